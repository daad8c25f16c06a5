import { installOffer } from '../install-offer.ts';

/** Offers to put the page among the device's apps, where the browser can. */
export function InstallApp() {
  const offer = installOffer.value;
  if (!offer) return null;
  return (
    <section class="card row between">
      <div>
        <h2>On this device</h2>
        <p class="hint">As an app of its own, your day is one tap away.</p>
      </div>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          // An offer can be taken up once.
          installOffer.value = undefined;
          void offer.prompt();
        }}
      >
        Install the app
      </button>
    </section>
  );
}
