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
  <ReloadNotice>
    This part of the page could not be loaded. Check your connection, and reload the page.
  </ReloadNotice>
);

const Fault = () => (
  <ReloadNotice>
    Something in this page went wrong. Reload it; if it happens again, a newer browser may help. Nothing of
    yours is lost.
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
