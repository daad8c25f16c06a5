import type { Band, Frames, Links, Parts } from '../locale.ts';
import { phrase, piece, sentence } from './phrases.ts';

/** What leads over to a transit. A link that ends in a colon takes no second one in its sentence. */
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

const COLON = piece(': ');
const COMMA = piece(', ');
const SO = piece(', so ');
const BUT = piece(', but ');
const THOUGH = piece(', though ');
const THIS_IS = piece(', this is ');
const SPACE = piece(' ');

/**
 * The frames of sentences. A line that draws a conclusion with "so" itself takes no second one; only a line without
 * comma or semicolon can stand before a subordinate clause.
 */
export const FRAMES: Frames = {
  leading: [
    (parts, variant) =>
      concludes(parts)
        ? undefined
        : sentence(piece(parts.opener), COLON, phrase(parts, 'main', variant), SO, piece(parts.line)),
    (parts, variant) =>
      sentence(piece(parts.opener), COMMA, phrase(parts, 'aside', variant), COLON, piece(parts.line)),
    (parts, variant) =>
      sentence(phrase(parts, 'aside', variant), THIS_IS, piece(parts.opener), COLON, piece(parts.line)),
  ],
  excepting: [
    (parts, variant) =>
      concludes(parts)
        ? undefined
        : sentence(piece(parts.opener), BUT, phrase(parts, 'main', variant), SO, piece(parts.line)),
    (parts, variant) =>
      sentence(piece(parts.opener), THOUGH, phrase(parts, 'aside', variant), COLON, piece(parts.line)),
    (parts, variant) =>
      sentence(piece(parts.opener), BUT, phrase(parts, 'while', variant), COMMA, piece(parts.line)),
  ],
  following: [
    (parts, variant) =>
      parts.link.endsWith(': ')
        ? undefined
        : sentence(piece(parts.link), phrase(parts, 'main', variant), COLON, piece(parts.line)),
    (parts, variant) =>
      concludes(parts)
        ? undefined
        : sentence(piece(parts.link), phrase(parts, 'main', variant), SO, piece(parts.line)),
    (parts, variant) =>
      sentence(piece(parts.link), phrase(parts, 'aside', variant), COMMA, piece(parts.line)),
    (parts, variant) =>
      sentence(piece(parts.link), phrase(parts, 'while', variant), COMMA, piece(parts.line)),
    (parts, variant) =>
      parts.link === '' && isSimple(parts)
        ? sentence(piece(parts.line), SPACE, phrase(parts, 'while', variant))
        : undefined,
  ],
};

function concludes({ line }: Parts): boolean {
  return line.includes(', so ');
}

function isSimple({ line }: Parts): boolean {
  return !/[,;]/.test(line);
}

/**
 * What a day of each band is: noun phrases of at most seven words, in lower case, one for each sign of the
 * Moon.
 */
export const OPENERS: Readonly<Record<Band, readonly string[]>> = {
  great: [
    'a golden day',
    'a day with the wind behind you',
    'a bright, wide-open day',
    'one of the good ones',
    'a day to say yes',
    'a generous, well-lit day',
    'a day that plays along',
    'a green-light sort of day',
    'a day to be bold in',
    'a day worth using fully',
    'a splendid day to be you',
    'a day that opens doors',
  ],
  good: [
    'a good day to get moving',
    'a friendly, well-oiled day',
    'a day that meets you halfway',
    'a warm and willing day',
    'a day with some shine on it',
    'a bright day with room to move',
    'a day that rewards a little nerve',
    'a cheerful, capable day',
    'a day when things click',
    'a smooth and pleasant day',
    'a day that wants to go well',
    'a lively day in your favor',
  ],
  solid: [
    'a steady, decent day',
    'a day of quiet progress',
    'a solid day with some sparkle',
    'a day that holds its shape',
    'a sensible day with nice corners',
    'an even-tempered day',
    'a day to keep things moving',
    'a day of fair and gentle wind',
    'a workable, good-humored day',
    'a day on firm ground',
    'a day of more help than hindrance',
    'a dependable sort of day',
  ],
  mixed: [
    'a day of two halves',
    'a mixed bag of a day',
    'a sun-and-clouds sort of day',
    'a day to keep it simple',
    'a give-and-take sort of day',
    'a day for modest plans',
    'an up-and-down sort of day',
    'a day to leave some slack',
    'a changeable sort of day',
    'a day that asks for balance',
    'a half push, half pause day',
    'a day to take as it comes',
  ],
  careful: [
    'a day to tread lightly',
    'a slower, slightly bumpy day',
    'a day for low gear',
    'a day to pick your battles',
    'a day that asks for patience',
    'a day to keep plans loose',
    'a somewhat prickly day',
    'a day to underpromise',
    'a day with a headwind',
    'a day to go gently',
    'a day for small steps',
    'a touchy sort of day',
  ],
  hard: [
    'a day to take it easy',
    'a day to lower the bar kindly',
    'a demanding day',
    'a day to stay close to shore',
    'a day for patience and soup',
    'a road to take slowly',
    'a day to be gentle with yourself',
    'a day to do less, better',
    'a stubborn, uphill day',
    'a day to sit some things out',
    'a day with sharp edges',
    'a day to postpone the big stuff',
  ],
};
