import { CODE_VALID_MINUTES, MAX_CODES } from './sign-in-code.ts';

/** What decides which of an address's codes are void. */
type Code = { expiresAtMs: number; isKnown: boolean; usedAtMs?: number };

const createdAtMs = ({ expiresAtMs }: Code): number => expiresAtMs - CODE_VALID_MINUTES * 60_000;

/**
 * The codes of an address, given oldest first, without those that later ones have voided: where one more than `MAX_CODES`
 * is asked for, the oldest goes, a stranger's before that of a known pair. What was used by then takes no place.
 */
export function withoutVoided<C extends Code>(codes: readonly C[]): C[] {
  let pending: C[] = [];
  const used: C[] = [];
  for (const code of codes) {
    const isUsed = ({ usedAtMs = Number.POSITIVE_INFINITY }: C) => usedAtMs <= createdAtMs(code);
    used.push(...pending.filter(isUsed));
    pending = pending.filter((one) => !isUsed(one));
    if (pending.length === MAX_CODES) {
      const stranger = pending.findIndex(({ isKnown }) => !isKnown);
      pending.splice(Math.max(stranger, 0), 1);
    }
    pending.push(code);
  }
  return [...used, ...pending];
}
