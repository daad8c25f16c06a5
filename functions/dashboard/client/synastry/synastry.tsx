import type { Synastry as SynastryResponse } from '#lib/contract/charts.ts';
import { SYNASTRY_CATEGORIES, type SynastryCategory } from '#lib/scoring/synastry/scores.ts';
import { call } from '../api.ts';
import { oneDecimal } from '../numbers.ts';
import { hrefTo } from '../router.ts';
import { sentencesOf } from '../sentences.ts';
import type { Profile } from '../session.ts';
import { aspectVerbs } from '../transit-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice, Problem } from '../ui/notice.tsx';
import { Table } from '../ui/table.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { CATEGORY_NAMES, scoreWord } from './scores.ts';

/** The synastry of two profiles: overall, by category, and the aspects behind it. */
export function Synastry({ first, second }: { first: Profile; second: Profile }) {
  const { value, isStale, problem, reload } = useCached(`pair ${first.id} ${second.id}`, () =>
    call('GET /api/profiles/{id}/with/{otherId}', { params: { id: first.id, otherId: second.id } }),
  );
  const untimed = [first, second].filter(({ birthTime }) => !birthTime).map(({ name }) => `${name}’s`);
  const whose = untimed.join(' and ');
  const [overall, ...texts] = (value?.text ?? []).map(sentencesOf);
  // The last text ends with a note on unknown birth times. A name such as `Mr. T` looks like a sentence of its own.
  const note = untimed.length > 0 && texts.at(-1)?.splice(-sentencesOf(whose).length).join(' ');
  return (
    <>
      <Problem problem={problem} onRetry={reload} />
      {value && (
        <div class={isStale ? 'stack stale' : 'stack'} aria-busy={isStale}>
          <p class="overall">{overall?.join(' ')}</p>
          <div class="categories">
            {SYNASTRY_CATEGORIES.map((category, i) => (
              <CategoryCard
                key={category}
                category={category}
                score={value.scores[category]}
                text={texts[i]?.join(' ') ?? ''}
              />
            ))}
          </div>
          {note && (
            <Notice>
              <p>{note}</p>
              <ButtonLink href={hrefTo('people')}>Add {whose} birth time</ButtonLink>
            </Notice>
          )}
          <AspectPoints aspects={value.aspects} names={[first.name, second.name]} />
        </div>
      )}
    </>
  );
}

type CategoryCardProps = { category: SynastryCategory; score: number; text: string };

const CategoryCard = ({ category, score, text }: CategoryCardProps) => (
  <section class="card category">
    <h2>
      {CATEGORY_NAMES[category]}: <span class="amount">{scoreWord(score)}</span>
    </h2>
    <p>{text}</p>
    <div class="score">
      <svg viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="10" height="1" />
        <rect class={category} width={score} height="1" />
      </svg>
      <p class="hint">{oneDecimal(score)} of 10</p>
    </div>
  </section>
);

type AspectPointsProps = Pick<SynastryResponse, 'aspects'> & { names: readonly [string, string] };

function AspectPoints({ aspects, names: [first, second] }: AspectPointsProps) {
  const rows = aspects.map(({ a, b, aspect, orbDeg, points }) => [
    <>
      {first}’s {a} {aspectVerbs[aspect]} {second}’s {b}
      <span class="hint"> {oneDecimal(orbDeg)}° from exact</span>
    </>,
    ...SYNASTRY_CATEGORIES.map((category) => signedPoints(points[category])),
  ]);
  return (
    <details class="card folded">
      <summary>Where this comes from: {aspects.length} aspects between the two charts</summary>
      <p class="hint">The points say how much each one adds or takes away. The largest come first.</p>
      <Table
        class="aspects"
        caption="Aspects between the two charts"
        isCaptionHidden
        columns={['Aspect', ...SYNASTRY_CATEGORIES.map((category) => CATEGORY_NAMES[category])]}
        rows={rows}
      />
    </details>
  );
}

/** Formats points with their sign, or as `0` if they round to zero. */
function signedPoints(points: number): string {
  const size = oneDecimal(Math.abs(points));
  if (size === oneDecimal(0)) return '0';
  return `${points < 0 ? '−' : '+'}${size}`;
}
