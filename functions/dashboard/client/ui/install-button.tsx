import { installPrompt } from '../install-prompt.ts';
import { Button } from './button.tsx';

/** A button that opens the browser's prompt to install the page; nothing if the browser has none. */
export function InstallButton({ onPrompt }: { onPrompt?: () => void }) {
  const prompt = installPrompt.value;
  if (!prompt) return null;
  return (
    <Button
      onClick={() => {
        // Each install prompt can be shown only once.
        installPrompt.value = undefined;
        void prompt.prompt();
        onPrompt?.();
      }}
    >
      Install the app
    </Button>
  );
}
