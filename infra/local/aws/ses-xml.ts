import { randomUUID } from 'node:crypto';
import type { ServiceAnswer } from './service-call.ts';

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** A refusal in the Query protocol: the service's own code and sentence. */
export class SesError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A tree of elements: a text, or children by name; a list repeats its element. */
export type XmlContent = string | { [element: string]: XmlContent | XmlContent[] };

/** The answer to an action that succeeded. */
export function sesResult(action: string, result: XmlContent): ServiceAnswer {
  const requestId = randomUUID();
  return xmlAnswer(200, requestId, `${action}Response`, {
    [`${action}Result`]: result,
    ResponseMetadata: { RequestId: requestId },
  });
}

/** The answer to a call that SES refuses. */
export function sesRefusal(error: SesError): ServiceAnswer {
  const requestId = randomUUID();
  return xmlAnswer(400, requestId, 'ErrorResponse', {
    Error: { Type: 'Sender', Code: error.code, Message: error.message },
    RequestId: requestId,
  });
}

function xmlAnswer(status: number, requestId: string, root: string, content: XmlContent): ServiceAnswer {
  return {
    status,
    headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId },
    body: `<${root} xmlns="${NAMESPACE}">${xml(content)}</${root}>\n`,
  };
}

const xml = (content: XmlContent): string =>
  typeof content === 'string'
    ? escaped(content)
    : Object.entries(content)
        .flatMap(([name, value]) =>
          (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const),
        )
        .map(([name, item]) => `<${name}>${xml(item)}</${name}>`)
        .join('');

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '');
