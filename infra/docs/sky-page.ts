import { eclipses } from '#lib/ephemeris/eclipses.ts';
import { moonPhases, type Station, stations } from '#lib/ephemeris/events.ts';
import { skyAt } from '#lib/operations/sky.ts';

const [FIRST_YEAR, LAST_YEAR] = [2026, 2035];
const DAY_MS = 86_400_000;
/** No planet is retrograde for longer. */
const LONGEST_RETROGRADE_DAYS = 250;

const time: Intl.DateTimeFormatOptions = {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
};
const format = new Intl.DateTimeFormat('en-US', time);
const withYear = new Intl.DateTimeFormat('en-US', { ...time, year: 'numeric' });

/** Renders the page of new and full Moons, eclipses and retrogrades in Markdown. */
export function skyPage(): string {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  return `# Moons and retrogrades

When the Moon is new and full, where in the zodiac, and which planets are retrograde, from ${FIRST_YEAR} to ${LAST_YEAR}. It’s the same sky for
everyone; what it means for you depends on what it touches in [your own chart](%BASE%). All times are UTC.

Go to ${years.map((year) => `[${year}](#${year})`).join(', ')}.

${years.map(yearSection).join('\n')}`;
}

function yearSection(year: number): string {
  const [fromMs, toMs] = [Date.UTC(year), Date.UTC(year + 1)];
  return `## ${year}

| Planet | Retrograde from, UTC | Direct from, UTC |
|---|---|---|
${retrogrades(fromMs, toMs).join('\n')}

| Moon | In | At, UTC | Eclipse |
|---|---|---|---|
${moons(fromMs, toMs).join('\n')}
`;
}

/** A row for each retrograde that begins in a period. */
function retrogrades(fromMs: number, toMs: number): string[] {
  const turns = stations(fromMs, toMs + LONGEST_RETROGRADE_DAYS * DAY_MS);
  const end = ({ body, atMs }: Station) => turns.find((later) => later.body === body && later.atMs > atMs);
  return turns
    .filter(({ turns: to, atMs }) => to === 'retrograde' && atMs < toMs)
    .map((turn) => {
      const direct = end(turn);
      const until =
        direct &&
        `${(direct.atMs < toMs ? format : withYear).format(direct.atMs)} in ${signAt(direct.body, direct.atMs)}`;
      return `| ${turn.body} | ${format.format(turn.atMs)} in ${signAt(turn.body, turn.atMs)} | ${until} |`;
    });
}

/** A row for each new and full Moon of a period. An eclipse is within a day of its Moon. */
function moons(fromMs: number, toMs: number): string[] {
  const eclipsed = eclipses(fromMs - DAY_MS, toMs + DAY_MS);
  return moonPhases(fromMs, toMs)
    .filter(({ name }) => name === 'new' || name === 'full')
    .map(({ name, atMs }) => {
      const eclipse = eclipsed.find((one) => Math.abs(one.atMs - atMs) < DAY_MS);
      const note = eclipse ? `${eclipse.type} ${eclipse.kind}` : '';
      return `| ${name === 'new' ? 'New' : 'Full'} | ${signAt('Moon', atMs)} | ${format.format(atMs)} | ${note} |`;
    });
}

const signAt = (name: string, ms: number) => skyAt(ms).bodies.find(({ body }) => body === name)?.sign;
