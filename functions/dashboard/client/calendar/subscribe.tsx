import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { CalendarItem, CreatedCalendar } from '#lib/contract/calendars.ts';
import { call, unlessDeleted } from '../api.ts';
import { dateAndTime, zone, zoneName } from '../dates.ts';
import { calendarHref } from '../links.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SubmitButton } from '../ui/form.tsx';
import { Notice, Problem } from '../ui/notice.tsx';
import { useTitle } from '../ui/page.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTask } from '../ui/use-task.ts';

/** The view of a profile's calendar feeds: lists them, creates new feeds, and explains how to subscribe. */
export function Subscribe({ profile }: { profile: Profile }) {
  const { value, problem, reload } = useLoaded(`calendars ${profile.id}`, () =>
    call('GET /api/profiles/{id}/calendar', { params: { id: profile.id } }),
  );
  const created = useSignal<CreatedCalendar | undefined>(undefined);
  useTitle('Add to my calendar');
  return (
    <section class="stack">
      <header class="day-header">
        <div class="period-name">
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>Add to my calendar</h1>
          <p class="hint">
            {profile.name}’s days in your own calendar app, each with its rating and summary, always up to
            date.
          </p>
        </div>
        <div class="row">
          <ProfilePicker />
          <ButtonLink href={calendarHref(route.value.query)}>Back to the calendar</ButtonLink>
        </div>
      </header>
      {created.value && <NewFeed key={created.value.id} created={created.value} />}
      <div class="subscribe">
        <div class="stack">
          <FeedForm
            profile={profile}
            onCreated={(calendar) => {
              created.value = calendar;
              reload();
            }}
          />
          <Problem problem={problem} onRetry={reload} />
          {value && value.calendars.length > 0 && (
            <ul class="stack" aria-label={`Calendar links of ${profile.name}`}>
              {value.calendars.map((calendar) => (
                <FeedItem
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

/** Shows the URL of a new feed, which the service returns only once. */
const NewFeed = ({ created: { name, url } }: { created: CreatedCalendar }) => (
  <Notice kind="done">
    <p>
      The link <strong>{name}</strong> is ready. Use it or copy it now; you won’t see it again.
    </p>
    <code class="secret">{url}</code>
    <div class="row">
      <CopyButton text={url} label="Copy the link" />
      <a class="button primary" href={url.replace(/^https?:/, 'webcal:')}>
        Open in my calendar app
      </a>
    </div>
  </Notice>
);

const EVENTS: readonly { value: CreatedCalendar['events']; name: string }[] = [
  { value: 'days', name: 'Daily readings and long transits' },
  { value: 'days-and-transits', name: 'Those, plus exact moments' },
];

type FeedFormProps = { profile: Profile; onCreated: (calendar: CreatedCalendar) => void };

function FeedForm({ profile, onCreated }: FeedFormProps) {
  const [events, setEvents] = useState<CreatedCalendar['events']>('days');
  const { onSubmit, isBusy, problem } = useTask(async () => {
    onCreated(
      await call('POST /api/profiles/{id}/calendar', {
        params: { id: profile.id },
        body: { events, tz: zone },
      }),
    );
  });
  return (
    <form class="card stack" onSubmit={onSubmit}>
      <h2>New calendar link</h2>
      <p>Anyone with the link can read {profile.name}’s days, so treat it like a password.</p>
      <Choice label="It shows" value={events} options={EVENTS} onChoose={setEvents} />
      <p class="hint">Times in {zoneName()}</p>
      <Problem problem={problem} />
      <SubmitButton isBusy={isBusy} busyText="Creating …">
        Create calendar link
      </SubmitButton>
    </form>
  );
}

type FeedItemProps = { profile: Profile; calendar: CalendarItem; onRevoked: () => void };

function FeedItem({ profile, calendar, onRevoked }: FeedItemProps) {
  const { id, name, events, createdAt } = calendar;
  const created = dateAndTime(createdAt);
  return (
    <li class="card row between">
      <div>
        <h2>{name}</h2>
        <p>{EVENTS.find(({ value }) => value === events)?.name ?? events}</p>
        <p class="hint">Created {created}</p>
      </div>
      <ConfirmButton
        label="Delete"
        of={`the link created ${created}`}
        question="Delete this link?"
        confirm="Delete the link"
        busyText="Deleting …"
        action={async () => {
          await unlessDeleted(
            call('DELETE /api/profiles/{id}/calendar/{calendarId}', {
              params: { id: profile.id, calendarId: id },
            }),
          );
          onRevoked();
        }}
      >
        <p>Calendar apps that use it get no more days. Days that they already have may stay.</p>
      </ConfirmButton>
    </li>
  );
}

const PROGRAMS = [
  ['Google Calendar', 'On a computer: Other calendars, then +, then From URL. Paste the link.'],
  ['Apple Calendar, iPhone', 'Calendars, then Add Calendar, then Add Subscription Calendar. Paste the link.'],
  ['Apple Calendar, Mac', 'File, then New Calendar Subscription. Paste the link.'],
  ['Outlook', 'Add calendar, then Subscribe from web. Paste the link.'],
  ['Thunderbird', 'New Calendar, then On the Network. Paste the link.'],
] as const;

const HowToSubscribe = () => (
  <section class="card stack">
    <h2>How to subscribe</h2>
    <p class="hint">
      Create a link, then give it to your calendar app. Subscribe rather than import: an imported calendar
      never updates.
    </p>
    <dl class="programs">
      {PROGRAMS.map(([name, steps]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{steps}</dd>
        </div>
      ))}
    </dl>
    <p class="hint">
      It covers last week and as far ahead as your plan shows. Apps check for updates a few times a day.
    </p>
  </section>
);
