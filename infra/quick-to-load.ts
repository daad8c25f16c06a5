import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

const CREDENTIALS = '@aws-sdk/credential-provider-node';

/**
 * Gives a bundle Node's own modules as they are: imported as ES modules they are read export by export, and what `http`
 * exports loads a whole second HTTP client, `fs` its streams.
 */
export const builtinsAsTheyAre: Plugin = {
  name: 'builtins-as-they-are',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z_:/0-9]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * Lets the SDK find credentials where Lambda puts a function's: in its environment, and not in all the other places where a
 * person's may be, which are a third of a bundle.
 */
export const credentialsOfFunction: Plugin = {
  name: 'credentials-of-function',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${CREDENTIALS}$`) }, ({ path, resolveDir }) => ({
      path,
      namespace: 'credentials',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'credentials' }, ({ pluginData }) => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
      resolveDir: pluginData,
    }));
  },
};
