import { createInterface } from 'node:readline/promises';
import { describeError } from '../deploy/aws.ts';

/**
 * Runs a command, or prints its usage for `--help`. If the command fails, prints one sentence, with the usage after a mistaken
 * option, and sets exit code 1.
 */
export async function runCommand(command: () => Promise<void>, usage?: string): Promise<void> {
  if (usage && process.argv.includes('--help')) return console.log(usage);
  try {
    await command();
  } catch (error) {
    const isMistaken = error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`);
    console.error(isMistaken ? [error.message.split('. ')[0], usage].join('\n') : describeError(error));
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
