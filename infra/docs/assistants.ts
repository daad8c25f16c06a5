import { tools } from '#lib/contract/tools.ts';

/** The tools that an assistant is offered, as a table in Markdown. */
export function toolsTable(): string {
  const rows = Object.entries(tools).map(([name, { title, operation }]) => {
    const { method, path } = operation;
    return `| \`${name}\` | ${title} | [\`${method} ${path}\`](%BASE%docs/reference#${operation.name}) |`;
  });
  return `| Tool | What it does | Endpoint |\n|---|---|---|\n${rows.join('\n')}`;
}
