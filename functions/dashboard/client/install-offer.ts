import { signal } from '@preact/signals';

/** A browser's offer to install the page as an app, of browsers that make one. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** The browser's offer to install this page as an app; nothing where it makes none, or it is installed. */
export const installOffer = signal<InstallOffer | undefined>(undefined);

// It is made once, soon after the page is opened, and kept for when somebody looks for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer.value = event as InstallOffer;
});
addEventListener('appinstalled', () => {
  installOffer.value = undefined;
});
