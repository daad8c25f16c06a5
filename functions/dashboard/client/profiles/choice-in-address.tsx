import { useId } from 'preact/hooks';
import { choose } from '../router.ts';

type ChoiceInAddressProps<Value extends string> = {
  label: string;
  /** Under which name the address says what is chosen. */
  name: string;
  value: Value;
  /** What may be chosen, each with what it is called. */
  options: readonly { value: Value; name: string }[];
  /** Puts into the address what was chosen, if that is more than the choice itself. */
  onChoose?: (value: Value) => void;
};

/** A labelled choice of one from a few that the address holds. */
export function ChoiceInAddress<Value extends string>(props: ChoiceInAddressProps<Value>) {
  const { label, name, value, options, onChoose = (chosen) => choose({ [name]: chosen }) } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChoose(chosen.value);
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
