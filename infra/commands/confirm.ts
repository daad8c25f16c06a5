import { createInterface } from 'node:readline/promises';

/**
 * Asks for a stage's name to be typed, so that nothing is ended by a slip; throws the sentence that says what was not done
 * if another is typed, or nobody is there to type.
 */
export async function confirm(stageName: string, what: string, notDone: string): Promise<void> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  const typed = await Promise.race([reader.question(`${what} Type its name to go on: `), closed]);
  reader.close();
  if (typed.trim() !== stageName) throw new Error(notDone);
}
