import { expect, test } from '@jest/globals';
import { createRouteFinder } from '../../../../infra/local/gateway/routes.ts';
import type { Route } from '../../../../infra/local/template/model.ts';

const routes = [
  ['ANY', '/{proxy+}'],
  ['GET', '/profiles'],
  ['ANY', '/profiles'],
  ['DELETE', '/profiles/{id}'],
  ['GET', '/profiles/mine'],
  ['GET', '/profiles/{id}/chart'],
  ['GET', '/files/{path+}'],
].map(
  ([method, path]) =>
    ({ method, path, integration: { kind: 'function', functionId: `${method} ${path}` } }) as Route,
);
const find = createRouteFinder(routes);

function found(method: string, path: string) {
  const match = find(method, path);
  return match && [`${match.route.method} ${match.route.path}`, match.pathParameters];
}

test.each([
  ['GET', '/profiles', 'GET /profiles', {}],
  ['GET', '/profiles/', 'GET /profiles', {}],
  ['PATCH', '/profiles', 'ANY /profiles', {}],
  ['GET', '/profiles/mine', 'GET /profiles/mine', {}],
  ['DELETE', '/profiles/mine', 'DELETE /profiles/{id}', { id: 'mine' }],
  ['DELETE', '/profiles/a%20b%2Fc', 'DELETE /profiles/{id}', { id: 'a%20b%2Fc' }],
  ['GET', '/profiles/7/chart', 'GET /profiles/{id}/chart', { id: '7' }],
  ['POST', '/profiles/7/chart', 'ANY /{proxy+}', { proxy: 'profiles/7/chart' }],
  ['GET', '/files/a/b', 'GET /files/{path+}', { path: 'a/b' }],
  ['GET', '/Profiles', 'ANY /{proxy+}', { proxy: 'Profiles' }],
])('%s %s is answered by %s', (method, path, route, parameters) => {
  expect(found(method, path)).toEqual([route, parameters]);
});

test.each([
  ['GET', '/'],
  ['TRACE', '/profiles'],
  ['GET', '//'],
])('%s %s has no route', (method, path) => {
  expect(found(method, path)).toBeUndefined();
});

test('an empty segment is no parameter', () => {
  const only = createRouteFinder(routes.filter(({ path }) => path === '/profiles/{id}'));
  expect(only('DELETE', '/profiles//')).toBeUndefined();
  expect(only('DELETE', '/profiles/')).toBeUndefined();
});
