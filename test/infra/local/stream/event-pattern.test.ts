import { expect, test } from '@jest/globals';
import { compilePattern } from '../../../../infra/local/stream/event-pattern.ts';

const record = {
  eventName: 'INSERT',
  dynamodb: { Keys: { PK: { S: 'DELETED#1' } }, NewImage: { count: { N: '7' }, kind: { S: 'Profile' } } },
};
const key = (rule: unknown) => ({ dynamodb: { Keys: { PK: { S: [rule] } } } });
const count = (rule: unknown) => ({ dynamodb: { NewImage: { count: { N: [rule] } } } });

test.each<[unknown, boolean]>([
  [{}, true],
  [{ eventName: ['INSERT', 'REMOVE'] }, true],
  [{ eventName: ['MODIFY'] }, false],
  [key({ prefix: 'DELETED#' }), true],
  [key({ prefix: 'USER#' }), false],
  [{ eventName: ['REMOVE'], ...key({ prefix: 'DELETED#' }) }, false],
  [key({ suffix: '1' }), true],
  [key({ 'equals-ignore-case': 'deleted#1' }), true],
  [key({ 'anything-but': ['DELETED#1'] }), false],
  [key({ 'anything-but': { prefix: 'USER#' } }), true],
  [key({ exists: true }), true],
  [{ dynamodb: { OldImage: { PK: { S: [{ exists: false }] } } } }, true],
  [{ dynamodb: { OldImage: { PK: { S: [{ 'anything-but': 'x' }] } } } }, false],
  [count({ numeric: ['>', 5, '<=', 7] }), true],
  [count({ numeric: ['=', 8] }), false],
  [{ $or: [{ eventName: ['MODIFY'] }, key({ prefix: 'DELETED#' })] }, true],
  [{ eventName: [null] }, false],
])('%j lets the record through: %s', (pattern, passes) => {
  expect(compilePattern(pattern)(record)).toBe(passes);
});

test('an operator that is not known is an error', () => {
  expect(() => compilePattern(key({ cidr: '10.0.0.0/8' }))).toThrow(
    "A stream's filter uses cidr, which is not known locally",
  );
});
