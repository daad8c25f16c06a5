import { sentenceOf } from './sentence-of.ts';

/** Runs a command; what it throws is shown as one sentence, and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
