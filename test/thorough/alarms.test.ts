import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { throttled } from '../../infra/local/aws/faults.ts';
import { errorAnswer } from '../../infra/local/aws/service-answer.ts';
import { templateOf } from '../infra/service/templates.ts';
import { metricKey, ringing, type Samples } from '../support/alarm-evaluator.ts';
import { assistantWith } from '../support/assistant.ts';
import { awsMetrics } from '../support/aws-metrics.ts';
import { serveNames } from '../support/name-server.ts';
import { ada, newEmail } from '../support/service.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';

// Real requests over HTTP, whose statuses, runs and log lines are those that the service makes of a fault; what AWS would
// count of them is said in test/support/aws-metrics.ts. Put in by hand is what nothing here makes: how long a table lets
// wait, how old a record of the stream has become, what was given up, and what SES computes for an account.

const template = templateOf('dev', { alarmMail: 'operator@a.example' });
const A_DAY = 288;
const A_QUARTER_OF_AN_HOUR = 3;

type Person = { key: string; profileId: string };
let service: WatchedService;
let person: Person;
let quiet: Samples;
const rung = new Set<string>();

const newcomer = async (): Promise<Person> => {
  const { key } = await service.signIn();
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  return { key, profileId: body.id };
};

/** What people do in five minutes: most of it goes well, and some is their own slip. */
async function ordinary(on = service, { key, profileId }: Person = person): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await on.call('GET', '/api/profiles', { key });
    await on.call('GET', `/api/horoscope/today?profileId=${profileId}`, { key });
    await on.call('GET', '/api/openapi.json');
  }
  await on.call('GET', '/api/profiles', { key: 'wrong' });
  await on.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
}

beforeAll(async () => {
  service = await watchService();
  person = await newcomer();
  quiet = awsMetrics(template, await service.seeing(() => ordinary()));
});
afterAll(() => service.stop());

/** Has an assistant with a key do something. */
async function assisted(
  work: (use: Awaited<ReturnType<typeof assistantWith>>['use']) => Promise<unknown>,
  { key, on = service }: { key: string; on?: WatchedService },
): Promise<void> {
  const { use, close } = await assistantWith({ key, url: on.url });
  await work(use).finally(close);
}

/** What rings when five minutes of a fault are repeated for so long, between two quiet days. */
function ringingFor(fault: Samples[]): string[] {
  const day = Array<Samples>(A_DAY).fill(quiet);
  const names = ringing(template, [...day, ...fault, ...day]);
  for (const name of names) rung.add(name);
  return names;
}

const during = (work: () => Promise<unknown>, on = service) =>
  on.seeing(work).then((seen) => ringingFor(Array(A_QUARTER_OF_AN_HOUR).fill(awsMetrics(template, seen))));

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

test('in quiet traffic no alarm rings, and its mails and requests are counted', () => {
  expect(ringingFor([quiet])).toEqual([]);
  expect(quiet.get(metricKey('AWS/ApiGateway', 'Count', { ApiName: 'horoscope-dev' }))).toHaveLength(20);
  expect(quiet.get(metricKey('Horoscope/dev', 'MailsSent'))).toEqual([1]);
});

test('a request that fails at night, and again when its client tries it again, rings nothing', async () => {
  const rings = await during(async () => {
    lose((operation) => operation === 'dynamodb Query');
    await times(3, () => service.call('GET', '/api/profiles', { key: person.key }));
  });
  expect(rings).toEqual([]);
});

test('a table that fails for what is asked: ServerErrors', async () => {
  const rings = await during(async () => {
    lose((operation) => operation === 'dynamodb Query');
    await ordinary();
  });
  expect(rings).toEqual(['ServerErrors']);
});

test('a table that lets calls wait in vain, so that requests fail late: ServerErrors, and not SlowAnswers', async () => {
  const rings = await during(async () => {
    service.calls.before = async ({ operation }) => {
      if (operation !== 'dynamodb Query') return;
      service.faults.addedMs += 2_000;
      throw new Error('It does not answer');
    };
    await ordinary();
  });
  expect(rings).toEqual(['ServerErrors']);
});

test('a place finder that fails: ServerErrors', async () => {
  const { key } = await service.signIn();
  const rings = await during(async () => {
    lose((operation) => operation.startsWith('location'));
    await times(6, () =>
      service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity: randomUUID() } }),
    );
  });
  expect(rings).toEqual(['ServerErrors']);
});

test('a function that runs out of its time: ServerErrors', async () => {
  const rings = await during(async () => {
    service.faults.insteadOf = (title) =>
      title === 'todays-horoscope'
        ? { kind: 'failed', errorType: 'Sandbox.Timedout', errorMessage: '', coldStart: false }
        : undefined;
    await ordinary();
  });
  expect(rings).toEqual(['ServerErrors']);
});

test('an authorizer that cannot look up who is calling: AuthorizerErrors', async () => {
  const rings = await during(async () => {
    lose((operation) => operation.startsWith('dynamodb'));
    await ordinary();
  });
  expect(rings).toEqual(['AuthorizerErrors']);
});

test('a table that lets each call wait three seconds: SlowAnswers', async () => {
  const rings = await during(async () => {
    service.calls.before = async ({ operation }) => {
      if (operation.startsWith('dynamodb')) service.faults.addedMs += 3_000;
    };
    await ordinary();
  });
  expect(rings).toEqual(['SlowAnswers']);
});

test('tools that fail, which HTTP answers with 200: ToolsFailed', async () => {
  const rings = await during(() =>
    assisted(
      async (use) => {
        lose((operation) => operation === 'dynamodb Query');
        await times(6, async () => expect((await use('list_profiles')).isError).toBe(true));
        await times(20, () => service.call('GET', '/api/openapi.json'));
      },
      { key: person.key },
    ),
  );
  expect(rings).toEqual(['ToolsFailed']);
});

test('a table that fails for tools and whatever else is asked: ServerErrors', async () => {
  const rings = await during(() =>
    assisted(
      async (use) => {
        lose((operation) => operation === 'dynamodb Query');
        await times(6, () => use('list_profiles'));
        await ordinary();
      },
      { key: person.key },
    ),
  );
  expect(rings).toEqual(['ServerErrors']);
});

test('an account that runs as many functions as it may: FunctionsThrottled', async () => {
  const rings = await during(async () => {
    let runs = 0;
    service.faults.insteadOf = () =>
      ++runs % 2 === 0 ? { kind: 'throttled', errorType: 'Throttled', coldStart: false } : undefined;
    await ordinary();
  });
  expect(rings).toEqual(['FunctionsThrottled']);
});

/** What somebody else's functions in the account have refused to them, beside what happens here. */
const throttledElsewhere = (here: Samples): Samples => {
  const ofAccount = metricKey('AWS/Lambda', 'Throttles');
  return new Map([...here, [ofAccount, [...(here.get(ofAccount) ?? []), 100]]]);
};

test('an account whose other functions are throttled: AccountThrottled, which keeps nothing silent', async () => {
  expect(ringingFor([throttledElsewhere(quiet)])).toEqual(['AccountThrottled']);
  const failing = await service.seeing(async () => {
    lose((operation) => operation === 'dynamodb Query');
    await ordinary();
  });
  const rings = ringingFor([throttledElsewhere(awsMetrics(template, failing))]);
  expect(rings).toEqual(['AccountThrottled', 'ServerErrors']);
});

test('a table that refuses calls because there are too many: TableThrottled', async () => {
  const refusal = await answerOf(errorAnswer('dynamodb', throttled.dynamodb));
  const rings = await during(async () => {
    service.calls.instead = ({ operation }) => {
      if (!operation.startsWith('dynamodb')) return undefined;
      service.throttle(operation);
      return refusal;
    };
    await times(6, () => service.call('GET', '/api/profiles', { key: person.key }));
  });
  expect(rings).toEqual(['TableThrottled']);
});

test('an SES that takes no mail: MailsFailed', async () => {
  const refusal = await answerOf(errorAnswer('ses', throttled.ses));
  const rings = await during(async () => {
    service.calls.instead = ({ operation }) => (operation.startsWith('ses') ? refusal : undefined);
    await times(6, () => service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } }));
  });
  expect(rings).toEqual(['MailsFailed']);
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
])('mails of the stage that come back: %s', async (alarm, told) => {
  const rings = await during(() =>
    times(12, async () => {
      const email = newEmail();
      const destination = [email];
      const detail = { ...told(email), mail: { destination } };
      const { kind } = await service.run('mail-events', { detail });
      expect(kind).toBe('answered');
    }),
  );
  expect(rings).toEqual([alarm]);
});

test.each([
  ['AccountBounces', 'Reputation.BounceRate', 0.051],
  ['AccountComplaints', 'Reputation.ComplaintRate', 0.0011],
])('an account that SES reviews: %s', (alarm, metric, rate) => {
  expect(ringingFor([new Map([...quiet, [metricKey('AWS/SES', metric), [rate]]])])).toEqual([alarm]);
});

/** What was given up by the stream, and lies in the queue from then on. */
const givenUp = (here: Samples): Samples => {
  const [QueueName = ''] = Object.keys(template.Resources).filter(
    (id) => template.Resources[id]?.Type === 'AWS::SQS::Queue',
  );
  return new Map([...here, [metricKey('AWS/SQS', 'NumberOfMessagesSent', { QueueName }), [1]]]);
};

const failedSweep = async () => {
  const seen = await service.seeing(async () => {
    lose((operation) => operation.startsWith('dynamodb'));
    await service.run('sweep', { what: 'deletions' });
  });
  return awsMetrics(template, seen);
};

const quietFor = (minutes: number) => Array<Samples>(minutes / 5).fill(quiet);

test('a deletion that was given up: UnfinishedDeletions, and again for the next one, whatever lies in the queue', () => {
  expect(ringingFor([givenUp(quiet)])).toEqual(['UnfinishedDeletions']);
  const twoDaysLater = [givenUp(quiet), ...quietFor(2 * 24 * 60), givenUp(quiet)];
  expect(ringingFor(twoDaysLater)).toEqual(['UnfinishedDeletions', 'UnfinishedDeletions']);
});

test('a sweep that fails: FailedSweeps', async () => {
  expect(ringingFor([await failedSweep()])).toEqual(['FailedSweeps']);
});

test('a deletion that neither the stream nor any sweep can finish: FailedSweeps, once', async () => {
  const failed = await failedSweep();
  const { idOf } = service;
  // Until it is given up after an hour; each sweep ends a little later than an hour after the one before.
  const age = metricKey('AWS/Lambda', 'IteratorAge', { FunctionName: idOf('finish-deletions') });
  const late = Array.from({ length: 11 }, (_, index) => new Map([...quiet, [age, [(index + 1) * 300_000]]]));
  const stuck = [...late.slice(0, 5), failed, ...late.slice(6), givenUp(quiet), ...quietFor(10)];
  const hours = Array(5)
    .fill([failed, ...quietFor(60)])
    .flat();
  expect(ringingFor([...stuck, ...hours])).toEqual(['FailedSweeps']);
});

test('wrong codes at many addresses: SignInsRefused', async () => {
  const rings = await during(() =>
    times(26, () =>
      service.call('POST', '/api/auth/verify', { body: { email: newEmail(), code: '123456' } }),
    ),
  );
  expect(rings).toEqual(['SignInsRefused']);
});

test('somebody who looks for a way in: ClientErrors', async () => {
  const rings = await during(() => times(1_000, (index) => service.call('GET', `/wp-admin/${index}`)));
  expect(rings).toEqual(['ClientErrors']);
});

test.each([
  ['CodesUsedUp', { codesPerStagePerHour: 2, codesReservedForKnownPerStagePerHour: 1 }],
  ['FailuresUsedUp', { failedVerificationsPerStagePerHour: 1 }],
  ['LookUpsUsedUp', { cityLookUpsPerStagePerHour: 1 }],
  ['RecipientsRefused', { refusedRecipientsPerStagePerHour: 1 }],
] as const)('a limit of the whole stage that is used up: %s', async (alarm, limits) => {
  await using undo = new AsyncDisposableStack();
  const names = await serveNames({ 'example.com': { mx: ['mx.example.com'] } });
  undo.defer(names.stop);
  const limited = await watchService(limits, { NAME_SERVERS: names.address });
  undo.defer(limited.stop);
  // Without a profile, as the first is all that they may have.
  const { key } = await service.signIn();
  const ask: Record<typeof alarm, () => Promise<unknown>> = {
    CodesUsedUp: () => limited.call('POST', '/api/auth/send-code', { body: { email: newEmail() } }),
    FailuresUsedUp: () =>
      limited.call('POST', '/api/auth/verify', { body: { email: newEmail(), code: '123456' } }),
    LookUpsUsedUp: () =>
      limited.call('POST', '/api/profiles', { key, body: { ...ada, birthCity: randomUUID() } }),
    RecipientsRefused: () =>
      limited.call('POST', '/api/auth/send-code', { body: { email: `a@${randomUUID()}.test` } }),
  };
  expect(await during(() => times(10, ask[alarm]), limited)).toEqual([alarm]);
});

test('a limit of look-ups that stops tools rings its own alarm, and hides no request that fails beside them', async () => {
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
  const rings = await during(async () => {
    await lookUps();
    limited.calls.before = async ({ operation }) => {
      if (operation === 'dynamodb Query') throw new Error('The service is down');
    };
    await times(6, () => limited.call('GET', '/api/profiles', { key }));
  }, limited);
  expect(rings).toEqual(['LookUpsUsedUp', 'ServerErrors']);
});

test('every alarm of the stage that rings at all has rung for a fault of its own', () => {
  const alarms = Object.values(template.Resources).filter(
    ({ Type, Properties }) => /CloudWatch::.*Alarm$/.test(Type) && Properties['AlarmActions'],
  );
  expect([...rung].sort()).toEqual(
    alarms.map(({ Properties }) => Properties['AlarmName'].replace('horoscope-dev-', '')).sort(),
  );
});
