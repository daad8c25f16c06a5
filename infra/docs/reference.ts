import { type Access, type Operation, problemCodes } from '#lib/contract/operation.ts';
import { problems } from '#lib/contract/problems.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { operationIdOf } from '../openapi/describe.ts';
import { fieldsOf, parametersOf } from '../openapi/json-schemas.ts';

const CREDENTIALS: Readonly<Record<Access, string>> = {
  public: 'No credentials required.',
  'signed-in': 'Requires an API key or the session cookie.',
  session: 'Requires the session cookie.',
  'recent-session': 'Requires the session cookie of a sign-in within the last ten minutes.',
};

/** All operations in Markdown, for readers without JavaScript; the viewer replaces this list. */
export function referencePage(): string {
  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  const groups = Map.groupBy(operations, ({ tag }) => tag);
  const parts = [...groups].map(([tag, group]) => `## ${tag}\n\n${group.map(operationPart).join('\n')}`);
  return `# Reference

This page lists all operations of the API. With JavaScript, you can see their fields and try them: press *Authorize* and
enter an API key, which is kept only in this page’s memory. The machine-readable version is [openapi.json](%BASE%api/openapi.json)
(OpenAPI 3.1). The [reading guide](%BASE%docs/answers) explains what the responses mean.

<div id="viewer" hidden></div>
<div id="list">

${parts.join('\n')}
</div>
`;
}

function operationPart(operation: Operation): string {
  const { name, method, path, summary, description, access, tag, status, conditional } = operation;
  const codes = problemCodes(operation)
    .toSorted((a, b) => problems[a].status - problems[b].status)
    .map((code) => `${problems[code].status} [\`${code}\`](%BASE%docs/errors/${code})`);
  const place = `/${tag}/${operationIdOf(name)}`;
  return `<h3 id="${name}" data-place="${place}"><code>${method} ${path}</code></h3>

**${summary}.** ${description}

${CREDENTIALS[access]}

${inputsOf(operation)}

Returns ${[status, ...(conditional ? ['304'] : [])].join(' or ')}. Problems: ${codes.join(', ')}.
`;
}

type Input = { name: string; in: string; required: boolean; description?: string };

function inputsOf(operation: Operation): string {
  const inputs = [...parametersOf(operation), ...inBody(operation)];
  if (inputs.length === 0) return '';
  const rows = inputs.map(
    ({ name, in: place, required, description = '' }) =>
      `| \`${name}\` | ${place}${required ? ', required' : ''} | ${description} |`,
  );
  return `| Name | In | |\n|---|---|---|\n${rows.join('\n')}`;
}

function inBody({ body }: Operation): Input[] {
  return body ? fieldsOf(body).map((field) => ({ ...field, in: 'body' })) : [];
}
