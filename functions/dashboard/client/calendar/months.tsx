import { type Signal, useSignal } from '@preact/signals';
import type { Account } from '#lib/contract/account.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { briefMonth, longDate, monthName, shortMonth, shortWeekday, today, weekdayIndex } from '../dates.ts';
import { calendarHref, dayHref } from '../links.ts';
import { COLORS, ratingStep, ratingWord } from '../rating.ts';
import { hrefTo, route } from '../router.ts';
import { type Bounds, dateForKey, datesOf, type Period, type RatedDay } from './period.ts';
import type { SkyMark } from './sky-marks.ts';

/** Returns the weekdays' short names, starting with the region's first weekday. */
const weekdayNames = () =>
  datesOf({ startDate: '2024-01-01', endDate: '2024-01-07' })
    .sort((a, b) => weekdayIndex(a) - weekdayIndex(b))
    .map(shortWeekday);

type MonthsProps = {
  user: Account;
  /** Whose days these are, like `Berlin time`; empty if it goes without saying. */
  whoseTime: string;
  period: Period;
  bounds: Bounds;
  entries: readonly RatedDay[];
  marks: readonly SkyMark[];
  /** The hovered or focused date; empty if there is none. */
  activeDate: Signal<string>;
};

/** A heat map of ratings by month. The days are links that share one tab stop; arrow keys move between them. */
export function Months({ user, whoseTime, period, bounds, entries, marks, activeDate }: MonthsProps) {
  const byDate = new Map(entries.map((entry) => [entry.date, entry]));
  const weekdays = weekdayNames();
  const focused = useSignal('');
  const tabStop = [focused.value, today()].find((date) => byDate.has(date)) ?? entries[0]?.date;
  const activate = ({ target }: Event) => {
    activeDate.value = dateOf(target);
  };
  function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
    const date = dateForKey(event, dateOf(event.currentTarget), entries);
    if (!date) return;
    event.preventDefault();
    event.currentTarget.closest('.months')?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }
  return (
    <section class="stack days" aria-label="Days; move with the arrow keys">
      <div
        class="months"
        onPointerOver={activate}
        onFocusIn={(event) => {
          activate(event);
          focused.value = dateOf(event.target);
        }}
        onPointerLeave={() => {
          activeDate.value = '';
        }}
      >
        {datesByMonth(period, bounds).map(([month, dates], i) => (
          <section key={month} class="month">
            <MonthTitle month={month} isFirst={i === 0} span={period.span} entries={entries} />
            <p class="weekdays" aria-hidden="true">
              {weekdays.map((name) => (
                <span key={name}>
                  {name.slice(0, 2)}
                  {period.span === 'month' && <span class="rest">{name.slice(2)}</span>}
                </span>
              ))}
            </p>
            <ul class="cells">
              {dates.map((date, i) => (
                <li
                  key={date}
                  {...(i === 0 && { style: { gridColumnStart: String(weekdayIndex(date) + 1) } })}
                >
                  <Cell
                    date={date}
                    entry={byDate.get(date)}
                    marks={marks.filter((mark) => mark.date === date)}
                    bounds={bounds}
                    span={period.span}
                    isTabStop={date === tabStop}
                    onKeyDown={moveFocus}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Legend
        tier={user.tier}
        whoseTime={whoseTime}
        span={period.span}
        marks={marks}
        hasLocked={period.endDate > bounds.lastDate}
      />
    </section>
  );
}

type MonthTitleProps = { month: string; isFirst: boolean } & Pick<MonthsProps, 'entries'> &
  Pick<Period, 'span'>;

/** A link to the month. In a year on a phone, it covers the month’s dots, which are too small for links of their own. */
function MonthTitle({ month, isFirst, span, entries }: MonthTitleProps) {
  const date = `${month}-01`;
  if (span === 'month' || span === 'dates')
    return <h2 class={span === 'month' ? 'unseen' : ''}>{monthName(date)}</h2>;
  const ratings = entries.flatMap((entry) => (entry.date.startsWith(month) ? entry.overallRating : []));
  const mean = ratings.reduce((total, rating) => total + rating, 0) / ratings.length;
  const hasYear = isFirst || month.endsWith('-01');
  return (
    <h2>
      <a href={calendarHref({ ...route.value.query, span: 'month', from: date, to: '' })}>
        <span class="unseen">
          {monthName(date)}
          {ratings.length > 0 && `, ${mean.toFixed(1)} on average`}
        </span>
        <span aria-hidden="true">{span === 'quarter' || hasYear ? briefMonth(date) : shortMonth(date)}</span>
      </a>
    </h2>
  );
}

function dateOf(target: EventTarget | null): string {
  const cell = target instanceof Element ? target.closest('[data-date]') : null;
  return cell?.getAttribute('data-date') ?? '';
}

/** Groups a period's dates by month, omitting dates before the birth. */
function datesByMonth({ startDate, endDate }: Period, { firstDate }: Bounds): [string, string[]][] {
  const dates = datesOf({ startDate: startDate < firstDate ? firstDate : startDate, endDate });
  const months = new Set(dates.map((date) => date.slice(0, 7)));
  return [...months].map((month) => [month, dates.filter((date) => date.startsWith(month))]);
}

type CellProps = {
  date: string;
  entry: RatedDay | undefined;
  marks: readonly SkyMark[];
  bounds: Bounds;
  span: Period['span'];
  /** Whether this cell is the tab stop. */
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => void;
};

function Cell({ date, entry, marks, bounds, span, isTabStop, onKeyDown }: CellProps) {
  const day = String(Number(date.slice(8)));
  if (!entry)
    return (
      <span class={date > bounds.lastDate ? 'cell locked' : 'cell coming'}>
        <span class="cell-day">
          {day}
          {date > bounds.lastDate && <span class="unseen">, locked</span>}
        </span>
      </span>
    );
  const rating = entry.overallRating.toFixed(1);
  return (
    <a
      class={`cell step-${ratingStep(entry.overallRating)}`}
      href={dayHref(date)}
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={onKeyDown}
      {...(date === today() && { 'aria-current': 'date' })}
    >
      <span class="cell-day">
        <span aria-hidden="true">{day}</span>
        <span class="unseen">{longDate(date)}: </span>
      </span>
      <span class="cell-rating">{rating}</span>
      <span class="unseen">, {ratingWord(entry.overallRating)}</span>
      {span === 'month' && <MetricBars metrics={entry.metrics} />}
      {marks.length > 0 && <Marks marks={marks} />}
    </a>
  );
}

const MetricBars = ({ metrics }: Pick<RatedDay, 'metrics'>) => (
  <span class="pips">
    {METRICS.map((metric) => (
      <span key={metric} class={`pip pip-${LEVELS.indexOf(metrics[metric]) + 1}`}>
        <span class="unseen">
          , {metric} {metrics[metric].toLowerCase()}
        </span>
      </span>
    ))}
  </span>
);

const Marks = ({ marks }: { marks: readonly SkyMark[] }) => (
  <span class="marks">
    {marks.map(({ kind, planet, text }) => (
      <span key={text} class={planet && 'station'}>
        <Mark kind={kind} planet={planet} />
        <span class="unseen">, {text}</span>
      </span>
    ))}
  </span>
);

const ARROWS: Partial<Record<SkyMark['kind'], string>> = { retrograde: '←', direct: '→' };

/** A disk for the Moon; for a planet that turns, its name and an arrow. */
const Mark = ({ kind, planet }: Pick<SkyMark, 'kind' | 'planet'>) =>
  ARROWS[kind] ? (
    <span aria-hidden="true">
      <span class="planet">{planet} </span>
      {ARROWS[kind]}
    </span>
  ) : (
    <i class={`disk ${kind}`} />
  );

const MARK_NAMES = [
  { kind: 'new', name: 'New Moon' },
  { kind: 'full', name: 'Full Moon' },
  { kind: 'solar', name: 'Solar eclipse' },
  { kind: 'lunar', name: 'Lunar eclipse' },
  { kind: 'retrograde', name: 'Planet turns retrograde' },
  { kind: 'direct', name: 'Planet turns direct' },
] as const;

type LegendProps = {
  tier: string;
  whoseTime: string;
  span: Period['span'];
  marks: readonly SkyMark[];
  hasLocked: boolean;
};

function Legend({ tier, whoseTime, span, marks, hasLocked }: LegendProps) {
  return (
    <ul class="legend" aria-label="What the colors mean">
      {COLORS.map(({ step, words, ratings }) => (
        <li key={step}>
          <span class={`swatch-cell step-${step}`} aria-hidden="true" />
          <span>
            {words} <span class="hint">{ratings}</span>
          </span>
        </li>
      ))}
      <li>
        <span class="swatch-cell today-mark" aria-hidden="true" />
        Today
      </li>
      {span === 'month' && (
        <li class="of-bars">
          <span class="pips" aria-hidden="true">
            {LEVELS.map((level, i) => (
              <span key={level} class={`pip pip-${i + 1}`} />
            ))}
          </span>
          {capitalized(METRICS.join(', '))}, from low to high
        </li>
      )}
      {MARK_NAMES.filter(({ kind }) => marks.some((mark) => mark.kind === kind)).map(({ kind, name }) => (
        <li key={kind} class={kind in ARROWS ? 'station' : 'disk-name'}>
          <Mark kind={kind} planet="" />
          {name}
        </li>
      ))}
      {hasLocked && (
        <li>
          <span class="swatch-cell locked" aria-hidden="true" />
          <span>
            Locked with the {tier} plan. <a href={hrefTo('tiers')}>See plans</a>
          </span>
        </li>
      )}
      {whoseTime && <li class="hint">Days in {whoseTime}</li>}
    </ul>
  );
}
