import type { Signal } from '@preact/signals';
import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

type FieldProps = {
  label: string;
  /** A sentence that helps to fill it in. */
  hint?: string;
  /** Holds what stands in the field. */
  value: Signal<string>;
  /** Leaves of what is typed or pasted only what may stand in the field. */
  clean?: (typed: string) => string;
  /** Is told of every change, once `value` holds it. */
  onChange?: () => void;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** A labelled text field. */
export function Field({ label, hint, value, clean, onChange, input }: FieldProps) {
  const id = useId();
  function take(element: HTMLInputElement): void {
    const cleaned = clean?.(element.value) ?? element.value;
    if (cleaned !== element.value) element.value = cleaned;
    value.value = cleaned;
    onChange?.();
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value.value}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onInput={(event) => take(event.currentTarget)}
      />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
