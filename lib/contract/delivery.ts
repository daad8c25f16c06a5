import * as v from 'valibot';
import { DELIVERY_DAYS } from '#lib/delivery/due-times.ts';
import { CHANNELS, OUTCOMES } from '#lib/delivery/outcomes.ts';
import {
  CivilDate,
  described,
  growingList,
  hasSome,
  Instant,
  inputObject,
  ProfileId,
  quarterHourField,
  timeZoneField,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';

const DeliveryTime = quarterHourField('at', 'The local time of the delivery', '07:15');

/** On which days a reader gets a delivery. */
export const MailDays = v.picklist(DELIVERY_DAYS, 'days must be daily, sundays or highlights.');

const Days = described(
  MailDays,
  'On which days to deliver. `highlights` are days rated 8 or more or below 4, of several in a row the first, days on which a transit of Jupiter or a slower body is exact, and new and full Moons on a point of the chart; about six a month.',
);

const Weekly = described(
  v.boolean('weekly must be true or false.'),
  'Whether to send a letter about the next week on Sundays, in place of the day’s mail. The tier must have forecasts of the next seven days.',
);

/** When a reader gets notifications about a profile. */
export const Push = v.strictObject({
  at: DeliveryTime,
  timeZone: described(ZoneName, 'The IANA time zone of `at`.'),
  days: Days,
});

/** When a reader gets mail about a profile. */
export const Mail = v.strictObject({ ...Push.entries, weekly: Weekly });

/** When a reader wants notifications about a profile. */
export const NewPush = inputObject({
  at: DeliveryTime,
  timeZone: timeZoneField('timeZone', 'The IANA time zone of `at`; case is ignored.', 'Europe/Berlin'),
  days: Days,
});

/** When a reader wants mail about a profile. */
export const NewMail = inputObject({ ...NewPush.entries, weekly: Weekly });

export const ExportedMail = v.strictObject({
  ...Mail.entries,
  since: described(CivilDate, 'The date (UTC) on which the mail was last set.'),
});

/** What became of a delivery. */
export const RecentDelivery = v.strictObject({
  date: described(CivilDate, 'The local date of the delivery.'),
  channel: described(growingList(CHANNELS), 'How it was delivered.'),
  outcome: described(
    v.picklist(OUTCOMES),
    '`sent`: the mail server, or the push service of a device, accepted it. `late`: it would have been more than two hours late and was skipped. `undeliverable`: earlier mails bounced or were reported as spam, or no device is subscribed to notifications, so nothing was sent. `refused`: the mail server or push service refused it, or too many accounts in their first day had mail in this hour. `sending`: whether it was sent isn’t known; it isn’t sent again.',
  ),
  at: described(Instant, 'When that was.'),
});

/** What is delivered about a profile. */
export const Delivery = v.strictObject({
  mail: described(v.nullable(Mail), 'The morning mail to the account’s address; null if it is off.'),
  next: described(
    v.nullable(Instant),
    'When the next mail is due; null if none is certain, because the mail is off or depends on highlights.',
  ),
  push: described(v.nullable(Push), 'The notifications on the account’s devices; null if they are off.'),
  nextPush: described(v.nullable(Instant), 'When the next notification is due; null as for `next`.'),
  recent: described(v.array(RecentDelivery), 'The deliveries of the last two weeks, newest first.'),
});
export type Delivery = v.InferOutput<typeof Delivery>;

const example = { at: '07:15', timeZone: 'Europe/Berlin', days: 'daily' } as const;

/** New settings of what is delivered about a profile; at least one is required. */
export const DeliverySettings = v.pipe(
  inputObject({
    mail: v.optional(
      described(
        v.nullable(NewMail),
        'The morning mail to the account’s address; null turns it off. By default, it stays as it is.',
        { ...example, weekly: false },
      ),
    ),
    push: v.optional(
      described(
        v.nullable(NewPush),
        'The notifications on the account’s devices; null turns them off. By default, they stay as they are.',
        example,
      ),
    ),
  }),
  hasSome('mail and push'),
  v.metadata({ minProperties: 1 }),
);
export type DeliverySettings = v.InferOutput<typeof DeliverySettings>;

export const readDelivery = operation({
  name: 'read-delivery',
  method: 'GET',
  path: '/api/profiles/{id}/delivery',
  access: 'signed-in',
  tag: 'Delivery',
  summary: 'Read what is delivered about a profile',
  description:
    'Returns the morning mail and the notifications of a profile, when the next ones are due, and what became of the last ones.',
  params: v.object({ id: ProfileId }),
  response: Delivery,
  problems: ['not_found'],
});

export const setDelivery = operation({
  name: 'set-delivery',
  method: 'PUT',
  path: '/api/profiles/{id}/delivery',
  access: 'signed-in',
  tag: 'Delivery',
  summary: 'Set what is delivered about a profile',
  description:
    'Sets the morning mail of a profile, the notifications, or both: once on each chosen day, at a local time, to the account’s own address and devices. A time that the clocks skip is the first instant after it; one that they repeat is the first. A delivery that would be more than two hours late is skipped. Up to five profiles of an account can have mail, and five can have notifications.',
  params: v.object({ id: ProfileId }),
  body: DeliverySettings,
  response: Delivery,
  problems: [
    'not_found',
    'mail_limit_reached',
    'push_limit_reached',
    'forecast_horizon_exceeded',
    'edit_conflict',
  ],
});

const UnsubscribeToken = v.object({
  token: described(
    v.string(),
    'The token in the mail’s `List-Unsubscribe` header.',
    '1.mail.gh2.usr_01M7YMWJZ95PGZ13Z74TPMWH4T.prf_01M7YMWJZ95PGZ13Z74TPMWH4T.wfdmVBrDAjM-4rjQeXcQEuY1jUqR0Pi1b0S5YxIZ0PA',
  ),
});

export const unsubscribePage = operation({
  name: 'unsubscribe-page',
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  access: 'public',
  tag: 'Delivery',
  summary: 'Show the page that stops a mail',
  description: 'Returns a page with one button, which stops the mail. Opening the page stops nothing.',
  params: UnsubscribeToken,
  // Mail clients add parameters of their own to links.
  query: 'ignored',
  mediaType: 'text/html',
  response: v.string(),
  problems: ['not_found'],
});

export const unsubscribe = operation({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  access: 'public',
  tag: 'Delivery',
  summary: 'Stop a mail',
  description:
    'Stops the mail or the weekly letter that the token names, without authentication (RFC 8058). Ignores the body. Repeating the request has no further effect. Unknown and expired tokens return the same 404. A deleted profile’s token returns 200.',
  params: UnsubscribeToken,
  query: 'ignored',
  mediaType: 'text/html',
  response: v.string(),
  problems: ['not_found'],
});
