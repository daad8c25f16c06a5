/** Whether a key or touch on an element belongs to a control or a dialog. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/** Whether a key press is meant for the page: without modifiers, outside controls and dialogs. */
export const isPageKey = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !isControl(target) && !document.querySelector('dialog[open]');
