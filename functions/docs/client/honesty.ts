import type { Honesty } from '#lib/contract/honesty.ts';

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** What the figures say, in a sentence or two. */
function sentences({ answers, people, hits, rate, low, high, since, required }: Honesty): string {
  if (answers === null || rate === null || low === null || high === null || since === null)
    return `We don’t have figures to show yet. They appear here once ${required.people} people have given ${required.answers} answers.`;
  const day = new Date(since).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const coin =
    low > 0.5
      ? 'Readers know their own text more often than a coin would.'
      : high < 0.5
        ? 'Readers know their own text less often than a coin would.'
        : 'That doesn’t rule out a coin.';
  return `Since ${day}, ${people} people have given ${answers} answers, and ${hits} were right: ${percent(rate)}. The true rate is between ${percent(low)} and ${percent(high)}. ${coin}`;
}

const place = document.querySelector('#figures');
const link = place?.querySelector('a');
if (place && link)
  fetch(link.href)
    .then(async (response) => {
      if (response.ok) place.textContent = sentences(await response.json());
    })
    // The link to the figures stays.
    .catch(() => undefined);
