import { useSignal } from '@preact/signals';
import type { Entry } from '#lib/client/types.gen.ts';
import type { Profile } from '../session.ts';
import { Icon } from '../ui/icon.tsx';

/** Buttons that hand the day on: as an image to share or to save, and on paper. */
export function ShareButton({ profile, entry }: { profile: Profile; entry: Entry }) {
  const said = useSignal('');
  async function share(): Promise<void> {
    said.value = 'Drawing …';
    try {
      said.value = await (await import('./later.ts')).shareCard(profile.name, entry);
    } catch (error) {
      console.error(error);
      said.value = 'The image could not be made. Try again, or take a picture of the screen.';
    }
  }
  return (
    <div class="row share">
      <button type="button" class="quiet" onClick={share}>
        <Icon name="share" />
        Share
      </button>
      <button type="button" class="quiet" onClick={() => print()}>
        Print
      </button>
      <span class="hint" role="status">
        {said.value}
      </span>
    </div>
  );
}
