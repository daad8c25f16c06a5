import type { Frames, Links, Parts } from '../locale.ts';
import { type Form, phrase } from './phrases.ts';

const MOST_WORDS = 30;

/** What leads over to a contact. A link that ends in a colon takes no second one in its sentence. */
export const LINKS: Links = {
  contrast: {
    helps: [
      'even so, ',
      'still, ',
      'on the kinder side, ',
      'what helps: ',
      'at the same time, ',
      'against that, ',
    ],
    hurts: [
      'one caution: ',
      'on the other hand, ',
      'then again, ',
      'the catch: ',
      'mind one thing: ',
      'a word of caution: ',
    ],
    mixed: ['meanwhile, ', 'at the same time, ', 'then again, '],
  },
  addition: ['', 'also, ', '', 'besides, ', '', 'meanwhile, ', '', 'and '],
  continuation: ['as yesterday, ', 'still in force: ', 'going on, too: '],
  relief: [
    'little by little, ',
    'past its peak: ',
    'by degrees, ',
    'on the lighter side, ',
    'what is passing: ',
  ],
};

/**
 * The frames of sentences. A line that draws a conclusion with "so" itself takes no second one; only a line without
 * comma or semicolon can stand before a subordinate clause.
 */
export const FRAMES: Frames = {
  leading: [
    (parts, variant) =>
      concludes(parts)
        ? undefined
        : sentence(`${parts.opener}: ${named(parts, 'main', variant)}, so ${parts.line}`),
    (parts, variant) => sentence(`${parts.opener}, ${named(parts, 'aside', variant)}: ${parts.line}`),
    (parts, variant) => sentence(`${named(parts, 'aside', variant)}, this is ${parts.opener}: ${parts.line}`),
  ],
  excepting: [
    (parts, variant) =>
      concludes(parts)
        ? undefined
        : sentence(`${parts.opener}, but ${named(parts, 'main', variant)}, so ${parts.line}`),
    (parts, variant) => sentence(`${parts.opener}, though ${named(parts, 'aside', variant)}: ${parts.line}`),
    (parts, variant) => sentence(`${parts.opener}, but ${named(parts, 'while', variant)}, ${parts.line}`),
  ],
  following: [
    (parts, variant) =>
      parts.link.endsWith(': ')
        ? undefined
        : sentence(`${parts.link}${named(parts, 'main', variant)}: ${parts.line}`),
    (parts, variant) =>
      concludes(parts)
        ? undefined
        : sentence(`${parts.link}${named(parts, 'main', variant)}, so ${parts.line}`),
    (parts, variant) => sentence(`${parts.link}${named(parts, 'aside', variant)}, ${parts.line}`),
    (parts, variant) => sentence(`${parts.link}${named(parts, 'while', variant)}, ${parts.line}`),
    (parts, variant) =>
      parts.link === '' && isSimple(parts)
        ? sentence(`${parts.line} ${named(parts, 'while', variant)}`)
        : undefined,
  ],
};

/** Whether a sentence has at most thirty words. */
export function isShort(sentence: string): boolean {
  let words = 1;
  for (let i = 0; i < sentence.length; i += 1) if (sentence.charCodeAt(i) === 32) words += 1;
  return words <= MOST_WORDS;
}

/** A text with a capital letter and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function named({ contact, timeZone }: Parts, form: Form, variant: number): string {
  return phrase(contact, form, variant, timeZone);
}

function concludes({ line }: Parts): boolean {
  return line.includes(', so ');
}

function isSimple({ line }: Parts): boolean {
  return !/[,;]/.test(line);
}
