import { computed, signal } from '@preact/signals';

const TICK_MS = 30_000;

/** The current time in milliseconds since 1970, updated every half minute. */
export const nowMs = signal(Date.now());

const tick = () => {
  nowMs.value = Date.now();
};
setInterval(tick, TICK_MS);
// Timers don't run while a device sleeps.
document.addEventListener('visibilitychange', tick);
addEventListener('pageshow', tick);

/** Returns the date of an instant in this device's time zone, YYYY-MM-DD. */
export function dateAt(instant: string | number): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Today in this device's time zone, YYYY-MM-DD. Changes at the first tick after midnight. */
export const currentDate = computed(() => dateAt(nowMs.value));
