import { beforeAll, expect, test } from '@jest/globals';
import { describeApi } from '../../../infra/openapi/describe.ts';
import { readHtml } from '../../support/html.ts';
import { serviceOf } from '../../support/service.ts';

const { call } = serviceOf();

type Schema = {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  [key: string]: unknown;
};
type Media = Record<string, { schema: Schema; example?: unknown }>;
type Described = {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: { content: Media };
  responses: Record<string, { $ref?: string; content?: Media; headers?: object }>;
};

const { paths, components } = describeApi();
const schemas = components.schemas as unknown as Record<string, Schema>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    title: `${method.toUpperCase()} ${path}`,
    operation: operation as Described,
  })),
);

/** The HTML of the page between the heading of each operation and the end of its section. */
let html = '';
let page: ReturnType<typeof readHtml>;
beforeAll(async () => {
  html = (await call('GET', '/docs/reference')).text;
  page = readHtml(html);
});

/** Text as Markdown shows it. */
const plain = (text: string) => text.replaceAll('`', '');

const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';

/** Parses the section of a heading. */
function sectionOf(heading: string) {
  const part = html.split('<section').find((it) => readHtml(`<section${it}`).all('h3')[0]?.text === heading);
  const [section] = (part ?? '').split('</section>');
  return readHtml(`<!doctype html><section${section}</section>`);
}

/** The fields that a parsed part of the page lists. */
const fieldsIn = ({ all }: ReturnType<typeof readHtml>) => all('dt').map(({ text }) => text.split(' ')[0]);

test.each(operations)(
  '$title has its texts, parameters, fields, headers, example and errors',
  ({ title, operation }) => {
    const section = sectionOf(title);
    const [{ text } = { text: '' }] = section.all('section');
    expect(text).toContain(operation.summary);
    expect(text).toContain(plain(operation.description));
    const fields = fieldsIn(section);
    for (const { name, in: place, required, description = '' } of operation.parameters) {
      expect(fields).toContain(name);
      expect(text).toContain(plain(description));
      const term = section.all('dt').find((it) => it.text.startsWith(`${name} `));
      expect([term?.attributes['data-in'], term?.text.endsWith('required')]).toEqual([place, required]);
    }
    const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((it) =>
      Object.values(it?.content ?? {}),
    );
    expect(media.length).toBeGreaterThan(0);
    for (const { schema, example } of media) {
      const { properties = {} } = schema.$ref ? (schemas[nameOf(schema)] ?? {}) : schema;
      expect(fields).toEqual(expect.arrayContaining(Object.keys(properties)));
      const shown = section.all('code').filter(({ attributes }) => attributes['class'] === 'language-json');
      // The URLs of examples are those of the service.
      if (example) expect(Object.keys(JSON.parse(shown[0]?.text ?? ''))).toEqual(Object.keys(example));
    }
    for (const [status, { $ref = '', headers = {} }] of Object.entries(operation.responses)) {
      for (const name of Object.keys(headers)) expect(text).toContain(name);
      const codes = $ref ? nameOf({ $ref }).split('.') : [];
      for (const code of codes) expect(text).toContain(`${status} ${code}`);
      const targets = section.all('a').map(({ attributes }) => attributes['href']);
      expect(targets).toEqual(expect.arrayContaining(codes.map((code) => `/docs/errors/${code}`)));
    }
  },
);

test('every schema has an anchor, and its fields with types and descriptions', () => {
  const names = Object.keys(schemas);
  expect(names.length).toBeGreaterThan(80);
  expect(page.ids).toEqual(expect.arrayContaining(names));
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    const [, after = ''] = html.split(` id="${name}">`);
    const [list = ''] = after.split('</dl>');
    const { all } = readHtml(`<!doctype html><dl>${list}`);
    const terms = all('dt').map(({ text }) => text);
    if (Object.keys(properties).length === 0) continue;
    expect([name, terms.map((it) => it.split(' ')[0])]).toEqual([name, Object.keys(properties)]);
    expect([name, terms.filter((it) => !/ \S/.test(it))]).toEqual([name, []]);
    const texts = all('dd').map(({ text }) => text);
    for (const [index, { description = '' }] of Object.values(properties).entries())
      expect(texts[index]).toContain(plain(description));
  }
});

test('types, bounds, enumerations, alternatives and constants are shown', () => {
  const rows = page.all('dt').map(({ text }, index) => `${text}: ${page.all('dd')[index]?.text}`);
  for (const expected of [
    /^startDate string \(date\), query, required: The first day/,
    /^days integer, query: .*1 to 7, default 1$/,
    /^houseSystem HouseSystem \(placidus, whole-sign\) or null: /,
    /^verdict VerdictName \(yes, partly, no\), required: /,
    /^sunSign SignName: /,
    /^luckyNumbers list of integer: .*4 items, each 1 to 99$/,
    /^kind eclipse: The kind of event\.$/,
    /^phase exact, applying, separating: /,
    /^name string, required: The person’s name, 1 to 80 characters as a reader counts them, and at most 320 bytes in UTF-8\. *$/,
    /^exactAt string \(date-time\), optional: /,
    /^birthTime string or null: The local time of birth, HH:MM; null if unknown\.$/,
  ])
    expect(rows).toContainEqual(expect.stringMatching(expected));
  const [, union = ''] = html.split(' id="SkyEvent">');
  expect(union.split('</section>')[0]).toMatch(/PhaseEvent<\/a> or .*EclipseEvent<\/a> or /);
});

test('no keyword of the description is left out of the page', () => {
  const SHOWN = [
    ...['$ref', 'type', 'format', 'items', 'enum', 'const', 'anyOf', 'oneOf', 'properties', 'required'],
    ...['additionalProperties', 'description', 'default', 'minimum', 'maximum', 'minLength', 'maxLength'],
    ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'uniqueItems', 'pattern'],
  ];
  // Examples are part of whole examples, and a discriminator follows from the constants of the alternatives.
  const known = new Set([...SHOWN, 'examples', 'discriminator']);
  const keywords = new Set<string>();
  const collect = (schema: Schema) => {
    for (const [key, value] of Object.entries(schema)) {
      keywords.add(key);
      const nested = key === 'properties' ? Object.values(value as object) : [value].flat();
      if (['properties', 'items', 'additionalProperties', 'anyOf', 'oneOf'].includes(key))
        for (const it of nested) if (typeof it === 'object') collect(it as Schema);
    }
  };
  for (const schema of Object.values(schemas)) collect(schema);
  expect([...keywords].filter((key) => !known.has(key))).toEqual([]);
});

test('the headings of the reference are in order, and links to operations are kept', () => {
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  expect(page.ids).toEqual(expect.arrayContaining(['daily-horoscope', '/Forecasts/dailyHoroscope']));
});

test('an example request has each required parameter and the credentials', () => {
  const commands = page.all('code').filter(({ attributes }) => attributes['class'] === 'language-sh');
  expect(commands).toHaveLength(operations.length);
  const texts = commands.map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringMatching(
      /^curl -G http\S+\/api\/horoscope\/daily \\\n {2}-d "profileId=prf_\w+" \\\n {2}-d "startDate=.*-H "Authorization: Bearer \$KEY"$/s,
    ),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^curl -X PATCH http.* -d '\{\n.*\}'$/s));
  for (const text of texts) expect(text).not.toMatch(/undefined|\{\w+\}/);
});
