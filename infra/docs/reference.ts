import type { JsonSchema } from '@valibot/to-json-schema';
import { SERVICE_URL } from '#lib/contract/fields.ts';
import { type Access, type Operation, problemCodes } from '#lib/contract/operation.ts';
import { type Code, problems } from '#lib/contract/problems.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { describeApi, operationIdOf, responseExamples } from '../openapi/describe.ts';
import { jsonSchema, namedSchemas, parametersOf } from '../openapi/json-schemas.ts';
import { exampleBody, exampleQuery } from '../openapi/request-examples.ts';
import { inline, type Prose } from './markdown.ts';
import { definition, escapeText, type Field, fieldList, formatJson, referencedName } from './schema-html.ts';

/** The file that the sign-in of the quick start writes. */
const SESSION_OPTION = '-b cookies.txt';

/** The credentials of an operation in words, and the option with which curl sends them. */
const CREDENTIALS: Readonly<Record<Access, [text: string, option?: string]>> = {
  public: ['No credentials required.'],
  'signed-in': ['Requires an API key or the session cookie.', '-H "Authorization: Bearer $KEY"'],
  session: ['Requires the session cookie.', SESSION_OPTION],
  'recent-session': ['Requires the session cookie of a sign-in within the last ten minutes.', SESSION_OPTION],
};

type Responses = Record<string, { headers?: object; description: string }>;

/** Renders the reference from the OpenAPI description: all operations by tag, then the components that they share. */
export function referencePage(): Prose {
  const { info, tags, paths, components } = describeApi();
  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  /** Components that an operation shows. The others are listed at the end. */
  const shown = new Set<string>();
  const groups = tags.map(({ name, description }) => ({
    name,
    id: name.toLowerCase().replaceAll(' ', '-'),
    description,
    members: operations.filter(({ tag }) => tag === name),
  }));
  const sections = groups.map(({ name, id, description, members }) => {
    const parts = members.map((operation) => {
      const described = paths[operation.path]?.[operation.method.toLowerCase()];
      return operationSection(operation, (described as { responses: Responses }).responses, shown);
    });
    return `<h2 id="${id}">${name}</h2>\n<p>${inline(description)}</p>\n${parts.join('')}`;
  });
  const others = Object.keys(namedSchemas).filter((name) => !shown.has(name));
  const schemas = others.toSorted().map((name) => {
    return `<section>\n<h3 id="${name}">${name}</h3>\n${definition(namedSchemas[name] ?? {})}</section>\n`;
  });
  const headers = Object.entries(components.headers).map(([name, header]) => ({ name, ...header }));
  const contents = groups.map(({ name, id, members }) => {
    const links = members.map(
      (it) => `<li><a href="#${it.name}">${it.summary}</a> <code>${it.method}</code></li>`,
    );
    return `<li><a href="#${id}">${name}</a><ul>\n${links.join('\n')}\n</ul></li>`;
  });
  const html = `<h1 id="reference">Reference</h1>
${info.description
  .replaceAll(`](${SERVICE_URL}/`, '](%BASE%')
  .split('\n\n')
  .map((paragraph) => `<p>${inline(paragraph)}</p>`)
  .join('\n')}
<p>The base URL is <code>${SERVICE_URL}</code>. The machine-readable version of this page is
<a href="%BASE%api/openapi.json">openapi.json</a> (OpenAPI 3.1). The <a href="%BASE%docs/answers">reading guide</a>
explains what the responses mean.</p>
<div class="reference">
<nav aria-label="Operations" id="contents"><ul>
${contents.join('\n')}
<li><a href="#schemas">Schemas</a></li><li><a href="#headers">Headers</a></li>
</ul></nav>
<div>
${sections.join('')}
<h2 id="schemas">Schemas</h2>
<p>The objects and values that several operations share, in alphabetical order. Responses may gain fields; ignore unknown ones.</p>
${schemas.join('')}
<h2 id="headers">Headers</h2>
<p>Response headers. Each operation lists the ones that it sends.</p>
${fieldList(headers as unknown as Field[])}
<a class="to-contents" href="#contents">Contents</a>
</div>
</div>
`;
  return { title: 'Reference', html, script: 'try' };
}

function operationSection(operation: Operation, responses: Responses, shown: Set<string>): string {
  const { name, method, path, summary, description, access, tag, status, body, response } = operation;
  const parameters = parametersOf(operation).map(({ in: place, required, ...rest }) => ({
    ...rest,
    place,
    mark: `${place}${required ? ', required' : ''}`,
  }));
  const codes = problemCodes(operation);
  const credentials =
    access === 'signed-in' && codes.includes('key_is_read_only')
      ? 'Requires an API key with read-write access or the session cookie.'
      : CREDENTIALS[access][0];
  const headers = Object.keys(responses[status]?.headers ?? {});
  const example = responseExamples[name];
  /** The heading and fields of a body. Its anchor is the component's name, unless an earlier operation has it. */
  const bodyPart = (title: string, schema: JsonSchema, isRequest: boolean) => {
    const component = referencedName(schema.$ref ?? '');
    const id = component && !shown.has(component) ? ` id="${component}"` : '';
    shown.add(component);
    const resolved = namedSchemas[component] ?? schema;
    return `<h4${id}>${title}${component && `: ${component}`}</h4>\n${definition(resolved, isRequest)}`;
  };
  return `<section id="/${encodeURI(tag)}/${operationIdOf(name)}" data-method="${method}" data-path="%BASE%${path.slice(1)}" data-access="${access}">
<h3 id="${name}"><code>${method} ${path}</code></h3>
<p><strong>${summary}.</strong> ${inline(description)}</p>
<p>${credentials} <button type="button" class="try">Try it</button></p>
${parameters.length > 0 ? `<h4>Parameters</h4>\n${fieldList(parameters)}` : ''}${
  body ? bodyPart('Body', jsonSchema(body), true) : ''
}<h4>Example request</h4>
<pre tabindex="0"><code class="language-sh">${curl(operation)}</code></pre>
${bodyPart(`Response ${status}`, jsonSchema(response), false)}${
  operation.mediaType ? `<p>Media type: <code>${operation.mediaType}</code></p>\n` : ''
}<p><a href="#headers">Headers</a>: ${headers.map((header) => `<code>${header}</code>`).join(', ')}</p>
${responses[304] ? `<p><strong>304</strong>: ${responses[304].description}</p>\n` : ''}${
  example
    ? `<pre tabindex="0"><code class="language-json">${escapeText(formatJson(example))}</code></pre>\n`
    : ''
}<h4>Errors</h4>
${errorList(codes, operation.problems ?? [])}</section>
`;
}

/** Renders the problems of an operation by status: first its own, with their causes. */
function errorList(codes: readonly Code[], own: readonly Code[]): string {
  const sorted = codes.toSorted((a, b) => problems[a].status - problems[b].status);
  const link = (code: Code) =>
    `${problems[code].status} <a href="%BASE%docs/errors/${code}"><code>${code}</code></a>`;
  const explained = sorted.filter((code) => own.includes(code));
  const items = explained.map((code) => `<li>${link(code)}: ${inline(problems[code].when)}</li>`);
  const others = sorted.filter((code) => !own.includes(code)).map(link);
  return `<ul class="errors">\n${[...items, `<li>${others.join(', ')}</li>`].join('\n')}\n</ul>\n`;
}

/** An example request as a command. The body is an element of its own, with which the form starts. */
function curl(operation: Operation): string {
  const { method, path, access } = operation;
  const body = exampleBody(operation);
  const query = Object.entries(exampleQuery(operation)).map(([name, value]) => {
    return `-d "${new URLSearchParams({ [name]: String(value) })}"`;
  });
  const examples = new Map(parametersOf(operation).map((it) => [it.name, [it.schema.examples].flat()[0]]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => String(examples.get(name)));
  const flags = [
    ...(method === (body ? 'POST' : 'GET') ? [] : [`-X ${method} `]),
    ...(query.length > 0 ? ['-G '] : []),
  ];
  const parts = [`curl ${flags.join('')}${SERVICE_URL}${filled}`, ...query, ...CREDENTIALS[access].slice(1)];
  if (body) {
    const json = escapeText(formatJson(body).replaceAll("'", '\\u0027'));
    parts.push('-H "Content-Type: application/json"', `-d '<span class="body">${json}</span>'`);
  }
  return parts.join(' \\\n  ');
}
