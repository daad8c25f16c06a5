import type { Signal } from '@preact/signals';
import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

type FieldProps = {
  label: string;
  /** A sentence that helps to fill it in. */
  hint?: string;
  /** Why what stood in it was refused, if it was. */
  problem?: string;
  /** Holds what stands in the field. */
  value: Signal<string>;
  /** Leaves of what is typed or pasted only what may stand in the field. */
  clean?: (typed: string) => string;
  /** Is told of every change, once `value` holds it. */
  onChange?: () => void;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** A labelled text field. */
export function Field({ label, hint, problem, value, clean, onChange, input }: FieldProps) {
  const id = useId();
  function take(element: HTMLInputElement): void {
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
        onInput={(event) => take(event.currentTarget)}
      />
      {problem && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
