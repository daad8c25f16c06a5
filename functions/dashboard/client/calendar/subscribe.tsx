import { useSignal } from '@preact/signals';
import type { CreatedCalendar } from '#lib/client/types.gen.ts';
import { calendarHref } from '../addresses.ts';
import { listCalendars } from '../api/operations.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTitle } from '../ui/use-title.ts';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';
import { HowToSubscribe } from './how-to-subscribe.tsx';
import { NewAddress } from './new-address.tsx';

/** A profile's days in a calendar of one's own: a new address for it, how to use that, and the addresses that there are. */
export function Subscribe({ profile }: { profile: Profile }) {
  const { value, problem, reload } = useLoaded(`calendars ${profile.id}`, () => listCalendars(profile.id));
  const created = useSignal<CreatedCalendar | undefined>(undefined);
  useTitle(`Add the days of ${profile.name} to my calendar`);
  return (
    <section class="stack">
      <header class="day-header">
        <div class="period-name">
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>Add to my calendar</h1>
          <p class="hint">
            The days of {profile.name} in the calendar program that you use: each with its rating and summary,
            kept up to date by itself.
          </p>
        </div>
        <div class="row">
          <ProfilePicker />
          <a class="button quiet" href={calendarHref(route.value.query)}>
            Back to the days
          </a>
        </div>
      </header>
      {created.value && <NewAddress key={created.value.id} created={created.value} />}
      <div class="subscribe">
        <div class="stack">
          <AddressForm
            profile={profile}
            onCreated={(calendar) => {
              created.value = calendar;
              reload();
            }}
          />
          <Problem problem={problem} onRetry={reload} />
          {value && value.calendars.length > 0 && (
            <ul class="stack plain" aria-label={`Addresses of the days of ${profile.name}`}>
              {value.calendars.map((calendar) => (
                <AddressItem
                  key={calendar.id}
                  profile={profile}
                  calendar={calendar}
                  onRevoked={() => {
                    if (created.value?.id === calendar.id) created.value = undefined;
                    reload();
                  }}
                />
              ))}
            </ul>
          )}
        </div>
        <HowToSubscribe />
      </div>
    </section>
  );
}
