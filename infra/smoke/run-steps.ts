import { accountSteps } from './account-steps.ts';
import { type Asked, ask, type Seen } from './ask.ts';
import type { Found } from './found.ts';
import { nothingLeftStep, removeLeft } from './left-over.ts';
import { publicSteps } from './public-steps.ts';
import { signInSteps, signOutStep } from './sign-in-steps.ts';
import type { Step } from './step.ts';
import { problemOf, wrongWith } from './wrong-with.ts';

/** What came of a check; one that was not tried was not seen and is not right. */
export type Checked = {
  readonly check: string;
  /** The request. */
  readonly shown?: string;
  readonly seen?: string;
  readonly ms?: number;
  /** Sentences on what is wrong, none if it is right; they go on after the request's name. */
  readonly wrong: readonly string[];
};

/** How the account is reached: by its key, or by a code that is mailed to its address and then read. */
export type Reached = { key: string } | { email: string; readCode: () => Promise<string> };

/** Tells in a few words what was seen. */
function inWords(seen: Seen): string {
  if ('failure' in seen) return seen.failure;
  const { status, headers } = seen.answer;
  if (status === 304) return '304';
  const code = status >= 400 ? problemOf(seen.answer)?.code : undefined;
  return [status, code ?? headers.get('content-type')?.split(';')[0]].filter(Boolean).join(' ');
}

/**
 * Tries the service at an address as a person does who has an account, and answers what came of each check. The profile
 * that it makes is deleted, also if a check fails, and so is that of a run that was cut off. Never rejects.
 */
export async function runSteps(url: string, reached: Reached): Promise<Checked[]> {
  const found: Found = 'key' in reached ? { key: reached.key } : {};
  const checked: Checked[] = [];
  const run = async (steps: readonly Step[]) => {
    for (const step of steps) checked.push(await runStep(url, step, found));
  };
  const remove = () =>
    removeLeft(found, async (asked: Asked) => {
      const seen = await ask(url, asked);
      return 'answer' in seen ? seen.answer : undefined;
    });

  await run(publicSteps(url));
  if ('email' in reached) await run(signInSteps(reached.email, reached.readCode));
  await remove();
  await run(accountSteps);
  await remove();
  await run([nothingLeftStep]);
  if ('email' in reached) await run([signOutStep]);
  return checked;
}

async function runStep(
  url: string,
  { check, request, expected, learn }: Step,
  found: Found,
): Promise<Checked> {
  try {
    const asked = await request(found);
    if (!asked) return { check, wrong: [] };
    const seen = await ask(url, asked);
    if (learn && 'answer' in seen && seen.answer.status === expected.status)
      Object.assign(found, learn(seen.answer));
    return {
      check,
      shown: asked.shown,
      seen: inWords(seen),
      ms: seen.ms,
      wrong: wrongWith(asked, seen, expected, found),
    };
  } catch (error) {
    return { check, wrong: [error instanceof Error ? error.message : String(error)] };
  }
}
