import { rmSync } from 'node:fs';

/** Removes what the set-up has synthesised. */
export default function teardown(): void {
  rmSync(process.env['FAULTS_FOLDER'] as string, { recursive: true });
}
