import { signal } from '@preact/signals';

type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** The browser's prompt to install this page as an app; undefined if that isn't supported or the app is installed. */
export const installPrompt = signal<InstallPrompt | undefined>(undefined);

// The event fires once, soon after the page loads, so it is kept for the account view.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installPrompt.value = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  installPrompt.value = undefined;
});
