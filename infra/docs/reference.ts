import { type Access, codesOf, type Operation } from '#lib/contract/operation.ts';
import { problems } from '#lib/contract/problems.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { operationIdOf } from '../openapi/describe.ts';
import { fieldsOf } from '../openapi/json-schemas.ts';
import { parametersOf } from '../openapi/parameters.ts';

const WHO: Readonly<Record<Access, string>> = {
  public: 'Anyone.',
  'signed-in': 'With a key, or the session cookie.',
  session: 'With the session cookie.',
  'recent-session': 'With the session cookie of a sign-in of the last ten minutes.',
};

/** Every operation as Markdown: what the viewer shows in full, for whoever runs no script. */
export function referencePage(): string {
  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  const groups = Map.groupBy(operations, ({ tag }) => tag);
  const parts = [...groups].map(([tag, group]) => `## ${tag}\n\n${group.map(operationPart).join('\n')}`);
  return `# Reference

Every operation of the API. With JavaScript this page shows each with its fields and lets you try it: press
*Authorize*, and give an API key. The key stays in this page’s memory and is gone with it. The same is for programs in
[openapi.json](%BASE%api/openapi.json) (OpenAPI 3.1). What the answers mean is told in [Answers](%BASE%docs/answers).

<div id="viewer" hidden></div>
<div id="list">

${parts.join('\n')}
</div>
`;
}

function operationPart(operation: Operation): string {
  const { name, method, path, summary, description, access, tag, status, conditional } = operation;
  const refused = codesOf(operation)
    .toSorted((a, b) => problems[a].status - problems[b].status)
    .map((code) => `${problems[code].status} [\`${code}\`](%BASE%docs/errors/${code})`);
  const place = `/${tag}/${operationIdOf(name)}`;
  return `<h3 id="${name}" data-place="${place}"><code>${method} ${path}</code></h3>

**${summary}.** ${description}

${WHO[access]}

${inputsOf(operation)}

Answers ${[status, ...(conditional ? ['304'] : [])].join(' or ')}. Problems: ${refused.join(', ')}.
`;
}

type Input = { name: string; in: string; required: boolean; description?: string };

/** What an operation takes, as a table in Markdown; nothing where it takes nothing. */
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
