import type { Frames, Links, Parts } from '../locale.ts';
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
