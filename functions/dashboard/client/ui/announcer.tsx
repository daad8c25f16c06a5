import { signal } from '@preact/signals';

const announced = signal('');

/** Has screen readers say a sentence in their next pause, for what shows on the page without being asked for. */
export function announce(sentence: string): void {
  announced.value = sentence;
}

/** What is announced; it is on the page from its beginning, or screen readers would miss it. */
export const Announcer = () => (
  <p class="unseen" role="status">
    {announced}
  </p>
);
