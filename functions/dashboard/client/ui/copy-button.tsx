import { useSignal } from '@preact/signals';
import { Button } from './button.tsx';

/** A button that copies text. Without clipboard access, it asks the user to select and copy the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const status = useSignal('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      status.value = 'Copied';
    } catch {
      status.value = 'Select the text and copy it';
    }
  }
  return (
    <>
      <Button onClick={copy}>{status.value || label}</Button>
      <span class="unseen" role="status">
        {status.value}
      </span>
    </>
  );
}
