import { expect, test } from '@jest/globals';
import { explainedPieces, GROUPS, termOf } from '../../../functions/dashboard/client/learn/terms.ts';

const terms = GROUPS.flatMap((group) => group.terms);

test('a text’s technical words are explained, each once, and the text stays the same', () => {
  const text = 'Venus squares your Ascendant, and the Moon is void of course. A square can be useful.';
  const pieces = explainedPieces(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  const explained = pieces.flatMap((piece) => (piece.term ? [[piece.text, piece.term.id]] : []));
  expect(explained).toEqual([
    ['squares', 'square'],
    ['Ascendant', 'ascendant'],
    ['void of course', 'void-of-course'],
  ]);
  expect(explainedPieces('Squared paper')).toEqual([{ text: 'Squared paper' }]);
});

test.each(terms)('$name is explained in two or three short sentences', ({ id, text }) => {
  const sentences = text.split(/(?<=[.!?]) /);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.length).toBeLessThan(4);
  expect(text.length).toBeLessThan(200);
  expect(termOf(id)?.text).toBe(text);
});
