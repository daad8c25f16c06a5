import { backgroundFunctions, endpoints, pages } from './functions/endpoints.ts';

/** Folders of pure computation, bottom to top, with the packages that each may import. Each may also import earlier folders. */
const PURE = {
  time: [],
  ephemeris: ['astronomia'],
  chart: [],
  transits: [],
  scoring: [],
  reading: [],
  forecast: [],
  calendar: ['ical-generator'],
  delivery: [],
};
const SERVICES = ['table', 'mail', 'queue', 'places', 'secret'];
const CLIENT = '^functions/[^/]+/client/';
/** The typed API client. */
const API_CLIENT = '^lib/client/';
const CONTRACT = '^lib/contract/';

const libFolders = (names) => `^lib/(${names.join('|')})/`;
const packages = (names) => names.map((name) => `node_modules/${name}/`);
const exactly = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
const handlers = [...endpoints, ...pages, ...Object.values(backgroundFunctions)].map(({ file }) => file);

/** Entry points. Code that is unreachable from any entry point is only used by tests. */
const clients = pages.flatMap(({ client }) => Object.values(client));
const STARTS = [exactly([...handlers, ...clients]), '^infra/'];

/** Code that pure rules and data must not import. */
const SIDE_EFFECTS = {
  path: [libFolders([...SERVICES, 'operations', 'http']), ...packages(['@aws-sdk', '@middy', 'aws-lambda'])],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const below = Object.entries(PURE).map(([folder, allowed], floor) =>
  forbid(
    `${folder}-imports-downward`,
    'Pure computation runs in a browser: no HTTP, no AWS, no process.',
    { path: libFolders([folder]) },
    {
      pathNot: [
        libFolders(Object.keys(PURE).slice(0, floor + 1)),
        '^lib/escape-html\\.ts$',
        ...packages(allowed),
      ],
    },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'Cycles are forbidden at run time and between types.', {}, { circular: true }),
    forbid(
      'declared-packages',
      'Every imported package is in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid('all-resolved', 'An unresolvable import would escape every rule.', {}, { couldNotResolve: true }),
    forbid(
      'all-in-use',
      'Code that is only used by tests or benchmarks is dead.',
      { path: STARTS },
      { path: '^(lib|functions)/', pathNot: ['\\.d\\.ts$', ...STARTS], reachable: false },
    ),
    ...below,
    forbid(
      'operations-without-http',
      'Operations work for both HTTP and MCP.',
      { path: libFolders(['operations']) },
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
        `${service}-imports-no-sibling`,
        'Only operations combine backing services.',
        { path: libFolders([service]) },
        { path: libFolders([...SERVICES.filter((other) => other !== service), 'operations', 'http']) },
      ),
    ),
    forbid(
      'accounts-are-pure-rules',
      'Account rules are pure; operations read and write data.',
      { path: libFolders(['accounts']) },
      SIDE_EFFECTS,
    ),
    forbid(
      'the-contract-is-data',
      'The contract only declares requests and responses.',
      { path: libFolders(['contract']) },
      SIDE_EFFECTS,
    ),
    forbid(
      'http-imports-no-service',
      'All handlers share this code, so it is independent of any service.',
      { path: libFolders(['http']) },
      { path: libFolders([...SERVICES, 'operations', 'mcp', ...Object.keys(PURE)]) },
    ),
    forbid(
      'handlers-call-operations',
      'A handler reads the request, calls an operation and responds.',
      { path: '^functions/' },
      { path: libFolders(SERVICES), pathNot: '^lib/table/item-kind\\.ts$' },
    ),
    forbid(
      'handlers-stand-alone',
      'A handler imports nothing from the folder of other handlers.',
      { path: '^functions/([^/]+)/' },
      { path: '^functions/[^/]+/', pathNot: '^functions/$1/' },
    ),
    forbid(
      'handlers-are-entry-points',
      'Handlers are referenced by path, never imported.',
      {},
      { path: exactly(handlers) },
    ),
    forbid(
      'infra-reads-the-route-table',
      'Infra imports only the route table from functions.',
      { path: '^infra/' },
      { path: '^functions/', pathNot: '^functions/endpoints\\.ts$' },
    ),
    forbid(
      'infra-is-on-top',
      'Infra deploys everything, so nothing may depend on it.',
      { path: '^(lib|functions)/' },
      { path: '^(infra|test)/' },
    ),
    forbid(
      'the-api-client-imports-types-only',
      'The API client uses only HTTP and the contract.',
      { path: API_CLIENT },
      { pathNot: [API_CLIENT, CONTRACT, ...packages(['valibot'])] },
    ),
    forbid(
      'browsers-get-no-validation',
      'Browser code imports only types from the contract, so no bundle contains valibot.',
      { path: [CLIENT, API_CLIENT] },
      { path: [CONTRACT, ...packages(['valibot'])], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'the-service-does-not-call-itself',
      'Only browsers, tools and tests call the API, and the check of a stage, which acts as a reader.',
      { path: '^(lib|functions)/', pathNot: [API_CLIENT, CLIENT, '^lib/operations/check-service'] },
      { path: API_CLIENT },
    ),
    forbid(
      'lib-imports-no-function',
      'Functions are a layer above lib.',
      { path: '^lib/' },
      { path: '^functions/' },
    ),
    forbid(
      'only-the-ephemeris-computes-the-sky',
      'Only code that handles the pitfalls of astronomia may use it.',
      { pathNot: '^(lib|infra)/ephemeris/' },
      { path: packages(['astronomia']) },
    ),
    forbid(
      'a-client-runs-in-a-browser',
      'A client imports only browser-safe folders of lib, and nothing from its handler.',
      { path: CLIENT },
      {
        pathNot: [
          CLIENT,
          API_CLIENT,
          CONTRACT,
          libFolders(['reading', 'scoring', 'chart']),
          '^lib/accounts/tiers\\.ts$',
          '^lib/delivery/mail-lists\\.ts$',
          '^lib/webhooks/events\\.ts$',
          '^lib/time/calendar-date\\.ts$',
          ...packages(['preact', '@preact', '@astrodraw']),
        ],
      },
    ),
    forbid(
      'clients-are-separate',
      'A page references its client by path. They share only rating names, sentences and drawing geometry.',
      { pathNot: CLIENT },
      {
        path: CLIENT,
        pathNot: '^functions/dashboard/client/(rating|sentences|spread|moon-shape|zodiac-places)\\.ts$',
      },
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
