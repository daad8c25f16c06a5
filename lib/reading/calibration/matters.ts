import type { ActivityId } from '../lists/catalogue.ts';

// What a sane adult would say of activities, by names of its own: a gate that the catalogue forgets is found out here.

/** What nobody should be told to leave. */
export const VIRTUES: ReadonlySet<ActivityId> = new Set<ActivityId>([
  'calling-a-parent',
  'giving-to-charity',
  'keeping-a-promise',
  'making-up-after-a-quarrel',
  'studying-for-an-exam',
  'time-with-children-or-pets',
  'visiting-older-relatives',
  'volunteering',
]);

/** What is done at work or for its sake. */
export const WORK: ReadonlySet<ActivityId> = new Set<ActivityId>([
  'asking-for-a-raise',
  'job-interviews',
  'leading-a-team-meeting',
  'pitching-an-idea',
  'public-speaking',
  'sending-applications',
  'signing-contracts',
  'tackling-a-backlog',
  'taking-charge-of-a-project',
  'undisturbed-deep-work',
  'writing-important-emails',
]);

/** What belongs to working life alone. */
export const WORKING_LIFE: ReadonlySet<ActivityId> = new Set<ActivityId>([
  'asking-for-a-raise',
  'job-interviews',
  'leading-a-team-meeting',
  'pitching-an-idea',
  'sending-applications',
  'tackling-a-backlog',
  'taking-charge-of-a-project',
  'undisturbed-deep-work',
  'writing-important-emails',
]);

/** What is no matter of a child's: working life, love, money and what one owns, and a household of one's own. */
export const ADULTS: ReadonlySet<ActivityId> = new Set<ActivityId>([
  ...WORKING_LIFE,
  'booking-a-long-journey',
  'breaking-a-habit',
  'budgeting',
  'buying-electronics',
  'calling-a-parent',
  'changing-your-routine',
  'committing-to-a-partner',
  'declaring-your-feelings',
  'entering-a-raffle',
  'first-dates',
  'going-dancing',
  'hosting-guests',
  'launching-something-online',
  'major-purchases',
  'meeting-someone-influential',
  'moving-furniture',
  'moving-house',
  'negotiating-a-price',
  'renovating',
  'repairs-around-the-house',
  'romantic-dinners',
  'settling-shared-expenses',
  'signing-contracts',
  'sorting-paperwork',
  'starting-a-fitness-routine',
  'teaching-or-mentoring',
  'vigorous-cleaning',
  'viewing-a-property',
  'volunteering',
]);

/** What much hangs on, and for long. */
export const STAKES: ReadonlySet<ActivityId> = new Set<ActivityId>([
  'asking-for-a-raise',
  'committing-to-a-partner',
  'major-purchases',
  'moving-house',
  'signing-contracts',
]);
