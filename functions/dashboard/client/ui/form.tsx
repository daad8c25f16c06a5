import type { Signal } from '@preact/signals';
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

export type FieldProps = {
  label: string;
  hint?: string;
  /** Why the value was rejected. */
  problem?: string;
  value: Signal<string>;
  /** Removes invalid characters from typed or pasted text. */
  clean?: (typed: string) => string;
  /** Runs after every change of `value`. */
  onChange?: () => void;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

export function Field({ label, hint, problem, value, clean, onChange, input }: FieldProps) {
  const id = useId();
  function update(element: HTMLInputElement): void {
    const cleaned = clean?.(element.value) ?? element.value;
    if (cleaned !== element.value) element.value = cleaned;
    value.value = cleaned;
    onChange?.();
  }
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value.value}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...(problem && { 'aria-invalid': true })}
        onInput={(event) => update(event.currentTarget)}
      />
      <FieldProblem id={id} problem={problem} />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Shows why the field's value was rejected. The input's `aria-describedby` refers to this element. */
export const FieldProblem = ({ id, problem }: { id: string; problem: string | false | undefined }) =>
  problem ? (
    <p class="field-problem" id={`${id}-problem`} role="alert">
      {problem}
    </p>
  ) : null;

type SubmitButtonProps = {
  isBusy: boolean;
  /** The button's label while the action runs. */
  busyText: string;
  isDisabled?: boolean;
  class?: string;
  children: ComponentChildren;
};

/** A form's submit button. It stays enabled while the action runs, to keep the focus. */
export const SubmitButton = ({ isBusy, busyText, isDisabled, children, ...props }: SubmitButtonProps) => (
  <button type="submit" class={props.class ?? 'primary'} disabled={isDisabled} aria-disabled={isBusy}>
    {isBusy ? busyText : children}
  </button>
);
