/** Loads the form for requests when a reader first presses “Try it”. */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button.try');
  if (!button) return;
  const { openForm } = await import('./request-form.ts');
  openForm(button);
});
