import type { ComponentChildren } from 'preact';

type SubmitButtonProps = {
  isBusy: boolean;
  /** What it says while the action runs. */
  busyText: string;
  isDisabled?: boolean;
  class?: string;
  children: ComponentChildren;
};

/** The button that sends a form; it keeps the focus while the action runs, and says so. */
export function SubmitButton({
  isBusy,
  busyText,
  isDisabled = false,
  children,
  ...props
}: SubmitButtonProps) {
  return (
    <button type="submit" class={props.class ?? 'primary'} disabled={isDisabled} aria-disabled={isBusy}>
      {isBusy ? busyText : children}
    </button>
  );
}
