/**
 * The rounds of calls of the table that a function waits for, one after the other, for one request: calls of a round are
 * under way together, as `GetItem + Query`.
 */
export type Rounds = readonly string[];

/** What somebody asks for, and the rounds of the authorizer, if it has one, and of the function that answers. */
export type Operation = { what: string; authorizer: Rounds; answering: Rounds };

const STRANGER: Rounds = [];
const SEEN = ['BatchGetItem'];

/** The commonest operations, asked of functions that are warm; a test counts them. */
export const roundTrips: readonly Operation[] = [
  {
    what: 'a code',
    authorizer: STRANGER,
    answering: [
      'GetItem + GetItem + GetItem',
      'UpdateItem',
      'UpdateItem + UpdateItem + UpdateItem',
      'PutItem + TransactWriteItems',
    ],
  },
  {
    what: 'a sign-in',
    authorizer: STRANGER,
    answering: [
      'GetItem + GetItem + Query',
      'GetItem + Query + UpdateItem',
      'UpdateItem + UpdateItem + UpdateItem + UpdateItem',
      'UpdateItem + UpdateItem + UpdateItem',
      'TransactWriteItems',
      'UpdateItem + UpdateItem + UpdateItem + UpdateItem',
    ],
  },
  {
    what: 'profiles, by a key that is new to the process',
    authorizer: ['GetItem', 'BatchGetItem + UpdateItem'],
    answering: ['Query'],
  },
  { what: 'profiles, by a key', authorizer: SEEN, answering: ['Query'] },
  {
    what: 'profiles, by a session that is new to the process',
    authorizer: ['GetItem', 'GetItem'],
    answering: ['Query'],
  },
  { what: 'profiles, by a session', authorizer: SEEN, answering: ['Query'] },
  {
    what: 'a week, of which nothing is cached',
    authorizer: SEEN,
    answering: ['GetItem', 'Query', 'GetItem', 'BatchWriteItem + UpdateItem'],
  },
  { what: 'a week that is cached', authorizer: SEEN, answering: ['GetItem', 'Query'] },
  {
    what: 'a week of which a day is not cached',
    authorizer: SEEN,
    answering: ['GetItem', 'Query', 'GetItem', 'BatchWriteItem + UpdateItem'],
  },
  {
    what: 'a week in a time zone that is new to the profile',
    authorizer: SEEN,
    answering: ['GetItem', 'Query', 'GetItem', 'GetItem + UpdateItem', 'UpdateItem', 'BatchWriteItem'],
  },
];
