import { useSignal } from '@preact/signals';
import { Button } from '../ui/button.tsx';

/** The first `count` items until the reader expands the list, and the button for that if there are more. */
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
