/** Views that place the focus themselves, or dialogs that restore it, do so within this time. */
const DELAY_MS = 100;

/** The focused element and its ancestors, from the inside out. */
let path: readonly Element[] = [];

/**
 * Moves the focus to the nearest remaining section when the focused element is removed, such as a button that did its work.
 * Otherwise screen readers and the Tab key would start over at the top of the page.
 */
export function keepFocus(): void {
  addEventListener('focusin', (event) => {
    path = event.composedPath().filter((target) => target instanceof Element);
  });
  addEventListener('focusout', ({ target }) => {
    // Some browsers also send this event when they remove the element. Then it is gone in a moment.
    queueMicrotask(() => {
      if (target === path[0] && path[0]?.isConnected) path = [];
    });
  });
  new MutationObserver(() => {
    if (path[0]?.isConnected === false) setTimeout(moveFocus, DELAY_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function moveFocus(): void {
  // A view's outermost section is as good as all its content.
  const place = path.find((element) => element.isConnected && element.matches('section section, li, main'));
  if (document.activeElement !== document.body || !(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
