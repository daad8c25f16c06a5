import { useSignal } from '@preact/signals';
import type { Delivery } from '#lib/contract/delivery.ts';
import { zone } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { SubmitButton } from '../ui/form.tsx';
import { Notice, Problem } from '../ui/notice.tsx';
import { announce } from '../ui/page.tsx';
import { useTask } from '../ui/use-task.ts';
import { isSubscribed, pushSupport, subscribeDevice } from './push-device.ts';
import { type Schedule, ScheduleFields, whenNext } from './schedule.tsx';
import type { LoadedDeliveries } from './use-deliveries.ts';

type NotificationsProps = { profile: Profile; userId: string; deliveries: LoadedDeliveries };

/** When a person's day comes as a notification, and whether it does on this device. */
export function Notifications({ profile, ...props }: NotificationsProps) {
  return (
    <section class="card stack">
      <div>
        <h2>Notifications on this device</h2>
        <p class="hint">{profile.name}’s day, on your screen.</p>
      </div>
      <Settings {...props} />
    </section>
  );
}

function Settings({
  userId,
  deliveries: { delivery, problem, reload, save },
}: Omit<NotificationsProps, 'profile'>) {
  if (!delivery && problem) return <Problem problem={problem} onRetry={reload} />;
  const savePush = async (push: Schedule | null) => {
    const { nextPush } = await save({ push });
    announce(push ? whenNext(push, nextPush) : 'Notifications are off.');
  };
  return (
    <PushForm key={JSON.stringify(delivery?.push)} delivery={delivery} userId={userId} save={savePush} />
  );
}

type PushFormProps = {
  /** Undefined while it is loading. */
  delivery: Delivery | undefined;
  userId: string;
  save: (push: Schedule | null) => Promise<void>;
};

function PushForm({ delivery, userId, save }: PushFormProps) {
  const push = delivery?.push;
  const draft = useSignal<Schedule>(push ?? { at: '07:15', timeZone: zone, days: 'daily' });
  const support = useSignal(pushSupport());
  const isUnreachable = useSignal(false);
  const isOnHere = isSubscribed(userId);
  const saving = useTask(async () => {
    isUnreachable.value = false;
    if (!isOnHere) {
      const permission = await Notification.requestPermission();
      support.value = pushSupport();
      if (permission !== 'granted') return;
      try {
        await subscribeDevice(userId);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        isUnreachable.value = true;
        return;
      }
    }
    await save(draft.value);
  });
  const stopping = useTask(() => save(null));
  const stop = push && <Button onClick={() => void stopping.run()}>Turn off</Button>;
  if (support.value !== 'yes')
    return (
      <>
        <p>{UNSUPPORTED[support.value]}</p>
        {stop && <div class="row">{stop}</div>}
      </>
    );
  return (
    <form class="stack" onSubmit={saving.onSubmit}>
      <p>{delivery ? state(delivery, isOnHere) : '…'}</p>
      <ScheduleFields
        schedule={draft.value}
        storedZone={push?.timeZone}
        change={(fields) => {
          draft.value = { ...draft.value, ...fields };
        }}
        isDisabled={!delivery}
      />
      {isUnreachable.value && (
        <Notice kind="problem">
          <p>Your browser couldn’t reach its notification service. Try again later.</p>
        </Notice>
      )}
      <Problem problem={saving.problem ?? stopping.problem} />
      <div class="row">
        <SubmitButton isBusy={saving.isBusy} busyText="Saving …" isDisabled={!delivery}>
          {push && isOnHere ? 'Save' : 'Turn on'}
        </SubmitButton>
        {stop}
      </div>
    </form>
  );
}

const UNSUPPORTED = {
  denied: 'This browser blocks our notifications. Allow them in its settings for this site, then come back.',
  'home-screen':
    'On an iPhone or iPad, notifications need the page on your home screen: tap Share, then Add to Home Screen, and open it from there.',
  no: 'This browser can’t show notifications. The morning mail brings you the same sentence.',
} as const;

/** Says when the next notification comes, and whether it comes here. */
function state({ push, nextPush }: Delivery, isOnHere: boolean): string {
  if (!push) return 'Off. One sentence about your day, on your screen when it starts.';
  return isOnHere ? whenNext(push, nextPush) : 'On for your other devices, but not for this one.';
}
