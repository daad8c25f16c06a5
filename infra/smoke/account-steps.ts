import * as v from 'valibot';
import { currentUser, Usage, usage } from '#lib/contract/account.ts';
import { Forecast, todaysHoroscope } from '#lib/contract/forecasts.ts';
import { createProfile, deleteProfile, getProfile, StoredProfile } from '#lib/contract/profiles.ts';
import { about, as } from './as-caller.ts';
import type { ReadAnswer } from './contract-issues.ts';
import type { Found } from './found.ts';
import { PROFILE_NAME } from './left-over.ts';
import { ofCaller, type Step } from './step.ts';

const birth = { name: PROFILE_NAME, birthDate: '1990-06-15', birthTime: '14:35', birthCity: 'London, UK' };

const ok = { status: 200, headers: ofCaller };
const tagged = { status: 200, headers: { ...ofCaller, ETag: undefined } };
const unchanged = {
  status: 304,
  headers: { ...ofCaller, ETag: undefined },
  otherwise: 'An answer that has not changed must be 304: does something on the way take If-None-Match away?',
};

const tagOf = ({ headers }: ReadAnswer): string | undefined => headers.get('etag') ?? undefined;
const today = (found: Found, headers = {}) =>
  about(found, todaysHoroscope, { query: { profileId: found.profileId ?? '' }, headers });

/** What a key lets its account do, from making a profile to deleting it. */
export const accountSteps: readonly Step[] = [
  { check: 'The account', request: (found) => as(found, currentUser), expected: ok },
  {
    check: 'Another method',
    request: (found) => as(found, usage, {}, 'PUT'),
    expected: { status: 405, headers: { ...ofCaller, Allow: 'GET, HEAD' } },
  },
  {
    check: 'Making a profile',
    request: (found) => as(found, createProfile, { body: birth }),
    expected: {
      status: 201,
      headers: { ...ofCaller, Location: undefined },
      otherwise: 'Birth places come from Amazon Location, and are kept in the table.',
    },
    learn: ({ body }) => {
      const { success, output } = v.safeParse(v.object({ id: StoredProfile.entries.id }), body);
      return success ? { profileId: output.id } : {};
    },
  },
  {
    check: 'Reading it',
    request: (found) => about(found, getProfile),
    expected: tagged,
    learn: (answer) => ({ profileTag: tagOf(answer) }),
  },
  {
    check: 'Reading it, by HEAD',
    request: (found) => about(found, getProfile, {}, 'HEAD'),
    expected: tagged,
  },
  {
    check: 'Reading it again',
    request: (found) =>
      found.profileTag === undefined
        ? undefined
        : about(found, getProfile, { headers: { 'If-None-Match': found.profileTag } }),
    expected: unchanged,
  },
  {
    check: 'Today’s forecast',
    request: (found) => today(found),
    expected: {
      ...tagged,
      also: ({ body }) => {
        const count = v.parse(Forecast, body).horoscopes.length;
        return count === 1 ? undefined : `It has ${count} days.`;
      },
    },
    learn: (answer) => ({ dayTag: tagOf(answer) }),
  },
  {
    check: 'Today’s forecast again',
    request: (found) =>
      found.dayTag === undefined ? undefined : today(found, { 'If-None-Match': found.dayTag }),
    expected: unchanged,
  },
  {
    check: 'What is used',
    request: (found) => as(found, usage),
    expected: {
      ...ok,
      also: ({ body }, { profileId }) =>
        profileId !== undefined && v.parse(Usage, body).profiles === 0
          ? 'It does not count the profile that was made.'
          : undefined,
    },
  },
  {
    check: 'Deleting it',
    request: (found) => about(found, deleteProfile),
    expected: ok,
    learn: () => ({ isDeleted: true }),
  },
  {
    check: 'That it is gone',
    request: (found) => (found.isDeleted ? about(found, getProfile) : undefined),
    expected: {
      status: 404,

      headers: ofCaller,
      otherwise:
        'The deletion was confirmed, and the profile is still there: did the request reach the service?',
    },
  },
];
