import { listenOnLoopback } from '../../../../infra/local/loopback-server.ts';

/** Starts a proxy that counts calls and either forwards them to the emulator or returns a fixed response. */
export async function switchAnswers(servicesPort: number) {
  let calls = 0;
  let fixed: Response | undefined;
  const server = await listenOnLoopback(0, async ({ method = '', headers, url }, body) => {
    calls += 1;
    if (fixed) return fixed.clone();
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = { method, headers: { authorization, 'content-type': type }, body };
    const answer = await fetch(`http://127.0.0.1:${servicesPort}${url}`, sent);
    return new Response(await answer.text(), { status: answer.status, headers: typeOf(answer) });
  });
  return {
    ...server,
    callCount: () => calls,
    /** Returns the same response to every call while `work` runs. */
    async whenAnswering<Result>(answer: Response, work: () => Promise<Result>): Promise<Result> {
      fixed = answer;
      return work().finally(() => {
        fixed = undefined;
      });
    },
  };
}

const typeOf = ({ headers }: Response) => ({ 'content-type': headers.get('content-type') ?? '' });

export type AnswerSwitch = Awaited<ReturnType<typeof switchAnswers>>;
