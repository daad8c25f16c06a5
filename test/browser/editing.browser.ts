import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPageForEachTest } from './chromium.ts';
import { createProfileBy, goTo, raiseTier, signInBy } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const edit = () => page.getByRole('button', { name: 'Edit Ada' });
const dialog = () => page.getByRole('dialog', { name: 'Edit Ada' });
const card = () => page.getByRole('listitem').filter({ has: edit() });
const save = () => dialog().getByRole('button', { name: 'Save' }).click();
const unknown = () => dialog().getByLabel('I don’t know');
const closed = () => page.locator('dialog[open]').waitFor({ state: 'detached' });

/** Opens the form of a new profile of Ada's, beside that of another; and everything that it sends. */
async function openForm(): Promise<unknown[]> {
  await signInBy(page);
  await raiseTier(page, 'starter');
  await createProfileBy(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  await edit().click();
  return sent;
}

test('a profile is put right: its form has what is stored, and sends what was changed alone', async () => {
  const sent = await openForm();
  const values = await dialog()
    .locator('input')
    .evaluateAll((inputs) => inputs.map(({ value }) => value));
  expect(values).toEqual(['Ada', '1990-06-15', '', 'on', 'Munich, Bavaria, Germany']);
  expect(await unknown().isChecked()).toBe(true);
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
  expect(await card().innerText()).not.toContain('07:45');
  expect(sent).toEqual([
    { birthTime: '07:45' },
    { birthDate: '1990-08-15', birthTime: null, birthCity: 'tokyo' },
  ]);
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
});

test('the focus goes into the form, and back to the button, however it is closed', async () => {
  const sent = await openForm();
  const name = dialog().getByLabel('Name');
  const isFocused = async (what: ReturnType<typeof edit>) =>
    expect(await what.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog().getByRole('button', { name: 'Cancel' }).click(),
    save,
  ];
  for (const close of ways) {
    await name.waitFor();
    await isFocused(name);
    if (close !== save) await name.fill('Eve');
    await close();
    await closed();
    await isFocused(edit());
    await page.keyboard.press('Enter');
    expect(await name.inputValue()).toBe('Ada');
  }
  expect(sent).toEqual([]);
});

test('a form that is opened again at once is open, with what is stored', async () => {
  await openForm();
  await dialog().getByLabel('Name').fill('Eve');
  // Before the browser has told that the dialog is closed.
  await page.evaluate(`new Promise((done) => {
    const dialog = document.querySelector('dialog[open]');
    dialog.addEventListener('close', () => setTimeout(done));
    dialog.close();
    document.activeElement.click();
  })`);
  expect(await dialog().getByLabel('Name').inputValue()).toBe('Ada');
});

test('what is refused is said at its field, which has the focus, and what was typed stays', async () => {
  await openForm();
  const time = dialog().getByLabel('Time of birth');
  await dialog().getByLabel('Date of birth').fill('1990-03-25');
  await unknown().uncheck();
  await time.fill('02:30');
  await save();
  await dialog().getByRole('alert').waitFor();
  expect(await dialog().getByRole('alert').allInnerTexts()).toEqual([
    'Time of birth 02:30 never was: on 25 March 1990 the clocks of Europe/Berlin jumped over it.',
  ]);
  await dialog().locator('[aria-invalid]:focus').waitFor();
  expect(await time.getAttribute('aria-invalid')).toBe('true');
  expect(await time.inputValue()).toBe('02:30');
  await dialog().getByLabel('City of birth').fill('Xyzzyville');
  await save();
  await dialog().getByText('No such city was found.').waitFor();
  expect(await time.getAttribute('aria-invalid')).toBeNull();
});

test('a new profile takes a time of birth, and goes without', async () => {
  await signInBy(page);
  await createProfileBy(page, { time: '23:10' });
  await card().getByText('15 June 1990 at 23:10').waitFor();
});
