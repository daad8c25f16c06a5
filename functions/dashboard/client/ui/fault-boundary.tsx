import { signal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { Notice } from './notice.tsx';

/** Whether something in the page has failed that nothing else tells the person of. */
const hasFault = signal(false);

const noteFault = () => {
  hasFault.value = true;
};
addEventListener('error', noteFault);
addEventListener('unhandledrejection', noteFault);

/** Says that the page has failed, if it has: nobody looks at a blank one. */
export const FaultNotice = () => (hasFault.value ? <Fault /> : null);

/** Shows, in place of what cannot be drawn, that it cannot. */
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

/** Says that a part of the page could not be loaded: without a network, or as its name has changed with a new version. */
export const Missing = () => (
  <ToReload>This part of the page could not be loaded. Check your connection, and reload the page.</ToReload>
);

const Fault = () => (
  <ToReload>
    Something in this page went wrong. Reload it; if it happens again, a newer browser may help. Nothing of
    yours is lost.
  </ToReload>
);

function ToReload({ children }: { children: ComponentChildren }) {
  return (
    <Notice kind="problem">
      <p>{children}</p>
      <button type="button" class="quiet" onClick={() => location.reload()}>
        Reload
      </button>
    </Notice>
  );
}
