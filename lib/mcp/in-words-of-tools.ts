import { tools } from '#lib/contract/tools.ts';

/** What assistants call that sentences for callers of HTTP name by method and path. */
const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(tools).map(
    ([name, { operation }]) => [`${operation.method} ${operation.path}`, name] as const,
  ),
  ['GET /api/activities', 'the list in the schema of this tool'],
]);

/** A sentence with tools in the place of endpoints; `GET /api/places?query=CITY` is search_places. */
export const inWordsOfTools = (sentence: string): string =>
  sentence.replace(/([A-Z]+ \/api\/[\w/{}-]+)(\?\w+=\w+)?/g, (all, endpoint) => names.get(endpoint) ?? all);
