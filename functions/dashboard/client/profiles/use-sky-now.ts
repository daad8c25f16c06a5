import { useEffect, useRef } from 'preact/hooks';
import { sky } from '../api/operations.ts';
import { nowMs } from '../clock.ts';
import { useKept } from '../ui/use-loaded.ts';

const HALF_HOUR_MS = 1_800_000;

/** Where the bodies stand now, asked for again every half hour; without a network, where they stood when that was last asked. */
export function useSkyNow() {
  const loaded = useKept('sky now', () => sky());
  const halfHour = Math.floor(nowMs.value / HALF_HOUR_MS);
  const shown = useRef(halfHour);
  useEffect(() => {
    if (shown.current === halfHour) return;
    shown.current = halfHour;
    loaded.reload();
  }, [halfHour]);
  return loaded;
}
