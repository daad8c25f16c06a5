import type { Pair } from '#lib/client/types.gen.ts';
import { MATTERS, type Matter } from '#lib/scoring/pairs/pair.ts';
import { decimal } from '../amounts.ts';
import { pair } from '../api/operations.ts';
import { inOwnForms } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useKept } from '../ui/use-loaded.ts';
import { AspectsBetween } from './aspects-between.tsx';
import { MissingTimes } from './missing-times.tsx';
import { amountOf, MATTER_NAMES } from './pair-words.ts';

/** What two profiles are to each other: as a whole, then each matter with how much of it there is, then what it comes from. */
export function PairText({ first, second }: { first: Profile; second: Profile }) {
  const {
    value: found,
    isStale,
    problem,
    reload,
  } = useKept(`pair ${first.id} ${second.id}`, () => pair(first.id, second.id));
  return (
    <>
      <Problem problem={problem} onRetry={reload} />
      {found && (
        <div class={isStale ? 'stack stale' : 'stack'} aria-busy={isStale}>
          <p class="whole">{inOwnForms(found.text[0] ?? '')}</p>
          <div class="matters">
            {MATTERS.map((matter, i) => (
              <MatterCard key={matter} matter={matter} pair={found} text={found.text[i + 1] ?? ''} />
            ))}
          </div>
          <MissingTimes people={[first, second]} />
          <AspectsBetween aspects={found.aspects} names={[first.name, second.name]} />
        </div>
      )}
    </>
  );
}

type MatterCardProps = { matter: Matter; pair: Pair; text: string };

function MatterCard({ matter, pair: { scores }, text }: MatterCardProps) {
  const score = scores[matter];
  return (
    <section class="card matter">
      <h2>
        {MATTER_NAMES[matter]}: <span class="amount">{amountOf(score)}</span>
      </h2>
      <p>{inOwnForms(text)}</p>
      <div class="score">
        <svg viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
          <rect class="way" width="10" height="1" />
          <rect class={matter === 'friction' ? 'harm' : 'help'} width={score} height="1" />
        </svg>
        <p class="hint">{decimal(score)} of 10</p>
      </div>
    </section>
  );
}
