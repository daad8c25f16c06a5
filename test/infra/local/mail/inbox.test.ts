import { expect, test } from '@jest/globals';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';

const mail = (to: string, subject = '') => ({ to, subject, text: '', html: '' });

test('the newest mail comes first, for one address in any case or for all', () => {
  const inbox = createInbox();
  inbox.deliver(mail('a@example.com', 'first'));
  inbox.deliver(mail('b@example.com', 'second'));
  inbox.deliver(mail('A@Example.com', 'third'));
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  expect(inbox.list('a@EXAMPLE.com').map(({ subject }) => subject)).toEqual(['third', 'first']);
  expect(inbox.list('c@example.com')).toEqual([]);
});

test('a full inbox drops its oldest mail', () => {
  const inbox = createInbox(2);
  for (const subject of ['first', 'second', 'third']) inbox.deliver(mail('a@example.com', subject));
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['third', 'second']);
});
