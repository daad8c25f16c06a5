import { randomUUID } from 'node:crypto';
import type { ServiceName } from './required-rights.ts';
import type { ServiceAnswer } from './service-call.ts';

/** An error of a service: its code as the SDK's clients know it, and its sentence. */
export type Refusal = { status: number; code: string; message: string };

/** The answer of a service that refuses a call, in that service's own protocol. */
export function serviceRefusal(service: ServiceName, { status, code, message }: Refusal): ServiceAnswer {
  const requestId = randomUUID();
  const json = (contentType: string, content: unknown, headers: Record<string, string> = {}) => ({
    status,
    headers: { 'Content-Type': contentType, 'x-amzn-RequestId': requestId, ...headers },
    body: JSON.stringify(content),
  });
  switch (service) {
    case 'dynamodb':
      return json('application/x-amz-json-1.0', {
        __type: `com.amazon.coral.service#${code}`,
        Message: message,
      });
    case 'secretsManager':
      return json('application/x-amz-json-1.1', { __type: code, Message: message });
    case 'location':
      return json('application/json', { message }, { 'x-amzn-ErrorType': code });
    case 'ses':
      return {
        status,
        headers: { 'Content-Type': 'text/xml', 'x-amzn-RequestId': requestId },
        body: `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>${requestId}</RequestId></ErrorResponse>`,
      };
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
