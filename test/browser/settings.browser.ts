import { expect, test } from '@jest/globals';
import { openPageForEachTest, page, problems } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, setTier, signUpOn } from './page-actions.ts';

openPageForEachTest();

const mailForm = () =>
  page.locator('section.card').filter({ has: page.getByRole('heading', { name: 'Morning mail' }) });

test('morning mail is set, changed and turned off, and says when the next one comes', async () => {
  await signUpOn(page);
  await setTier(page, 'premium');
  await goTo(page, 'You');
  await mailForm()
    .getByText(/^Off\. /)
    .waitFor();
  await mailForm().getByLabel('Time').selectOption('06:45');
  await mailForm().getByRole('button', { name: 'Turn on' }).click();
  await mailForm()
    .getByText(/^The next one comes (today|tomorrow) at 06:45\.$/)
    .waitFor();
  await expectAccessible(page, 'morning-mail');
  const isLoaded = Promise.withResolvers<void>();
  await page.route('**/delivery', (route) => isLoaded.promise.then(() => route.continue()));
  await page.reload();
  await mailForm().waitFor();
  for (const label of ['Time', 'On Sundays'])
    expect(await mailForm().getByLabel(label).isDisabled()).toBe(true);
  isLoaded.resolve();
  await eventually(() => mailForm().getByLabel('On Sundays').isDisabled()).toBe(false);
  await mailForm()
    .getByText(/^The next one comes (today|tomorrow) at 06:45\.$/)
    .waitFor();
  await mailForm().getByLabel('Days', { exact: true }).selectOption('Highlights only');
  await mailForm().getByLabel('On Sundays').check();
  await mailForm().getByRole('button', { name: 'Save' }).click();
  await mailForm()
    .getByText(/^The next one comes (on Sunday|today|tomorrow)/)
    .waitFor();
  await mailForm().getByRole('button', { name: 'Turn off' }).click();
  await mailForm()
    .getByText(/^Off\. /)
    .waitFor();
  expect(problems).toEqual([]);
});

test('the chosen theme, text size and clock apply in place of the system’s', async () => {
  await signUpOn(page);
  await goTo(page, 'You');
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const light = await background();
  await page.getByLabel('Theme').selectOption('Dark');
  await eventually(background).not.toBe(light);
  await page.getByLabel('Text size').selectOption('Larger');
  await eventually(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('20px');
  await page.getByLabel('Clock').selectOption('12 hours');
  await eventually(() => page.getByText(/^Signed in /).innerText()).toMatch(/ [ap]m$/i);
  await page.getByLabel('Theme').selectOption('Match the system');
  await eventually(background).toBe(light);
  expect(problems).toEqual([]);
});

test('from the third day on, Today offers morning mail until answered once', async () => {
  await signUpOn(page);
  const offer = page.getByRole('heading', { name: 'Have it come to you' });
  await goTo(page, 'Today');
  await page.locator('.luck').waitFor();
  expect(await offer.count()).toBe(0);
  await page.evaluate("localStorage.setItem('visits', '2026-01-01 2026-01-02')");
  await page.reload();
  await offer.waitFor();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.luck').waitFor();
  expect(await offer.count()).toBe(0);
});

test('what matters to a person is chosen when editing, three at most', async () => {
  await signUpOn(page);
  await goTo(page, 'People');
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit Ada' }).click();
    return page.getByRole('group', { name: 'What matters most right now?' });
  };
  const matters = await edit();
  for (const name of ['Work', 'Home', 'Friends']) await matters.getByLabel(name).check();
  await eventually(() => matters.getByLabel('Money').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await edit();
  await eventually(() => matters.getByLabel('Friends').isChecked()).toBe(true);
  await eventually(() => matters.getByLabel('Love').isChecked()).toBe(false);
});
