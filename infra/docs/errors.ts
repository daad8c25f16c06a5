import { CODES, type Code, problems, titleOf } from '#lib/contract/problems.ts';
import { exampleOf } from '../openapi/problem-examples.ts';
import { code as asCode } from './markdown.ts';

/** The list of all problems, as Markdown. */
export function errorsPage(): string {
  const rows = CODES.map(
    (code) =>
      `| ${problems[code].status} | [\`${code}\`](%BASE%docs/errors/${code}) | ${problems[code].when} |`,
  );
  return `# Errors

Errors are \`application/problem+json\` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Programs go by \`code\`, which never changes;
\`detail\` is a sentence for people, \`requestId\` names the request to whoever runs the service, and \`type\` is the address of
the problem’s page here.

| Status | \`code\` | When |
|---|---|---|
${rows.join('\n')}
`;
}

/** The page of one problem, as Markdown. */
export function errorPage(code: Code): string {
  const { status, when, remedy } = problems[code];
  return `# \`${code}\`

Status ${status}, ${titleOf(code)}.

## When

${when}

## What to do

${remedy}

## Example

${asCode(exampleOf(code).value)}

[All errors](%BASE%docs/errors)
`;
}
