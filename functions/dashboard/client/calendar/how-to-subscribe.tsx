const PROGRAMS = [
  ['Google Calendar', 'On a computer: Other calendars, then +, then From URL. Paste the address.'],
  [
    'Apple Calendar, iPhone',
    'Calendars, then Add Calendar, then Add Subscription Calendar. Paste the address.',
  ],
  ['Apple Calendar, Mac', 'File, then New Calendar Subscription. Paste the address.'],
  ['Outlook', 'Add calendar, then Subscribe from web. Paste the address.'],
  ['Thunderbird', 'New Calendar, then On the Network. Paste the address.'],
] as const;

/** How calendar programs are told of an address. */
export const HowToSubscribe = () => (
  <section class="card stack">
    <h2>How to subscribe</h2>
    <p class="hint">
      Make an address, then give it to your calendar program. Subscribe rather than import: what is imported
      stays as it was on that day.
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
      It holds the days from a week ago as far ahead as your tier sees. Programs look for news a few times a
      day.
    </p>
  </section>
);
