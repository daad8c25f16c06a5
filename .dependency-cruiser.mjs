import { backgroundFunctions, endpoints, pages } from './functions/endpoints.ts';

/** The rooms that only compute, from below to above: each may import those before it, and the packages named here. */
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
/** The typed client, which is generated: its own order is its generator's. */
const API_CLIENT = '^lib/client/';
/** Commands of a developer that make what is kept in the repository; no request passes through them. */
const TOOLS = '^lib/(ephemeris/generate|(scoring|reading)/calibration)/';

const rooms = (names) => `^lib/(${names.join('|')})/`;
const packages = (names) => names.map((name) => `node_modules/${name}/`);
const exactly = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
const handlers = [...endpoints, ...pages, ...Object.values(backgroundFunctions)].map(({ file }) => file);

/** What starts by itself or in a thread; the rest must be reached from there, or tests alone use it. */
const clients = pages.flatMap(({ client }) => Object.values(client));
const STARTS = [exactly([...handlers, ...clients]), '^infra/', TOOLS];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const below = Object.entries(PURE).map(([room, allowed], floor) =>
  forbid(
    `${room}-imports-what-is-below`,
    'Whatever computes runs in a browser: it knows no HTTP, no AWS and nothing of the process.',
    { path: rooms([room]), pathNot: TOOLS },
    { pathNot: [rooms(Object.keys(PURE).slice(0, floor + 1)), ...packages(allowed)] },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circles',
      'Neither at run time nor through types.',
      { pathNot: API_CLIENT },
      { circular: true },
    ),
    forbid('all-resolved', 'A path that leads nowhere escapes every rule.', {}, { couldNotResolve: true }),
    forbid(
      'all-in-use',
      'What tests and the benchmark alone use is dead.',
      { path: STARTS },
      { path: '^(lib|functions)/', pathNot: ['\\.d\\.ts$', API_CLIENT, ...STARTS], reachable: false },
    ),
    ...below,
    forbid(
      'operations-know-no-http',
      'What the service does, whoever asks.',
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
        `${service}-knows-no-neighbour`,
        'What is behind the service is put together by operations.',
        { path: rooms([service]) },
        { path: rooms([...SERVICES.filter((other) => other !== service), 'operations', 'http']) },
      ),
    ),
    forbid(
      'accounts-are-pure-rules',
      'They decide; operations look up and store.',
      { path: rooms(['accounts']) },
      {
        path: [rooms([...SERVICES, 'operations', 'http']), ...packages(['@aws-sdk', '@middy', 'aws-lambda'])],
      },
    ),
    forbid(
      'the-contract-is-forms',
      'It says what is sent and answered; others read it.',
      { path: rooms(['contract']) },
      {
        path: [rooms([...SERVICES, 'operations', 'http']), ...packages(['@aws-sdk', '@middy', 'aws-lambda'])],
      },
    ),
    forbid(
      'http-knows-no-service',
      'All handlers share it, whatever they do.',
      { path: rooms(['http']) },
      { path: rooms([...SERVICES, 'operations', 'mcp', ...Object.keys(PURE)]) },
    ),
    forbid(
      'handlers-ask-operations',
      'A handler reads, calls once and answers. The list says which kinds of items each may touch.',
      { path: '^functions/' },
      { path: rooms(SERVICES), pathNot: '^lib/table/item-kind\\.ts$' },
    ),
    forbid(
      'handlers-stand-alone',
      'A handler takes nothing from the folder of another.',
      { path: '^functions/([^/]+)/' },
      { path: '^functions/[^/]+/', pathNot: '^functions/$1/' },
    ),
    forbid('nobody-imports-a-handler', 'It is named by its path.', {}, { path: exactly(handlers) }),
    forbid(
      'infra-reads-the-list',
      'Of the functions it imports the list of endpoints alone.',
      { path: '^infra/' },
      { path: '^functions/', pathNot: '^functions/endpoints\\.ts$' },
    ),
    forbid(
      'nobody-imports-infra',
      'It stands everything up, and nothing stands on it.',
      { path: '^(lib|functions)/' },
      { path: '^(infra|test)/' },
    ),
    forbid(
      'the-api-client-stands-alone',
      'It knows the service by HTTP only.',
      { path: API_CLIENT },
      { pathNot: API_CLIENT },
    ),
    forbid(
      'the-service-does-not-call-itself',
      'The API client is for who calls from outside.',
      { pathNot: [API_CLIENT, CLIENT] },
      { path: API_CLIENT },
    ),
    forbid('lib-imports-no-function', 'Arrows go down.', { path: '^lib/' }, { path: '^functions/' }),
    forbid(
      'only-the-ephemeris-computes-the-sky',
      'astronomia is called where its traps are known.',
      { pathNot: '^lib/ephemeris/' },
      { path: packages(['astronomia']) },
    ),
    forbid(
      'a-client-runs-in-a-browser',
      'It takes of lib what does, and nothing that stays with its handler.',
      { path: CLIENT },
      {
        pathNot: [
          CLIENT,
          API_CLIENT,
          rooms(['reading', 'scoring', 'chart']),
          '^lib/accounts/tiers\\.ts$',
          '^lib/time/(age-on|calendar-date)\\.ts$',
          ...packages(['preact', '@preact', '@astrodraw', 'swagger-ui-dist']),
        ],
      },
    ),
    forbid(
      'a-client-stays-with-itself',
      'A page names it by its path; how a rating is called and what a sky is drawn by, the page shares with its client.',
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
