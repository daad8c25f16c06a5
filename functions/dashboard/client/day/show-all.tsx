import { useSignal } from '@preact/signals';
import { Button } from '../ui/button.tsx';

/** Returns the first `count` items, or all items while expanded, and a toggle button if there are more than `count`. */
export function useShowAll<Item>(items: readonly Item[], count: number, firstAre: 'strongest' | 'largest') {
  const isExpanded = useSignal(false);
  const button = items.length > count && (
    <Button
      aria-expanded={isExpanded.value}
      onClick={() => {
        isExpanded.value = !isExpanded.value;
      }}
    >
      {isExpanded.value ? `Show the ${firstAre} only` : `Show all ${items.length}`}
    </Button>
  );
  return { shown: isExpanded.value ? items : items.slice(0, count), button };
}
