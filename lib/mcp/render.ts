import type { ToolName } from '#lib/contract/tools.ts';
import { METRICS } from '#lib/scoring/day.ts';
import type { ToolResponse } from './tool-schemas.ts';

/** A name as quoted data, so that a model doesn't take its words for the service's. */
const quoted = (name: string): string => JSON.stringify(name);

/** Renders the response of each tool, for clients that only pass text to the model. */
export const renderers: { [Name in ToolName]: (answer: ToolResponse<Name>) => string } = {
  list_profiles: profileListText,
  create_profile: profileText,
  correct_profile: profileText,
  search_places: placesText,
  today: forecastText,
  daily: forecastText,
  best_days: bestDaysText,
  overview: overviewText,
  natal_chart: chartText,
};

type Birth = { birthDate: string; birthTime?: string | null | undefined; birthCity: string };

const born = ({ birthDate, birthTime, birthCity }: Birth): string =>
  `born ${birthDate} ${birthTime ? `at ${birthTime}` : '(time unknown)'} in ${birthCity}`;

function profileListText({ profiles }: ToolResponse<'list_profiles'>): string {
  if (profiles.length === 0)
    return 'No births are stored yet. create_profile stores one, if the API key of this connection is read-write.';
  return profiles
    .map((profile) => `${profile.id}: ${quoted(profile.name)}, ${born(profile)}, Sun in ${profile.sunSign}`)
    .join('\n');
}

function profileText(profile: ToolResponse<'create_profile'> | ToolResponse<'correct_profile'>): string {
  const { id, name, birthCity, latitude, longitude, sunSign } = profile;
  const matters = 'matters' in profile ? profile.matters : [];
  return [
    `Stored as ${id}: ${quoted(name)}, ${born(profile)} (${latitude}, ${longitude}), Sun in ${sunSign}`,
    `The birthplace is ${birthCity}. If the person means another place of that name, find it with search_places and pass its \`name\` to correct_profile as birthCity.`,
    ...(matters.length > 0 ? [`Forecasts attend to: ${matters.join(', ')}`] : []),
  ].join('\n');
}

function placesText({ places }: ToolResponse<'search_places'>): string {
  if (places.length === 0)
    return 'No place was found. Try the full name, its English spelling, or a larger city nearby.';
  return places
    .map(({ name, latitude, longitude, timeZone }) => `${name} (${latitude}, ${longitude}), zone ${timeZone}`)
    .join('\n');
}

type Forecast = ToolResponse<'today'>;
type Entry = ToolResponse<'best_days'>['days'][number]['horoscope'];
type Transit = { transiting: string; aspect: string; natal: string };

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const dated = (date: string): string => `${WEEKDAYS[new Date(date).getUTCDay()]} ${date}`;

const transitText = ({ transiting, aspect, natal }: Transit): string =>
  `${transiting} ${aspect} natal ${natal}`;

function entryText({ date, overallRating, metrics, ...entry }: Entry): string {
  const levels = METRICS.map((metric) => `${metric} ${metrics[metric]}`).join(', ');
  const colors = entry.luckyColors.map(({ name }) => name).join(', ');
  return [
    `${dated(date)}: ${overallRating.toFixed(1)} of 10 (${levels})`,
    `  Good for: ${entry.favorable.join(', ')}. Better avoided: ${entry.unfavorable.join(', ')}.`,
    `  ${entry.summary}`,
    `  Lucky colors: ${colors}; numbers: ${entry.luckyNumbers.join(', ')}.`,
  ].join('\n');
}

const explainedText = (transits: readonly (Transit & { points: { rating: number } })[] = []): string =>
  transits.map((transit) => `\n  ${transitText(transit)}: ${transit.points.rating} to the rating`).join('');

function forecastText({ profileName, sunSign, horoscopes }: Forecast): string {
  const days = horoscopes.map(({ transits, ...entry }) => entryText(entry) + explainedText(transits));
  return [`${quoted(profileName)}, Sun in ${sunSign}`, ...days].join('\n');
}

function bestDaysText({ for: purpose, days }: ToolResponse<'best_days'>): string {
  const lines = days.map(({ rank, score, reasons, horoscope }) => {
    const favoredBy = reasons.map(({ text }) => text).join(' ');
    const warning = `Nothing favors this day, it is rated below 6, or it doesn’t suit ${purpose}: do not recommend it.`;
    return `${rank}. ${entryText(horoscope)}\n  Score ${score}. ${favoredBy || warning}`;
  });
  return [`Best days for ${purpose}, best first`, ...lines].join('\n');
}

type Overview = ToolResponse<'overview'>;

/** Maximum numbers of themes and events, so that a model can read the text of a long period in one go. */
const MAX_THEMES = 30;
const MAX_EVENTS = 60;

function themeText({ from, to, tone, peaks, text, ...transit }: Overview['themes'][number]): string {
  const exact = peaks.map(({ date }) => date).join(', ');
  const when = exact ? `, exact ${exact}` : '';
  return `- ${transitText(transit)}, ${from} to ${to}${when} (${tone}): ${text}`;
}

/** Renders the themes with the largest weight, in their original order, and the number of omitted themes. */
function themeLines(themes: Overview['themes']): string[] {
  if (themes.length === 0) return [];
  const shown = new Set(themes.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_THEMES));
  const left = themes.length - shown.size;
  return [
    'Long-term transits:',
    ...themes.filter((theme) => shown.has(theme)).map(themeText),
    ...(left > 0 ? [`- and ${left} more with less weight; request a shorter period to see them`] : []),
  ];
}

/** Renders the sky events, but only eclipses and stations for long periods. */
function skyLines(sky: Overview['sky']): string[] {
  if (sky.length === 0) return [];
  const isLong = sky.length > MAX_EVENTS;
  const shown = isLong ? sky.filter(({ kind }) => kind === 'eclipse' || kind === 'station') : sky;
  return [
    'The sky (UTC):',
    ...shown.map(({ at, text }) => `- ${at}: ${text}`),
    ...(isLong ? ['- moon phases and sign changes are omitted; request a shorter period to see them'] : []),
  ];
}

function overviewText({ timeZone, summary, ratings, themes, sky }: Overview): string {
  const { mean, best, hardest } = ratings;
  return [
    summary,
    `Mean rating ${mean}; best ${dated(best.date)} (${best.overallRating}), hardest ${dated(hardest.date)} (${hardest.overallRating}); days of ${timeZone}.`,
    ...themeLines(themes),
    ...skyLines(sky),
  ].join('\n');
}

type Chart = ToolResponse<'natal_chart'>;
type Place = { sign: string; signDegrees: number };

const placeText = ({ sign, signDegrees }: Place): string => `${signDegrees.toFixed(2)}° ${sign}`;

function bodyText(
  name: string,
  place: Place & { certain: boolean; house: number | null; retrograde?: boolean },
) {
  const notes = [
    place.house !== null && `house ${place.house}`,
    place.retrograde && 'retrograde',
    !place.certain && 'sign uncertain without the time of birth',
  ].filter((note) => note !== false && note !== undefined);
  return `- ${name}: ${[placeText(place), ...notes].join(', ')}`;
}

const clockText = ({ utcOffset, summerTime }: Chart['bornAt']): string =>
  `local clocks at UTC${utcOffset}${summerTime ? ', summer time' : ''}`;

function chartText(chart: Chart): string {
  const { timeKnown, bornAt, houseSystem, angles, houses, bodies, northNode, aspects } = chart;
  return [
    timeKnown
      ? `Born at ${bornAt.at} (UTC), ${clockText(bornAt)}`
      : `Time of birth unknown; positions are for ${bornAt.noon}, local noon, ${clockText(bornAt)}`,
    ...bodies.map((body) => bodyText(body.body, body)),
    bodyText('North Node', northNode),
    ...(angles
      ? [`Ascendant ${placeText(angles.ascendant)}, Midheaven ${placeText(angles.midheaven)}`]
      : ['No angles or houses without the time of birth']),
    ...(houses
      ? [`Houses (${houseSystem}): ${houses.map((cusp) => `${cusp.house} ${placeText(cusp)}`).join(', ')}`]
      : []),
    `Aspects: ${aspects.map(({ a, aspect, b, orbDeg }) => `${a} ${aspect} ${b} (orb ${orbDeg.toFixed(2)}°)`).join(', ')}`,
  ].join('\n');
}
