import { request } from 'node:http';
import type { HttpAnswer } from '../../../../infra/local/aws/service-answer.ts';
import { listenOnLoopback } from '../../../../infra/local/loopback-server.ts';

/** Listens before the local services on a free port: it counts calls, and can answer in their place. */
export async function switchAnswers(servicesPort: number) {
  let calls = 0;
  let fixed: HttpAnswer | undefined;
  const server = await listenOnLoopback(0, (incoming, response) => {
    calls += 1;
    if (fixed) return response.writeHead(fixed.status, fixed.headers).end(fixed.body);
    const { method, headers, url: path } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: servicesPort, method, headers, path }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
    );
    return incoming.pipe(outgoing.on('error', () => response.destroy()));
  });
  return {
    ...server,
    callCount: () => calls,
    /** Every call during the work is answered so. */
    async whenAnswering<Result>(answer: HttpAnswer, work: () => Promise<Result>): Promise<Result> {
      fixed = answer;
      return work().finally(() => {
        fixed = undefined;
      });
    },
  };
}

/** A server before the local services. */
export type AnswerSwitch = Awaited<ReturnType<typeof switchAnswers>>;
