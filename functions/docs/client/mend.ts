type Value = string | null | ((element: Element) => string);

const nameOfRow = (element: Element): string =>
  element.closest('[data-param-name]')?.getAttribute('data-param-name') ?? '';

/** Attributes that the viewer gives its elements wrongly or not at all, by selectors; null takes one away. */
const MENDED: readonly [selector: string, attribute: string, value: Value][] = [
  // The page's title is the one above its tags.
  ['h3', 'aria-level', '2'],
  ['h4', 'aria-level', '3'],
  ['h5', 'aria-level', '4'],
  ['.parameters :is(input, select)', 'aria-label', nameOfRow],
  ['.body-param__text', 'aria-label', 'Body'],
  ['.close-modal', 'aria-label', 'Close'],
  // Another name than the one that is read on it.
  ['.modal-btn', 'aria-label', null],
  ['.responses-table', 'role', null],
  ['pre', 'tabindex', '0'],
];

/** Mends the elements within `viewer`, now and whenever it draws new ones. */
export function keepMended(viewer: Element): void {
  const mend = () => {
    for (const [selector, attribute, value] of MENDED)
      for (const element of viewer.querySelectorAll(selector)) {
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, typeof value === 'string' ? value : value(element));
      }
  };
  new MutationObserver(mend).observe(viewer, { childList: true, subtree: true });
}
