import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

type BirthTimeFieldProps = {
  label: string;
  /** Why what stood in it was refused, if it was. */
  problem?: string;
  value: Signal<string>;
  /** Whether the person has said not to know it. */
  isUnknown: Signal<boolean>;
};

/** The time of birth, or that it is not known and what goes with that. */
export function BirthTimeField({ label, problem, value, isUnknown }: BirthTimeFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          type="time"
          class="time"
          required
          disabled={isUnknown.value}
          // What was typed comes back with the second thought.
          value={isUnknown.value ? '' : value.value}
          aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
          {...(problem && { 'aria-invalid': true })}
          onInput={({ currentTarget }) => {
            value.value = currentTarget.value;
          }}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={isUnknown.value}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => {
              isUnknown.value = currentTarget.checked;
            }}
          />
          I don’t know
        </label>
      </div>
      {problem && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <p class="hint" id={`${id}-hint`} aria-live="polite">
        {isUnknown.value
          ? 'Without it: no houses, no Ascendant, and wider times of day.'
          : 'For the houses, by the clocks of that place.'}
      </p>
    </div>
  );
}
