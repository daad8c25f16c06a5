import type { Sign } from '#lib/ephemeris/zodiac.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import type { Planet, SkyNews } from '../summary/sky-news.ts';
import { BODY_NAMES, SIGN_NAMES } from './names.ts';

/** What a new Moon in each sign invites to begin, and what a full Moon in it brings to light. */
const LUNATIONS: Readonly<Record<Sign, { new: string; full: string }>> = {
  Aries: { new: 'begin something small and brave', full: 'what you started alone may want company' },
  Taurus: { new: 'begin something that can grow slowly', full: 'notice what you have and enjoy it' },
  Gemini: { new: 'ask a new question', full: 'a half-finished conversation finds its end' },
  Cancer: { new: 'begin at home', full: 'family matters come to the surface' },
  Leo: { new: 'make something with your name on it', full: 'let yourself be seen' },
  Virgo: { new: 'begin one good habit', full: 'sort out what is useful and let the rest go' },
  Libra: { new: 'begin by asking another view', full: 'a friendship shows where it is out of balance' },
  Scorpio: { new: 'begin by telling the truth', full: 'what was kept quiet wants to be said' },
  Sagittarius: { new: 'plan the journey', full: 'the wider view puts things in their place' },
  Capricorn: { new: 'lay the first stone', full: 'a long effort shows its outline' },
  Aquarius: { new: 'begin something with friends', full: 'your own way turns out to have company' },
  Pisces: { new: 'begin with a quiet hour', full: 'let something end softly' },
};

/** What a planet's station asks for, as it turns retrograde and as it turns direct. */
const STATIONS: Readonly<Record<Planet, { retrograde: string; direct: string }>> = {
  Mercury: {
    retrograde: 'for three weeks, reread, rebook and reply twice',
    direct: 'stalled messages and plans begin to move again',
  },
  Venus: {
    retrograde: 'for six weeks, old tastes and old friends deserve a second look',
    direct: 'what you care about becomes plain again',
  },
  Mars: {
    retrograde: 'for ten weeks or so, finish old work rather than start a fight',
    direct: 'held-up work gets its push back',
  },
  Jupiter: {
    retrograde: 'for some months, growth turns inward and asks what for',
    direct: 'outward growth picks up again',
  },
  Saturn: {
    retrograde: 'for some months, check the foundations instead of adding floors',
    direct: 'long plans can go up again, stone by stone',
  },
  Uranus: {
    retrograde: 'for some months, change happens on the inside first',
    direct: 'the new is ready to be tried outside',
  },
  Neptune: {
    retrograde: 'for some months, dreams get a quiet inspection',
    direct: 'imagination flows outward again',
  },
  Pluto: {
    retrograde: 'for some months, deep change works below ground',
    direct: 'what has changed below begins to show above',
  },
};

/**
 * What is well done while the Moon, having made its last aspect in a sign, is void of course (Lilly, p. 112).
 */
const VOID_OF_COURSE: Readonly<Record<Sign, string>> = {
  Aries: 'let the impulse pass before you act on it',
  Taurus: 'enjoy what is there before you want more',
  Gemini: 'chat for its own sake and sign nothing',
  Cancer: 'potter about at home',
  Leo: 'play, with nothing to prove',
  Virgo: 'tidy up what is already begun',
  Libra: 'put off the choice and keep the peace',
  Scorpio: 'reflect and leave the deep talk for later',
  Sagittarius: 'wander, without a booking',
  Capricorn: 'go on with the routine and launch nothing',
  Aquarius: 'meet friends and plan nothing binding',
  Pisces: 'rest, listen to music and drift a little',
};

/** The sentence for what the sky does whoever looks at it. It claims nothing of the rating or the metrics. */
export function skySentence(news: SkyNews): string {
  if (news.kind === 'station') {
    const { planet, direction, atMs } = news;
    const time = timeOfDay(atMs, news.timeZone);
    return `${BODY_NAMES[planet].transiting} turns ${direction} at ${time}: ${STATIONS[planet][direction]}.`;
  }
  if (news.kind === 'phase') return phaseSentence(news);
  const { sign, isRunning, untilMs } = news;
  const verb = isRunning ? 'is still' : 'runs';
  const until = untilMs === undefined ? 'into the night' : `until ${timeOfDay(untilMs, news.timeZone)}`;
  return `The Moon in ${SIGN_NAMES[sign]} ${verb} void of course ${until}, a time to ${VOID_OF_COURSE[sign]}.`;
}

function phaseSentence({ phase, sign, atMs, timeZone }: Extract<SkyNews, { kind: 'phase' }>): string {
  const time = timeOfDay(atMs, timeZone);
  const name = SIGN_NAMES[sign];
  if (phase === 'new') return `The new Moon in ${name} at ${time} is a clean page: ${LUNATIONS[sign].new}.`;
  if (phase === 'full')
    return `The full Moon in ${name} at ${time} turns up the light: ${LUNATIONS[sign].full}.`;
  return phase === 'first quarter'
    ? `The Moon in ${name} reaches its first quarter at ${time}, a nudge to act on what you began.`
    : `The Moon in ${name} reaches its last quarter at ${time}, a good moment to let something go.`;
}
