import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { datesAround, storiesOf } from '#lib/reading/day/story.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { activityOf } from '#lib/reading/lists/activities.ts';
import { type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import type { Condition, LineRow, SceneRow } from '#lib/reading/scenes.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { readers } from '../../../infra/calibration/population.ts';
import { datesFrom } from '../../support/people.ts';
import { DAYS, daysOf, INES, NORA, type ReaderDay, TOM, YEARS } from './scored-years.ts';

const CHILDREN = readers(2026).children.slice(8, 14);
const OLD = readers(2026).old.slice(0, 5);
const EVERYONE: readonly ReaderDay[] = [
  ...DAYS,
  ...[...CHILDREN, ...OLD].flatMap((birth) => daysOf(birth, datesFrom('2026-01-01', 365))),
];

const placeOf = ({ birth, day }: ReaderDay) => `${birth.birthDate} ${birth.timeZone} ${day.date}`;
const failing = (days: readonly ReaderDay[], fails: (day: ReaderDay) => boolean) =>
  days.filter(fails).map((reading) => `${placeOf(reading)}: ${reading.entry.summary}`);
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());
const HOLIDAYS = ['01-01', '05-01', '12-24', '12-25', '12-26', '12-31'];
const isFree = (date: string) => isWeekend(date) || HOLIDAYS.includes(date.slice(5));
const ageOf = ({ birth, day }: ReaderDay) =>
  Math.floor((Number(day.date.replaceAll('-', '')) - Number(birth.birthDate.replaceAll('-', ''))) / 10_000);

describe('a day’s entry doesn’t depend on the other requested dates', () => {
  const alone = (birth: ReaderBirth, date: string) => daysOf(birth, [date]).map(({ entry }) => entry);

  test.each([
    ['of a year', NORA, datesFrom('2027-01-01', 365).filter((_, i) => i % 29 === 0 || i % 31 < 2)],
    [
      'across the ends of months',
      TOM,
      ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-12-31', '2028-01-01'],
    ],
    [
      'with gaps of days and months',
      INES,
      ['2027-01-30', '2027-02-03', '2027-02-17', '2027-02-18', '2027-06-01', '2029-06-01'],
    ],
    ['at the beginning of the ephemeris', TOM, datesFrom('1899-12-15', 40)],
    ['at the end of the ephemeris', TOM, datesFrom('2100-12-20', 26)],
  ])('%s', (_, birth, dates) => {
    const together = daysOf(birth, dates).map(({ entry }) => entry);
    expect(together.map(({ date }) => date)).toEqual(dates);
    for (const [i, date] of dates.entries()) expect(alone(birth, date)).toEqual([together[i]]);
  });

  test('for any dates', () => {
    const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(
        fc.constantFrom<ReaderBirth>(NORA, TOM, INES),
        fc.uniqueArray(date, { minLength: 2, maxLength: 12 }),
        (birth, dates) => {
          const together = daysOf(birth, dates.toSorted()).map(({ entry }) => entry);
          for (const entry of together) expect(alone(birth, entry.date)).toEqual([entry]);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('in any order, with repetitions, and again', () => {
    const { timeZone } = NORA;
    const ascending = forecastDays(NORA, { dates: ['2027-02-27', '2027-03-01', '2027-03-04'], timeZone });
    expect(
      forecastDays(NORA, { dates: ['2027-03-04', '2027-02-27', '2027-03-01', '2027-02-27'], timeZone }),
    ).toEqual(ascending);
    expect(ascending.map(({ date }) => date)).toEqual(['2027-02-27', '2027-03-01', '2027-03-04']);
    expect(forecastDays(NORA, { dates: ['2027-02-27', '2027-03-01', '2027-03-04'], timeZone })).toEqual(
      ascending,
    );
  });
});

test('each day of the last months of the ephemeris has an entry, though a station’s end may be beyond it', () => {
  expect(daysOf(TOM, datesFrom('2100-06-01', 228)).map(({ entry }) => entry.date)).toEqual(
    datesFrom('2100-06-01', 228),
  );
});

test('the dates that stories depend on are ascending and unique, from before the month until after the day', () => {
  const around = datesAround(['2027-02-03', '2027-02-17', '2027-06-30']);
  expect(around).toEqual([...new Set(around)].sort());
  for (const date of ['2027-01-25', '2027-02-01', '2027-02-21', '2027-05-25', '2027-07-04'])
    expect(around).toContain(date);
  for (const date of ['2027-01-16', '2027-02-23', '2027-07-05']) expect(around).not.toContain(date);
  expect(datesAround(['1899-12-15'])[0]).toBe('1899-12-15');
  expect(datesAround(['2101-01-15']).at(-1)).toBe('2101-01-15');
  expect(datesAround([])).toEqual([]);
});

test('a story needs nothing but the days around it', () => {
  const chart = natalChart(TOM);
  const tell = (dates: readonly string[]) => {
    const days = scoreDays(chart, { dates: [...dates], timeZone: TOM.timeZone });
    const stories = storiesOf(days, new Set(['2027-02-16']), {
      reader: readerOf(TOM, chart),
      chart,
      locale: ENGLISH,
    });
    return [...stories].map(({ sentences, lists }) => ({ texts: sentences.map(({ text }) => text), lists }));
  };
  const around = datesAround(['2027-02-16']);
  expect(tell(around)).toHaveLength(1);
  expect(
    tell(datesFrom(addDays(around[0] ?? '', -40), 90).filter((date) => date <= (around.at(-1) ?? ''))),
  ).toEqual(tell(around));
});

test('at most 1% of the scenes return within 60 days, and at most 0.3% within a fortnight', () => {
  const gaps = YEARS.flatMap((days) => {
    const last = new Map<unknown, number>();
    return days.map(({ story }, i) => {
      const gap = i - (last.get(story.scene) ?? Number.NEGATIVE_INFINITY);
      last.set(story.scene, i);
      return gap;
    });
  });
  expect(gaps.filter((gap) => gap <= 60).length / gaps.length).toBeLessThanOrEqual(0.01);
  expect(gaps.filter((gap) => gap <= 14).length / gaps.length).toBeLessThanOrEqual(0.003);
});

test('a hard day’s first sentence says that it’s hard, and when it eases; no other day begins so', () => {
  const isHard = ({ day }: ReaderDay) => day.overallRating < 4;
  const saysSo = ({ story }: ReaderDay) => ['whole-day', 'eases'].includes(story.sentences[0]?.rule ?? '');
  expect(failing(EVERYONE, (reading) => isHard(reading) !== saysSo(reading))).toEqual([]);
  const eases = EVERYONE.filter(({ story }) => story.sentences.some(({ rule }) => rule === 'eases'));
  expect(failing(eases, ({ story }) => story.sentences[0]?.rule !== 'eases')).toEqual([]);
  const hard = EVERYONE.filter(isHard).length;
  expect(hard).toBeGreaterThan(500);
  expect(eases.length).toBeGreaterThan(hard / 4);
});

test('each entry is a scene, the sky, what it means, at most one other transit, one sentence about the whole day and one about time', () => {
  const body = /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/;
  expect(failing(EVERYONE, ({ entry }) => !body.test(entry.summary))).toEqual([]);
  expect(
    failing(EVERYONE, ({ entry }) => /[{}]|undefined|NaN|null| {2}|[.,]{2}/.test(entry.summary)),
  ).toEqual([]);
  expect(failing(EVERYONE, ({ entry }) => entry.summary.length > ENGLISH.maxCharacters + 40)).toEqual([]);
  const shapes = EVERYONE.map(({ story }) => story.sentences.map(({ rule }) => rule).join(' '));
  expect(
    shapes.filter(
      (rules) =>
        !/^((?:whole-day|eases) )?(scene ){1,3}sky( meaning)?( sky)?( (?:valentines-day|holiday|otherwise|whole-day))?( (?:birthday|turn|rarity))?$/.test(
          rules,
        ),
    ),
  ).toEqual([]);
});

test('a meaning is about a topic of its scene, repeats none of its longer words, and contradicts no metric', () => {
  const topicsOf = new Map(
    [
      ...Object.values(ENGLISH.meanings.transits).flatMap((tones) =>
        Object.values(tones).flatMap((points) => Object.values(points).flat()),
      ),
      ...Object.values(ENGLISH.meanings.events).flat(),
    ].map(([text, ...topics]) => [text, topics] as const),
  );
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));
  const told = EVERYONE.flatMap(({ story }) =>
    story.sentences.filter(({ rule }) => rule === 'meaning').map(({ text }) => ({ text, story })),
  );
  const wrong = told.filter(({ text, story: { scene, brief } }) => {
    const topics = topicsOf.get(text);
    if (topics === undefined) return true;
    const ofScene = stems(scene.sentences.join(' '));
    const { energy, focus, romance } = brief.day.metrics;
    const isAgainst =
      brief.lead.tone !== 'hard' &&
      ((energy === 'Low' && topics.includes('drive')) ||
        (focus === 'Low' && topics.includes('thinking')) ||
        (romance === 'Low' && topics.includes('affection')));
    return (
      isAgainst ||
      stems(text).some((stem) => ofScene.includes(stem)) ||
      !topics.some((topic) => scene.topics.includes(topic))
    );
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(told.length / EVERYONE.length).toBeGreaterThan(0.72);
});

const EFFECT = /\b(easier|harder) to\b/;

test('a transit without a meaning says what it makes easier or harder, or when its next pass is', () => {
  const ofTransits = EVERYONE.filter(({ story }) => story.brief.lead.kind === 'transit');
  const skyOf = ({ story }: ReaderDay) => story.sentences.find(({ rule }) => rule === 'sky')?.text ?? '';
  const hasMeaning = ({ story }: ReaderDay) => story.sentences.some(({ rule }) => rule === 'meaning');
  const isBare = (day: ReaderDay) => !EFFECT.test(skyOf(day)) && !/, the next (on|about) /.test(skyOf(day));
  expect(failing(ofTransits, (day) => !hasMeaning(day) && isBare(day))).toEqual([]);
  expect(failing(ofTransits, (day) => hasMeaning(day) && EFFECT.test(skyOf(day)))).toEqual([]);
});

test('no text speaks of a better or worse tomorrow against a transit that it names for tomorrow', () => {
  const tonesOfTomorrow = ({ story: { brief } }: ReaderDay) =>
    [brief.lead, brief.counter].flatMap((subject) =>
      subject?.kind === 'transit' && subject.transit.stage === 'day-before' ? [subject.tone] : [],
    );
  const named = EVERYONE.filter((reading) => tonesOfTomorrow(reading).length > 0);
  const isAgainst = (reading: ReaderDay) => {
    const tones = tonesOfTomorrow(reading);
    const {
      story: { sentences },
      day,
    } = reading;
    const turn = sentences.find(({ rule }) => rule === 'turn');
    const isBetter = turn?.transits().every(({ points }) => points.rating > 0);
    const easesTomorrow = sentences.some(({ rule, text }) => rule === 'eases' && text.includes('tomorrow'));
    const isRelief = isBetter || (easesTomorrow && day.overallRating < 4);
    return (isRelief && tones.includes('hard')) || (turn && !isBetter && tones.includes('easy')) || false;
  };
  expect(named.length).toBeGreaterThan(500);
  expect(failing(named, isAgainst)).toEqual([]);
});

test('no straining transit is the second of a great day', () => {
  const great = EVERYONE.filter(({ day }) => day.overallRating >= 8);
  expect(great.length).toBeGreaterThan(500);
  expect(failing(great, ({ story }) => story.brief.counter?.tone === 'hard')).toEqual([]);
});

test('a day about a hard transit of or to Mercury favors nothing that depends on the right words', () => {
  const ofWords = EVERYONE.filter(({ story }) => {
    const { lead } = story.brief;
    if (lead.kind !== 'transit' || lead.tone !== 'hard') return false;
    return lead.transit.transiting === 'Mercury' || lead.transit.natal === 'Mercury';
  });
  expect(ofWords.length).toBeGreaterThan(200);
  const talks = [
    'giving-feedback',
    'heart-to-heart-talks',
    'difficult-conversations',
    'negotiating',
  ] as const;
  expect(failing(ofWords, ({ story }) => talks.some((id) => story.lists.favorable.includes(id)))).toEqual([]);
});

/** The conditions of each text, read from the raw rows. */
const CONDITIONS = new Map<string, readonly Condition[]>();
const { transits, events, void: idle, quiet } = ENGLISH.scenes;
for (const rows of [
  ...Object.values(transits).flatMap(({ easy, hard }) => [easy, hard]),
  ...Object.values(events),
]
  .flatMap((areas) => Object.values<readonly SceneRow[]>(areas))
  .concat([idle, quiet]))
  for (const [, , text, , , ...conditions] of rows) CONDITIONS.set(text, conditions);
const addLines = (table: object): void => {
  if (Array.isArray(table))
    for (const [text, ...conditions] of table as LineRow[]) CONDITIONS.set(text, conditions);
  else for (const part of Object.values(table)) addLines(part);
};
addLines(ENGLISH.lines);

/** Conditions of an entry's scene and other sentences; those with a filled blank have none. */
function conditionsOf({ story }: ReaderDay): readonly Condition[] {
  const scene = story.sentences
    .filter(({ rule }) => rule === 'scene')
    .map(({ text }) => text)
    .join(' ');
  const others = story.sentences.filter(
    ({ rule }) => !['scene', 'meaning', 'sky', 'series', 'rarity', 'eases'].includes(rule),
  );
  if (!CONDITIONS.has(scene)) throw new Error(`no row for ${scene}`);
  return [scene, ...others.map(({ text }) => text)].flatMap((text) => CONDITIONS.get(text) ?? []);
}

test('readers only meet texts whose conditions hold: no office on free days, nothing for adults before 16', () => {
  const fails = (reading: ReaderDay) => {
    const age = ageOf(reading);
    return conditionsOf(reading).some((condition) => {
      if (condition === 'workday' || condition === 'weekend')
        return (condition === 'weekend') !== isFree(reading.day.date);
      return condition === 'student' ? age > 60 : age < 16 || (condition === 'working' && age > 67);
    });
  };
  expect(failing(EVERYONE, fails)).toEqual([]);
  const met = EVERYONE.flatMap(conditionsOf);
  for (const condition of ['adult', 'working', 'workday'] as const)
    expect(met.filter((name) => name === condition).length).toBeGreaterThan(50);
  expect(
    failing(
      EVERYONE,
      (reading) => ageOf(reading) < 16 && ['work', 'love', 'money'].includes(reading.story.area),
    ),
  ).toEqual([]);
  expect(failing(EVERYONE, (reading) => ageOf(reading) > 67 && reading.story.area === 'work')).toEqual([]);
});

test('readers only meet activities for their age and the kind of day', () => {
  const closed = EVERYONE.flatMap((reading) => {
    const { favorable, unfavorable } = reading.story.lists;
    const age = ageOf(reading);
    return [...favorable, ...unfavorable]
      .filter((id) => {
        const { ages: { from = 0, to = 200 } = {}, days } = activityOf(id);
        return (
          age < from || age > to || (days !== undefined && (days === 'weekend') !== isFree(reading.day.date))
        );
      })
      .map((id) => `${placeOf(reading)}: ${id}`);
  });
  expect(closed).toEqual([]);
});

test('a hard day has one activity on each list, another day two or three favorable ones', () => {
  const wrong = failing(
    EVERYONE,
    ({
      day: { overallRating },
      story: {
        lists: { favorable, unfavorable },
      },
    }) => {
      const most = overallRating < 4 ? 1 : overallRating < 8 ? 2 : 3;
      const isTwice =
        favorable.some((id) => unfavorable.includes(id)) || new Set(favorable).size < favorable.length;
      return unfavorable.length !== 1 || favorable.length < 1 || favorable.length > most || isTwice;
    },
  );
  expect(wrong).toEqual([]);
});

test('lists never contradict the metrics, the retrogrades or the rating', () => {
  const wrong = failing(EVERYONE, ({ day, story: { lists } }) => {
    const { metrics, sky, overallRating } = day;
    const retrogrades = [...sky.retrogrades, ...sky.stations.map(({ body }) => body)];
    const isWrongToDo = lists.favorable
      .map(activityOf)
      .some(
        (activity) =>
          activity.risk ||
          activity.metrics.some((name) => metrics[name] === 'Low') ||
          (activity.sociable && overallRating < 4) ||
          (activity.begins && sky.eclipse !== undefined) ||
          (activity.avoidsRetrograde && retrogrades.includes(activity.avoidsRetrograde)) ||
          (activity.highStakes && (overallRating < 5 || retrogrades.includes('Mercury'))),
      );
    return (
      isWrongToDo ||
      lists.unfavorable
        .map(activityOf)
        .some((activity) =>
          activity.metrics.some((name) => metrics[name] === 'Good' || metrics[name] === 'High'),
        )
    );
  });
  expect(wrong).toEqual([]);
});

test('Valentine’s Day is about love or named for adults, and for nobody else', () => {
  const readersOf = (births: readonly ReaderBirth[]) =>
    births.flatMap((birth) =>
      Array.from({ length: 12 }, (_, i) => daysOf(birth, [`${2024 + i}-02-14`])).flat(),
    );
  const adults = readersOf([NORA, TOM, INES, { birthDate: '1941-02-19', timeZone: 'Europe/London' }]);
  const isOfLove = ({ story }: ReaderDay) =>
    story.area === 'love' || story.sentences.some(({ rule }) => rule === 'valentines-day');
  expect(failing(adults, (day) => !isOfLove(day))).toEqual([]);
  const children = readersOf([{ birthDate: '2021-06-01', timeZone: 'Asia/Tokyo' }]);
  expect(failing(children, isOfLove)).toEqual([]);
  expect(
    failing(
      DAYS,
      (day) =>
        !day.day.date.endsWith('-02-14') && day.story.sentences.some(({ rule }) => rule === 'valentines-day'),
    ),
  ).toEqual([]);
});

test('a birthday is named on the birthday, and on no other day', () => {
  const isNamed = ({ story }: ReaderDay) => story.sentences.some(({ rule }) => rule === 'birthday');
  const isBirthday = ({ birth, day }: ReaderDay) => birth.birthDate.slice(5) === day.date.slice(5);
  expect(failing(EVERYONE, (reading) => isNamed(reading) !== isBirthday(reading))).toEqual([]);
  const leap = { birthDate: '2008-02-29', timeZone: 'Pacific/Apia' };
  const named = daysOf(leap, datesFrom('2027-02-20', 20)).filter(isNamed);
  expect(named.map(({ day }) => day.date)).toEqual(['2027-03-01']);
});

test('what a reader wants the forecast to attend to leads more often', () => {
  const share = (birth: ReaderBirth) => {
    const days = daysOf(birth, datesFrom('2027-01-01', 200));
    return days.filter(({ story }) => story.area === 'home').length / days.length;
  };
  expect(share({ ...NORA, matters: ['home'] })).toBeGreaterThan(1.3 * share(NORA));
});
