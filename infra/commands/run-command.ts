import { createInterface } from 'node:readline/promises';
import { describeError } from '../deploy/aws.ts';

/** Runs a command. If it fails, prints one sentence and sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/** Throws an error that ends with `cancelled` if the option `--yes` names another stage. */
export function checkYes(yes: string | boolean | undefined, stageName: string, cancelled: string): void {
  if (yes !== undefined && yes !== stageName) throw new Error(`--yes names another stage. ${cancelled}`);
}

/** Prompts for the stage's name. If the input is different or ends, throws an error with `cancelled` as its message. */
export async function confirm(stageName: string, what: string, cancelled: string): Promise<void> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  const typed = await Promise.race([reader.question(`${what} Type its name to continue: `), closed]);
  reader.close();
  if (typed.trim() !== stageName) throw new Error(cancelled);
}
