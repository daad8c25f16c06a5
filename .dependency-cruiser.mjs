import { backgroundFunctions, endpoints, pages } from './functions/endpoints.ts';

/** The rooms of pure computation, bottom to top: each may import the rooms before it and the packages listed. */
const PURE = {
  time: [],
  ephemeris: ['astronomia'],
  chart: [],
  transits: [],
  scoring: [],
  reading: [],
  forecast: [],
  calendar: ['ical-generator'],
};
const SERVICES = ['table', 'mail', 'places', 'secret'];
const CLIENT = '^functions/[^/]+/client/';
/** The typed client of the API. */
const API_CLIENT = '^lib/client/';
const CONTRACT = '^lib/contract/';

const rooms = (names) => `^lib/(${names.join('|')})/`;
const packages = (names) => names.map((name) => `node_modules/${name}/`);
const exactly = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
const handlers = [...endpoints, ...pages, ...Object.values(backgroundFunctions)].map(({ file }) => file);

/** Entry points. Code that none of them reaches is used by tests only. */
const clients = pages.flatMap(({ client }) => Object.values(client));
const STARTS = [exactly([...handlers, ...clients]), '^infra/'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const below = Object.entries(PURE).map(([room, allowed], floor) =>
  forbid(
    `${room}-imports-downward`,
    'Pure computation runs in a browser: no HTTP, no AWS, no process.',
    { path: rooms([room]) },
    { pathNot: [rooms(Object.keys(PURE).slice(0, floor + 1)), ...packages(allowed)] },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'Neither at run time nor between types.', {}, { circular: true }),
    forbid(
      'declared-packages',
      'Every imported package is in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid('all-resolved', 'An unresolvable import would escape every rule.', {}, { couldNotResolve: true }),
    forbid(
      'all-in-use',
      'Code that only tests or benchmarks use is dead.',
      { path: STARTS },
      { path: '^(lib|functions)/', pathNot: ['\\.d\\.ts$', ...STARTS], reachable: false },
    ),
    ...below,
    forbid(
      'operations-know-no-http',
      'Use cases work for HTTP and MCP alike.',
      { path: rooms(['operations']) },
      {
        path: [
          '^lib/(http|mcp)/',
          '^functions/',
          ...packages(['@middy', 'aws-lambda', '@types/aws-lambda', '@aws-sdk']),
        ],
      },
    ),
    ...SERVICES.map((service) =>
      forbid(
        `${service}-knows-no-sibling`,
        'Operations combine the backing services.',
        { path: rooms([service]) },
        { path: rooms([...SERVICES.filter((other) => other !== service), 'operations', 'http']) },
      ),
    ),
    forbid(
      'accounts-are-pure-rules',
      'Rules decide; operations read and write.',
      { path: rooms(['accounts']) },
      {
        path: [rooms([...SERVICES, 'operations', 'http']), ...packages(['@aws-sdk', '@middy', 'aws-lambda'])],
      },
    ),
    forbid(
      'the-contract-is-data',
      'It declares requests and responses; it does nothing.',
      { path: rooms(['contract']) },
      {
        path: [rooms([...SERVICES, 'operations', 'http']), ...packages(['@aws-sdk', '@middy', 'aws-lambda'])],
      },
    ),
    forbid(
      'http-knows-no-service',
      'All handlers share it.',
      { path: rooms(['http']) },
      { path: rooms([...SERVICES, 'operations', 'mcp', ...Object.keys(PURE)]) },
    ),
    forbid(
      'handlers-call-operations',
      'A handler reads the request, makes one call and responds.',
      { path: '^functions/' },
      { path: rooms(SERVICES), pathNot: '^lib/table/item-kind\\.ts$' },
    ),
    forbid(
      'handlers-stand-alone',
      'A handler imports nothing from another room of handlers.',
      { path: '^functions/([^/]+)/' },
      { path: '^functions/[^/]+/', pathNot: '^functions/$1/' },
    ),
    forbid(
      'handlers-are-entry-points',
      'A handler is referenced by its path only.',
      {},
      { path: exactly(handlers) },
    ),
    forbid(
      'infra-reads-the-route-table',
      'The only import from functions is the route table.',
      { path: '^infra/' },
      { path: '^functions/', pathNot: '^functions/endpoints\\.ts$' },
    ),
    forbid(
      'infra-is-on-top',
      'Infra deploys everything; nothing depends on it.',
      { path: '^(lib|functions)/' },
      { path: '^(infra|test)/' },
    ),
    forbid(
      'the-api-client-imports-types-only',
      'It knows the service by HTTP and by the types of the contract.',
      { path: API_CLIENT },
      { pathNot: [API_CLIENT, CONTRACT, ...packages(['valibot'])] },
    ),
    forbid(
      'browsers-get-no-validation',
      'Browser code imports contract types only, so no bundle contains valibot.',
      { path: [CLIENT, API_CLIENT] },
      { path: [CONTRACT, ...packages(['valibot'])], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'the-service-does-not-call-itself',
      'Only browser clients, tools and tests call the API.',
      { path: '^(lib|functions)/', pathNot: [API_CLIENT, CLIENT] },
      { path: API_CLIENT },
    ),
    forbid('lib-imports-no-function', 'Imports point downward.', { path: '^lib/' }, { path: '^functions/' }),
    forbid(
      'only-the-ephemeris-computes-the-sky',
      'astronomia is used only where its pitfalls are handled.',
      { pathNot: '^(lib|infra)/ephemeris/' },
      { path: packages(['astronomia']) },
    ),
    forbid(
      'a-client-runs-in-a-browser',
      'It imports only browser-safe rooms of lib, and nothing of its handler.',
      { path: CLIENT },
      {
        pathNot: [
          CLIENT,
          API_CLIENT,
          CONTRACT,
          rooms(['reading', 'scoring', 'chart']),
          '^lib/accounts/tiers\\.ts$',
          '^lib/time/calendar-date\\.ts$',
          ...packages(['preact', '@preact', '@astrodraw', 'swagger-ui-dist']),
        ],
      },
    ),
    forbid(
      'clients-are-separate',
      'A page references its client by path; they share rating names and drawing geometry.',
      { pathNot: CLIENT },
      { path: CLIENT, pathNot: '^functions/dashboard/client/(rating|spread|moon-shape)\\.ts$' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    cache: false,
  },
};
