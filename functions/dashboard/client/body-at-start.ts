import type { Transit } from '#lib/client/types.gen.ts';

/** A body's name as it begins a sentence: `The Moon`, `Venus`. */
export const bodyAtStart = (body: Transit['transiting']): string =>
  body === 'Sun' || body === 'Moon' ? `The ${body}` : body;
