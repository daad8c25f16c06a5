import type { Entry } from '#lib/client/types.gen.ts';
import { longDate, monthName, today } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { hrefTo } from '../router.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Days as a calendar whose cells are coloured by rating; each leads to its day. */
export function HeatMap({ entries }: { entries: readonly Entry[] }) {
  const months = Map.groupBy(entries, ({ date }) => date.slice(0, 7));
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
  const [weekday, day, ...month] = longDate(date).split(' ');
  return (
    <a
      class={`cell step-${ratingStep(overallRating)}`}
      href={hrefTo('today', date)}
      {...(date === today() && { 'aria-current': 'date' })}
    >
      <span class="cell-day">
        <span class="unseen">{weekday} </span>
        {day}
        <span class="unseen"> {month.join(' ')}: </span>
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
