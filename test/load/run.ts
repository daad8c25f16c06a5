/** What `npm run load -- NAME` starts; without a name, or with options first, a realistic load. */
const commands: Record<string, () => Promise<unknown>> = {
  load: () => import('./load.ts'),
  flood: () => import('./flood.ts'),
  erasures: () => import('./erasures.ts'),
  edits: () => import('./edits.ts'),
  'faulty-sign-ins': () => import('./faulty-sign-ins.ts'),
  kills: () => import('./kills.ts'),
};

const [name = ''] = process.argv.slice(2);
const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (named) process.argv.splice(2, 1);
await (named ?? (() => import('./load.ts')))();
