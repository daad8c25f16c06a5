import { computed, signal } from '@preact/signals';

const TICK_MS = 30_000;

/** The present by this device's clock, in milliseconds since 1970; what is drawn from it follows within half a minute. */
export const nowMs = signal(Date.now());

const tick = () => {
  nowMs.value = Date.now();
};
setInterval(tick, TICK_MS);
// A device that slept has missed some.
document.addEventListener('visibilitychange', tick);
addEventListener('pageshow', tick);

/** Today by this device's clock, YYYY-MM-DD; changes at midnight. */
export const currentDate = computed(() => {
  const now = new Date(nowMs.value);
  return new Date(nowMs.value - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
});
