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

const SPAN_NAMES = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;

type PeriodBarProps = { period: Period; bounds: Bounds; name: string; briefName: string };

/** The calendar's title between links to the adjacent periods, then the spans and a menu. It stays at the top of a phone. */
export const PeriodBar = ({ period, bounds, name, briefName }: PeriodBarProps) => {
  const { before, after } = adjacentPeriods(period, bounds);
  return (
    <div class="period-bar">
      <PageLink direction="before" span={period.span} from={before} />
      <h1>
        <span class="unseen">Calendar </span>
        <span class="whole-name">{name}</span>
        <span class="brief-name" aria-hidden="true">
          {briefName}
        </span>
      </h1>
      <PageLink direction="after" span={period.span} from={after} />
      <SpanChoice period={period} bounds={bounds} />
      <Menu key={period.span} period={period} bounds={bounds} />
    </div>
  );
};

type PeriodProps = Pick<PeriodBarProps, 'period' | 'bounds'>;

const spanHref = ({ period, bounds }: PeriodProps, span: Span) =>
  calendarHref({ ...route.value.query, ...spanQuery(period, span, bounds, today()) });

const SpanChoice = ({ period, bounds }: PeriodProps) => (
  <nav aria-label="How much is shown">
    <ul class="segments">
      {SPANS.filter((span) => span !== 'dates').map((span) => (
        <li key={span}>
          <a
            href={spanHref({ period, bounds }, span)}
            aria-label={SPAN_NAMES[span]}
            {...(span === period.span && { 'aria-current': 'true' })}
          >
            <span>
              {SPAN_NAMES[span].slice(0, 1)}
              <span class="rest">{SPAN_NAMES[span].slice(1)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** What the bar has no room for. Closes on Escape, and when the focus leaves it. */
const Menu = ({ period, bounds }: PeriodProps) => (
  <details
    class="menu"
    onKeyDown={({ key, currentTarget }) => {
      if (key !== 'Escape') return;
      currentTarget.open = false;
      currentTarget.querySelector('summary')?.focus();
    }}
    onFocusOut={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) currentTarget.open = false;
    }}
  >
    <summary aria-label="More">
      <span aria-hidden="true">⋯</span>
    </summary>
    <div>
      <a href={spanHref({ period, bounds }, 'dates')}>Custom dates</a>
      <a href={calendarHref(route.value.query, 'subscribe')}>Add to my calendar</a>
    </div>
  </details>
);

/** Leads back to the current period; nothing if the period includes today. */
export const TodayLink = ({ startDate, endDate, span }: Period) =>
  startDate <= today() && today() <= endDate ? null : (
    <a href={calendarHref({ ...route.value.query, span, from: '', to: '' })}>Today</a>
  );

type PageLinkProps = { direction: 'before' | 'after'; span: Span; from: string | undefined };

const PageLink = ({ direction, span, from }: PageLinkProps) =>
  span === 'dates' ? null : (
    <a
      class="page-link"
      role="link"
      aria-label={`The ${span} ${direction}`}
      {...(from === undefined
        ? { 'aria-disabled': true, tabIndex: 0 }
        : { href: calendarHref({ ...route.value.query, span, from }) })}
    >
      <Icon name={direction === 'before' ? 'back' : 'forward'} />
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
