import { root } from '../api/request.ts';
import { longDate, today, zone, zoneName } from '../dates.ts';
import { chosenProfile, knownKey } from '../session.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** A command that asks for today's forecast, with the person's own key and profile as far as this page knows them. */
export function CurlLine() {
  const key = knownKey.value || 'YOUR_KEY';
  const profile = chosenProfile();
  const profileId = profile?.id ?? 'YOUR_PROFILE';
  const date = today();
  const query = new URLSearchParams({ profileId, startDate: date, endDate: date, tz: zone });
  const command = `curl '${new URL('api/horoscope/daily', root)}?${query}' -H 'Authorization: Bearer ${key}'`;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>From a shell</h2>
        <CopyButton text={command} label="Copy the command" />
      </div>
      <p>
        {profile ? `It asks for ${profile.name}’s day` : 'It asks for the day of a profile'}, {longDate(date)}
        , as the page shows it: by the clocks of {zoneName()}.
      </p>
      <pre class="command">
        <code>{command}</code>
      </pre>
      <p class="hint">
        {knownKey.value
          ? 'It holds your key: this page knows it until you reload or leave it.'
          : 'Put a key of yours in place of YOUR_KEY; whole keys are shown only once.'}
        {!profile && ' Put the id of a profile in place of YOUR_PROFILE.'}
      </p>
    </section>
  );
}
