import { useSignal } from '@preact/signals';

type CopyButtonProps = { text: string; label: string };

/** A button that copies a text and says so; where copying is forbidden it says what to do instead. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const said = useSignal('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      said.value = 'Copied';
    } catch {
      said.value = 'Select the text and copy it';
    }
  }
  return (
    <>
      <button type="button" class="quiet" onClick={copy}>
        {said.value || label}
      </button>
      <span class="unseen" role="status">
        {said.value}
      </span>
    </>
  );
}
