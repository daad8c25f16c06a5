import type { Route } from '../template/read-api.ts';

/** A matching route, and its path parameters, which are percent-encoded as on AWS. */
export type Match = { route: Route; pathParameters: Record<string, string> };

/** Tries literals before `{id}` before `{proxy+}`. Like API Gateway, ignores a trailing slash and never maps HEAD to GET. */
export function createRouteFinder(routes: readonly Route[]) {
  const ranked = routes
    .map((route) => ({ route, pattern: patternOf(route.path), rank: rankOf(route) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return (method: string, path: string): Match | undefined => {
    for (const { route, pattern } of ranked) {
      const match = [method, 'ANY'].includes(route.method) && pattern.exec(path);
      if (match) return { route, pathParameters: { ...match.groups } };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.*?()[\]\\^$|]/g, '\\$&')
    .replace(/\{(\w+)\+\}/g, '(?<$1>[^/].*?)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(path === '/' ? '^/$' : `^${source}/?$`, 's');
}

function rankOf({ path, method }: Route): string {
  const segments = path
    .split('/')
    .map((segment) => (segment.endsWith('+}') ? 2 : segment[0] === '{' ? 1 : 0));
  return `${segments.join('')}${method === 'ANY' ? '~' : ''}`;
}
