import type { Theme } from '#lib/contract/overview.ts';
import { briefDate, today } from '../dates.ts';
import { transitText } from '../transit-text.ts';
import { useShowAll } from './show-all.tsx';
import { percent, themeArc } from './timeline.ts';

const TONES = { helps: 'helps', hurts: 'hurts', mixed: 'helps and hurts' } as const;

/** The long-term themes of a day, in the order of the overview: strongest first. */
export function Themes({ date, themes }: { date: string; themes: readonly Theme[] }) {
  const current = themes.filter(({ from, to }) => from <= date && date <= to);
  const { shown, button } = useShowAll(current, 3, 'strongest');
  return (
    <section class="card themes">
      <h2>What lasts</h2>
      {current.length === 0 && <p class="hint">Nothing that lasts for weeks is at work on this day.</p>}
      <ul>
        {shown.map((theme) => (
          <ThemeItem key={`${transitText(theme)} ${theme.from}`} theme={theme} date={date} />
        ))}
      </ul>
      {current.length > 0 && (
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
      {button}
    </section>
  );
}

function ThemeItem({ theme, date }: { theme: Theme; date: string }) {
  const { peaks, at, isEasing } = themeArc(theme, date);
  const isCertain =
    theme.peaks.length > 0 && theme.peaks.every(({ earliest, latest }) => earliest === latest);
  const ends = [theme.from, theme.to].map((end) => `${isCertain ? '' : 'about '}${briefDate(end)}`);
  return (
    <li>
      <div class="row between">
        <h3>{transitText(theme)}</h3>
        <span class={`theme-tone ${theme.tone}`}>
          {TONES[theme.tone]}
          {isEasing && ', easing'}
        </span>
      </div>
      <p>{theme.text}</p>
      <div class={`arc ${theme.tone}`} aria-hidden="true">
        {peaks.map(({ from, to }) => (
          <i key={from} style={{ left: percent(from), width: percent(to - from) }} />
        ))}
        <b style={{ left: percent(at) }} />
      </div>
      <p class="arc-ends hint">
        <span>{ends[0]}</span>
        <span class="unseen"> to </span>
        <span>{ends[1]}</span>
      </p>
    </li>
  );
}
