import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element, Half, Mode } from '../../report/story.ts';

/** The strongest element with the strongest mode: how a person goes about most things. */
// biome-ignore format: one row per sentence
export const SIGNATURES: Readonly<Record<Element, Readonly<Record<Mode, string>>>> = {
  fire: {
    cardinal: 'Fire and the starting signs lead in your chart, so you’d rather open a door than guard one.',
    fixed: 'Fire leads in your chart, in signs that hold on: your enthusiasm is slow to die, and so is your pride.',
    mutable: 'Fire leads in your chart, in signs that adapt, so you burn brightly for many things in turn.',
  },
  earth: {
    cardinal: 'Earth and the starting signs lead in your chart: you begin what can be finished, and you want it standing.',
    fixed: 'Earth leads in your chart, in signs that hold on, and moving you takes a reason and a crane.',
    mutable: 'Earth leads in your chart, in signs that adapt: you improve what’s there, bit by bit, and rarely tear it down.',
  },
  air: {
    cardinal: 'Air and the starting signs lead in your chart, so things begin for you with a conversation.',
    fixed: 'Air leads in your chart, in signs that hold on: you’re open to every argument and seldom change your mind.',
    mutable: 'Air leads in your chart, in signs that adapt, and you’d need three lives for what interests you.',
  },
  water: {
    cardinal: 'Water and the starting signs lead in your chart: feelings make you act, most of all on someone’s behalf.',
    fixed: 'Water leads in your chart, in signs that hold on, so you don’t get over things, you grow around them.',
    mutable: 'Water leads in your chart, in signs that adapt, and your mood takes the shape of the room.',
  },
};

/** The strongest element, if no mode leads. */
export const LEADING: Readonly<Record<Element, string>> = {
  fire: 'Fire leads in your chart: you warm to things quickly, and waiting cools you more than failing does.',
  earth: 'Earth leads in your chart, so you believe it when you can hold it, weigh it or pay with it.',
  air: 'Air leads in your chart: you need to have talked about a thing before it’s real.',
  water: 'Water leads in your chart, so the tone of a thing reaches you before the thing itself.',
};

/** The strongest mode, if no element is. */
export const MODES: Readonly<Record<Mode, string>> = {
  cardinal:
    'The starting signs lead in your chart, and no element does: you begin in any style and leave the end to others.',
  fixed:
    'The signs that hold on lead in your chart, and no element does: you can stick to almost anything, including a mistake.',
  mutable:
    'The signs that adapt lead in your chart, and no element does, so you can fit in anywhere and wonder where you belong.',
};

/** Two elements that lead together, in the order fire, earth, air, water. */
// biome-ignore format: one row per sentence
export const PAIRS: Readonly<Record<Element, Readonly<Partial<Record<Element, string>>>>> = {
  fire: {
    earth: 'Fire and earth share the lead in your chart: you want it now and you want it to last, and the argument makes you productive.',
    air: 'Fire and air share the lead in your chart, so you’re quickly convinced and convincing, and often in the next room already.',
    water: 'Fire and water share the lead in your chart: you boil over, and you’re also the one who minds most that it happened.',
  },
  earth: {
    air: 'Earth and air share the lead in your chart, so you like a theory best when it can be built.',
    water: 'Earth and water share the lead in your chart: you look after people with your hands, and you let go of very little.',
  },
  air: {
    water: 'Air and water share the lead in your chart, and you keep translating between what you think and what you feel.',
  },
  water: {},
};

/** An element without any of the counted planets. */
// biome-ignore format: one row per sentence
export const MISSING: Readonly<Record<Element, string>> = {
  fire: 'Without fire, you don’t start by yourself easily, and a bold friend or a deadline is worth a lot to you.',
  earth: 'Without earth, paperwork, meals and sleep are what slip, so give them a fixed hour rather than your good will.',
  air: 'Without air, stepping back is hard for you while it’s happening, and it helps to tell someone who wasn’t there.',
  water: 'Without water, you may notice what you felt a day later, and people may need to tell you that they’re sad.',
};

/** If no element leads and none is missing. */
export const EVEN =
  'The elements are evenly spread in your chart, so what you do depends more on the planets than on a temperament.';

/** A sign with at least three of the planets from the Sun to Saturn. */
// biome-ignore format: one row per sentence
export const CROWDED_SIGNS: Readonly<Record<Sign, string>> = {
  Aries: 'At least three of them share Aries, and you do most things at a run.',
  Taurus: 'At least three of them share Taurus, so there’s a great deal of you that won’t be moved.',
  Gemini: 'At least three of them share Gemini, and a day without news is a long one.',
  Cancer: 'At least three of them share Cancer, so nearly everything comes down to who belongs to whom.',
  Leo: 'At least three of them share Leo, and you can’t be inconspicuous for more than an hour.',
  Virgo: 'At least three of them share Virgo, so you could improve nearly anything, and can hardly leave it.',
  Libra: 'At least three of them share Libra, and you’re seldom of one opinion before you’ve met the other.',
  Scorpio: 'At least three of them share Scorpio, so you do nearly everything as if it were final.',
  Sagittarius: 'At least three of them share Sagittarius, and you live with one foot out of the door.',
  Capricorn: 'At least three of them share Capricorn, so you’re on duty more often than the duty asks.',
  Aquarius: 'At least three of them share Aquarius, and you’re the exception that likes company.',
  Pisces: 'At least three of them share Pisces, so you live with the window open to whatever drifts by.',
};

/** A house with at least three of the planets from the Sun to Saturn. */
// biome-ignore format: one row per sentence
export const CROWDED_HOUSES: readonly string[] = [
  'Several planets stand in your first house: you make a strong impression and should ask now and then how others are.',
  'Several planets stand in your second house, so questions of money and worth take up more of your life than you’d like to say.',
  'Several planets stand in your third house, which makes for a life full of messages, short trips and people on the stairs.',
  'Several planets stand in your fourth house, and whatever happens outside gets decided at home.',
  'Several planets stand in your fifth house: you need something to make and someone to show it to.',
  'Several planets stand in your sixth house, so your days are full, and your health follows how you run them.',
  'Several planets stand in your seventh house, and few of your important decisions concern only you.',
  'Several planets stand in your eighth house: you get drawn into what others keep quiet, and you’re good at being there.',
  'Several planets stand in your ninth house, so part of you is always elsewhere, and it reads the departure board.',
  'Several planets stand in your tenth house, and work takes more of you than the contract says.',
  'Several planets stand in your eleventh house: other people’s projects become yours, and the other way around.',
  'Several planets stand in your twelfth house, so much of your life happens where no one is watching.',
];

/** Most of the ten bodies in one half of the chart. */
export const HALVES: Readonly<Record<Half, string>> = {
  above: 'Most of your planets were above the horizon, so a good deal of your life is out in the open.',
  below: 'Most of your planets were below the horizon, so you need a life that isn’t on show.',
  east: 'Most of your planets were in the east, and you’d rather choose your own way than wait to be asked.',
  west: 'Most of your planets were in the west, and your life turns on the people you meet.',
};

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  fire: 'fire',
  earth: 'earth',
  air: 'air',
  water: 'water',
};

/** Numbers from zero to seven. */
export const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;
