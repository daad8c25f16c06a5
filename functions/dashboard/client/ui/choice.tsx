import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

type ChoiceProps<Value extends string> = {
  label: string;
  /** Holds what is chosen. */
  value: Signal<Value>;
  /** What may be chosen, each with what it is called. */
  options: readonly { value: Value; name: string }[];
};

/** A labelled choice of one from a few. */
export function Choice<Value extends string>({ label, value, options }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value.value}
        onChange={({ currentTarget }) => {
          value.value = options[currentTarget.selectedIndex]?.value ?? value.value;
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
