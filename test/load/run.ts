/** The load tests of `npm run load -- NAME`; the default is a realistic load. */
const commands: Record<string, () => Promise<unknown>> = {
  load: () => import('./load.ts'),
  flood: () => import('./flood.ts'),
  kills: () => import('./kills.ts'),
  arrivals: () => import('./arrivals.ts'),
  platform: () => import('./platform.ts'),
};

const [name = ''] = process.argv.slice(2);
const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (named) process.argv.splice(2, 1);
await (named ?? (() => import('./load.ts')))();
