import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An AWS response; the status is 200 by default. */
export type AwsAnswer = { status?: number; body: string };

type Stacks = Record<string, { outputs?: Record<string, string>; isProtected?: boolean; status?: string }>;

/** State of an emulated AWS account; each omitted field has a healthy default. */
export type AwsAccount = {
  identity?: AwsAnswer;
  stacks?: Stacks;
  functions?: AwsAnswer;
  sending?: AwsAnswer;
  identities?: Record<string, object>;
  tables?: string[];
  /** Certificates of ACM by their ARN. */
  certificates?: Record<string, object>;
  /** Resources of every stack, by their physical id. */
  resources?: Record<string, string>;
  /** Subscriptions of every topic: ARN or state, by endpoint. */
  subscriptions?: Record<string, string>;
  /** Alarms that exist; receives those whose state was set. */
  alarms?: Record<string, string>;
  /** Deployments of the only API, and the one that its stage serves. */
  api?: { deployments: { id: string; description: string; createdDate: number }[]; served: string };
};

export const xmlError = (Code: string, Message: string, status = 400): AwsAnswer => ({
  status,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${Code}</Code><Message>${Message}</Message></Error></ErrorResponse>`,
});

const jsonError = (__type: string, message: string, status = 400): AwsAnswer => ({
  status,
  body: JSON.stringify({ __type, message }),
});

export const json = (value: object): AwsAnswer => ({ body: JSON.stringify(value) });

export const refused = jsonError('AccessDeniedException', 'not authorized to perform this', 403);

const whoAmI: AwsAnswer = {
  body: '<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::111122223333:user/ada</Arn><UserId>AIDA</UserId><Account>111122223333</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
};

/** The stacks of a bootstrapped account. */
export const prepared: Stacks = { CDKToolkit: { outputs: { BootstrapVersion: '30' } } };

const onlyRelease = { deployments: [{ id: 'd1', description: 'v1', createdDate: 0 }], served: 'd1' };
const apiResources = { abc123: 'AWS::ApiGateway::RestApi', d1: 'AWS::ApiGateway::Deployment' };

function stackOf(stacks: Stacks, name: string): AwsAnswer {
  const stack = stacks[name];
  if (!stack) return xmlError('ValidationError', `Stack with id ${name} does not exist`);
  const outputs = Object.entries(stack.outputs ?? {}).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return {
    body: `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>${name}</StackName><StackStatus>${stack.status ?? 'CREATE_COMPLETE'}</StackStatus><EnableTerminationProtection>${stack.isProtected ?? false}</EnableTerminationProtection><Outputs>${outputs.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
  };
}

const listOf = (resources: Record<string, string>): AwsAnswer => {
  const members = Object.entries(resources).map(
    ([id, type]) =>
      `<member><PhysicalResourceId>${id}</PhysicalResourceId><ResourceType>${type}</ResourceType></member>`,
  );
  return {
    body: `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${members.join('')}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`,
  };
};

const subscribersOf = (subscriptions: Record<string, string>): AwsAnswer => {
  const members = Object.entries(subscriptions).map(
    ([endpoint, arn]) =>
      `<member><Endpoint>${endpoint}</Endpoint><SubscriptionArn>${arn}</SubscriptionArn></member>`,
  );
  return {
    body: `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult><Subscriptions>${members.join('')}</Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
  };
};

/** Lists deployments, or returns the served one, after describing a deployment anew or switching to it. */
function answerOfApi(api: NonNullable<AwsAccount['api']>, url: string, body: string): AwsAnswer {
  const value = body && JSON.parse(body).patchOperations[0].value;
  const changed = api.deployments.find(({ id }) => url.endsWith(`/deployments/${id}`));
  if (changed) changed.description = value;
  else if (value) api.served = value;
  return json(url.includes('/deployments') ? { item: api.deployments } : { deploymentId: api.served });
}

function answerOf(account: AwsAccount, { url = '', headers }: IncomingMessage, body: string): AwsAnswer {
  if (url.startsWith('/restapis/')) return answerOfApi(account.api ?? onlyRelease, url, body);
  if (url.startsWith('/2016-08-19/account-settings'))
    return account.functions ?? json({ AccountLimit: { UnreservedConcurrentExecutions: 1_000 } });
  if (url === '/v2/email/account')
    return account.sending ?? json({ ProductionAccessEnabled: true, SendingEnabled: true });
  const identities = '/v2/email/identities/';
  if (url.startsWith(identities)) {
    const found = account.identities?.[decodeURIComponent(url.slice(identities.length))];
    return found ? json(found) : jsonError('NotFoundException', 'no such identity', 404);
  }
  if (String(headers['x-amz-target']).endsWith('.ListTables'))
    return json({ TableNames: account.tables ?? [] });
  if (String(headers['x-amz-target']).endsWith('.DescribeCertificate')) {
    const found = account.certificates?.[JSON.parse(body).CertificateArn];
    return found
      ? json({ Certificate: found })
      : jsonError('ResourceNotFoundException', 'no such certificate');
  }
  if (String(headers['x-amz-target']).endsWith('.SetAlarmState')) {
    const { AlarmName, StateValue } = JSON.parse(body);
    if (account.alarms?.[AlarmName] === undefined)
      return jsonError('ResourceNotFound', `There is no ${AlarmName}`);
    account.alarms[AlarmName] = StateValue;
    return json({});
  }
  const query = new URLSearchParams(body);
  if (query.get('Action') === 'ListStackResources') return listOf(account.resources ?? apiResources);
  if (query.get('Action') === 'ListSubscriptionsByTopic') return subscribersOf(account.subscriptions ?? {});
  return query.get('Action') === 'GetCallerIdentity'
    ? (account.identity ?? whoAmI)
    : stackOf(account.stacks ?? prepared, query.get('StackName') ?? '');
}

/** Starts an emulator of the AWS calls that commands make before a deploy; `environment` points clients to the emulator. */
export async function openAwsAnswers() {
  let account: AwsAccount = {};
  const server = createServer(async (request, response) => {
    const { status = 200, body } = answerOf(account, request, await text(request));
    const errorType =
      status === 200 || body.startsWith('<') ? {} : { 'x-amzn-errortype': JSON.parse(body).__type };
    response.writeHead(status, errorType).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'example',
      AWS_EC2_METADATA_DISABLED: 'true',
      HOME: '/nonexistent',
    },
    be: (changed: AwsAccount) => {
      account = changed;
    },
    close: () => server.close(),
  };
}
