import { RULES } from '#lib/contract/forecasts.ts';
import type { ToolName } from '#lib/contract/tools.ts';
import { zodiacPosition } from '#lib/ephemeris/zodiac.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { dateInZone, timeOfDay } from '#lib/time/civil-day.ts';
import type { ToolResponse } from './tool-schemas.ts';

type Given = Readonly<Record<string, unknown>>;

/** A name as quoted data, so that a model doesn't take its words for the service's. */
export const quoted = (name: string): string => JSON.stringify(name);

/** Renders the response of each tool to a call with the given arguments. */
export const renderers: { [Name in ToolName]: (answer: ToolResponse<Name>, given: Given) => string } = {
  list_profiles: profileListText,
  create_profile: profileText,
  correct_profile: profileText,
  search_places: placesText,
  today: forecastText,
  daily: forecastText,
  best_days: bestDaysText,
  overview: overviewText,
  natal_chart: chartText,
  report: reportText,
  pair: pairText,
  sky: skyText,
  activities: activitiesText,
  preview: forecastText,
};

/** The time zone of a response's dates and times, and where it comes from. */
const zoneText = (timeZone: string, { tz }: Given): string =>
  `Dates and clock times are in ${timeZone}${tz ? '' : ', the time zone of the residence or, if none is stored, of the birthplace'}.`;

/** An instant as local date and time, in whole minutes. */
function clockTime(instant: string, timeZone: string): string {
  const ms = Date.parse(instant);
  return `${dateInZone(ms, timeZone)} ${timeOfDay(ms, timeZone)}`;
}

type Birth = { birthDate: string; birthTime?: string | null | undefined; birthCity: string };

const born = ({ birthDate, birthTime, birthCity }: Birth): string =>
  `born ${birthDate} ${birthTime ? `at ${birthTime}` : '(time unknown)'} in ${quoted(birthCity)}`;

function profileListText({ profiles, nextCursor }: ToolResponse<'list_profiles'>): string {
  if (profiles.length === 0)
    return 'No births are stored yet. create_profile stores one, if the API key of this connection is read-write.';
  const lines = profiles.map(
    (profile) => `${profile.id}: ${quoted(profile.name)}, ${born(profile)}, Sun in ${profile.sunSign}`,
  );
  return [...lines, ...(nextCursor ? [`For more profiles, pass the cursor ${nextCursor}.`] : [])].join('\n');
}

type Profile = ToolResponse<'create_profile' | 'correct_profile'>;

function profileText(profile: Profile, given: Given): string {
  const { id, name, birthCity, latitude, longitude, sunSign } = profile;
  const { matters, timeZone } = 'matters' in profile ? profile : { matters: [] };
  const { residenceTimeZone } = profile;
  const place = `The birthplace is ${quoted(birthCity)}. If the person means another place of that name, find it with search_places and pass its \`name\` to correct_profile as birthCity.`;
  return [
    `Stored as ${id}: ${quoted(name)}, ${born(profile)} (${latitude}, ${longitude}${timeZone ? `, time zone ${timeZone}` : ''}), Sun in ${sunSign}`,
    ...(given['birthCity'] ? [place] : []),
    ...(residenceTimeZone ? [`Lives in the time zone ${residenceTimeZone}`] : []),
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

type Day = Forecast['horoscopes'][number];
type Brief = NonNullable<Day['brief']>;
type NamedEvent = NonNullable<NonNullable<Brief['lead']>['skyEvent']>;

/** Renders an explanation: what the day is about, why each sentence is in the summary, and the transits with their points. */
function explanationText({ brief, sentences = [], transits = [] }: Day, timeZone: string): string {
  const time = (instant: string) => clockTime(instant, timeZone);
  const eventText = ({ kind, at, touches }: NamedEvent) =>
    `${kind} at ${time(at)}${touches ? `, ${touches.aspect} natal ${touches.natal}` : ''}`;
  const listed = (named: readonly Transit[], events: readonly NamedEvent[] = []) =>
    [...named.map(transitText), ...events.map(eventText)].join(', ') || 'none';
  const subjectText = (subject: Brief['lead']) =>
    listed([subject?.transit ?? []].flat(), [subject?.skyEvent ?? []].flat());
  const briefLines = ({ lead, area, stage, series, counter, because }: Brief) => [
    `Lead: ${subjectText(lead)} (${stage}${series ? `, pass ${series.hit} of ${series.of}, next ${series.next ?? 'none'}` : ''}), area: ${area}. Counter: ${subjectText(counter)}.`,
    `Helping: ${listed(because.helping)}. Straining: ${listed(because.straining)}.`,
  ];
  const lines = [
    ...(brief ? briefLines(brief) : []),
    ...sentences.map(({ rule, transits: causes, skyEvents }, i) => {
      const why = RULES[rule].replace('`area`', brief?.area ?? '');
      return `Sentence ${i + 1}: ${why}; based on: ${listed(causes, skyEvents)}`;
    }),
    ...transits.map(({ points, phase, orbDeg, exactBetween, retrograde, ...transit }) => {
      const exact = [...new Set(exactBetween && Object.values(exactBetween).map(time))].join(' to ');
      const perMetric = METRICS.map((metric) => `${metric} ${points[metric]}`).join(', ');
      return `${transitText(transit)}${retrograde ? `, ${transit.transiting} retrograde` : ''}, ${exact ? `exact ${exact}` : phase}, orb ${orbDeg}°: rating ${points.rating}, ${perMetric}`;
    }),
  ];
  return lines.map((line) => `\n  ${line}`).join('');
}

function forecastText(answer: Forecast | ToolResponse<'preview'>, given: Given): string {
  const { sunSign, horoscopes, timeZone } = answer;
  const name = 'profileName' in answer ? quoted(answer.profileName) : 'A birth that isn’t stored';
  const days = horoscopes.map((day) => entryText(day) + explanationText(day, timeZone));
  return [`${name}, Sun in ${sunSign}. ${zoneText(timeZone, given)}`, ...days].join('\n');
}

function bestDaysText({ for: purpose, days, timeZone }: ToolResponse<'best_days'>, given: Given): string {
  const lines = days.map(({ rank, score, reasons, horoscope }) => {
    const favoredBy = reasons.map(({ text }) => text).join(' ');
    const warning = `Nothing favors this day, it is rated below 6, or it doesn’t suit ${purpose}: do not recommend it.`;
    return `${rank}. ${entryText(horoscope)}\n  Score ${score}. ${favoredBy || warning}`;
  });
  return [`Best days for ${purpose}, best first. ${zoneText(timeZone, given)}`, ...lines].join('\n');
}

type Overview = ToolResponse<'overview'>;
type SkyEvent = Overview['sky'][number];

/** Maximum number of events with all details, about two months, so that a model can read the text of a year in one go. */
const MAX_EVENTS = 60;

/** Renders an event; `isBrief` omits the texts of phases and sign changes. */
function eventText(event: SkyEvent, timeZone: string, isBrief: boolean): string {
  const { kind, text } = event;
  if (kind === 'station') return text;
  if (kind === 'ingress') return isBrief ? `${event.body} enters ${event.sign}` : text;
  if (kind === 'phase') return `${event.phase} Moon in ${event.sign}${isBrief ? '' : `. ${text}`}`;
  if (kind === 'void-of-course') return `until ${clockTime(event.until, timeZone)}. ${text}`;
  const touches = event.touches.map(({ aspect, body }) => `, ${aspect} natal ${body}`).join('');
  return `${event.type} ${event.eclipse} eclipse in ${event.sign}${touches}. ${text}`;
}

/** Renders the sky events. Long periods omit void-of-course Moons, and the texts of phases and sign changes. */
function skyLines({ sky, timeZone }: Overview): string[] {
  const isLong = sky.length > MAX_EVENTS;
  const shown = isLong ? sky.filter(({ kind }) => kind !== 'void-of-course') : sky;
  const left = `Left out: ${sky.length - shown.length} void-of-course Moons, and the texts of moon phases and sign changes. Request at most two months to get them.`;
  return [
    ...(sky.length > 0 ? ['The sky:'] : []),
    ...shown.map((event) => `- ${clockTime(event.at, timeZone)} ${eventText(event, timeZone, isLong)}`),
    ...(isLong ? [left] : []),
  ];
}

function overviewText(answer: Overview, given: Given): string {
  const { timeZone, summary, ratings, themes } = answer;
  const { mean, best, hardest } = ratings;
  return [
    zoneText(timeZone, given),
    summary,
    `Mean rating ${mean}; best ${dated(best.date)} (${best.overallRating}), hardest ${dated(hardest.date)} (${hardest.overallRating}).`,
    ...(themes.length > 0 ? ['Long-term transits, most important first:'] : []),
    ...themes.map(({ tone, text }) => `- (${tone}) ${text}`),
    ...skyLines(answer),
  ].join('\n');
}

type Chart = ToolResponse<'natal_chart'>;
type Place = { sign: string; signDegrees: number };

const placeText = ({ sign, signDegrees }: Place): string => `${signDegrees.toFixed(2)}° ${sign}`;

function bodyText(name: string, place: Chart['northNode'] & { retrograde?: boolean }) {
  const [from, to] = [place.fromDeg, place.toDeg].map((deg) => placeText(zodiacPosition(deg)));
  const notes = [
    place.house !== null && `house ${place.house}`,
    place.retrograde && 'retrograde',
    !place.certain && `sign uncertain: ${from} to ${to}, depending on the time of birth`,
  ].filter((note) => note !== false && note !== undefined);
  return `- ${name}: ${[placeText(place), ...notes].join(', ')}`;
}

const clockText = ({ bornAt: { utcOffset, summerTime }, timeZone }: Chart): string =>
  `local clocks (${timeZone}) at UTC${utcOffset}${summerTime ? ', summer time' : ''}`;

function chartText(chart: Chart): string {
  const { timeKnown, bornAt, instants, houseSystem, angles, houses, bodies, northNode, aspects } = chart;
  return [
    timeKnown
      ? `Born at ${(instants ?? [bornAt.at]).join(' (the chart uses this time) or, since the clocks went back, ')} (UTC), ${clockText(chart)}`
      : `Time of birth unknown; positions are for ${bornAt.noon} (UTC), local noon, ${clockText(chart)}`,
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

function reportText({ sections }: ToolResponse<'report'>): string {
  return sections.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n')).join('\n\n');
}

const categoryText = (values: ToolResponse<'pair'>['scores']): string =>
  Object.entries(values)
    .map((category) => category.join(' '))
    .join(', ');

function pairText({ scores, aspects, text }: ToolResponse<'pair'>): string {
  return [
    `Scores from 1 to 10 (5.8 is average; a high friction score means tension): ${categoryText(scores)}`,
    ...text,
    'Aspects of the first chart to the second, with the points that each adds to the scores, most first:',
    ...aspects.map(
      ({ a, b, aspect, orbDeg, points }) =>
        `- ${a} ${aspect} ${b} (orb ${orbDeg.toFixed(2)}°): ${categoryText(points)}`,
    ),
  ].join('\n');
}

function skyText({ at, bodies, moon }: ToolResponse<'sky'>): string {
  return [
    `The sky at ${at} (UTC)`,
    ...bodies.map((body) => `- ${body.body}: ${placeText(body)}${body.retrograde ? ', retrograde' : ''}`),
    `Moon: ${moon.phase}, ${Math.round(moon.illuminated * 100)}% illuminated, ${moon.elongationDeg.toFixed(2)}° from the Sun`,
  ].join('\n');
}

function activitiesText({ activities }: ToolResponse<'activities'>): string {
  const lines = activities.map(({ name, area, metrics, bodies }) => {
    return `${name} (${[area, ...metrics].join(', ')}): ${bodies.join(', ')}`;
  });
  return ['Activity (area, metrics): bodies, ruler first', ...lines].join('\n');
}
