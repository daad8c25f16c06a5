import { type Client, createClient } from '#lib/client/index.ts';
import { checkAnswer } from './contract.ts';
import { answerIn, baseUrl, OWN_CONNECTION } from './service.ts';

type Credentials = {
  key?: string;
  /** The value of the session cookie. */
  session?: string;
};

/** The generated client, of the service that the test run has started; answers that the contract does not have are errors. */
export const apiClient = ({ key, session }: Credentials = {}): Client =>
  createClient({
    baseUrl: baseUrl(),
    headers: {
      ...OWN_CONNECTION,
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(session && { Cookie: `__Host-session=${session}` }),
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await fetch(request);
      checkAnswer(request.method, new URL(request.url).pathname, await answerIn(response.clone()));
      return response;
    },
  });

type Outcome<Data> = { data: Data | undefined; error: unknown; response?: Response };

/** What a call of the client was answered with; throws if that was a problem. */
export async function success<Data>(
  call: Promise<Outcome<Data>>,
): Promise<{ data: Data; response: Response }> {
  const { data, error, response } = await call;
  if (data !== undefined && response) return { data, response };
  throw error instanceof Error ? error : new Error(JSON.stringify(error));
}
