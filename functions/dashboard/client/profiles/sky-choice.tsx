import { nowMs } from '../clock.ts';
import { clockTime, dateAt, longDate } from '../dates.ts';
import { choose } from '../router.ts';

/** How old a sky may be to be called that of now: the Moon moves by half of a degree meanwhile. */
const NOW_MS = 3_600_000;

type SkyChoiceProps = {
  isOn: boolean;
  /** When the bodies stand as they are shown, once that is known. */
  at: string | undefined;
};

/** Asks whether today's sky is to stand around the chart, and says of which moment it is. */
export function SkyChoice({ isOn, at }: SkyChoiceProps) {
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => choose({ sky: currentTarget.checked ? 'on' : 'off' })}
        />
        With today’s sky
      </label>
      {at && <p class="hint">The outer ring is {momentOf(at)}.</p>}
    </div>
  );
}

function momentOf(at: string): string {
  const when = `${longDate(dateAt(at))}, ${clockTime(at)}`;
  return nowMs.value - Date.parse(at) < NOW_MS ? `the sky of now, ${when}` : `the sky of ${when}`;
}
