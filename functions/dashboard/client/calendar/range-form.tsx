import { useSignal } from '@preact/signals';
import type { Account } from '#lib/client/types.gen.ts';
import { choose } from '../router.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Bounds, Range } from './period.ts';
import { flawOf } from './range.ts';
import { Sight } from './sight.tsx';

type RangeFormProps = { user: Account; bounds: Bounds; range: Range };

/** Chooses days between two dates, and says in plain words how far the tier lets them go. */
export function RangeForm({ user, bounds, range }: RangeFormProps) {
  const startDate = useSignal(range.startDate);
  const endDate = useSignal(range.endDate);
  const flaw = useSignal(flawOf(range, bounds));
  const limits = { type: 'date', min: bounds.firstDate, max: bounds.lastDate, required: true } as const;
  function submit(event: Event): void {
    event.preventDefault();
    const next = { startDate: startDate.value, endDate: endDate.value };
    flaw.value = flawOf(next, bounds);
    if (!flaw.value) choose({ span: 'dates', from: next.startDate, to: next.endDate });
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
        <Sight user={user} bounds={bounds} /> The past is open back to the day of birth.
      </p>
    </form>
  );
}
