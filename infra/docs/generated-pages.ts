import { SERVICE_URL } from '#lib/contract/fields.ts';
import { CODES, type Code, problems, titleOf } from '#lib/contract/problems.ts';
import { tools } from '#lib/contract/tools.ts';
import { namedActivities } from '#lib/forecast/activities.ts';
import { problemExample } from '../openapi/problem-examples.ts';
import { code as asCode } from './markdown.ts';

/** Renders the 404 page in Markdown. */
export const notFoundPage = (): string => `# Page not found

The page may have moved, or the URL may have a typo. All pages are linked from the [start page](%BASE%docs), and all operations
from the [reference](%BASE%docs/reference).
`;

/** Renders the page of all activities in Markdown. */
export function activitiesPage(): string {
  const rows = namedActivities().map(
    ({ id, name, area, metrics, bodies }) =>
      `| ${name} | \`${id}\` | ${area} | ${metrics.join(', ')} | ${bodies.join(', ')} |`,
  );
  return `# Activities

These activities appear in forecasts as favorable or unfavorable. They are also purposes of
[best days](%BASE%docs/reference#best-days): pass the name or the identifier as \`for\`. Case is ignored.
\`GET /api/activities\` returns the same list.

An activity is never favorable if one of its metrics is Low, and never unfavorable if one is Good or High. Its area is
the area of life that it belongs to. Its bodies are the celestial bodies associated with it, starting with its ruler. The [reading guide](%BASE%docs/answers#best-days)
lists all conditions that make a day unsuitable.

| Name | Identifier | Area | Metrics | Bodies |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** Renders the MCP tools as a Markdown table. */
export function toolsTable(): string {
  const rows = Object.entries(tools).map(([name, { title, operation }]) => {
    const { method, path } = operation;
    return `| \`${name}\` | ${title} | [\`${method} ${path}\`](%BASE%docs/reference#${operation.name}) |`;
  });
  return `| Tool | What it does | Endpoint |\n|---|---|---|\n${rows.join('\n')}`;
}

/** The API catalog: a link set with links to the API and its descriptions (RFC 9727, RFC 9264). */
export function apiCatalog(): string {
  const catalog = {
    linkset: [
      {
        anchor: `${SERVICE_URL}/.well-known/api-catalog`,
        item: [{ href: `${SERVICE_URL}/` }],
      },
      {
        // The base URL of the paths in the OpenAPI description.
        anchor: `${SERVICE_URL}/`,
        'service-desc': [{ href: `${SERVICE_URL}/api/openapi.json`, type: 'application/json' }],
        'service-doc': [
          { href: `${SERVICE_URL}/docs`, type: 'text/html' },
          { href: `${SERVICE_URL}/llms.txt`, type: 'text/plain' },
        ],
      },
    ],
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}

/** Renders the page of all problem codes in Markdown. */
export function errorsPage(): string {
  const rows = CODES.map(
    (code) =>
      `| ${problems[code].status} | [\`${code}\`](%BASE%docs/errors/${code}) | ${problems[code].when} |`,
  );
  return `# Errors

Errors are \`application/problem+json\` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Programs should rely on \`code\`, which is stable.
\`detail\` is for people, \`requestId\` identifies the request in reports to the operator, and \`type\` is the URL of the problem’s
page here.

| Status | \`code\` | When |
|---|---|---|
${rows.join('\n')}
`;
}

/** Renders the page of one problem code in Markdown. */
export function errorPage(code: Code): string {
  const { status, when, remedy } = problems[code];
  return `# \`${code}\`

Status ${status}, ${titleOf(code)}.

## When

${when}

## What to do

${remedy}

## Example

${asCode(problemExample(code).value)}

[All errors](%BASE%docs/errors)
`;
}
