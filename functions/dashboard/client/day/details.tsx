/** The day view's lazy chunk: what follows the day, the sheet that explains it, sharing, and rarely needed notices. */
import '../shared-chunk.ts';
import type { RefObject } from 'preact';
import type { Entry, ForecastDay, Model } from '#lib/contract/forecasts.ts';
import type { Overview } from '#lib/contract/overview.ts';
import type { Sky } from '#lib/contract/sky.ts';
import { isTimeless } from '#lib/reading/en/timeless.ts';
import { addDays } from '#lib/time/calendar-date.ts';
import type { ApiProblem } from '../api.ts';
import { dateAt } from '../clock.ts';
import { localizeTimes, today } from '../dates.ts';
import { dayHref } from '../links.ts';
import { sentencesOf } from '../sentences.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { Background } from './background.tsx';
import { dayKeys } from './day-keys.ts';
import { Hours, Moon } from './hours.tsx';
import { loadDay } from './load-day.ts';
import { Offer } from './offer.tsx';
import { ShareButtons } from './share.tsx';
import { storyOf } from './story.ts';
import { deviceLocation } from './sun.ts';
import type { Interval } from './timeline.ts';
import { WasItRight } from './was-it-right.tsx';
import { Why } from './why.tsx';

export { InvalidLinkNotice, UnavailableDay } from './unavailable-day.tsx';

/** Long transits and sky events. */
export type Period = Pick<Overview, 'themes' | 'sky'>;

export type DetailsProps = {
  profile: Profile;
  entry: ForecastDay;
  model: Model;
  day: Interval;
  /** Of the day and the day before; undefined if it failed to load. */
  overview: Period | undefined;
  /** The sky at an instant of the day; undefined if it failed to load. */
  sky: Sky | undefined;
  /** Whether tomorrow is shown: the day is today, and the tier reaches tomorrow. */
  isTomorrowOpen: boolean;
  /** Why the overview is missing. */
  problem: ApiProblem | undefined;
  reload: () => void;
  /** The dialog that explains the day. */
  sheet: RefObject<HTMLDialogElement | null>;
};

export function Details(props: DetailsProps) {
  const { profile, entry, model, overview, sky, day, problem, reload, sheet } = props;
  const { date, summary, transits = [] } = entry;
  return (
    <>
      {sky && <Moon sky={sky} phase={phaseOn(date, overview)} isSouth={deviceLocation().latitudeDeg < 0} />}
      <div class="below">
        <Problem problem={problem} onRetry={reload} />
        <Hours day={day} transits={transits} skyEvents={overview?.sky ?? []} />
        <ShareButtons profile={profile} entry={entry} />
        <WasItRight profile={profile} date={date} />
        {date === today() && <Offer />}
      </div>
      <div class="aside">
        {overview && (
          <Background key={`background ${date}`} {...{ date, summary }} themes={overview.themes} />
        )}
        <Luck entry={entry} />
        {props.isTomorrowOpen && <Tomorrow profile={profile} date={addDays(date, 1)} />}
      </div>
      <Why key={`why ${date}`} sheet={sheet} entry={entry} model={model} />
    </>
  );
}

/** The exact phase of the Moon on a date, if there is one. */
const phaseOn = (date: string, overview: Period | undefined) =>
  overview?.sky.flatMap((event) => (event.kind === 'phase' && dateAt(event.at) === date ? [event] : []))[0];

/** Lucky colors and numbers, in a line each. */
const Luck = ({ entry: { luckyColors, luckyNumbers } }: { entry: Entry }) => (
  <section class="luck">
    <h2>Lucky colors and numbers</h2>
    <ul class="swatches">
      {luckyColors.map(({ name, hex }) => (
        <li key={hex}>
          <span class="swatch" style={{ backgroundColor: hex }} />
          {name}
        </li>
      ))}
    </ul>
    <p>{luckyNumbers.join(' · ')}</p>
  </section>
);

/** Tomorrow's sentence and rating. GET /api/home has already returned them. */
function Tomorrow({ profile, date }: { profile: Profile; date: string }) {
  const { value, problem } = useCached(dayKeys.day(profile.id, date), () => loadDay(profile.id, date));
  const entry = value?.horoscopes[0];
  if (!entry && problem) return null;
  return (
    <section class="tomorrow">
      <h2>Tomorrow</h2>
      {entry && (
        <p>
          <a href={dayHref(date)}>
            {localizeTimes(sentencesOf(entry.summary).find(isTimeless) ?? storyOf(entry).headline)}
          </a>{' '}
          <span class="hint">{entry.overallRating.toFixed(1)}</span>
        </p>
      )}
    </section>
  );
}
