import { signal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const hasFault = signal(false);

const recordFault = () => {
  hasFault.value = true;
};
addEventListener('error', recordFault);
addEventListener('unhandledrejection', recordFault);

export const FaultNotice = () => (hasFault.value ? <Fault /> : null);

export class FaultBoundary extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ isBroken: true });
  }

  override render() {
    return this.state.isBroken ? <Fault /> : this.props.children;
  }
}

/** Reports that a chunk failed to load: the browser is offline, or a new version has replaced the chunk. */
export const MissingChunk = () => (
  <ReloadNotice>This part of the page didn’t load. Check your connection and reload.</ReloadNotice>
);

const Fault = () => (
  <ReloadNotice>
    Something went wrong, and it’s our fault. Nothing of yours is lost. Reload the page; if it happens again,
    try a newer browser.
  </ReloadNotice>
);

function ReloadNotice({ children }: { children: ComponentChildren }) {
  return (
    <Notice kind="problem">
      <p>{children}</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Notice>
  );
}
