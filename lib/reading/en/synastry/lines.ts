import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Flow } from '../../synastry/synastry-story.ts';

/**
 * A line for two points by flow: a clause without a period or astrological terms. Blanks follow the grammar of their owner,
 * who may be called You or Me: `{a finishes}` is a name with its verb in the present, `{a’s}` a possessive, and `{a}` an
 * object.
 */
export type SynastryLine = Readonly<Record<Flow, string>>;

/** Bodies with lines of their own, in lookup order. */
type Personal = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

/**
 * Lines by the body that comes first in the chart's order, then by the other. `{a}` is the owner of the first body, `{b}` of
 * the second. No line assumes romance. Openings and shapes vary; few lines are of the form "{a} ..., {b} ...".
 */
export const SYNASTRY_LINES: Readonly<Record<Personal, Readonly<Partial<Record<NatalPoint, SynastryLine>>>>> =
  {
    Sun: {
      Sun: {
        flowing: 'both want much the same from life, and neither minds when the other gets the applause',
        tense: 'two captains share one ship, and it helps to take turns at the wheel',
      },
      Moon: {
        flowing: '{a plans} the day, {b sets} the mood, and neither has to explain',
        tense: 'just when {a wants} to get going, {b needs} ten more minutes',
      },
      Mercury: {
        flowing: '{b finds} the words for what {a has} in mind',
        tense: 'one more question from {b}, and {a feels} cross-examined',
      },
      Venus: {
        flowing: 'a compliment from {b} is one {a believes}',
        tense: '{a goes} for grand and {b goes} for tasteful, so the gift ends up in a drawer',
      },
      Mars: {
        flowing: 'when {a hesitates}, {b is} at the door with both coats',
        tense: 'what {b means} as a nudge, {a takes} as a shove',
      },
      Jupiter: {
        flowing: 'with {b} in the front row, {a dares} more',
        tense: '{b announces} the feast, and {a counts} the chairs',
      },
      Saturn: {
        flowing: '{a has} the ambition and {b has} the calendar, which is how things get finished',
        tense: 'caution is how {b cares}, even if it sounds like a verdict to {a}',
      },
      Uranus: {
        flowing: 'with {b} around, {a gets} braver about being odd',
        tense: '{a likes} to know who’s in charge, and {b doesn’t} like anyone to be',
      },
      Neptune: {
        flowing: '{b believes} in the person {a would} like to be',
        tense: 'it’s a pedestal that {b puts} {a} on, and pedestals have no handrail',
      },
      Pluto: {
        flowing: 'no one has to show off, since {b sees} what {a is} made of',
        tense: 'neither likes to lose, and {b won’t} let {a} off with a draw',
      },
      Ascendant: {
        flowing: 'all it takes is {a} to introduce {b}, and the room is won',
        tense: '{b makes} an entrance just as {a is} taking a bow',
      },
      Midheaven: {
        flowing: 'when {b wins} a prize, {a claps} the loudest',
        tense: 'there’s one podium, and {b finds} {a} already speaking',
      },
    },
    Moon: {
      Moon: {
        flowing: 'the same evening suits both: the same hour, the same kind of quiet',
        tense: 'when one needs company, the other needs a closed door',
      },
      Mercury: {
        flowing: 'before {a can} name the feeling, {b has} the word for it',
        tense: 'where a hug would do, {b offers} {a} an explanation',
      },
      Venus: {
        flowing: 'on a bad day, {b knows} which soup {a likes}',
        tense: 'comfort is a blanket for {a} and a noisy table for {b}',
      },
      Mars: {
        flowing: 'a push from {b}, and {a is} off the sofa and laughing',
        tense: 'a quick word from {b} can stay with {a} all day',
      },
      Jupiter: {
        flowing: 'worries shrink when {b hears} about them, and {a sleeps} better',
        tense: '{b brings} presents when {a wants} to be listened to',
      },
      Saturn: {
        flowing: 'if {b says} eight o’clock, {a can} stop looking at the door',
        tense: '{b fixes} the faucet in silence while {a waits} for a kind word',
      },
      Uranus: {
        flowing: '{b turns} up unannounced, and {a is} glad',
        tense: 'it unsettles {a} never to know when {b will} call',
      },
      Neptune: {
        flowing: 'one look, and {b knows} how {a slept}',
        tense: 'low spirits are catching, and {b gets} them from {a} without knowing why',
      },
      Pluto: {
        flowing: 'secrets are safe: {a can} tell {b} what no one else has heard',
        tense: '{b asks} one time too many what {a is} really feeling',
      },
      Ascendant: {
        flowing: 'tired or in slippers, {a is} fine with {b} at the door',
        tense: 'a brisk hello from {b} can spoil one of {a’s} quiet mornings',
      },
      Midheaven: {
        flowing: 'after a big day out in the world, {b gets} a warm plate from {a}',
        tense: '{b has} to be somewhere important just when {a would} like an ear',
      },
    },
    Mercury: {
      Mercury: {
        flowing: 'one starts the joke and the other is already laughing',
        tense: 'the same word means two things, and both own a dictionary',
      },
      Venus: {
        flowing: 'ideas that {a tries} out on {b} come back better dressed',
        tense: '{a calls} it honest, and {b would} call it rude',
      },
      Mars: {
        flowing: 'by the end of {a’s} sentence, {b is} already at work',
        tense: '{b finishes} {a’s} sentences, and {a would} like them back',
      },
      Jupiter: {
        flowing: 'details from {a} and distance from {b} make one good map',
        tense: '{a counts} the trees while {b praises} the forest',
      },
      Saturn: {
        flowing: 'whatever {a thinks} up in the shower, {b puts} on the calendar',
        tense: 'expect three doubts from {b} before {a gets} to the point',
      },
      Uranus: {
        flowing: 'talking to {b}, {a has} ideas worth writing down',
        tense: '{b changes} the subject when {a is} only halfway through',
      },
      Neptune: {
        flowing: 'any story that {a starts}, {b sees} in color',
        tense: '{a makes} a list, {b hears} a mood, and both mean well',
      },
      Pluto: {
        flowing: 'it takes one question from {b} to keep {a} thinking for a week',
        tense: 'even after a good answer from {a}, {b keeps} digging',
      },
      Ascendant: {
        flowing: 'somehow {a says} it the way {b likes} to hear it',
        tense: 'a shrug from {b}, and {a is} left holding the question',
      },
      Midheaven: {
        flowing: '{a finds} the sentence that gets {b} the job',
        tense: 'there’s advice from {a} about the future that {b didn’t} ask for',
      },
    },
    Venus: {
      Venus: {
        flowing: 'one could shop for the other and get it right',
        tense: 'what one hangs on the wall, the other would put in the attic',
      },
      Mars: {
        flowing: '{a charms} the room while {b moves} the chairs, and both enjoy it',
        tense: 'there’s a nice way to ask, which {a prefers}, and a fast one, which {b uses}',
      },
      Jupiter: {
        flowing: 'with {a} and {b}, a sandwich turns into a picnic',
        tense: 'on a shopping trip with {b}, {a needs} a list and a limit',
      },
      Saturn: {
        flowing: 'years from now, {a will} still be kind and {b will} still be on time',
        tense: '{a would} like a thank-you for what {b considers} only a duty',
      },
      Uranus: {
        flowing: 'gifts from {b} are strange, and {a keeps} every one',
        tense: 'close one week, far away the next: that’s how {b can} look to {a}',
      },
      Neptune: {
        flowing: 'music says it for both, and {b knows} what {a is} humming',
        tense: 'the picture {a has} of {b} is a good one, and it needs updating',
      },
      Pluto: {
        flowing: 'when it’s serious, {b is} the one {a calls}',
        tense: 'nothing less than {a’s} full attention will do for {b}',
      },
      Ascendant: {
        flowing: 'the way {b laughs} is very much to {a’s} taste',
        tense: 'the shirt {b wears} isn’t the one {a would} have picked',
      },
      Midheaven: {
        flowing: 'doors stay open for {b} because people like {a}',
        tense: 'applause leaves {a} cold, and {b works} hard for it',
      },
    },
    Mars: {
      Mars: {
        flowing: 'both work at the same speed, so no one waits at the top of the hill',
        tense: 'neither gives way, and the doorway is narrow',
      },
      Jupiter: {
        flowing: 'courage doubles: {b says} why not, and {a goes} first',
        tense: 'if {a goes} too fast, {b is} cheering in the passenger seat',
      },
      Saturn: {
        flowing: 'hard jobs get finished, because {a pushes} and {b doesn’t} quit',
        tense: 'with {a} on the gas and {b} on the brake, it’s a bumpy ride',
      },
      Uranus: {
        flowing: 'a dull job turns into a stunt with {b}, to {a’s} delight',
        tense: 'orders don’t work: the more {a pushes}, the more {b swerves}',
      },
      Neptune: {
        flowing: 'for a good cause, {a does} the lifting and {b does} the dreaming',
        tense: 'a straight yes or no is what {a needs} and what {b avoids}',
      },
      Pluto: {
        flowing: 'what {a would} give up on Tuesday, {b carries} through to Friday',
        tense: '{a pushes}, {b pulls}, and neither will call it a game',
      },
      Ascendant: {
        flowing: 'out on a walk, {b picks} the path and {a sets} the pace',
        tense: 'being two steps ahead is natural to {a} and rude to {b}',
      },
      Midheaven: {
        flowing: 'on the climb that {b plans}, {a carries} the rope',
        tense: '{a’s} motto is now, and {b would} rather have it right',
      },
    },
    Jupiter: {},
    Saturn: {},
  };

/** Lines of points for pairs without a line of their own. `{b}` is the name of the point's owner. */
export const GENERAL_LINES: Readonly<Record<Exclude<NatalPoint, Personal>, SynastryLine>> = {
  Uranus: {
    flowing: 'around {b}, {a tries} the dish that isn’t on the menu',
    tense: 'once {a’s} bags are packed, {b is} apt to change the plan',
  },
  Neptune: {
    flowing: '{b hears} what {a leaves} out',
    tense: 'promises get blurry: {a remembers} a yes and {b remembers} a maybe',
  },
  Pluto: {
    flowing: '{b sees} a strength in {a} that most people walk past',
    tense: 'even a board game with {b} can feel to {a} like a match for the title',
  },
  Ascendant: {
    flowing: 'it’s easy for {a} and {b} to share a room, and even a silence',
    tense: 'the way {b loads} a dishwasher can drive {a} out of the kitchen',
  },
  Midheaven: {
    flowing: '{a knows} which door {b should} knock on',
    tense: 'the ladder {b climbs} leans against a wall that {a would} never choose',
  },
};

const isPersonal = (point: NatalPoint): point is Personal => point in SYNASTRY_LINES;

/** The line of two points, and whether `{a}` owns the first argument. Throws a RangeError for a gap in the table. */
export function synastryLine(
  one: NatalPoint,
  other: NatalPoint,
): { line: SynastryLine; isOneFirst: boolean } {
  const line = isPersonal(one) ? SYNASTRY_LINES[one][other] : undefined;
  if (line) return { line, isOneFirst: true };
  const turned = isPersonal(other) ? SYNASTRY_LINES[other][one] : undefined;
  if (turned) return { line: turned, isOneFirst: false };
  if (!isPersonal(other)) return { line: GENERAL_LINES[other], isOneFirst: true };
  if (!isPersonal(one)) return { line: GENERAL_LINES[one], isOneFirst: false };
  throw new RangeError(`Nothing is said of ${one} and ${other}.`);
}
