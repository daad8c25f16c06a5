import type { Pair } from '#lib/client/types.gen.ts';
import { MATTERS, type Matter } from '#lib/scoring/pairs/pair.ts';
import { pair } from '../api/operations.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const NAMES: Readonly<Record<Matter, string>> = {
  love: 'Warmth',
  talk: 'Talk',
  work: 'Work',
  friction: 'Friction',
};

/** How much a score is, from the greatest down: about what a fifth, a half and four fifths of pairs have. */
const AMOUNTS = [
  { from: 7.2, name: 'very much' },
  { from: 5.8, name: 'much' },
  { from: 4.3, name: 'some' },
  { from: 1, name: 'little' },
];

/** What two profiles are to each other: how much of each matter there is, and a paragraph for the whole and for each. */
export function PairText({ profile, other }: { profile: Profile; other: Profile }) {
  const {
    value: found,
    isStale,
    problem,
    reload,
  } = useLoaded(`${profile.id} ${other.id}`, () => pair(profile.id, other.id));
  return (
    <>
      <Problem problem={problem} onRetry={reload} />
      {found && (
        <div class={isStale ? 'pair stale' : 'pair'}>
          <Scores scores={found.scores} />
          <div class="pair-text">
            {['As a whole', ...MATTERS.map((matter) => NAMES[matter])].map((title, i) => (
              <section key={title}>
                <h3>{title}</h3>
                <p>{found.text[i]}</p>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Scores({ scores }: Pick<Pair, 'scores'>) {
  return (
    <dl class="scores">
      {MATTERS.map((matter) => (
        <div key={matter} class="score">
          <dt>{NAMES[matter]}</dt>
          <dd>
            {AMOUNTS.find(({ from }) => scores[matter] >= from)?.name}
            <span class="hint"> {scores[matter].toFixed(1)} of 10</span>
          </dd>
          <svg viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
            <rect class="way" width="10" height="1" />
            <rect class={matter === 'friction' ? 'harm' : 'help'} width={scores[matter]} height="1" />
          </svg>
        </div>
      ))}
    </dl>
  );
}
