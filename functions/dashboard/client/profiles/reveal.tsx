import { useEffect } from 'preact/hooks';
import type { Chart } from '#lib/contract/charts.ts';
import { hrefTo } from '../router.ts';
import { sentencesOf } from '../sentences.ts';
import { justStored } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { announce, focusContent, useTitle } from '../ui/page.tsx';
import { useChart, useReport, Wheel } from './chart-view.tsx';

type Stored = NonNullable<typeof justStored.value>['profile'];

/** Introduces the account's first person to their chart, before their first day. */
export function Reveal({ profile }: { profile: Stored }) {
  const { id, name, birthCity } = profile;
  const { value: chart, problem, reload } = useChart(id, 'placidus');
  const report = useReport(id);
  const sun = report.value?.sections.find((section) => section.id === 'sun');
  const [sentence = ''] = sentencesOf(sun?.paragraphs[0] ?? '');
  useTitle('Welcome');
  useEffect(() => {
    scrollTo(0, 0);
    announce(`Welcome, ${name}.`);
    focusContent();
  }, []);
  return (
    <section class="reveal">
      <p class="hint">Welcome, {name}.</p>
      <h1>
        {chart ? bigThree(chart).map((part) => <span key={part}>{part}</span>) : 'Drawing your chart …'}
      </h1>
      <p class="reveal-sentence">{sentence}</p>
      <Problem problem={problem} onRetry={reload} />
      <button
        type="button"
        class="primary"
        onClick={() => {
          justStored.value = undefined;
          focusContent();
        }}
      >
        See today
      </button>
      <div class="reveal-wheel">{chart && <Wheel chart={chart} sky={undefined} />}</div>
      <p class="hint">
        Born in {birthCity} · <a href={hrefTo('people')}>Change</a>
      </p>
    </section>
  );
}

/** Names the signs of the Sun, the Moon and the Ascendant, as far as they are certain. */
function bigThree({ bodies, angles }: Chart): string[] {
  const signOf = (name: string) => bodies.find(({ body, certain }) => body === name && certain)?.sign;
  const [sun, moon] = [signOf('Sun'), signOf('Moon')];
  return [
    sun && `${sun}\u00A0Sun`,
    moon && `${moon}\u00A0Moon`,
    angles && `${angles.ascendant.sign}\u00A0rising`,
  ].filter((part) => typeof part === 'string');
}
