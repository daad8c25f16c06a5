import { useSignal } from '@preact/signals';
import type { Account } from '#lib/contract/account.ts';
import { daysBetween, isRealDate } from '#lib/time/calendar-date.ts';
import { dateWithYear, longDate, today } from '../dates.ts';
import { calendarHref } from '../links.ts';
import { quantity } from '../numbers.ts';
import { route, updateQuery } from '../router.ts';
import { Field } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import {
  adjacentPeriods,
  type Bounds,
  type Period,
  type Range,
  SPANS,
  type Span,
  spanQuery,
} from './period.ts';

const SPAN_NAMES: Record<Span, string> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  dates: 'Own dates',
};

type PeriodProps = { period: Period; bounds: Bounds };

export const SpanChoice = ({ period, bounds }: PeriodProps) => (
  <nav aria-label="How much is shown">
    <ul class="segments">
      {SPANS.map((span) => (
        <li key={span}>
          <a
            href={calendarHref({ ...route.value.query, ...spanQuery(period, span, bounds, today()) })}
            {...(span === period.span && { 'aria-current': 'true' })}
          >
            {SPAN_NAMES[span]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Links to the previous, current and next period, for periods of whole months. */
export function Pager({ period, bounds }: PeriodProps) {
  const { span, startDate, endDate } = period;
  const { before, after } = adjacentPeriods(period, bounds);
  const hasToday = startDate <= today() && today() <= endDate;
  return (
    <nav class="pager" aria-label="Periods">
      <PageLink label={`The ${span} before`} icon="back" span={span} from={before} />
      <a
        href={calendarHref({ ...route.value.query, span, from: '' })}
        {...(hasToday && { 'aria-current': 'date' })}
      >
        Today
      </a>
      <PageLink label={`The ${span} after`} icon="forward" span={span} from={after} />
    </nav>
  );
}

type PageLinkProps = { label: string; icon: 'back' | 'forward'; span: Span; from: string | undefined };

const PageLink = ({ label, icon, span, from }: PageLinkProps) => (
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

/** A form for a custom range, with a hint that states the tier's horizon. */
export function RangeForm({ user, bounds, range }: { user: Account; bounds: Bounds; range: Range }) {
  const startDate = useSignal(range.startDate);
  const endDate = useSignal(range.endDate);
  const error = useSignal(rangeError(range, bounds));
  const limits = { type: 'date', min: bounds.firstDate, max: bounds.lastDate, required: true } as const;
  function submit(event: Event): void {
    event.preventDefault();
    const next = { startDate: startDate.value, endDate: endDate.value };
    error.value = rangeError(next, bounds);
    if (!error.value) updateQuery({ span: 'dates', from: next.startDate, to: next.endDate });
  }
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <div class="row range">
        <Field label="From" value={startDate} input={limits} />
        <Field label="To" value={endDate} input={limits} />
        <button type="submit" class="primary">
          Show
        </button>
      </div>
      {error.value && <Notice kind="problem">{error.value}</Notice>}
      <p class="hint">
        <TierHorizon user={user} bounds={bounds} /> Past days are open back to the birth.
      </p>
    </form>
  );
}

const MAX_DAYS = 366;

/** Returns an error message that says how to fix an invalid range; empty if the range is valid. */
export function rangeError({ startDate, endDate }: Range, { firstDate, lastDate }: Bounds): string {
  if (!isRealDate(startDate) || !isRealDate(endDate)) return 'Enter both dates.';
  if (endDate < startDate) return 'The last day is before the first.';
  if (startDate < firstDate) return `Start on ${dateWithYear(firstDate)}, the day of birth, or later.`;
  if (startDate > lastDate) return `Start by ${dateWithYear(lastDate)}, the last day of your plan.`;
  if (daysBetween(startDate, endDate) >= MAX_DAYS) return `Choose at most ${MAX_DAYS} days.`;
  return '';
}

export const TierHorizon = ({ user, bounds }: { user: Account; bounds: Bounds }) => (
  <>
    Your {user.tier} plan shows {quantity(user.maxDaysFromToday, 'day')} ahead, to {longDate(bounds.lastDate)}
    .
  </>
);
