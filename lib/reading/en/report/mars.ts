import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** Mars by sign: how a person acts and fights. */
// biome-ignore format: one row per text
export const MARS: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'You act first',
    core: ['Mars in Aries, its own sign, has a short fuse and no memory for grudges.', 'With Mars in Aries, where it rules, you’d rather do it wrong than wait.'],
    decans: [
      'You’re at your best in the first ten minutes of an emergency. Slow projects need someone else to hold the calendar.',
      'You fight in the open and like an audience. You’d never stab anyone in the back, and you’re slow to see that others might.',
      'You throw yourself at a goal because it’s far away. Once it’s within reach, you’re looking at the next one.',
    ],
    strained: [
      'You go off like an alarm, and people stop checking whether there’s a fire.',
      'You pick the fight you’re sure to win, and it does you no credit.',
      'You burn through a plan in its first week. Keep back a third of your strength for the boring part.',
    ],
  },
  Taurus: {
    title: 'You push slowly and don’t stop',
    core: ['With Mars in Taurus, you take a week to get going and then can’t be turned.', 'Mars in Taurus moves like a plow: straight, deep and not at all for show.'],
    decans: [
      'Your anger is rare and thorough. People who’ve seen it once remember where they stood.',
      'You work with your hands, at an even pace, and dislike being timed. You finish.',
      'You put effort only where it pays, and you’re right to ask. Threats make you sit down.',
    ],
    strained: [
      'You dig in for reasons you’ve forgotten. Once you’ve said no, it takes a flood to get you out.',
      'You drive yourself with a rhythm that doesn’t allow for colds.',
      'You fight over property when it’s really about respect.',
    ],
  },
  Gemini: {
    title: 'You fight with words',
    core: ['Your Mars in Gemini does two things at once and argues about a third.', 'With Mars in Gemini, you attack a problem by discussing it with four people.'],
    decans: [
      'Boredom is what makes you aggressive. A task you can talk through gets done in half the time.',
      'You disarm people with a quick remark, and now and then it cuts deeper than you meant.',
      'You work in bursts, at odd hours, on whatever is least expected of you. Rules make you inventive.',
    ],
    strained: [
      'You needle. It starts as fun, and you don’t notice when the other person has stopped laughing.',
      'You argue against whatever was decided, to keep your hand in.',
      'You start at six places and tire at all of them. One list, one pencil.',
    ],
  },
  Cancer: {
    title: 'You fight for your people',
    core: ['Mars in Cancer rarely attacks, but it defends with everything it has.', 'Your Mars in Cancer acts for love or out of hurt, and seldom for money.'],
    decans: [
      'You act on your mood, so a bad night can cost you a morning. You get stubborn when you’re pushed and helpful when you’re asked.',
      'You don’t shout. You withdraw, and you remember.',
      'You work hardest for someone else’s sake. Anger for yourself comes out as tiredness.',
    ],
    strained: [
      'You hit back at the third offense with the force of all three.',
      'You fight from ambush, with a fact you’ve kept for months.',
      'You can’t say what you want, so you get a headache about it.',
    ],
  },
  Leo: {
    title: 'You do it with flair',
    core: ['With Mars in Leo, you work hard where it shows and drag your feet where it doesn’t.', 'Mars in Leo does a thing with its whole chest or not at all.'],
    decans: [
      'You’d rather lose proudly than win by a trick. Being corrected in public is what you find hardest to forgive.',
      'You take on too much with pleasure. Enthusiasm carries you for weeks, and then you need a rest.',
      'You lead from the front and expect to be followed. Ask once in a while whether they are.',
    ],
    strained: [
      'You’d break it rather than be seen asking for help.',
      'You take on a bet because someone looked doubtful.',
      'You roar at small delays, and the large ones find you hoarse.',
    ],
  },
  Virgo: {
    title: 'You get it right',
    core: ['Your Mars in Virgo puts its force into detail, and a badly done job makes you angrier than an insult.', 'With Mars in Virgo, you do it again until it’s right, and then you clean the tools.'],
    decans: [
      'You criticize because you want to help, and you sound it less than you think. Nerves drive you harder than ambition does.',
      'You outwork people without mentioning it. You stop when it’s finished, rarely when you’re tired.',
      'You need your own pace and your own tools. Interrupted, you start again from the beginning.',
    ],
    strained: [
      'You’re angry about crumbs because you may not be angry about the rest.',
      'You work through the fever and are short with those who don’t.',
      'You can’t begin until everything’s ready, and nothing ever is.',
    ],
  },
  Libra: {
    title: 'You fight fair',
    core: ['Mars in Libra looks for an ally before it looks for a weapon.', 'Your Mars in Libra would rather win you over than win.'],
    decans: [
      'You put off the quarrel until it’s twice the size. You’re bravest on someone else’s behalf.',
      'You fight for principles and hate to be personal about it. People can find your calm infuriating.',
      'You get your way by persuasion, and you like it to look like their idea. Decisions tire you more than effort does.',
    ],
    strained: [
      'You let it pass nine times and hand in a resignation at the tenth.',
      'You fight by being in the right, in complete sentences.',
      'You wait for someone else to be angry on your behalf.',
    ],
  },
  Scorpio: {
    title: 'You don’t let go',
    core: ['With Mars in Scorpio, a sign it rules, you want few things and pursue them for years.', 'Mars in Scorpio, one of its own signs, doesn’t show its hand or leave the table.'],
    decans: [
      'You fight in silence and know where it hurts. Most people would rather have you on their side.',
      'You act on hunches you can’t explain. When you’re angry, you vanish, and that’s worse than noise.',
      'You’d go through a wall for three people. Threaten one of them, and you skip the warning.',
    ],
    strained: [
      'You plan the revenge in detail and rarely carry it out, which doesn’t make it restful.',
      'You go silent until they’ve forgotten the matter, and then you raise it.',
      'You’d rather be feared than let down. There are people who’d do neither.',
    ],
  },
  Sagittarius: {
    title: 'You aim far',
    core: ['Your Mars in Sagittarius runs on belief: with a reason, you don’t tire, and without one, you don’t start.', 'With Mars in Sagittarius, you need a far goal and no fences on the way.'],
    decans: [
      'You say it bluntly and move on before it has landed. You need fresh air the way others need coffee.',
      'You bet on yourself, and you don’t read the rules of the game. Long odds wake you up.',
      'You exaggerate when you’re angry, and you half enjoy it. You’re quick to laugh at it later.',
    ],
    strained: [
      'You charge at a windmill while the dishes wait.',
      'You quit in a grand manner over something that a phone call would have settled.',
      'You make an enemy with a joke and a friend with the apology.',
    ],
  },
  Capricorn: {
    title: 'You climb',
    core: ['Mars in Capricorn is strong here: you save your strength and spend it where it counts.', 'Your Mars in Capricorn, strong in this sign, treats effort as an investment.'],
    decans: [
      'You turn anger into work, and the work gets done. You rarely raise your voice, since you rarely need to.',
      'You can go on long after others have stopped. You dislike wasted motion, in sport and in meetings.',
      'You plan the fight and bring the papers. You’d rather be prepared than brave.',
    ],
    strained: [
      'You can’t stop, and you call it duty. Your shoulders know better.',
      'You hold yourself back until it’s safe, and by then it’s finished.',
      'You command when you could ask. It’s quicker once and slower ever after.',
    ],
  },
  Aquarius: {
    title: 'You do it your way',
    core: ['With Mars in Aquarius, an order is the surest way to stop you.', 'Mars in Aquarius goes on strike at the word “must.”'],
    decans: [
      'You work best when it’s for everyone or for the principle. You get cold rather than hot when you’re angry.',
      'You attack a problem from its oddest side. Halfway through, you may have invented a better one.',
      'You fight like a diplomat with a wild idea. You give in on manners and never on the point.',
    ],
    strained: [
      'You sabotage the order even when you’d have liked the result.',
      'You pull the plan apart a day before it’s due.',
      'You’re furious in a civil tone, and people underrate it until you’ve gone.',
    ],
  },
  Pisces: {
    title: 'You go with the current',
    core: ['Your Mars in Pisces gets there like water: around, under, and when no one’s looking.', 'With Mars in Pisces, you act like a swimmer: with the water, and rarely straight across.'],
    decans: [
      'You act when you’re moved, and pushing doesn’t move you. A wish to hide may be anger that you haven’t noticed.',
      'You’ll do for others what you’d never do for yourself. Say what you want early, while it’s a wish and not yet a grievance.',
      'You seem to give way and then turn up at the goal. Those who take you for weak find out late.',
    ],
    strained: [
      'You put it off until someone else has wanted it for you.',
      'You say “never mind” and mind for a week.',
      'You fight by vanishing, and those who need you pay for it.',
    ],
  },
};

/** Mars's element with the Sun's: how a person acts, and what for. */
// biome-ignore format: one row per sentence
export const MARS_WITH_SUN: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['Drive and purpose burn the same fuel, so you have plenty of it and no reserve tank.', 'When you want it, you’re already doing it, and rest has to be forced on you.'],
    earth: ['Your aims are patient and your temper isn’t, which is how good plans get a bad week.', 'You build carefully and lose your temper over the instructions.'],
    air: ['Your ideas get done, because you’d rather try one than polish it.', 'You think it, and before it’s quite thought through, it’s under way.'],
    water: ['You’re gentle by intention and fierce by reflex, and you apologize well.', 'You fight on behalf of what you’d rather cry about.'],
  },
  earth: {
    fire: ['You dream big and work in small, regular steps, which is rarer than either.', 'Your ideals get their hands dirty, and they’re better for it.'],
    earth: ['You know what you want and how much of it fits into a day.', 'You don’t start what you can’t finish, and you don’t say how long it’ll take.'],
    air: ['You turn talk into something with legs, though later than you said.', 'You’d like to be known for your ideas, and you’re known for having delivered.'],
    water: ['You act on feelings only after they’ve passed inspection.', 'You’re soft about people and firm about procedures.'],
  },
  air: {
    fire: ['You get your way with words and would rather not sweat for it.', 'You shine in the argument and leave the digging to the convinced.'],
    earth: ['You argue for solid things in clever ways.', 'You bring a good reason and someone else brings the ladder.'],
    air: ['You act by talking: calls, drafts, a word in the right ear.', 'Your weapon of choice is a better question.'],
    water: ['You keep your feelings out of a fight, and they turn up at home.', 'You reason your way around a feeling and meet it again in the hall.'],
  },
  water: {
    fire: ['You want to shine and you act on moods, so your output has weather.', 'You look bold, and you’re carried by a tide that no one else sees.'],
    earth: ['You’re steadier in what you want than in how you feel about doing it.', 'You know what should be done, and your mood decides when.'],
    air: ['You think clearly and act by feel, and explaining the one by the other is a sport of yours.', 'Your plans are clear, and whether you act on them depends on the day.'],
    water: ['Wanting and doing are both matters of feeling, so you can’t work for someone you don’t like.', 'You can do anything for someone and very little for a salary.'],
  },
};

/** For a personal planet that was retrograde at birth. */
export const RETROGRADE: Readonly<Partial<Record<Body, string>>> = {
  Mercury:
    'Mercury was retrograde when you were born: you go over things once more than others do, and find what they missed.',
  Venus:
    'Venus was retrograde when you were born, so you decide late whom and what you like, and often against the fashion.',
  Mars: 'Mars was retrograde when you were born, so you turn your push inward first and can be slow to say that you’re angry.',
};

/** How a person comes to act: Mars rose before the Sun, or after it. */
// biome-ignore format: one row per sentence
export const MARS_FROM_SUN: Readonly<Record<Sign, Readonly<Record<'before' | 'after', Variants>>>> = {
  Aries: {
    before: ['You move without a signal and look around later for company.', 'You’re out of the door while they’re still voting.'],
    after: ['You’re at your fastest when someone else has drawn the line.', 'You wait for a shove and give it back with interest.'],
  },
  Taurus: {
    before: ['You start a job unasked and at your own speed, and no one may help.', 'You set your own pace, and it’s the same uphill.'],
    after: ['You need a good reason to begin and none to go on.', 'You don’t stir until it’s worth it, and then you’re unstoppable.'],
  },
  Gemini: {
    before: ['You throw the first remark, and the debate is where you warm up.', 'You begin by contradicting.'],
    after: ['You’re quickest in reply: it takes a provocation to show what you can do.', 'You’re never so quick as when someone has said that it can’t be done.'],
  },
  Cancer: {
    before: ['You stand guard before there’s any danger.', 'You prepare for a storm on a clear day.'],
    after: ['You’re mild until one of yours is touched.', 'You fight back better than you fight.'],
  },
  Leo: {
    before: ['You take the lead before it’s been offered.', 'You raise your flag first and count the followers later.'],
    after: ['You’re bravest with a crowd at your back.', 'You rise to an occasion, provided that it’s an occasion.'],
  },
  Virgo: {
    before: ['You’ve begun to tidy while others are still pulling up chairs.', 'You’re up before the problem is.'],
    after: ['You act on a complaint as if it were an order.', 'You do your best work in repair of someone else’s.'],
  },
  Libra: {
    before: ['You make the first offer, and it’s a fair one.', 'You open with a concession, to get things moving.'],
    after: ['You wait for the other side’s move and answer it exactly.', 'You settle a score exactly, and that’s the end of it.'],
  },
  Scorpio: {
    before: ['You choose your ground long before there’s a quarrel.', 'You’ve planned the siege before they know it’s a war.'],
    after: ['You don’t strike first, and you do strike last.', 'You don’t forget who started a quarrel.'],
  },
  Sagittarius: {
    before: ['You set out without waiting for the weather report.', 'You start for the pleasure of starting.'],
    after: ['You need a dare, a deadline or a departing train.', 'You’re fastest with someone at your heels.'],
  },
  Capricorn: {
    before: ['You give yourself the orders, and they’re strict.', 'You hold yourself to a plan that no one else has seen.'],
    after: ['You work best against resistance, like someone climbing.', 'You’re made by obstacles and a bit lost without them.'],
  },
  Aquarius: {
    before: ['You start the revolution by yourself, on a weekday.', 'You break with custom before it’s had time to bother you.'],
    after: ['You rebel once you’ve been told to, and very well.', 'You’re stirred by injustice that’s done to others first.'],
  },
  Pisces: {
    before: ['You follow an impulse that you couldn’t have explained to anyone.', 'You slip away toward what you want before you’ve told yourself.'],
    after: ['You act when someone needs you, and are surprised by your own strength.', 'You’re roused by need, someone else’s as a rule.'],
  },
};

/** For a personal planet without an aspect. */
export const ALONE: Readonly<Partial<Record<Body, string>>> = {
  Sun: 'No planet makes an angle to your Sun, so you don’t take your bearings from anyone, and it may take you a while to see that others do.',
  Moon: 'No planet makes an angle to your Moon, so your moods keep to themselves and come without a reason that you could give.',
  Mercury:
    'No planet makes an angle to your Mercury, so you think along your own line, undisturbed, and have to learn where others join it.',
  Venus:
    'No planet makes an angle to your Venus, so your taste is your own, and you can be fond of someone for a long time without its showing.',
  Mars: 'No planet makes an angle to your Mars, so your drive runs on a switch of its own: fully on, or fully off.',
};
