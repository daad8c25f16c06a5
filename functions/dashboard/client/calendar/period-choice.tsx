import { calendarHref } from '../addresses.ts';
import { today } from '../dates.ts';
import { route } from '../router.ts';
import { Icon } from '../ui/icon.tsx';
import { around, type Bounds, otherSpan, type Period, SPANS, type Span } from './period.ts';

const NAMES: Record<Span, string> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  dates: 'Own dates',
};

type PeriodChoiceProps = { period: Period; bounds: Bounds };

/** Chooses how much of the calendar is shown. */
export function SpanChoice({ period, bounds }: PeriodChoiceProps) {
  return (
    <nav aria-label="How much is shown">
      <ul class="segments">
        {SPANS.map((span) => (
          <li key={span}>
            <a
              href={calendarHref({ ...route.value.query, ...otherSpan(period, span, bounds, today()) })}
              {...(span === period.span && { 'aria-current': 'true' })}
            >
              {NAMES[span]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Goes from a period of whole months to the ones before and after, and back to today. */
export function Pager({ period, bounds }: PeriodChoiceProps) {
  const { span, startDate, endDate } = period;
  const { before, after } = around(period, bounds);
  const hasToday = startDate <= today() && today() <= endDate;
  return (
    <nav class="pager" aria-label="Periods">
      <Turn label={`The ${span} before`} icon="back" span={span} from={before} />
      <a
        href={calendarHref({ ...route.value.query, span, from: '' })}
        {...(hasToday && { 'aria-current': 'date' })}
      >
        Today
      </a>
      <Turn label={`The ${span} after`} icon="forward" span={span} from={after} />
    </nav>
  );
}

type TurnProps = { label: string; icon: 'back' | 'forward'; span: Span; from: string | undefined };

function Turn({ label, icon, span, from }: TurnProps) {
  return (
    <a
      role="link"
      aria-label={label}
      {...(from === undefined
        ? { 'aria-disabled': true }
        : { href: calendarHref({ ...route.value.query, span, from }) })}
    >
      <Icon name={icon} />
    </a>
  );
}
