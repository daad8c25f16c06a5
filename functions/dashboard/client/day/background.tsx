import type { Theme } from '#lib/contract/overview.ts';
import { briefDate, localizeTimes } from '../dates.ts';
import { Explained } from '../learn/explained.tsx';
import { transitText } from '../transit-text.ts';
import { useShowAll } from './show-all.tsx';
import { percent, themeAdvice, themeArc } from './timeline.ts';

const TONES = { helps: 'supportive', hurts: 'challenging', mixed: 'mixed' } as const;

type BackgroundProps = {
  date: string;
  themes: readonly Theme[];
  /** The day's text. What it says isn't said again. */
  summary: string;
};

/** The transits that last for weeks, in the order of the overview: strongest first. */
export function Background({ date, themes, summary }: BackgroundProps) {
  const current = themes.filter(({ from, to }) => from <= date && date <= to);
  const { shown, button } = useShowAll(current, 2, 'strongest');
  return (
    <section class="background">
      <h2>In the background</h2>
      {current.length === 0 && <p class="hint">Nothing that lasts for weeks is touching your chart.</p>}
      <ul>
        {shown.map((theme) => (
          <BackgroundItem key={`${transitText(theme)} ${theme.from}`} {...{ theme, date, summary }} />
        ))}
      </ul>
      {button}
    </section>
  );
}

type ItemProps = { theme: Theme; date: string; summary: string };

function BackgroundItem({ theme, date, summary }: ItemProps) {
  const { peaks, at, isEasing } = themeArc(theme, date);
  const isCertain =
    theme.peaks.length > 0 && theme.peaks.every(({ earliest, latest }) => earliest === latest);
  const about = isCertain ? '' : 'about ';
  const next = theme.peaks.find((peak) => peak.date >= date);
  const when = next ? `strongest ${about}${briefDate(next.date)}` : `until ${about}${briefDate(theme.to)}`;
  const advice = themeAdvice(theme, summary);
  return (
    <li>
      {advice && <p>{localizeTimes(advice)}</p>}
      <p class="hint">
        <Explained text={transitText(theme)} /> · <span class="theme-tone">{TONES[theme.tone]}</span>
        {isEasing && ', fading'} · {when}
      </p>
      <div class="track" aria-hidden="true">
        <i style={{ width: percent(at) }} />
        {peaks.map(({ from, to }) => (
          <b key={from} style={{ left: percent((from + to) / 2) }} />
        ))}
      </div>
    </li>
  );
}
