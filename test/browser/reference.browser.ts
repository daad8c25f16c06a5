import { expect, test } from '@jest/globals';
import { ada, serviceOf } from '../support/service.ts';
import { openPage, openPageForEachTest, page, problems, SIZES } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible, expectNoShifts, recordShifts } from './expect-accessible.ts';
import { signInOn } from './page-actions.ts';

const { signIn } = serviceOf();

openPageForEachTest();

const section = (name: string) => page.locator('section').filter({ has: page.locator(`[id="${name}"]`) });

/** Removes all other sections, because axe takes minutes on the whole page. Operations, and schemas, look alike. */
const keepSections = (...names: string[]) =>
  page.evaluate(`for (const it of document.querySelectorAll('section'))
    if (!${JSON.stringify(names)}.includes(it.querySelector('h3').id)) it.remove()`);

/** Opens the form of an operation. */
async function openForm(name: string) {
  await section(name).getByRole('button', { name: 'Try it' }).click();
  return section(name).locator('form');
}

test('a form sends requests with a key, keeps it in memory, and shows answers', async () => {
  const { key } = await signIn();
  await page.setViewportSize(SIZES.desk);
  await page.goto('/docs/reference');
  const create = await openForm('create-profile');
  await create.locator('input:focus').fill(key);
  await create.getByLabel('Body').fill(JSON.stringify(ada));
  await create.getByRole('button').click();
  await eventually(() => create.innerText()).toMatch(
    /POST returned 201.*"birthCity": "London, England, United Kingdom".*location: /s,
  );
  const id = /"id": "(prf_\w+)"/.exec(await create.innerText())?.[1] ?? '';
  const read = await openForm('get-profile');
  await eventually(() => read.getByLabel('API key').inputValue()).toBe(key);
  await read.getByLabel('id (path)').fill(id);
  await read.getByRole('button').click();
  await eventually(() => read.innerText()).toMatch(/GET returned 200.*"name": "Ada"/s);
  const stored = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })');
  expect(stored).not.toContain(key);
  await keepSections('create-profile', 'get-profile', 'daily-horoscope', 'Transit', 'SkyEvent', 'AspectName');
  await expectAccessible(page, 'reference-answered');
  expect(problems).toEqual([]);
});

test('a form shows a problem, and that no answer arrived', async () => {
  await page.goto('/docs/reference');
  const form = await openForm('natal-chart');
  await form.getByRole('button').click();
  await form.locator('input:focus:invalid').fill('prf_1');
  await form.getByRole('button').click();
  await eventually(() => form.innerText()).toMatch(/GET returned 401.*"code": "unauthenticated"/s);
  await page.route('**/chart', (route) => route.abort());
  await form.getByRole('button').click();
  await eventually(() => form.innerText()).toContain('The request failed');
});

test('a form without a key uses the session of the dashboard', async () => {
  const email = await signInOn(page);
  await page.goto('/docs/reference');
  const form = await openForm('list-sessions');
  await form.getByRole('button').click();
  await eventually(() => form.innerText()).toMatch(/GET returned 200.*"current": true/s);
  const user = await openForm('current-user');
  await user.getByRole('button').click();
  await eventually(() => user.innerText()).toContain(email);
});

test('the reference loads the script of forms only when one is opened', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/docs/reference');
  expect(scripts).toHaveLength(1);
  await (await openForm('sky')).waitFor();
  expect(scripts).toHaveLength(2);
});

test.each(Object.entries(SIZES))('loading the reference shifts no layout: %s', async (_, viewport) => {
  await page.setViewportSize(viewport);
  await recordShifts(page);
  await page.goto('/docs/reference');
  await page.getByRole('button', { name: 'Try it' }).first().waitFor();
  await expectNoShifts(page);
});

test.each([
  ...[
    '',
    '/quick-start',
    '/answers',
    '/activities',
    '/errors',
    '/errors/invalid_request',
    '/assistants',
    '/moon',
  ],
])('documentation is accessible in any size and theme: /docs%s', async (path) => {
  await page.goto(`/docs${path}`);
  await expectAccessible(page, `docs${path.replaceAll('/', '-')}`);
  expect(problems).toEqual([]);
});

test('without JavaScript, the reference shows fields of requests and answers, and no buttons', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/docs/reference');
  const operation = page.locator('section').filter({ has: page.locator('[id="daily-horoscope"]') });
  await operation.getByRole('heading', { name: 'GET /api/horoscope/daily' }).waitFor();
  expect(await operation.locator('dt').allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^endDate\s+string \(date\), query, required$/),
      expect.stringMatching(/^horoscopes\s+list of ForecastDay$/),
    ]),
  );
  await operation.getByRole('link', { name: 'ForecastDay' }).click();
  await page.getByRole('heading', { name: 'ForecastDay' }).waitFor();
  expect(await page.locator('#ForecastDay + p + dl, #ForecastDay + dl').innerText()).toMatch(
    /luckyColors\s+list of Color/,
  );
  expect(await page.getByRole('button').count()).toBe(0);
  await page.context().close();
});
