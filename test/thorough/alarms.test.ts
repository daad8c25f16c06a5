import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { throttlingErrors } from '../../infra/local/aws/faults.ts';
import { errorResponse } from '../../infra/local/aws/service-call.ts';
import { everyOption, templateOf } from '../infra/service/templates.ts';
import { metricKey, ringing, type Samples } from '../support/alarm-evaluator.ts';
import { connectAssistant } from '../support/assistant.ts';
import { awsMetrics } from '../support/aws-metrics.ts';
import { serveNames } from '../support/name-server.ts';
import { ada, newEmail } from '../support/service.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

// Real requests over HTTP with injected faults; test/support/aws-metrics.ts derives the metrics that AWS would emit. Only
// table latency, the age of stream records, dead letters and SES's reputation metrics are set by hand.

const settings = { alarmMail: 'operator@a.example', check: true };
const template = templateOf('dev', settings);
const A_DAY = 288;
const A_QUARTER_OF_AN_HOUR = 3;

type Person = { key: string; profileId: string };
let service: WatchedService;
let person: Person;
let quiet: Samples;
const allFired = new Set<string>();

const newcomer = async (): Promise<Person> => {
  const { key } = await service.signIn();
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  return { key, profileId: body.id };
};

const HUNDRED_MINUTES = 100 * 60_000;
let checks = Math.floor(Date.now() / HUNDRED_MINUTES);

/** Another time of the schedule at which the check looks up a city, or doesn't. Each has an address of its own. */
const checkAt = (looksUp: boolean) => {
  const time = checks++ * HUNDRED_MINUTES + (looksUp ? 0 : 10 * 60_000);
  return { time: new Date(time).toISOString() };
};

/** Five minutes of ordinary traffic, including some client errors. */
async function ordinary(on = service, { key, profileId }: Person = person): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await on.call('GET', '/api/profiles', { key });
    await on.call('GET', `/api/horoscope/today?profileId=${profileId}`, { key });
    await on.call('GET', '/api/openapi.json');
  }
  await on.call('GET', '/api/profiles', { key: 'wrong' });
  await on.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
}

/** What runs without traffic: the check, the stream after its sign-in and erasure, the sweep, and the tick of morning mail. */
async function background(): Promise<void> {
  await service.run('check', checkAt(false));
  await service.run('announce', { Records: [] });
  await service.run('finish-deletions', { Records: [] });
  await service.run('sweep', { what: 'deletions' });
  await service.run('delivery-tick', { time: new Date().toISOString() });
}

beforeAll(async () => {
  service = await watchService();
  person = await newcomer();
  quiet = awsMetrics(
    template,
    await service.seeing(async () => {
      await ordinary();
      await background();
    }),
  );
});
afterAll(() => service.stop());

/** Runs `work` with a connected MCP client. */
async function assisted(
  work: (use: Awaited<ReturnType<typeof connectAssistant>>['use']) => Promise<unknown>,
  { key, on = service }: { key: string; on?: WatchedService },
): Promise<void> {
  const { use, close } = await connectAssistant({ key, url: on.url });
  await work(use).finally(close);
}

/** The alarms that fire for consecutive five-minute samples of a fault, with a quiet day before and after the fault. */
function alarmsFor(fault: Samples[]): string[] {
  const day = Array<Samples>(A_DAY).fill(quiet);
  const names = ringing(template, [...day, ...fault, ...day]);
  for (const name of names) allFired.add(name);
  return names;
}

const during = (work: () => Promise<unknown>, on = service) =>
  on.seeing(work).then((seen) => alarmsFor(Array(A_QUARTER_OF_AN_HOUR).fill(awsMetrics(template, seen))));

const times = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let i = 0; i < count; i++) await work(i);
};

const lose = (fits: (operation: string) => boolean) => {
  service.calls.before = async ({ operation }) => {
    if (fits(operation)) throw new Error('The service is down');
  };
};

const answerOf = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries(answer.headers),
  body: await answer.text(),
});

test('normal traffic fires no alarm, and its mails and requests are counted', () => {
  expect(alarmsFor([quiet])).toEqual([]);
  expect(quiet.get(metricKey('AWS/ApiGateway', 'Count', { ApiName: 'horoscope-dev' }))).toHaveLength(24);
  expect(quiet.get(metricKey('Horoscope/dev', 'MailsSent'))).toEqual([2]);
});

test('a single failing request with its retries fires no alarm', async () => {
  const fired = await during(async () => {
    lose((operation) => operation === 'dynamodb Query');
    await times(3, () => service.call('GET', '/api/profiles', { key: person.key }));
  });
  expect(fired).toEqual([]);
});

test('failing table calls, which also fail the check, fire ServerErrors', async () => {
  const fired = await during(async () => {
    lose((operation) => operation === 'dynamodb Query');
    await ordinary();
    await service.run('check', checkAt(false));
  });
  expect(fired).toEqual(['ServerErrors']);
});

test('requests that fail slowly because table calls time out fire ServerErrors but not SlowAnswers', async () => {
  const fired = await during(async () => {
    service.calls.before = async ({ operation }) => {
      if (operation !== 'dynamodb Query') return;
      service.faults.addedMs += 2_000;
      throw new Error('It does not answer');
    };
    await ordinary();
  });
  expect(fired).toEqual(['ServerErrors']);
});

test('a failing place index fires ServerErrors', async () => {
  const { key } = await service.signIn();
  const fired = await during(async () => {
    lose((operation) => operation.startsWith('location'));
    await times(6, () =>
      service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity: randomUUID() } }),
    );
  });
  expect(fired).toEqual(['ServerErrors']);
});

test('a function that times out fires ServerErrors', async () => {
  const fired = await during(async () => {
    service.faults.insteadOf = (title) =>
      title === 'todays-horoscope'
        ? { kind: 'failed', errorType: 'Sandbox.Timedout', errorMessage: '', coldStart: false }
        : undefined;
    await ordinary();
  });
  expect(fired).toEqual(['ServerErrors']);
});

test('an authorizer that fails to look up the caller fires AuthorizerErrors', async () => {
  const fired = await during(async () => {
    lose((operation) => operation.startsWith('dynamodb'));
    await ordinary();
  });
  expect(fired).toEqual(['AuthorizerErrors']);
});

test('table calls that take three seconds fire SlowAnswers', async () => {
  const fired = await during(async () => {
    service.calls.before = async ({ operation }) => {
      if (operation.startsWith('dynamodb')) service.faults.addedMs += 3_000;
    };
    await ordinary();
  });
  expect(fired).toEqual(['SlowAnswers']);
});

test('failing MCP tools, which return HTTP status 200, fire ToolsFailed', async () => {
  const fired = await during(() =>
    assisted(
      async (use) => {
        lose((operation) => operation === 'dynamodb Query');
        await times(6, async () => expect((await use('list_profiles')).isError).toBe(true));
        await times(20, () => service.call('GET', '/api/openapi.json'));
      },
      { key: person.key },
    ),
  );
  expect(fired).toEqual(['ToolsFailed']);
});

test('failing table calls of MCP tools and other requests fire only ServerErrors', async () => {
  const fired = await during(() =>
    assisted(
      async (use) => {
        lose((operation) => operation === 'dynamodb Query');
        await times(6, () => use('list_profiles'));
        await ordinary();
      },
      { key: person.key },
    ),
  );
  expect(fired).toEqual(['ServerErrors']);
});

test('exhausted account concurrency fires FunctionsThrottled', async () => {
  const fired = await during(async () => {
    let runs = 0;
    service.faults.insteadOf = () =>
      ++runs % 2 === 0 ? { kind: 'throttled', errorType: 'Throttled', coldStart: false } : undefined;
    await ordinary();
  });
  expect(fired).toEqual(['FunctionsThrottled']);
});

/** Adds throttled invocations of other functions in the account to the samples. */
const throttledElsewhere = (here: Samples): Samples => {
  const ofAccount = metricKey('AWS/Lambda', 'Throttles');
  return new Map([...here, [ofAccount, [...(here.get(ofAccount) ?? []), 100]]]);
};

test('throttling of other functions in the account fires AccountThrottled, which suppresses nothing', async () => {
  expect(alarmsFor([throttledElsewhere(quiet)])).toEqual(['AccountThrottled']);
  const failing = await service.seeing(async () => {
    lose((operation) => operation === 'dynamodb Query');
    await ordinary();
  });
  const fired = alarmsFor([throttledElsewhere(awsMetrics(template, failing))]);
  expect(fired).toEqual(['AccountThrottled', 'ServerErrors']);
});

test('throttled table calls fire TableThrottled', async () => {
  const refusal = await answerOf(errorResponse('dynamodb', throttlingErrors.dynamodb));
  const fired = await during(async () => {
    service.calls.instead = ({ operation }) => {
      if (!operation.startsWith('dynamodb')) return undefined;
      service.throttle(operation);
      return refusal;
    };
    await times(6, () => service.call('GET', '/api/profiles', { key: person.key }));
  });
  expect(fired).toEqual(['TableThrottled']);
});

test('mails that SES rejects fire MailsFailed', async () => {
  const refusal = await answerOf(errorResponse('ses', throttlingErrors.ses));
  const fired = await during(async () => {
    service.calls.instead = ({ operation }) => (operation.startsWith('ses') ? refusal : undefined);
    await times(6, () => service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } }));
  });
  expect(fired).toEqual(['MailsFailed']);
});

test('while SES rejects mails, other failures still fire ServerErrors', async () => {
  const refusal = await answerOf(errorResponse('ses', throttlingErrors.ses));
  const fired = await during(async () => {
    service.calls.instead = ({ operation }) => (operation.startsWith('ses') ? refusal : undefined);
    await times(6, () => service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } }));
    await service.run('check', checkAt(false)).catch(() => undefined);
    lose((operation) => operation === 'dynamodb Query');
    await times(6, () => service.call('GET', '/api/profiles', { key: person.key }));
  });
  expect(fired).toEqual(['MailsFailed', 'ServerErrors']);
});

const bounced = (emailAddress: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] },
});
const complained = (emailAddress: string) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress }] },
});

test.each([
  ['MailsBounced', bounced],
  ['MailsComplained', complained],
])('mails of the stage that bounce or draw complaints fire %s', async (alarm, told) => {
  const fired = await during(() =>
    times(12, async () => {
      const email = newEmail();
      const destination = [email];
      const detail = { ...told(email), mail: { destination } };
      const { kind } = await service.run('mail-events', { detail });
      expect(kind).toBe('answered');
    }),
  );
  expect(fired).toEqual([alarm]);
});

const counted = (here: Samples, name: string): Samples =>
  new Map([...here, [metricKey('Horoscope/dev', name), [5]]]);

test('due mail that nothing sends, skips or drops fires SilentMorning', () => {
  expect(alarmsFor([counted(quiet, 'DeliveriesDue')])).toEqual(['SilentMorning']);
  expect(alarmsFor([counted(counted(quiet, 'DeliveriesDue'), 'DeliveriesHandled')])).toEqual([]);
});

test('ticks that fail fire SilentMorning, unless the next one succeeds', async () => {
  const seen = await service.seeing(async () => {
    lose((operation) => operation.startsWith('dynamodb'));
    await times(3, () => service.run('delivery-tick', { time: new Date().toISOString() }));
  });
  const failed = awsMetrics(template, seen);
  expect(alarmsFor([failed])).toEqual([]);
  expect(alarmsFor([failed, quiet, quiet, failed])).toEqual(['SilentMorning']);
});

test('mail that is skipped as too late fires DeliveriesLate', () => {
  expect(alarmsFor([counted(quiet, 'DeliveriesLate')])).toEqual(['DeliveriesLate']);
});

test('mail that SES refuses fires DeliveriesRefused, unless it is a small share', () => {
  const refused = counted(quiet, 'DeliveriesRefused');
  expect(alarmsFor([refused])).toEqual(['DeliveriesRefused']);
  expect(alarmsFor([new Map([...refused, [metricKey('Horoscope/dev', 'DeliveriesSent'), [100]]])])).toEqual(
    [],
  );
});

test.each([
  ['DeliveryDeadLetters', 'DeliveriesLost'],
  ['WebhooksDeadLetters', 'EventsLost'],
])('a message in %s fires %s', (queue, alarm) => {
  const [QueueName = ''] = Object.keys(template.Resources).filter((id) => id.startsWith(queue));
  const waiting = metricKey('AWS/SQS', 'ApproximateNumberOfMessagesVisible', { QueueName });
  expect(alarmsFor([new Map([...quiet, [waiting, [1]]])])).toEqual([alarm]);
});

test('work on webhooks that waits for longer than its tries take fires EventsLate', () => {
  const [QueueName = ''] = Object.keys(template.Resources).filter((id) => /^WebhooksQueue/.test(id));
  const age = metricKey('AWS/SQS', 'ApproximateAgeOfOldestMessage', { QueueName });
  expect(alarmsFor([new Map([...quiet, [age, [45 * 60]]])])).toEqual(['EventsLate']);
  expect(alarmsFor([new Map([...quiet, [age, [44 * 60]]])])).toEqual([]);
});

test.each([
  ['AccountBounces', 'Reputation.BounceRate', 0.051],
  ['AccountComplaints', 'Reputation.ComplaintRate', 0.0011],
])('a bounce or complaint rate that makes SES review the account fires %s', (alarm, metric, rate) => {
  expect(alarmsFor([new Map([...quiet, [metricKey('AWS/SES', metric), [rate]]])])).toEqual([alarm]);
});

/** Adds to the samples a message sent to a dead-letter queue. */
const lost = (here: Samples, queue: RegExp): Samples => {
  const [QueueName = ''] = Object.keys(template.Resources).filter(
    (id) => template.Resources[id]?.Type === 'AWS::SQS::Queue' && queue.test(id),
  );
  return new Map([...here, [metricKey('AWS/SQS', 'NumberOfMessagesSent', { QueueName }), [1]]]);
};
/** Adds a stream record that was dropped after its retries. */
const givenUp = (here: Samples): Samples => lost(here, /^DeadLetters/);

const failedSweep = async () => {
  const seen = await service.seeing(async () => {
    lose((operation) => operation.startsWith('dynamodb'));
    await service.run('sweep', { what: 'deletions' });
  });
  return awsMetrics(template, seen);
};

const quietFor = (minutes: number) => Array<Samples>(minutes / 5).fill(quiet);

test('each deletion that the stream dropped fires UnfinishedDeletions, despite old dead letters', () => {
  expect(alarmsFor([givenUp(quiet)])).toEqual(['UnfinishedDeletions']);
  const twoDaysLater = [givenUp(quiet), ...quietFor(2 * 24 * 60), givenUp(quiet)];
  expect(alarmsFor(twoDaysLater)).toEqual(['UnfinishedDeletions', 'UnfinishedDeletions']);
});

test('a failing sweep fires FailedSweeps', async () => {
  expect(alarmsFor([await failedSweep()])).toEqual(['FailedSweeps']);
});

test('a deletion that neither stream nor sweep can finish fires FailedSweeps once', async () => {
  const failed = await failedSweep();
  const { idOf } = service;
  // The stream drops the record after an hour; sweeps end a little more than an hour apart.
  const age = metricKey('AWS/Lambda', 'IteratorAge', { FunctionName: idOf('finish-deletions') });
  const late = Array.from({ length: 11 }, (_, index) => new Map([...quiet, [age, [(index + 1) * 300_000]]]));
  const stuck = [...late.slice(0, 5), failed, ...late.slice(6), givenUp(quiet), ...quietFor(10)];
  const hours = Array(5)
    .fill([failed, ...quietFor(60)])
    .flat();
  expect(alarmsFor([...stuck, ...hours])).toEqual(['FailedSweeps']);
});

test('wrong codes for many addresses fire SignInsRefused', async () => {
  const fired = await during(() =>
    times(26, () =>
      service.call('POST', '/api/auth/verify', { body: { email: newEmail(), code: '123456' } }),
    ),
  );
  expect(fired).toEqual(['SignInsRefused']);
});

test('a scan for nonexistent paths fires ClientErrors', async () => {
  const fired = await during(() => times(1_000, (index) => service.call('GET', `/wp-admin/${index}`)));
  expect(fired).toEqual(['ClientErrors']);
});

test.each([
  ['CodesUsedUp', { codesPerStagePerHour: 2, codesReservedForKnownPerStagePerHour: 1 }],
  ['FailuresUsedUp', { failedVerificationsPerStagePerHour: 1 }],
  ['LookUpsUsedUp', { cityLookUpsPerStagePerHour: 1 }],
  ['NewAccountsUsedUp', { requestsOfNewUsersPerStagePerHour: 1 }],
  ['RecipientsRefused', { refusedRecipientsPerStagePerHour: 1 }],
] as const)('an exhausted limit of the stage fires %s', async (alarm, limits) => {
  await using undo = new AsyncDisposableStack();
  const names = await serveNames({ 'example.com': { mx: ['mx.example.com'] } });
  undo.defer(names.stop);
  const limited = await watchService(limits, { NAME_SERVERS: names.address });
  undo.defer(limited.stop);
  // This user has no profile yet, because a free account can have only one.
  const { key } = await service.signIn();
  const ask: Record<typeof alarm, () => Promise<unknown>> = {
    CodesUsedUp: () => limited.call('POST', '/api/auth/send-code', { body: { email: newEmail() } }),
    FailuresUsedUp: () =>
      limited.call('POST', '/api/auth/verify', { body: { email: newEmail(), code: '123456' } }),
    LookUpsUsedUp: () =>
      limited.call('POST', '/api/profiles', { key, body: { ...ada, birthCity: randomUUID() } }),
    NewAccountsUsedUp: () => limited.call('GET', '/api/auth/me', { key }),
    RecipientsRefused: () =>
      limited.call('POST', '/api/auth/send-code', { body: { email: `a@${randomUUID()}.test` } }),
  };
  expect(await during(() => times(10, ask[alarm]), limited)).toEqual([alarm]);
});

test('events of new accounts beyond what they share fire NewAccountsUsedUp', async () => {
  await using undo = new AsyncDisposableStack();
  const receiver = await startReceiver();
  undo.defer(() => {
    receiver.close();
  });
  const limited = await watchService({ webhookEventsOfNewUsersPerStagePerHour: 1 });
  undo.defer(limited.stop);
  const { cookie } = await service.signIn();
  const webhook = { url: receiver.url, events: ['profile.created'] };
  const { body } = await limited.call('POST', '/api/webhooks', { cookie, body: webhook });
  const statuses: number[] = [];
  const sendTest = async () => {
    const answer = await limited.call('POST', `/api/webhooks/${body.id}/test`, { cookie });
    statuses.push(answer.status);
  };
  expect(await during(() => times(3, sendTest), limited)).toEqual(['NewAccountsUsedUp']);
  expect(statuses.at(-1)).toBe(429);
});

test('a lookup limit reached by tools fires its own alarm and hides no other failing request', async () => {
  await using undo = new AsyncDisposableStack();
  const limited = await watchService({ cityLookUpsPerStagePerHour: 1 });
  undo.defer(limited.stop);
  const { key } = await service.signIn();
  const lookUps = () =>
    assisted((use) => times(10, () => use('create_profile', { ...ada, birthCity: randomUUID() })), {
      key,
      on: limited,
    });
  expect(await during(lookUps, limited)).toEqual(['LookUpsUsedUp']);
  const fired = await during(async () => {
    await lookUps();
    limited.calls.before = async ({ operation }) => {
      if (operation === 'dynamodb Query') throw new Error('The service is down');
    };
    await times(6, () => limited.call('GET', '/api/profiles', { key }));
  }, limited);
  expect(fired).toEqual(['LookUpsUsedUp', 'ServerErrors']);
});

/** Five minutes of a stage without traffic but its check. */
let idle: Samples;
beforeAll(async () => {
  idle = awsMetrics(template, await service.seeing(background));
});

/** The alarms of a stage without traffic that meets a fault between two days, each named once. */
async function alarmsOfIdle(fault: readonly Samples[]): Promise<string[]> {
  const day = Array<Samples>(A_DAY).fill(idle);
  const names = [...new Set(ringing(template, [...day, ...fault, ...day]))];
  for (const name of names) allFired.add(name);
  return names;
}

test.each<[what: string, alarm: string, looksUp: boolean, operation: string]>([
  ['a sign-in that fails', 'ServerErrors', false, 'dynamodb TransactWriteItems'],
  ['mail that SES refuses', 'MailsFailed', false, 'ses'],
  ['a geocoder that is down', 'ServerErrors', true, 'location'],
])('on a stage without traffic, %s fires %s alone', async (_what, alarm, looksUp, operation) => {
  const failing = awsMetrics(
    template,
    await service.seeing(async () => {
      lose((one) => one.startsWith(operation));
      await service.run('check', checkAt(looksUp));
    }),
  );
  const fired = await alarmsOfIdle([failing, idle, failing, idle, failing, idle]);
  expect(fired).toEqual([alarm]);
});

test('on a stage without traffic, a single mail that SES refuses fires no alarm', async () => {
  const failing = awsMetrics(
    template,
    await service.seeing(async () => {
      let refused = 0;
      service.calls.before = async ({ operation }) => {
        if (operation.startsWith('ses') && ++refused === 1) throw new Error('The service is down');
      };
      await service.run('check', checkAt(false));
    }),
  );
  expect(await alarmsOfIdle([failing])).toEqual([]);
});

const without = (samples: Samples, ...key: Parameters<typeof metricKey>): Samples =>
  new Map([...samples].filter(([name]) => name !== metricKey(...key)));

test.each<[what: string, alarm: string, fault: (samples: Samples) => Samples]>([
  [
    'mail that gets lost while other mail of the account arrives',
    'CheckMissing',
    (samples) => without(samples, 'AWS/SES', 'Delivery', { stage: 'dev' }),
  ],
  [
    'a check that does not run',
    'CheckMissing',
    (samples) => without(samples, 'AWS/Lambda', 'Invocations', { FunctionName: service.idOf('check') }),
  ],
  [
    'a sweep that does not run',
    'FailedSweeps',
    (samples) => without(samples, 'AWS/Lambda', 'Invocations', { FunctionName: service.idOf('sweep') }),
  ],
  [
    'a stream that stopped',
    'UnfinishedDeletions',
    (samples) =>
      without(samples, 'AWS/Lambda', 'Invocations', { FunctionName: service.idOf('finish-deletions') }),
  ],
  [
    'a stream that announces nothing',
    'EventsLate',
    (samples) => without(samples, 'AWS/Lambda', 'Invocations', { FunctionName: service.idOf('announce') }),
  ],
  ['an event of SES that could not be stored', 'MailEventsFailed', (samples) => lost(samples, /MailEvents/)],
])('on a stage without traffic, %s fires %s alone', async (_what, alarm, fault) => {
  const threeHours = Array<Samples>(36).fill(fault(idle));
  expect(await alarmsOfIdle(threeHours)).toEqual([alarm]);
});

test('with backup, two days without a copy fire CopyMissing, one late copy does not', () => {
  const backedUp = templateOf('dev', { ...settings, backup: everyOption.backup });
  const [RuleName = ''] = Object.keys(backedUp.Resources).filter((id) => id.startsWith('CompletedCopies'));
  const copied = new Map([...idle, [metricKey('AWS/Events', 'TriggeredRules', { RuleName }), [1]]]);
  const dayWithCopyAt = (bucket?: number) =>
    Array.from({ length: A_DAY }, (_, at) => (at === bucket ? copied : idle));
  const after = (days: Samples[][]) =>
    ringing(backedUp, [...days, dayWithCopyAt(30), dayWithCopyAt(30)].flat());
  const usual = dayWithCopyAt(30);
  expect(after([usual, usual, dayWithCopyAt(200), usual])).toEqual([]);
  expect(after([usual, usual, dayWithCopyAt(), dayWithCopyAt(), dayWithCopyAt()])).toEqual(['CopyMissing']);
});

test('on a stage without traffic, a stage that stops altogether fires CheckMissing, FailedSweeps and SilentMorning', async () => {
  expect(await alarmsOfIdle(Array<Samples>(36).fill(new Map()))).toEqual([
    'CheckMissing',
    'FailedSweeps',
    'SilentMorning',
  ]);
});

test('every notifying alarm has fired in a test of this file', () => {
  const alarms = Object.values(template.Resources).filter(
    ({ Type, Properties }) => /CloudWatch::.*Alarm$/.test(Type) && Properties['AlarmActions'],
  );
  expect([...allFired].sort()).toEqual(
    alarms.map(({ Properties }) => Properties['AlarmName'].replace('horoscope-dev-', '')).sort(),
  );
});
