import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { baseUrl, OWN_CONNECTION } from './service.ts';

type Speaking = { key: string; url?: string; revision?: 'auto' | 'legacy' };

/** Connects an MCP client and records its HTTP requests. `auto` negotiates the latest revision, `legacy` one from 2025. */
export async function connectAssistant({ key, url = baseUrl(), revision = 'auto' }: Speaking) {
  const sent: { method: string; status: number; contentType: string | null }[] = [];
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { Authorization: `Bearer ${key}`, ...OWN_CONNECTION } },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const contentType = response.headers.get('content-type');
      sent.push({ method: init?.method ?? 'GET', status: response.status, contentType });
      return response;
    },
  });
  const client = new Client(
    { name: 'assistant of the tests', version: '1' },
    { versionNegotiation: { mode: revision } },
  );
  await client.connect(transport);

  /** Calls a tool and returns its result. Throws if the result isn't a single text. */
  async function use(name: string, input: Record<string, unknown> = {}) {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    const [block] = content;
    if (content.length !== 1 || block?.type !== 'text' || structuredContent !== undefined)
      throw new TypeError(`The result of ${name} is not a single text`);
    return { text: block.text, isError: isError === true };
  }

  return { client, use, sent, close: () => client.close() };
}

/** A connected MCP client. */
export type Assistant = Awaited<ReturnType<typeof connectAssistant>>;
