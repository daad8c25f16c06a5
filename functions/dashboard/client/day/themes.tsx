import { useSignal } from '@preact/signals';
import type { Theme } from '#lib/client/types.gen.ts';
import { briefDate, inOwnForms, today } from '../dates.ts';
import { transitWords } from '../transit-words.ts';
import { ShowAll } from './show-all.tsx';
import { arcOf } from './theme-arc.ts';

const SHOWN = 3;
const TONES = {
  helps: { class: 'helps', words: 'helps' },
  hurts: { class: 'hurts', words: 'hurts' },
  mixed: { class: 'mixed', words: 'helps and hurts' },
} as const;

/** What lasts for weeks and is at work on a day, the strongest first. */
export function Themes({ date, themes }: { date: string; themes: readonly Theme[] }) {
  const isWhole = useSignal(false);
  const ofDay = themes.filter(({ from, to }) => from <= date && date <= to);
  return (
    <section class="card themes">
      <h2>What lasts</h2>
      {ofDay.length === 0 && <p class="hint">Nothing that lasts for weeks is at work on this day.</p>}
      <ul>
        {ofDay.slice(0, isWhole.value ? ofDay.length : SHOWN).map((theme) => (
          <ThemeItem key={`${transitWords(theme)} ${theme.from}`} theme={theme} date={date} />
        ))}
      </ul>
      {ofDay.length > 0 && (
        <p class="hint hours-legend arc-legend" aria-hidden="true">
          <span>
            <i class="arc" /> first day to last
          </span>
          <span>
            <i class="arc-peak" /> strongest
          </span>
          <span>
            <b /> {date === today() ? 'today' : 'this day'}
          </span>
        </p>
      )}
      {ofDay.length > SHOWN && <ShowAll isWhole={isWhole} count={ofDay.length} else="strongest" />}
    </section>
  );
}

function ThemeItem({ theme, date }: { theme: Theme; date: string }) {
  const tone = TONES[theme.tone];
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const { peaks, at, isEasing } = arcOf(theme, date);
  return (
    <li>
      <div class="row between">
        <h3>{transitWords(theme)}</h3>
        <span class={`theme-tone ${tone.class}`}>
          {tone.words}
          {isEasing && ', easing'}
        </span>
      </div>
      <p>{inOwnForms(theme.text)}</p>
      <div class={`arc ${tone.class}`} aria-hidden="true">
        {peaks.map(({ from, to }) => (
          <i key={from} style={{ left: percent(from), width: percent(to - from) }} />
        ))}
        <b style={{ left: percent(at) }} />
      </div>
      <p class="arc-ends hint">
        <span>{endWords(theme.from, theme)}</span>
        <span class="unseen"> to </span>
        <span>{endWords(theme.to, theme)}</span>
      </p>
    </li>
  );
}

/** What a theme begins or ends on, as closely as that is known: where its height is not sure, neither are its ends. */
function endWords(date: string, { peaks }: Theme): string {
  const isSure = peaks.length > 0 && peaks.every(({ earliest, latest }) => earliest === latest);
  return `${isSure ? '' : 'about '}${briefDate(date)}`;
}
