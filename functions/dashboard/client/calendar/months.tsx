import { type Signal, useSignal } from '@preact/signals';
import { dayHref } from '../addresses.ts';
import { longDate, monthName, placeInWeek, shortWeekday, today } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { dayByKey } from './day-by-key.ts';
import { Glance } from './glance.tsx';
import { Legend } from './legend.tsx';
import { type Bounds, datesOf, type Period } from './period.ts';
import type { RatedDay } from './rated-day.ts';

/** The names of a week's days, from the day that weeks begin with here. */
const weekNames = () =>
  datesOf({ startDate: '2024-01-01', endDate: '2024-01-07' })
    .sort((a, b) => placeInWeek(a) - placeInWeek(b))
    .map(shortWeekday);

type MonthsProps = {
  tier: string;
  period: Period;
  bounds: Bounds;
  entries: readonly RatedDay[];
  /** Holds the date that is pointed at. */
  pointed: Signal<string>;
};

/**
 * Days as a calendar whose cells are colored by rating; each leads to its day, those beyond the tier are locked. For the
 * keyboard they are one stop, with arrows from day to day.
 */
export function Months({ tier, period, bounds, entries, pointed }: MonthsProps) {
  const byDate = new Map(entries.map((entry) => [entry.date, entry]));
  const week = weekNames();
  const focused = useSignal('');
  const stop = [focused.value, today()].find((date) => byDate.has(date)) ?? entries[0]?.date;
  const point = ({ target }: Event) => {
    pointed.value = dateOf(target);
  };
  function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
    const date = dayByKey(event, dateOf(event.currentTarget), entries);
    if (!date) return;
    event.preventDefault();
    event.currentTarget.closest('.months')?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }
  return (
    <section class="card stack days" aria-label="Days, with arrow keys from one to another">
      <div
        class="months"
        onPointerOver={point}
        onFocusIn={(event) => {
          point(event);
          focused.value = dateOf(event.target);
        }}
        onPointerLeave={() => {
          pointed.value = '';
        }}
      >
        {monthsOf(period, bounds).map(([month, dates]) => (
          <section key={month} class="month">
            <h2 class={period.span === 'month' ? 'unseen' : ''}>{monthName(`${month}-01`)}</h2>
            <p class="weekdays" aria-hidden="true">
              {week.map((name) => (
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
                  {...(i === 0 && { style: { gridColumnStart: String(placeInWeek(date) + 1) } })}
                >
                  <Cell
                    date={date}
                    entry={byDate.get(date)}
                    bounds={bounds}
                    span={period.span}
                    isStop={date === stop}
                    onKeyDown={walk}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Legend tier={tier} hasBars={period.span === 'month'} hasLocked={period.endDate > bounds.lastDate} />
    </section>
  );
}

function dateOf(target: EventTarget | null): string {
  const cell = target instanceof Element ? target.closest('[data-date]') : null;
  return cell?.getAttribute('data-date') ?? '';
}

/** The dates of a period by month; what was before the birth has none. */
function monthsOf({ startDate, endDate }: Period, { firstDate }: Bounds): [string, string[]][] {
  const months = new Map<string, string[]>();
  for (const date of datesOf({ startDate: startDate < firstDate ? firstDate : startDate, endDate })) {
    const month = date.slice(0, 7);
    const dates = months.get(month);
    if (dates) dates.push(date);
    else months.set(month, [date]);
  }
  return [...months];
}

type CellProps = {
  date: string;
  entry: RatedDay | undefined;
  bounds: Bounds;
  span: Period['span'];
  /** Whether it is the day that Tab leads to. */
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => void;
};

function Cell({ date, entry, bounds, span, isStop, onKeyDown }: CellProps) {
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
      tabIndex={isStop ? 0 : -1}
      onKeyDown={onKeyDown}
      {...(date === today() && { 'aria-current': 'date' })}
    >
      <span class="cell-day">
        <span aria-hidden="true">{day}</span>
        <span class="unseen">{longDate(date)}: </span>
      </span>
      <span class="cell-rating">{rating}</span>
      <span class="unseen">, {ratingWord(entry.overallRating).toLowerCase()}</span>
      {span === 'month' && <Glance metrics={entry.metrics} />}
    </a>
  );
}
