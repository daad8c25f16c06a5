import { expect, test } from '@jest/globals';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { goTo, signUpOn } from './page-actions.ts';

openPageForEachTest();

const edit = () => page.getByRole('button', { name: 'Edit Ada' });
const dialog = () => page.getByRole('dialog', { name: 'Edit Ada' });
const card = () => page.getByRole('listitem').filter({ has: edit() });
const save = () => dialog().getByRole('button', { name: 'Save' }).click();
const unknown = () => dialog().getByLabel('I don’t know');
const closed = () => page.locator('dialog[open]').waitFor({ state: 'detached' });

/** Opens the edit dialog of a new profile. The returned array collects the bodies of the page's PATCH requests. */
async function openForm(): Promise<unknown[]> {
  await signUpOn(page, { tier: 'starter' });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  await edit().click();
  return sent;
}

test('the edit form shows stored values and sends only changed ones', async () => {
  const sent = await openForm();
  const inputs = dialog().locator('.field input');
  const values = () => inputs.evaluateAll((elements) => elements.map(({ value }) => value));
  await eventually(values).toEqual(['Ada', '1990-06-15', '', 'on', 'Munich, Bavaria, Germany']);
  await eventually(() => unknown().isChecked()).toBe(true);
  await unknown().uncheck();
  await dialog().getByLabel('Time of birth').fill('07:45');
  await save();
  await card().getByText('15 June 1990 at 07:45').waitFor();
  await edit().click();
  await dialog().getByLabel('Date of birth').fill('1990-08-15');
  await unknown().check();
  await dialog().getByLabel('City of birth').fill('tokyo');
  await save();
  await page.getByRole('status').filter({ hasText: 'Tokyo' }).getByText('139.').waitFor();
  await card().getByText('Leo, born 15 August 1990, time unknown').waitFor();
  await eventually(() => card().innerText()).not.toContain('07:45');
  expect(sent).toEqual([
    { birthTime: '07:45' },
    { birthDate: '1990-08-15', birthTime: null, birthCity: 'tokyo' },
  ]);
  await goTo(page, 'Today');
  await page.locator('.rating-number').waitFor();
});

test('focus moves into the dialog and, however the dialog closes, returns to the button that opened it', async () => {
  const sent = await openForm();
  const name = dialog().getByLabel('Name');
  const focused = page.locator(':focus');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog().getByRole('button', { name: 'Cancel' }).click(),
    save,
  ];
  for (const close of ways) {
    await name.and(focused).waitFor();
    if (close !== save) await name.fill('Eve');
    await close();
    await closed();
    await edit().and(focused).waitFor();
    await page.keyboard.press('Enter');
    await eventually(() => name.inputValue()).toBe('Ada');
  }
  expect(sent).toEqual([]);
});

test('a dialog reopened immediately shows the stored values', async () => {
  await openForm();
  await dialog().getByLabel('Name').fill('Eve');
  // Reopens the dialog before its close event fires.
  await page.evaluate(`new Promise((done) => {
    const dialog = document.querySelector('dialog[open]');
    dialog.addEventListener('close', () => setTimeout(done));
    dialog.close();
    document.activeElement.click();
  })`);
  await eventually(() => dialog().getByLabel('Name').inputValue()).toBe('Ada');
});

test('an invalid field shows an error, receives the focus and keeps its value', async () => {
  await openForm();
  const time = dialog().getByLabel('Time of birth');
  await dialog().getByLabel('Date of birth').fill('1990-03-25');
  await unknown().uncheck();
  await time.fill('02:30');
  await save();
  await dialog().getByRole('alert').waitFor();
  await eventually(() => dialog().getByRole('alert').allInnerTexts()).toEqual([
    'Time of birth 02:30 did not exist on 25 March 1990 in Europe/Berlin: the clocks went forward.',
  ]);
  await dialog().locator('[aria-invalid]:focus').waitFor();
  await eventually(() => time.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => time.inputValue()).toBe('02:30');
  await dialog().getByLabel('City of birth').fill('Xyzzyville');
  await save();
  await dialog().getByText('The city was not found.').waitFor();
  await eventually(() => time.getAttribute('aria-invalid')).toBeNull();
});

test('a new profile stores its birth time', async () => {
  await signUpOn(page, { time: '23:10' });
  await card().getByText('15 June 1990 at 23:10').waitFor();
});
