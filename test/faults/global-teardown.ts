import { rmSync } from 'node:fs';

/** Removes what the set-up has synthesised. */
export default function teardown(): void {
  rmSync(process.env['SYNTHESISED_APP'] as string, { recursive: true });
}
