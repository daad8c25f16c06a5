import { useSignal } from '@preact/signals';
import type { ForecastDay } from '#lib/contract/forecasts.ts';
import { type Profile, profiles } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { shareCard } from './share-card.ts';

export function ShareButtons({ profile, entry }: { profile: Profile; entry: ForecastDay }) {
  const status = useSignal('');
  // The first profile is the reader's own.
  const isOwn = profile.id === profiles.value[0]?.id;
  async function share(): Promise<void> {
    status.value = 'Drawing …';
    try {
      status.value = await shareCard(profile.name, entry);
    } catch (error) {
      console.error(error);
      status.value = 'That didn’t work. Try again, or take a screenshot.';
    }
  }
  return (
    <div class="row share">
      <Button onClick={share}>
        <Icon name="share" />
        {isOwn ? 'Share' : `Send ${profile.name} their day`}
      </Button>
      <Button onClick={() => print()}>Print</Button>
      <span class="hint" role="status">
        {status.value}
      </span>
    </div>
  );
}
