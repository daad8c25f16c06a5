import { request } from 'node:http';
import type { HttpAnswer } from '../../../../infra/local/aws/service-answer.ts';
import { listenOnLoopback } from '../../../../infra/local/loopback-server.ts';

/** A server before the local services, that can answer in their place. */
export type AnswerSwitch = {
  port: number;
  callCount: () => number;
  /** Every call during the work is answered so. */
  whenAnswering: <Result>(answer: HttpAnswer, work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** Listens on a free port, and passes calls on to the services on another one. */
export async function switchAnswers(servicesPort: number): Promise<AnswerSwitch> {
  let calls = 0;
  let fixed: HttpAnswer | undefined;
  const { port, close } = await listenOnLoopback(0, (incoming, response) => {
    calls += 1;
    if (fixed) {
      incoming.resume();
      response.writeHead(fixed.status, fixed.headers).end(fixed.body);
      return;
    }
    const { method, headers, url: path } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: servicesPort, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing.on('error', () => response.destroy()));
  });
  return {
    port,
    close,
    callCount: () => calls,
    async whenAnswering(answer, work) {
      fixed = answer;
      try {
        return await work();
      } finally {
        fixed = undefined;
      }
    },
  };
}
