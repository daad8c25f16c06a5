import { useSignal } from '@preact/signals';
import { longDate } from '../dates.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Bounds, flawOf, type Range } from './range.ts';

type RangeFormProps = {
  tier: string;
  daysAhead: number;
  bounds: Bounds;
  range: Range;
  onRange: (range: Range) => void;
};

/** Chooses a range, and says in plain words how far the tier lets it go. */
export function RangeForm({ tier, daysAhead, bounds, range, onRange }: RangeFormProps) {
  const startDate = useSignal(range.startDate);
  const endDate = useSignal(range.endDate);
  const flaw = useSignal('');
  const limits = { type: 'date', min: bounds.firstDate, max: bounds.lastDate, required: true } as const;
  function submit(event: Event): void {
    event.preventDefault();
    const next = { startDate: startDate.value, endDate: endDate.value };
    flaw.value = flawOf(next, bounds);
    if (!flaw.value) onRange(next);
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
      {flaw.value && <Notice kind="problem">{flaw.value}</Notice>}
      <p class="hint">
        The {tier} tier looks {daysAhead === 1 ? 'one day' : `${daysAhead} days`} ahead, to{' '}
        {longDate(bounds.lastDate)}. The past is open back to the day of birth.
      </p>
    </form>
  );
}
