import { useId } from 'preact/hooks';
import { hrefTo } from '../router.ts';
import { explainedPieces, type LearnTerm } from './terms.ts';

/** A text whose technical words explain themselves when tapped. */
export const Explained = ({ text }: { text: string }) => (
  <>
    {explainedPieces(text).map((piece, i) =>
      piece.term ? <Word key={`${i} ${piece.text}`} text={piece.text} term={piece.term} /> : piece.text,
    )}
  </>
);

function Word({ text, term }: { text: string; term: LearnTerm }) {
  const id = useId();
  return (
    <>
      <button type="button" class="term" popovertarget={id}>
        {text}
      </button>
      <span id={id} popover="auto" class="term-note">
        <strong>{term.name}.</strong> {term.text} <a href={hrefTo('learn', term.id)}>More words</a>
      </span>
    </>
  );
}
