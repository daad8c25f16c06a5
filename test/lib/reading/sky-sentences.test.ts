import { expect, test } from '@jest/globals';
import { ASPECTS, type Aspect } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import type { SkyNews } from '#lib/reading/brief/sky-news.ts';
import type { SkyPart } from '#lib/reading/day/sky-part.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { TRANSIT_STAGES } from '#lib/transits/day-transits.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import { datesFrom } from '../../support/people.ts';
import { DAYS, daysOf, INES, NORA, type ReaderDay, TOM } from './scored-years.ts';

const { forms, sentence, counter } = ENGLISH.sky;
type Transit = Extract<SkyPart, { kind: 'transit' }>;
type Event = Extract<SkyPart, { kind: 'event' }>;

/** A part about a transit: "Mercury trine Midheaven". */
function transit(name: string, rest: Partial<Transit> = {}): Transit {
  const [transiting, aspect, natal] = name.split(' ') as [Body, Aspect, NatalPoint];
  const exact = { kind: 'transit', stage: 'exact', time: undefined, pass: undefined } as const;
  return { ...exact, transiting, aspect, natal, ...rest };
}
const LAST_PASS = { hit: 3, of: 3, next: undefined };

const text = (lead: SkyPart, form = 'verb') => sentence(lead, form);
const AT_NINE = { part: 'morning', clock: '09:25' } as const;
const EVENING = { part: 'evening', clock: undefined } as const;

const inAllForms = (part: SkyPart) => [...new Set(forms.map((form) => text(part, form)))];
const daysFrom = (stage: Transit['stage']) => inAllForms(transit('Mars square Midheaven', { stage }));

test.each([
  [
    'an exact transit with its time',
    inAllForms(transit('Sun conjunction Ascendant', { time: AT_NINE })),
    `The Sun crosses your Ascendant at 9:25.
     At 9:25 the Sun crosses your Ascendant.
     The Sun is right on your Ascendant at 9:25.
     The Sun’s conjunction with your Ascendant is exact at 9:25.
     The Sun reaches your Ascendant at 9:25.
     At 9:25 the Sun is right on your Ascendant.
     The Sun’s conjunction with your Ascendant peaks at 9:25.`,
  ],
  [
    'the last of several passes',
    inAllForms(transit('Saturn square Moon', { pass: LAST_PASS })),
    `Saturn squares your Moon for the third and last time.
     Today Saturn squares your Moon for the third and last time.
     Saturn is at odds with your Moon for the third and last time.
     Saturn’s square to your Moon is exact today for the third and last time.
     Saturn reaches a square to your Moon for the third and last time.
     Today Saturn is at odds with your Moon for the third and last time.
     Saturn’s square to your Moon peaks today for the third and last time.`,
  ],
  [
    'each aspect',
    ASPECTS.flatMap((aspect) => ['verb', 'plain'].map((form) => text(transit(`Venus ${aspect} Sun`), form))),
    `Venus meets your Sun.
     Venus is right on your Sun.
     Venus sextiles your Sun.
     Venus is on good terms with your Sun.
     Venus squares your Sun.
     Venus is at odds with your Sun.
     Venus trines your Sun.
     Venus is at its best angle to your Sun.
     Venus opposes your Sun.
     Venus is across from your Sun.`,
  ],
  [
    'the day before',
    daysFrom('day-before'),
    `Mars squares your Midheaven tomorrow.
     Mars is a day away from a square to your Midheaven.
     Tomorrow Mars squares your Midheaven.
     Mars is closing in on a square to your Midheaven.
     Mars’s square to your Midheaven is exact tomorrow.`,
  ],
  [
    'the day after',
    daysFrom('day-after'),
    `Mars squared your Midheaven yesterday.
     Mars is a day past a square to your Midheaven.
     Yesterday Mars squared your Midheaven.
     Mars is moving on from a square to your Midheaven.
     Mars’s square to your Midheaven was exact yesterday.`,
  ],
  [
    'other days',
    (['entering', 'building', 'easing', 'leaving'] as const).flatMap(daysFrom),
    `Mars is beginning a square to your Midheaven.
     Mars is nearing a square to your Midheaven.
     Mars is drifting away from a square to your Midheaven.
     Mars is leaving a square to your Midheaven.`,
  ],
])('%s has these forms', (_, told, expected) => {
  expect(told).toEqual(expected.split(/\n\s+/));
});

test('each form of each transit is a sentence of at most 16 words, or 25 with the number of the pass', () => {
  const kinds = BODIES.flatMap((body) =>
    ASPECTS.flatMap((aspect) => NATAL_POINTS.map((natal) => `${body} ${aspect} ${natal}`)),
  );
  const times = [undefined, AT_NINE, EVENING].flatMap((time) =>
    [undefined, { hit: 2, of: 3, next: { date: '2027-11-28', isAbout: true } }, LAST_PASS].map((pass) => ({
      time,
      pass,
    })),
  );
  const all = kinds.flatMap((kind) => [
    ...TRANSIT_STAGES.flatMap((stage) => inAllForms(transit(kind, { stage }))),
    ...times.flatMap((rest) => inAllForms(transit(kind, rest))),
  ]);
  const most = (told: string) => (/ for the \w+ (of|and last)/.test(told) ? 25 : 16);
  expect(all.filter((told) => told.split(' ').length > most(told))).toEqual([]);
  const faulty =
    /^[^A-Z]|[^.]$|undefined|\b(\w+) \1\b| {2}|[,.]{2}|[a-z] The |^the |\bthe (?:M[ea]r|V|J|Sa|U|N|P)/;
  expect(all.filter((told) => faulty.test(told))).toEqual([]);
});

test('only a body exactly on its own place is back where it stood', () => {
  const back = /^Today (the Sun|Saturn) is back where it stood when you were born/;
  expect(text(transit('Saturn conjunction Saturn', { pass: LAST_PASS }))).toMatch(back);
  expect(text(transit('Sun conjunction Sun'))).toMatch(back);
  for (const [name, stage] of [
    ['Saturn square Saturn', 'exact'],
    ['Saturn conjunction Sun', 'exact'],
    ['Saturn conjunction Saturn', 'day-before'],
  ] as const)
    expect(text(transit(name, { stage }))).not.toMatch(/back where/);
});

test('a second transit has its own day and time, and says what it makes easier or harder', () => {
  const second = (name: string, rest: Partial<Transit> = {}, day = 0) =>
    counter(transit(name, rest), transit('Venus trine Moon'), {
      tone: /square/.test(name) ? 'hard' : 'easy',
      day,
    });
  expect([
    second('Mercury sextile Sun', { time: EVENING }),
    second('Mars square Ascendant'),
    second('Mars square Ascendant', {}, 1),
    second('Venus conjunction Midheaven', { time: AT_NINE }),
    second('Mars square Sun', { stage: 'day-before' }),
    second('Sun square Saturn', { stage: 'easing' }),
    second('Venus square Sun', { stage: 'easing' }),
  ]).toEqual([
    'Mercury sextiles your Sun this evening, so it’s easier to be yourself.',
    'Mars squares your Ascendant today, so it’s harder to make a good impression.',
    'Mars squares your Ascendant today, so it’s harder to be seen as you are.',
    'Venus also crosses your Midheaven at 9:25, so it’s easier to get credit for what you do.',
    'Mars squares your Sun tomorrow, and it’s already harder to be yourself.',
    'The Sun is at odds with your Saturn, and it’s still harder to stick with things.',
    'Venus is also at odds with your Sun, and it’s still harder to be yourself.',
  ]);
});

const at = { atMs: Date.UTC(2027, 1, 9, 17, 36), timeZone: 'UTC' };
const event = (news: SkyNews, rest: Partial<Event> = {}): Event => {
  const unknown = {
    isToday: true,
    time: undefined,
    isBeforeDawn: false,
    touch: undefined,
    untilDate: undefined,
    until: undefined,
  };
  return { kind: 'event', news, area: 'friends', ...unknown, ...rest };
};

test('a sky event has its place in the chart, or with the natal point that it touches', () => {
  const touch = { natal: 'Venus', aspect: 'square', orbDeg: 0.5 } as const;
  const type = { eclipse: 'solar', type: 'total', sign: 'Leo', touches: [] } as const;
  const eclipse: SkyNews = { kind: 'eclipse', ...type, ...at };
  const station: SkyNews = { kind: 'station', planet: 'Mercury', direction: 'retrograde', ...at };
  const full: SkyNews = { kind: 'phase', phase: 'full', sign: 'Leo', ...at };
  const back: SkyNews = { kind: 'ingress', body: 'Mars', sign: 'Leo', isBack: true, ...at };
  const idle: SkyNews = { kind: 'void of course', sign: 'Pisces', untilMs: undefined, ...at };
  expect([
    ...inAllForms(event(eclipse)),
    ...inAllForms(event(full, { time: AT_NINE, touch })),
    ...inAllForms(event(station, { untilDate: '2027-03-03', touch })),
    ...inAllForms(event({ ...station, direction: 'direct' })),
    ...inAllForms(event({ ...full, phase: 'last quarter' }, { isToday: false })),
    ...inAllForms(event({ ...station, direction: 'direct' }, { isToday: false })),
    ...inAllForms(event(back, { time: AT_NINE, area: 'wellbeing' })),
    ...inAllForms(event(idle)),
    ...inAllForms(event(idle, { until: EVENING })),
    ...inAllForms(event(idle, { isToday: false })),
    ...inAllForms({ kind: 'quiet', moonSign: 'Leo' }),
    ...inAllForms(event(full, { isBeforeDawn: true, area: undefined })),
    ...inAllForms(event(eclipse, { area: undefined })),
  ]).toEqual([
    'There’s an eclipse of the Sun today, in the part of your chart about friends and plans.',
    'The Moon is full at 9:25, at a hard angle to your Venus.',
    'It’s the full Moon at 9:25, at a hard angle to your Venus.',
    'Mercury is retrograde from today until March 3, at a hard angle to your Venus.',
    'Mercury turns direct today.',
    'The Moon is in its last quarter, in the part of your chart about friends and plans.',
    'Mercury turns direct.',
    'Mars backs into Leo at 9:25, in the part of your chart about your own well-being.',
    'The Moon is void of course for the rest of the day.',
    'The Moon is void of course until it enters Aries this evening.',
    'The Moon is void of course until it enters Aries.',
    'The Moon is in Leo and keeps to itself.',
    'The Moon is full early this morning.',
    'It’s the full Moon early this morning.',
    'There’s an eclipse of the Sun today.',
  ]);
  const effect = { tone: 'easy', day: 0 } as const;
  expect(counter(transit('Moon trine Venus', { time: EVENING }), event(full), effect)).toBe(
    'The Moon also trines your Venus this evening, so it’s easier to enjoy company.',
  );
});

const ALL = [...DAYS, ...[NORA, TOM, INES].flatMap((birth) => daysOf(birth, datesFrom('2027-01-01', 200)))];
const skyOf = ({ story }: ReaderDay) => story.sentences.find(({ rule }) => rule === 'sky');
const skyText = (day: ReaderDay) => skyOf(day)?.text ?? '';
const failing = (fails: (day: ReaderDay) => boolean) =>
  ALL.filter(fails).map((day) => `${day.birth.birthDate} ${day.entry.date}: ${skyText(day)}`);

test('a clock time is given only if known to within 15 minutes, and is the exact time in the day’s zone', () => {
  const fails = (day: ReaderDay) => {
    const { lead } = day.story.brief;
    const known = (skyOf(day)?.transits() ?? []).flatMap(({ exactAtMs, window }) =>
      exactAtMs !== undefined && uncertaintyMs(window, exactAtMs) < 15 * 60_000 ? [exactAtMs] : [],
    );
    const ofNews =
      lead.kind === 'sky' ? [lead.news.atMs, 'untilMs' in lead.news && lead.news.untilMs].filter(Number) : [];
    const clocks = [...known, ...ofNews].map((ms) => timeOfDay(Number(ms), day.day.timeZone));
    const told = (skyText(day).match(/\b\d{1,2}:\d\d\b/g) ?? []).map((clock) => clock.padStart(5, '0'));
    return told.some((clock) => !clocks.includes(clock) || clock < '06:00' || clock >= '23:00');
  };
  expect(failing(fails)).toEqual([]);
  expect(ALL.filter((day) => /\d:\d\d/.test(skyText(day))).length).toBeGreaterThan(300);
});

test('today, yesterday and tomorrow mean transits that are exact then', () => {
  const fails = (day: ReaderDay) => {
    const stages = (skyOf(day)?.transits() ?? []).map(({ stage }) => stage);
    const isEvent = day.story.brief.lead.kind === 'sky';
    const told = skyText(day);
    return (
      (/\btomorrow\b/i.test(told) && !stages.includes('day-before')) ||
      (/\byesterday\b/i.test(told) && !stages.includes('day-after')) ||
      (/\b(today|exact(?! tomorrow| yesterday)|this (morning|afternoon|evening))\b/i.test(told) &&
        !stages.includes('exact') &&
        !isEvent)
    );
  };
  expect(failing(fails)).toEqual([]);
});

test('the number of a pass is given on its exact day, as in the series, with the date of the next one', () => {
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
  const fails = (day: ReaderDay) => {
    const { series, lead } = day.story.brief;
    const told = / for the (\w+) (?:of (\w+) times|and last time)/.exec(skyText(day));
    const isLast = series !== undefined && series.hit === series.of;
    const isExact = lead.kind === 'transit' && lead.transit.stage === 'exact';
    const expected = series && isExact ? ordinals[series.hit - 1] : undefined;
    return told?.[1] !== expected || (expected !== undefined && (told?.[2] === undefined) !== isLast);
  };
  expect(failing(fails)).toEqual([]);
  expect(ALL.filter((day) => / of three times/.test(skyText(day))).length).toBeGreaterThan(50);
  expect(ALL.filter((day) => / back where it stood/.test(skyText(day))).length).toBeGreaterThan(5);
});
