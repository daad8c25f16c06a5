import { expect, test } from '@jest/globals';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible, expectNoOverflow } from './expect-accessible.ts';
import { goTo, setTier, signInOn, storeProfile } from './page-actions.ts';

openPageForEachTest();

/** The profiles get different creation times, because they are sorted by creation time. */
const madeAtMs = Date.now();
const ada = () => ({ ...newProfile(madeAtMs), name: 'Ada', birthTime: '12:41' });
const bo = () => ({ ...newProfile(madeAtMs + 1), name: 'Bo', birthDate: '1988-11-03' });

/** `--accent` in light mode. */
const ACCENT = 'rgb(59, 68, 148)';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function signInWith(...profiles: ReturnType<typeof newProfile>[]): Promise<void> {
  await signInOn(page);
  for (const profile of profiles) await storeProfile(page, profile);
}

async function compareFrom(name: string): Promise<void> {
  await goTo(page, 'People');
  await page.getByRole('link', { name: `Compare ${name}` }).click();
}

test('a comparison shows a summary, each category’s level, then the aspects', async () => {
  await signInWith(ada(), bo());
  await compareFrom('Ada');
  await heading('Ada and Bo').waitFor();
  await page.locator('.overall').waitFor();
  await eventually(() => page.title()).toBe('Two people · Noonmark');
  await eventually(() => page.locator('.category h2').allTextContents()).toEqual(
    ['Warmth', 'Talk', 'Work', 'Friction'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}: (little|some|much|very much)$`)),
    ),
  );
  await eventually(() => page.getByText(/^\d+\.\d of 10$/).count()).toBe(4);
  const note = page.locator('.notice', { hasText: /^Bo’s birth time is unknown, so / });
  await note.getByRole('link', { name: 'Add Bo’s birth time' }).waitFor();
  expect(await page.getByText('birth time is unknown').count()).toBe(1);
  const fills = await page.evaluate(
    "[...document.querySelectorAll('.score rect:not(.track)')].map((bar) => getComputedStyle(bar).fill)",
  );
  expect(fills).toEqual([ACCENT, ACCENT, ACCENT, expect.not.stringContaining(ACCENT)]);
  await eventually(() => page.getByRole('table').isVisible()).toBe(false);
  await page.getByText(/Where this comes from: \d+ aspects/).click();
  const rows = page.getByRole('rowheader');
  await rows.first().waitFor();
  await eventually(() => rows.allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Ada’s \w+ \w+ Bo’s \w+ \d\.\d° from exact$/)]),
  );
  await expectAccessible(page, 'pair');
});

test('a reload and Back restore both people, after choosing or swapping them', async () => {
  await signInWith(ada(), bo(), { ...newProfile(madeAtMs + 2), name: 'Cy', birthDate: '1971-01-09' });
  await compareFrom('Bo');
  await heading('Bo and Ada').waitFor();
  await page.getByRole('button', { name: 'Swap' }).click();
  await heading('Ada and Bo').waitFor();
  await page.getByLabel('Second person').selectOption('Cy');
  await heading('Ada and Cy').waitFor();
  await page.getByLabel('Second person').selectOption('Ada');
  await heading('Cy and Ada').waitFor();
  await page.getByLabel('First person').press('Tab');
  await page.getByLabel('Second person').and(page.locator(':focus')).waitFor();
  await page.reload();
  await heading('Cy and Ada').waitFor();
  await page.goBack();
  await heading('Ada and Cy').waitFor();
});

test('a chart links to the comparison, which receives the focus', async () => {
  await signInWith(ada(), bo());
  await goTo(page, 'People');
  await page.getByRole('link', { name: 'Natal chart of Bo' }).click();
  await page.getByRole('link', { name: 'Compare with someone' }).click();
  await heading('Bo and Ada').waitFor();
  await page.locator('#content:focus').waitFor();
});

test('a comparison with one profile says that it needs two and links to the next step', async () => {
  await signInWith(ada());
  await compareFrom('Ada');
  await page.getByText('Add the other person to compare.').waitFor();
  await page.getByRole('link', { name: 'See plans' }).waitFor();
  await setTier(page, 'starter');
  await page.getByRole('link', { name: 'Add a person' }).click();
  await heading('Add a person').waitFor();
});

test.each(['profile', 'with'])(
  'a link to a comparison with an unknown person names who is shown: %s',
  async (key) => {
    await signInWith(ada(), bo());
    await page.goto(`/#/pair?${key}=prf_gone`);
    await page.getByText('That person isn’t in your account, so here are Ada and Bo.').waitFor();
  },
);

test('long names and many aspects don’t overflow a phone', async () => {
  await signInWith({ ...ada(), name: 'W'.repeat(80) }, { ...bo(), name: 'Grace Brewster Murray Hopper' });
  await compareFrom('Grace');
  await page.locator('summary').click();
  await page.getByRole('rowheader').first().waitFor();
  await expectNoOverflow(page, 'comparison');
});
