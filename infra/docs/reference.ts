import { type Access, codesOf, type Operation } from '#lib/contract/operation.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { operationIdOf } from '../openapi/describe.ts';

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
  const { name, method, path, summary, description, access, tag } = operation;
  const codes = codesOf(operation).map((code) => `[\`${code}\`](%BASE%docs/errors/${code})`);
  const place = `/${tag}/${operationIdOf(name)}`;
  return `<h3 id="${name}" data-place="${place}"><code>${method} ${path}</code></h3>

**${summary}.** ${description}

${WHO[access]} Problems: ${codes.join(', ')}.
`;
}
