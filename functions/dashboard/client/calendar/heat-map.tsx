import type { Entry } from '#lib/client/types.gen.ts';
import { dayHref } from '../addresses.ts';
import { longDate, monthName, today } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Days as a calendar whose cells are coloured by rating; each leads to its day. */
export function HeatMap({ entries }: { entries: readonly Entry[] }) {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = entry.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return (
    <div class="months">
      {[...months].map(([month, days]) => (
        <Month key={month} month={month} days={days} />
      ))}
    </div>
  );
}

function Month({ month, days }: { month: string; days: readonly Entry[] }) {
  const [first] = days;
  return (
    <section class="month">
      <h3>{monthName(`${month}-01`)}</h3>
      <p class="weekdays" aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ul class="cells">
        {days.map((entry) => (
          <li
            key={entry.date}
            {...(entry === first && { style: { gridColumnStart: String(columnOf(entry.date)) } })}
          >
            <Cell entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cell({ entry: { date, overallRating } }: { entry: Entry }) {
  return (
    <a
      class={`cell step-${ratingStep(overallRating)}`}
      href={dayHref(date)}
      {...(date === today() && { 'aria-current': 'date' })}
    >
      <span class="cell-day">
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span class="unseen">{longDate(date)}: </span>
      </span>
      <span class="cell-rating">
        {overallRating.toFixed(1)}
        <span class="unseen">, {ratingWord(overallRating).toLowerCase()}</span>
      </span>
    </a>
  );
}

/** 1 for Monday to 7 for Sunday. */
const columnOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
