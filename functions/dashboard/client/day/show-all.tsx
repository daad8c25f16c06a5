import type { Signal } from '@preact/signals';

type ShowAllProps = {
  /** Whether all are shown. */
  isWhole: Signal<boolean>;
  count: number;
  /** Which are shown otherwise, as `strongest`. */
  else: string;
};

/** A button that shows the whole of a list, and again its first part alone. */
export function ShowAll({ isWhole, count, else: first }: ShowAllProps) {
  return (
    <button
      type="button"
      class="quiet"
      aria-expanded={isWhole.value}
      onClick={() => {
        isWhole.value = !isWhole.value;
      }}
    >
      {isWhole.value ? `Show the ${first} only` : `Show all ${count}`}
    </button>
  );
}
