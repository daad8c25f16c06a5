import type { Delivery } from '#lib/contract/delivery.ts';
import { twoDigits } from '#lib/time/calendar-date.ts';
import { dateAt } from '../clock.ts';
import { cityOf, clockTime, relativeDay, timeOfDay, zone } from '../dates.ts';
import { Choice } from '../ui/choice.tsx';

export type Schedule = NonNullable<Delivery['push']>;

type ScheduleFieldsProps = {
  schedule: Schedule;
  /** The zone of the stored schedule, which can be chosen besides that of this device. */
  storedZone: string | undefined;
  change: (fields: Partial<Schedule>) => void;
  /** While the stored schedule is loading, because it replaces what was chosen. */
  isDisabled: boolean;
};

/** The time, days and zone of a delivery. */
export function ScheduleFields({ schedule, storedZone, change, isDisabled }: ScheduleFieldsProps) {
  const zones = [...new Set([zone, storedZone ?? zone])];
  return (
    <fieldset class="checks choices" disabled={isDisabled}>
      <Choice label="Time" value={schedule.at} options={TIMES} onChoose={(at) => change({ at })} />
      <Choice label="Days" value={schedule.days} options={DAYS} onChoose={(days) => change({ days })} />
      {zones.length > 1 && (
        <Choice
          label="Time zone"
          value={schedule.timeZone}
          options={zones.map((value) => ({ value, name: cityOf(value) }))}
          onChoose={(timeZone) => change({ timeZone })}
        />
      )}
      {schedule.days === 'highlights' && (
        <p class="hint">
          Highlights are great and hard days (the first of several in a row), slow transits on their exact
          day, and new or full Moons on a point of your chart: about six a month.
        </p>
      )}
    </fieldset>
  );
}

/** All times at which something can come each day: quarter hours. */
export const TIMES = Array.from({ length: 96 }, (_, i) => {
  const value = `${twoDigits(Math.floor(i / 4))}:${twoDigits((i % 4) * 15)}`;
  return { value, name: timeOfDay(value) };
});

const DAYS: readonly { value: Schedule['days']; name: string }[] = [
  { value: 'daily', name: 'Every day' },
  { value: 'highlights', name: 'Highlights only' },
  { value: 'sundays', name: 'Sundays only' },
];

/** Says when the next delivery comes, like `The next one comes tomorrow at 7:15 AM.` */
export function whenNext({ at, timeZone }: Schedule, next: string | null | undefined): string {
  if (!next) return 'The next one comes with your next highlight.';
  const day = relativeDay(dateAt(next));
  const name = /day$/.test(day) && day !== 'Today' && day !== 'Yesterday' ? `on ${day}` : day.toLowerCase();
  const local = timeZone === zone ? '' : ` (${timeOfDay(at)} in ${cityOf(timeZone)})`;
  return `The next one comes ${name} at ${clockTime(next)}${local}.`;
}
