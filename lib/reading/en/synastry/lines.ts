import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Flow } from '../../synastry/synastry-story.ts';

/** A line for two points by flow: a clause without a period or astrological terms. */
export type SynastryLine = Readonly<Record<Flow, string>>;

/** Bodies with lines of their own, in lookup order. */
type Personal = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

/**
 * Lines by the body that comes first in the chart's order, then by the other. `{a}` is the owner of the first body, `{b}` of
 * the second. A name is never the subject of a present-tense verb, since a person may be called You. No line assumes romance.
 */
export const SYNASTRY_LINES: Readonly<Record<Personal, Readonly<Partial<Record<Personal, SynastryLine>>>>> = {
  Sun: {
    Sun: {
      flowing: 'both want much the same from life, and each can be proud of the other',
      tense: 'both want to lead, and each has a different goal in view',
    },
    Moon: {
      flowing: 'the plans of {a} and the moods of {b} go together, and little has to be explained',
      tense: 'the plans of {a} and the moods of {b} often ask for different things at the same time',
    },
    Mercury: {
      flowing: 'for the aims of {a}, {b} can find the right words',
      tense: '{b} may ask one question too many for the pride of {a}',
    },
    Venus: {
      flowing: '{b} can make {a} feel liked, and the reverse is just as true',
      tense: 'the pride of {a} can be too much for the taste of {b}',
    },
    Mars: {
      flowing: '{b} can give the aims of {a} a push when one is needed',
      tense: '{a} may feel pushed by {b}, and {b} may feel held back by {a}',
    },
    Jupiter: {
      flowing: '{b} can believe in {a}, and make large hopes sound within reach',
      tense: '{b} may promise more than {a} can live up to',
    },
    Saturn: {
      flowing: '{b} can give the aims of {a} patience and a plan',
      tense: '{a} may feel judged by {b}, whose caution is seldom meant as blame',
    },
  },
  Moon: {
    Moon: {
      flowing: 'moods agree, and so do the small habits of a day',
      tense: 'moods clash: when the one needs quiet, the other needs company',
    },
    Mercury: {
      flowing: 'what {a} may only feel, {b} can put into words',
      tense: '{b} may explain where {a} would rather be comforted',
    },
    Venus: {
      flowing: '{b} can be kind in just the way that does {a} good',
      tense: 'what comforts {a} and what pleases {b} are two different things',
    },
    Mars: {
      flowing: '{b} can stir {a} out of a heavy mood and into doing something',
      tense: 'a quick word of {b} can sting {a} longer than it was meant to',
    },
    Jupiter: {
      flowing: 'near {b}, worries of {a} can look smaller',
      tense: '{b} may be generous with everything but attention to the feelings of {a}',
    },
    Saturn: {
      flowing: 'with {b}, {a} can feel safe: what is promised is kept',
      tense: 'the feelings of {a} may meet a cool answer from {b}, who may show care by duty alone',
    },
  },
  Mercury: {
    Mercury: {
      flowing: 'thoughts run along the same lines, and a joke is understood at once',
      tense: 'the same words mean different things to each, and both like to have the last one',
    },
    Venus: {
      flowing: '{b} can say yes to the ideas of {a} in a way that makes them better',
      tense: 'the frankness of {a} may be a little rough for {b}',
    },
    Mars: {
      flowing: 'what {a} can think up, {b} can have done by the evening',
      tense: 'a discussion can turn into a contest before either of the two has noticed',
    },
    Jupiter: {
      flowing: 'the details of {a} and the wide view of {b} make one good picture',
      tense: '{a} may count the trees, and {b} praise the wood',
    },
    Saturn: {
      flowing: '{b} can give the ideas of {a} order and a firm end',
      tense: 'an idea of {a} may meet three doubts of {b} before it is out',
    },
  },
  Venus: {
    Venus: {
      flowing: 'both like the same things, and it is easy to please each other',
      tense: 'tastes differ, in what is beautiful and in what is worth its price',
    },
    Mars: {
      flowing: 'the charm of {a} and the energy of {b} bring out the best in each other',
      tense: '{b} may want at once what {a} would rather be asked for nicely',
    },
    Jupiter: {
      flowing: '{a} and {b} can enjoy things together, and both gain by it',
      tense: 'together {a} and {b} may spend more than either would alone',
    },
    Saturn: {
      flowing: 'the kindness of {a} and the loyalty of {b} make something that lasts',
      tense: '{a} may wait for a friendly word that {b} would think unnecessary',
    },
  },
  Mars: {
    Mars: {
      flowing: 'both work at the same pace, and can get a lot done side by side',
      tense: 'two strong wills meet, and neither gives way easily',
    },
    Jupiter: {
      flowing: 'the energy of {a} and the confidence of {b} add up to daring',
      tense: '{b} may egg {a} on where a pause would be wiser',
    },
    Saturn: {
      flowing: 'the drive of {a} and the staying power of {b} can finish hard things',
      tense: '{a} may press the pedal where {b} would rather brake',
    },
  },
  Jupiter: {},
  Saturn: {},
};

/** Lines of points that have the same meaning with any other point. `{b}` is the name of the point's owner. */
export const GENERAL_LINES: Readonly<Record<Exclude<NatalPoint, Personal>, SynastryLine>> = {
  Uranus: {
    flowing: '{b} can bring fresh air into the life of {a}, and surprises that do good',
    tense: '{b} may change plans that {a} had counted on',
  },
  Neptune: {
    flowing: '{b} can sense what {a} would never say aloud',
    tense: 'between {a} and {b} much is left vague, and each may hear what was never promised',
  },
  Pluto: {
    flowing: '{b} can bring out a strength in {a} that few others see',
    tense: '{a} may feel that {b} must win, even in small things',
  },
  Ascendant: {
    flowing: '{a} and {b} can be at ease in the same room from the first minute',
    tense: 'the manner of {b} and the ways of {a} rub against each other in daily life',
  },
  Midheaven: {
    flowing: '{a} can be a help to {b} in getting somewhere in the world',
    tense: 'where {b} would like to go in the world and what {a} would choose lie in different directions',
  },
};

const isPersonal = (point: NatalPoint): point is Personal => point in SYNASTRY_LINES;

/** The line of two points, and whether `{a}` owns the first argument. Throws a RangeError for a gap in the table. */
export function synastryLine(
  one: NatalPoint,
  other: NatalPoint,
): { line: SynastryLine; isOneFirst: boolean } {
  if (!isPersonal(other)) return { line: GENERAL_LINES[other], isOneFirst: true };
  if (!isPersonal(one)) return { line: GENERAL_LINES[one], isOneFirst: false };
  const line = SYNASTRY_LINES[one][other];
  if (line) return { line, isOneFirst: true };
  const turned = SYNASTRY_LINES[other][one];
  if (turned) return { line: turned, isOneFirst: false };
  throw new RangeError(`Nothing is said of ${one} and ${other}.`);
}
