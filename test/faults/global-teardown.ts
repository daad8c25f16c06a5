import { rmSync } from 'node:fs';

/** Removes the synthesized apps. */
export default function teardown(): void {
  rmSync(process.env['FAULTS_FOLDER'] as string, { recursive: true });
}
