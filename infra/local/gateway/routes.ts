import type { Route } from '../template/model.ts';

/** A route and what the parameters of its path stand for in one request, still percent-encoded as on AWS. */
export type Match = { route: Route; pathParameters: Record<string, string> };

/** Finds the route of a request by method and percent-encoded path; undefined if there is none. */
export type FindRoute = (method: string, path: string) => Match | undefined;

const ANY_METHOD = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/**
 * Makes a finder that prefers, segment by segment, a fixed text to a parameter and a parameter to `{proxy+}`, and a
 * named method to ANY. As on API Gateway a trailing slash changes nothing, and HEAD is not answered by GET.
 */
export function createRouteFinder(routes: readonly Route[]): FindRoute {
  const ranked = routes
    .map((route) => ({ route, segments: segmentsOf(route.path), rank: rankOf(route) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return (method, path) => {
    const segments = segmentsOf(path.replace(/(?<=.)\/$/, ''));
    for (const { route, segments: pattern } of ranked) {
      if (route.method !== method && !(route.method === 'ANY' && ANY_METHOD.has(method))) continue;
      const pathParameters = matchSegments(pattern, segments);
      if (pathParameters) return { route, pathParameters };
    }
    return undefined;
  };
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function rankOf({ path, method }: Route): string {
  const segments = segmentsOf(path).map((segment) =>
    isGreedy(segment) ? '2' : isParameter(segment) ? '1' : '0',
  );
  return `${segments.join('')}${method === 'ANY' ? '~' : ''}`;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index];
    if (actual === undefined || actual === '') return undefined;
    if (isGreedy(expected)) {
      parameters[expected.slice(1, -2)] = segments.slice(index).join('/');
      return parameters;
    }
    if (isParameter(expected)) parameters[expected.slice(1, -1)] = actual;
    else if (expected !== actual) return undefined;
  }
  return segments.length === pattern.length ? parameters : undefined;
}

const isParameter = (segment: string) => segment.startsWith('{');
const isGreedy = (segment: string) => segment.endsWith('+}');
