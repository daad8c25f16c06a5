import { transformSync } from 'esbuild';

/** Jest transform: strips types and keeps ESM, so that ESM-only packages load unchanged. */
export default {
  process: (source, path) =>
    transformSync(source, {
      loader: 'ts',
      format: 'esm',
      target: 'node24',
      sourcemap: 'inline',
      sourcefile: path,
    }),
};
