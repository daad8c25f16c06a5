import type { IncomingMessage, ServerResponse } from 'node:http';
import { functionBehindKey } from '../lambda/environment-variables.ts';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import { readBody } from '../read-body.ts';
import { accessDenied } from './access-denied.ts';
import { beLate, type Faults } from './faults.ts';
import type { Permissions } from './permissions.ts';
import type { RequiredRights, ServiceName } from './required-rights.ts';
import type { ServiceAnswer, ServiceCall, ServiceStandIn } from './service-call.ts';
import { throttled } from './throttled.ts';

/** What the front asks before it passes a call on; read anew for every call, so that a change takes effect at once. */
export type Guard = { permissions: Permissions; requiredRights: RequiredRights };

type FrontOptions = {
  standIns: Record<ServiceName, ServiceStandIn>;
  guard: () => Guard;
  /** Befall the calls of functions alone: whoever looks at the services sees them as they are. */
  faults: Faults;
  /** Told of a stand-in's own failure, which the caller sees as an internal error of the service. */
  onError: (service: ServiceName, error: unknown) => void;
};

const LARGEST_CALL_BYTES = 20 * 1024 * 1024;

/**
 * Listens for SDK clients and the AWS command line, on one port for all services; which service a call is for shows
 * in its target, path or form. Calls of functions need the rights of their roles, and meet the faults.
 */
export async function startFront(options: FrontOptions): Promise<LoopbackServer> {
  const { standIns, guard, faults, onError } = options;

  /** Undefined if nobody answers. */
  async function answer(call: ServiceCall, hungUp: AbortSignal): Promise<ServiceAnswer | undefined> {
    const service = serviceOf(call);
    if (!service) return notHere(call);
    const { permissions, requiredRights } = guard();
    const accessKeyId = accessKeyIdOf(call);
    const denial = permissions(accessKeyId, requiredRights(service, call));
    if (denial) return accessDenied(service, denial);
    const isOfFunction = functionBehindKey(accessKeyId ?? '') !== undefined;
    const fault = isOfFunction ? faults.befalling(service, call) : undefined;
    if (fault === 'down') return undefined;
    if (fault === 'throttled') return throttled(service);
    const answered = await standInAnswer(service, call);
    if (fault === 'slow') await beLate(hungUp);
    return answered;
  }

  async function standInAnswer(service: ServiceName, call: ServiceCall): Promise<ServiceAnswer> {
    try {
      return await standIns[service](call);
    } catch (error) {
      onError(service, error);
      return internalFailure();
    }
  }

  return listenOnLoopback(0, (request, response) => {
    const hungUp = new AbortController();
    response.on('close', () => hungUp.abort());
    void readCall(request)
      .then((call) => answer(call, hungUp.signal))
      .then((answered) => (answered ? send(response, answered) : response.destroy()))
      .catch(() => response.destroy());
  });
}

async function readCall(request: IncomingMessage): Promise<ServiceCall> {
  const headers: ServiceCall['headers'] = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  const body = await readBody(request, LARGEST_CALL_BYTES);
  // Through a proxy, requests come in the absolute form.
  const path = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '');
  return { method: request.method ?? 'GET', path, headers, body };
}

function serviceOf(call: ServiceCall): ServiceName | undefined {
  const target = call.headers['x-amz-target'];
  if (target?.startsWith('DynamoDB')) return 'dynamodb';
  if (target?.startsWith('secretsmanager.')) return 'secretsManager';
  if (target !== undefined) return undefined;
  if (call.path.startsWith('/places/v0/')) return 'location';
  const isForm = call.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm && call.method === 'POST' ? 'ses' : undefined;
}

function accessKeyIdOf(call: ServiceCall): string | undefined {
  return /Credential=([^/,\s]+)\//.exec(call.headers['authorization'] ?? '')?.[1];
}

function notHere(call: ServiceCall): ServiceAnswer {
  const what = call.headers['x-amz-target'] ?? `${call.method} ${call.path.split('?')[0]}`;
  return {
    status: 400,
    headers: { 'Content-Type': 'application/json', 'x-amzn-ErrorType': 'UnknownOperationException' },
    body: JSON.stringify({
      __type: 'UnknownOperationException',
      message: `There is no local stand-in for ${what}`,
    }),
  };
}

function internalFailure(): ServiceAnswer {
  return {
    status: 500,
    headers: { 'Content-Type': 'application/json', 'x-amzn-ErrorType': 'InternalFailure' },
    body: JSON.stringify({ __type: 'InternalFailure', message: 'The local stand-in failed' }),
  };
}

function send(response: ServerResponse, { status, headers, body }: ServiceAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
