import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { budgetsOf } from '#lib/accounts/limits.ts';
import { CODE_VALID_MINUTES, MAX_CODES, MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import { MAX_NAME_BYTES } from '#lib/contract/text-field.ts';
import { METRICS } from '#lib/log/metrics.ts';
import { CACHE_TTL_MS } from '#lib/secret/service-secret.ts';
import { stageNamed } from '../../../infra/chosen-stage.ts';
import { alarms, STAGE_METRICS } from '../../../infra/costs/month.ts';
import { WEB_FILTER } from '../../../infra/stages.ts';

const { limits, requestsPerSecond: rates } = stageNamed('prod');
const MAX_PROFILES = 100_000;
const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number) => count.toLocaleString('en-US');

/** Sentences of a page with the figures of the settings that they quote. */
const figures: Record<string, string[]> = {
  'SECURITY.md': [
    `valid for ${words[CODE_VALID_MINUTES]} minutes. Up to ${words[MAX_CODES]} codes`,
    `Each code allows ${words[MAX_TRIES]} attempts`,
    `| For one mailbox | ${limits.failedVerificationsPerEmailPerDay} a day, ${limits.failedVerificationsPerEmailAndSourcePerDay} of them from one source |`,
    `| From one source, for all mailboxes | ${limits.failedVerificationsPerSourcePerDay} a day |`,
    `| In the whole stage | ${limits.failedVerificationsPerStagePerHour} an hour |`,
    `its own limit of ${words[limits.failedVerificationsPerEmailAndSourcePerDay]} failures a day`,
    `| Requests with keys, and requests with sessions | ${number(limits.requestsPerUserPerDay)} each a day, and ${number(limits.requestsPerUserPerHour)} each an hour; on the first day ${limits.requestsPerNewUserPerHour} an hour |`,
    `| Computed forecast days | ${number(limits.computedEntriesPerUserPerDay)} a day |`,
    `| Lookups of uncached cities, and uncached place searches | ${limits.cityLookUpsPerUserPerDay} each a day per mailbox`,
    `| Place searches that the list of cities can't answer | ${limits.citySearchesPerUserPerHour} an hour |`,
    `| Exports | ${limits.exportsPerUserPerHour} an hour |`,
    `| Creations and edits of profiles, edits of webhooks, and subscriptions of devices | ${limits.editsPerUserPerHour} an hour |`,
    `can buy at most ${limits.cityLookUpsPerSourcePerDay} lookups and searches a day together`,
    `share ${number(limits.requestsOfNewUsersPerStagePerHour)} requests, ${limits.cityLookUpsOfNewUsersPerStagePerHour} lookups and ${limits.mailsOfNewUsersPerStagePerHour} morning mails an hour`,
    `Names have at most ${MAX_NAME_BYTES} bytes`,
    `(${words[rates['send-code'] ?? 0]} requests per second each for \`send-code\` and \`verify\`)`,
    `blocks a source after ${WEB_FILTER.signInRequestsPerTenMinutes} sign-in requests in ten minutes`,
    `exceed ${WEB_FILTER.pageRequestsPerTenMinutes} pages and feeds in ten minutes or ${number(WEB_FILTER.requestsPerFiveMinutes)} requests in five`,
    `functions cache the secret for ${words[CACHE_TTL_MS / 60_000]}`,
  ],
  'docs/answers.md': [
    `at most ${limits.codesPerEmailPerDay} a day`,
    `| ${limits.cityLookUpsPerUserPerDay} lookups of uncached cities |`,
    `| ${limits.boughtCitySearchesPerUserPerDay} uncached place searches |`,
    `| ${limits.citySearchesPerUserPerHour} place searches that the list of cities can't answer |`,
    `| ${number(limits.computedEntriesPerUserPerDay)} computed days,`,
    `| ${limits.exportsPerUserPerHour} exports |`,
    `| ${limits.editsPerUserPerHour} edits |`,
    `| ${number(limits.requestsPerUserPerDay)} requests with keys,`,
    `| ${number(limits.requestsPerUserPerHour)} requests with keys, and as many with sessions; ${limits.requestsPerNewUserPerHour} during`,
    `can buy ${limits.cityLookUpsPerSourcePerDay} lookups and searches a day together`,
    `share ${number(limits.requestsOfNewUsersPerStagePerHour)} requests (\`requests-of-new-accounts\`) and ${limits.mailsOfNewUsersPerStagePerHour} morning mails an hour`,
    `| ${limits.calendarAnswersPerFeedPerHour} computed responses per calendar feed, ${limits.calendarAnswersPerUserPerHour} for all`,
    `at most ${MAX_NAME_BYTES} bytes in UTF-8`,
  ],
  'docs/scale.md': [`ten of the stage's ${STAGE_METRICS} metrics`],
  'docs/operate.md': [
    `by default ${WEB_FILTER.signInRequestsPerTenMinutes} sign-in requests or ${WEB_FILTER.pageRequestsPerTenMinutes} pages and feeds in ten minutes, or ${number(WEB_FILTER.requestsPerFiveMinutes)} requests in five`,
    `buys at most ${limits.cityLookUpsPerStagePerHour} lookups per hour`,
    `can together use ${limits.cityLookUpsOfNewUsersPerStagePerHour} of them`,
    `${(alarms.metrics * 0.1 + alarms.composites * 0.5).toFixed(2)} USD a month (0.10 for each of ${alarms.metrics} metrics`,
    `Each of the ${STAGE_METRICS} metrics costs at most 0.30 USD a month, prorated to the hours with data, so ${(STAGE_METRICS * 0.3).toFixed(2)} USD`,
    ...METRICS.map((name) => `\`${name}\``),
  ],
};

test.each(Object.entries(figures))('the figures in %s are those of the settings', (page, sentences) => {
  const text = readFileSync(page, 'utf8').replaceAll(/\s+/g, ' ');
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});

const quotasOf = (maxProfiles: number, ofOthers = limits) =>
  budgetsOf(ofOthers, { tier: 'platform', maxProfiles, maxDaysFromToday: 365 });

test('the quotas of a platform account in docs/answers.md are those of the settings', () => {
  const none = Object.fromEntries(quotasOf(1).map(([name]) => [name, 0])) as unknown as typeof limits;
  const most = new Map(quotasOf(MAX_PROFILES));
  const rows = quotasOf(100, none).map(
    ([name, quota]) => `| ${quota / 100} | ${number(most.get(name) ?? 0)} |`,
  );
  const text = readFileSync('docs/answers.md', 'utf8');
  const [, table = ''] = text.split('| For each profile of the plan | At most |\n|---|---|---|\n');
  const [shown = ''] = table.split('\n\n');
  expect(shown.split('\n').map((row) => row.replace(/^\| [^|]+ /, ''))).toEqual(rows);
});

test('the two limits that pages state as one are the same', () => {
  expect(limits.boughtCitySearchesPerUserPerDay).toBe(limits.cityLookUpsPerUserPerDay);
  expect(rates['verify']).toBe(rates['send-code']);
});
