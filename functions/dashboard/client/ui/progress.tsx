import { pending } from '../api/request.ts';

/** A line at the top of the page while requests are under way; its style holds it back for the first moment. */
export function Progress() {
  if (pending.value === 0) return null;
  return <div class="progress" role="progressbar" aria-label="Loading" />;
}
