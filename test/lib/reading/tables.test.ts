import { expect, test } from '@jest/globals';
import { AREAS, type Area } from '#lib/reading/brief/areas.ts';
import { meets } from '#lib/reading/day/occasion.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type ActivityId, activityOf } from '#lib/reading/lists/activities.ts';
import { PALETTE } from '#lib/reading/lists/luck.ts';
import type { LineRow, SceneRow, Topic } from '#lib/reading/scenes.ts';

type Cell = { where: string; area: Area | undefined; isTransit: boolean; rows: readonly SceneRow[] };

const { transits, events, void: idle, quiet } = ENGLISH.scenes;
const CELLS: readonly Cell[] = [
  ...Object.entries(transits).flatMap(([body, tones]) =>
    Object.entries(tones).flatMap(([tone, areas]) => cellsOf(`${body} ${tone}`, areas, true)),
  ),
  ...Object.entries(events).flatMap(([event, areas]) => cellsOf(event, areas, false)),
  { where: 'void', area: undefined, isTransit: false, rows: idle },
  { where: 'quiet', area: undefined, isTransit: false, rows: quiet },
];

function cellsOf(where: string, areas: Record<Area, readonly SceneRow[]>, isTransit: boolean): Cell[] {
  return AREAS.map((area) => ({ where: `${where} ${area}`, area, isTransit, rows: areas[area] }));
}

const SCENES = CELLS.flatMap(({ where, area, rows }) =>
  rows.map(([, topics, text, favorable, unfavorable, ...conditions]) => ({
    where,
    area,
    topics,
    text,
    favorable,
    unfavorable,
    conditions,
  })),
);

/** All second sentences of a table, however deep, with the name of the table. */
function linesIn(table: object, where: string): { where: string; row: LineRow }[] {
  if (Array.isArray(table)) return table.map((row) => ({ where, row }));
  return Object.entries(table).flatMap(([name, part]) => linesIn(part, `${where} ${name}`.trim()));
}
const LINES = linesIn(ENGLISH.lines, '').map(({ where, row: [text, ...conditions] }) => ({
  where,
  text,
  conditions,
}));
/** What each transit and event means. */
const TRANSIT_MEANINGS = Object.entries(ENGLISH.meanings.transits).flatMap(([body, tones]) =>
  Object.entries(tones).flatMap(([tone, points]) =>
    Object.entries(points).map(([point, rows]) => ({ where: `${body} ${tone} ${point}`, rows })),
  ),
);
const MEANINGS = [
  ...TRANSIT_MEANINGS,
  ...Object.entries(ENGLISH.meanings.events).map(([where, rows]) => ({ where, rows })),
];
const MEANING_TEXTS = MEANINGS.flatMap(({ where, rows }) => rows.map(([text]) => ({ where, text })));
const TEXTS = [...SCENES, ...LINES, ...MEANING_TEXTS];

const wordsIn = (text: string) => text.split(' ').length;
const faults = <Text extends { where: string; text: string }>(
  texts: readonly Text[],
  isFaulty: (text: Text) => boolean,
) => texts.filter(isFaulty).map(({ where, text }) => `${where}: ${text}`);
const repeated = (keys: readonly string[]) => keys.filter((key, i) => keys.indexOf(key) !== i);

/** Words before which "it is" is stressed, or its pronoun belongs to another clause: "what it is for", "two of them are". */
const UNSTRESSED =
  '(?<!-|\\b(?:of|on|in|for|like|with|to|at|as|than|who|whoever|what|how|how \\w+|where|kinder|better|hear|so) )';
/** Words that a native speaker contracts. */
const FULL_FORMS = [
  /\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|will|can) ?not\b(?! only)/i,
  new RegExp(
    `${UNSTRESSED}\\b(?:(?:it|that|there|here|who|he|she) is|(?:you|we|they) are|I am) (?!and |or |but )[a-z]`,
    'i',
  ),
  new RegExp(`${UNSTRESSED}\\b(?:I|you|we|they|it|he|she|there) (?:will|have been|has been) [a-z]`, 'i'),
];
const BANNED =
  /\b(somebody|someone with a say|small|(?<!very )little|matters?|energies|a touch of|let it pass|wait and see|planets?|signs? of the|the sky|retrograde|horoscopes?|transits?|comes easily)\b/i;

test('each scene has 18 to 34 words in one to three sentences', () => {
  const { sentences } = ENGLISH;
  expect(faults(SCENES, ({ text }) => wordsIn(text) < 18 || wordsIn(text) > 34)).toEqual([]);
  expect(faults(SCENES, ({ text }) => sentences(text).length > 3)).toEqual([]);
  expect(faults(TEXTS, ({ text }) => sentences(text).join(' ') !== text)).toEqual([]);
});

test('each second sentence is one sentence of at most 18 words', () => {
  expect(faults(LINES, ({ text }) => ENGLISH.sentences(text).length > 1 || wordsIn(text) > 18)).toEqual([]);
});

test('each transit and sky event has two meanings, each one sentence of 4 to 13 words without a day', () => {
  expect(MEANINGS.filter(({ rows }) => rows.length < 2).map(({ where }) => where)).toEqual([]);
  const isLong = (text: string) =>
    ENGLISH.sentences(text).length > 1 || wordsIn(text) < 4 || wordsIn(text) > 13;
  expect(
    faults(MEANING_TEXTS, ({ text }) => isLong(text) || /\{|\b(tomorrow|yesterday|tonight)\b/i.test(text)),
  ).toEqual([]);
});

test('each scene has one to three topics without repeats, and each meaning of a transit one or two', () => {
  const areWrong = (topics: readonly Topic[], most: number) =>
    topics.length < 1 || topics.length > most || repeated(topics).length > 0;
  expect(
    SCENES.filter(({ topics }) => areWrong(topics, 3)).map(({ where, text }) => `${where}: ${text}`),
  ).toEqual([]);
  const ofTransits = TRANSIT_MEANINGS.flatMap(({ rows }) => rows);
  expect(ofTransits.filter(([, ...topics]) => areWrong(topics, 2)).map(([text]) => text)).toEqual([]);
});

test('each text has contractions, typographic quotes and whole sentences without semicolons', () => {
  expect(faults(TEXTS, ({ text }) => FULL_FORMS.some((pattern) => pattern.test(text)))).toEqual([]);
  expect(faults(TEXTS, ({ text }) => /["';—]| - |\.\.|…| {2}/.test(text))).toEqual([]);
  expect(faults(TEXTS, ({ text }) => !/^[“A-Z{].*[.?!]”?$/.test(text))).toEqual([]);
  expect(faults(TEXTS, ({ text }) => text.split('“').length !== text.split('”').length)).toEqual([]);
});

test('no text has a banned word', () => {
  expect(faults(TEXTS, ({ text }) => BANNED.test(text))).toEqual([]);
});

test('each first sentence of a hard day says that it’s hard', () => {
  const HARD =
    /\b(hard|harder|heavy|rough|uphill|effort|pressures|friction|strain|hemmed in|weighs more|goes wrong)\b/;
  const first = LINES.filter(({ where }) => where === 'eases' || where === 'wholeDay heavy');
  expect(first.length).toBeGreaterThan(25);
  expect(faults(first, ({ text }) => !HARD.test(text))).toEqual([]);
});

test('{time} occurs once in each line about relief, and nowhere else', () => {
  const blanks = (text: string) => text.match(/\{\w+\}/g) ?? [];
  expect(faults(SCENES, ({ text }) => blanks(text).length > 0)).toEqual([]);
  for (const { where, text } of LINES) {
    const found = blanks(text).map((blank) => blank.toLowerCase());
    if (where === 'eases') expect([text, found]).toEqual([text, ['{time}']]);
    else expect([text, found]).toEqual([text, []]);
  }
});

test('each scene has at least two favorable activities and one unfavorable, none of them risky, repeated or on both lists', () => {
  const wrong = SCENES.filter(({ favorable, unfavorable }) => {
    const isShort = favorable.length < 2 || unfavorable.length < 1;
    return (
      isShort ||
      repeated([...favorable, ...unfavorable]).length > 0 ||
      favorable.some((id) => activityOf(id).risk)
    );
  });
  expect(wrong.map(({ where, favorable, unfavorable }) => `${where}: ${favorable} / ${unfavorable}`)).toEqual(
    [],
  );
});

test('no scene favors a talk and advises against difficult conversations', () => {
  const talks: readonly ActivityId[] = ['heart-to-heart-talks', 'making-up-after-a-quarrel'];
  const contradict = SCENES.filter(
    ({ favorable, unfavorable }) =>
      unfavorable.includes('difficult-conversations') && talks.some((id) => favorable.includes(id)),
  );
  expect(contradict.map(({ text }) => text)).toEqual([]);
});

/** Ages of readers who meet an area: work, love and money are not for children, and work is not for the old. */
const agesIn = (area: Area | undefined) =>
  area === 'work' ? [] : area === 'love' || area === 'money' ? [85] : [10, 85];

/** Scenes whose list is closed to a reader: another activity of the area stands in for a few unfavorable ones. */
const MAX_CLOSED = { favorable: 0, unfavorable: 60 };

test.each(['favorable', 'unfavorable'] as const)(
  'a scene without conditions has an activity for each reader who may meet it, of 10 or of 85 years, among its %s ones',
  (side) => {
    const isForAge = (id: ActivityId, age: number) => {
      const { from = 0, to = Number.POSITIVE_INFINITY } = activityOf(id).ages ?? {};
      return age >= from && age <= to;
    };
    const closed = SCENES.filter(({ conditions }) => conditions.length === 0).flatMap(
      ({ where, area, text, [side]: ids }) =>
        agesIn(area).flatMap((age) =>
          ids.some((id) => isForAge(id, age)) ? [] : [`${where}, ${age}: ${ids} for "${text}"`],
        ),
    );
    expect(closed.slice(MAX_CLOSED[side])).toEqual([]);
  },
);

test('no text occurs twice, and no two scenes of a cell begin with the same three words', () => {
  expect(repeated(TEXTS.map(({ text }) => text))).toEqual([]);
  const beginnings = SCENES.map(({ where, text }) => `${where}: ${text.split(' ').slice(0, 3).join(' ')}`);
  expect(repeated(beginnings)).toEqual([]);
});

test('each transit has six scenes and three openings in each area, and three scenes for children where children have a part', () => {
  const ofChildren: readonly (Area | undefined)[] = ['study', 'home', 'wellbeing', 'friends', 'creativity'];
  const poor = CELLS.filter(({ isTransit }) => isTransit).flatMap(({ where, area, rows }) => {
    const openings = new Set(rows.map(([opening]) => opening)).size;
    const forChildren = rows.filter(
      ([, , , , , ...conditions]) => !conditions.some((name) => name === 'adult' || name === 'working'),
    ).length;
    const isRich = rows.length >= 6 && openings >= 3 && (forChildren >= 3 || !ofChildren.includes(area));
    return isRich
      ? []
      : [`${where}: ${rows.length} scenes, ${openings} openings, ${forChildren} for children`];
  });
  expect(poor).toEqual([]);
});

test('each cell has a scene for each reader who may meet it, on workdays and on free days', () => {
  const silent = CELLS.flatMap(({ where, area, rows }) =>
    [...agesIn(area), 30].flatMap((age) =>
      [true, false].flatMap((isWorkingDay) => {
        const isTold = rows.some(([, , , , , ...conditions]) => meets(conditions, { age, isWorkingDay }));
        return isTold ? [] : [`${where} at ${age}, ${isWorkingDay ? 'workdays' : 'free days'}`];
      }),
    ),
  );
  expect(silent).toEqual([]);
});

test('each table of second sentences has lines for every reader on every day: three, or one for a single day of the year', () => {
  const tables = Map.groupBy(LINES, ({ where }) => where);
  const poor = [...tables].filter(([where, lines]) => {
    const forAll = lines.filter(({ conditions }) => conditions.length === 0).length;
    return forAll < (where.startsWith('holidays') ? 1 : 3);
  });
  // Children don't read about love on Valentine's Day.
  expect(poor.map(([where]) => where)).toEqual(['valentine easy', 'valentine hard']);
});

test('activities have unique ids and names, and colors unique ids, names and codes', () => {
  const shades = Object.values(PALETTE).flat();
  const keys = [
    ACTIVITIES.map(({ id }) => id as string),
    ACTIVITIES.map(({ id }) => ENGLISH.activities[id].toLowerCase()),
    shades.map(({ id }) => id as string),
    shades.map(({ id }) => ENGLISH.colors[id]),
    shades.map(({ hex }) => hex),
  ];
  expect(keys.flatMap(repeated)).toEqual([]);
});
