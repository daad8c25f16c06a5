import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** Saturn by sign, which two or three school years share: what is hard for it. */
// biome-ignore format: one row per text
export const SATURN: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'You learn to begin',
    core: ['Saturn in Aries, shared by everyone within a year or so of your age, makes it hard to be a beginner.', 'With people about your age you share Saturn in Aries, and it’s hard for you to push without an apology.'],
    decans: ['You’d like to be good at it before you start.', 'You fear looking foolish more than failing.', 'You wait for permission that no one is going to give.'],
  },
  Taurus: {
    title: 'You learn what is enough',
    core: ['People about your age have Saturn in Taurus, and they count on nothing they haven’t put aside.', 'With people about your age you share Saturn in Taurus, for whom safety is a number that keeps rising.'],
    decans: ['You keep a reserve of the reserve.', 'You mend things past the point of sense.', 'You find it hard to spend on a mere pleasure.'],
  },
  Gemini: {
    title: 'You learn to say it',
    core: ['You share Saturn in Gemini with people about your age, and a badly chosen word can bother you for a week.', 'Saturn in Gemini, which people about your age have in common, thinks twice before it opens its mouth.'],
    decans: ['You check a fact that no one doubted.', 'You take a joke at your expense more seriously than it was meant.', 'You distrust what sounds too clever.'],
  },
  Cancer: {
    title: 'You learn to be looked after',
    core: ['Saturn in Cancer, shared by people about your age, learns early that feelings must wait.', 'People about your age have Saturn in Cancer, and they don’t find it easy to be babied.'],
    decans: ['You carry the family and call it nothing.', 'You lock up a hurt and remember where.', 'You’re embarrassed to need anyone at night.'],
  },
  Leo: {
    title: 'You learn to be seen',
    core: ['People about your age have Saturn in Leo, and they find applause hard to accept and harder to do without.', 'You share Saturn in Leo with people about your age, and being noticed is a duty to you as much as a wish.'],
    decans: ['You rehearse what should be spontaneous.', 'You’d like to shine and be modest about it at once.', 'You take command when you must, and lose sleep.'],
  },
  Virgo: {
    title: 'You learn to call it done',
    core: ['You share Saturn in Virgo with people about your age, and no one corrects you as often as you do.', 'Saturn in Virgo, which people about your age have in common, can’t leave a mistake where it is.'],
    decans: ['You redo what was good enough on Tuesday.', 'You fear the error that’s found after you’ve signed.', 'You worry about your body when it’s your calendar that’s ill.'],
  },
  Libra: {
    title: 'You learn to disagree',
    core: ['Saturn in Libra, strong there and shared by people about your age, takes a promise between two as law.', 'People about your age have Saturn in Libra, and they weigh a commitment until the scales rust.'],
    decans: ['You stay polite an hour too long.', 'You’d rather be just than be loved, on most days.', 'You put off a decision until it’s been made for you.'],
  },
  Scorpio: {
    title: 'You learn to trust',
    core: ['People about your age have Saturn in Scorpio, and they share a secret as others sign a mortgage.', 'With people about your age you share Saturn in Scorpio, and you keep what matters under more than one lock.'],
    decans: ['You prepare for betrayals that don’t come.', 'You have trouble asking for what you can’t repay.', 'You hold a family debt in your head, to the cent.'],
  },
  Sagittarius: {
    title: 'You learn to believe',
    core: ['You share Saturn in Sagittarius with people about your age, and you’d like your faith to come with footnotes.', 'People about your age have Saturn in Sagittarius, and a belief has to pass an exam with them.'],
    decans: ['You study where others would simply travel.', 'You’re wary of big words, most of all your own.', 'You feel you’ve got to be wise before you may speak.'],
  },
  Capricorn: {
    title: 'You learn to rest',
    core: ['Saturn in Capricorn, its own sign and that of people about your age, takes the weight without being asked.', 'You share Saturn in Capricorn, its own sign, with people about your age, and you act like a foreman even at play.'],
    decans: ['You finish on time at the cost of supper.', 'You measure your worth by what you’ve put up with.', 'You trust a rule until you’ve outgrown it by ten years.'],
  },
  Aquarius: {
    title: 'You learn to belong',
    core: ['People about your age have Saturn in Aquarius, its other home, and think hard about what they owe the group.', 'You share Saturn in Aquarius with people about your age, and it’s at home there: rules are fine with you, if they’re for everyone.'],
    decans: ['You’re loyal to an idea long after the meeting.', 'You explain the rules so that you don’t have to explain yourself.', 'You keep friends at the distance from which they look best.'],
  },
  Pisces: {
    title: 'You learn to let go',
    core: ['You share Saturn in Pisces with people about your age, and guilt reaches you faster than blame does.', 'People about your age have Saturn in Pisces, and find it hard to tell compassion from duty.'],
    decans: ['You feel responsible for the weather.', 'You help until you’re angry about it.', 'You fear the things that can’t be put on a list.'],
  },
};

/** Saturn's element with the Sun's: what is hard for a person, and what they're after. */
// biome-ignore format: one row per sentence
export const SATURN_WITH_SUN: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['Saturn puts a lid on your fire, and under a lid it burns longer.', 'You’re a racer who checks the tires.'],
    earth: ['You make up for it with method, and you get there by the service stairs.', 'You prepare for boldness as for an exam.'],
    air: ['You talk bravely about risks, and then read the conditions.', 'You’re quick to see the risk in your own bright idea.'],
    water: ['You need courage most where you feel most, and you find it late and for good.', 'You hesitate at the door of what you most want to feel.'],
  },
  earth: {
    fire: ['Saturn makes you pay in cash for your enthusiasm, which keeps it honest.', 'Saturn holds you to a budget of days, and you get more done for it.'],
    earth: ['Together with your Sun, Saturn could make work your whole life, if no one calls you to supper.', 'You’re stricter with yourself than the work demands.'],
    air: ['Saturn asks each of your ideas what it weighs.', 'Saturn makes you finish a thought before you sell it.'],
    water: ['Saturn gives your feelings a floor, and sometimes a ceiling.', 'You let people in by appointment.'],
  },
  air: {
    fire: ['Saturn makes you think before you leap, roughly every other time.', 'Saturn makes you explain your courage, and explaining costs you some.'],
    earth: ['Saturn has you explain what you’d rather simply do.', 'You can be silent for a week over a point of method.'],
    air: ['Saturn makes a careful thinker of you, and you can wait too long for the perfect argument.', 'You’d like your opinions to be right and also unassailable.'],
    water: ['You’d like to talk about what hurts in the right words, or not at all.', 'You think your way out of tears.'],
  },
  water: {
    fire: ['Saturn keeps your tender side for a very few, and they’re surprised by it.', 'You roar least when you’re hurt most.'],
    earth: ['You trust work to take the place of comfort, and it does so only until Sunday evening.', 'You’re firmer outside than in, and few people get to see the soft part.'],
    air: ['You have a good explanation for each feeling that you don’t want to have.', 'You trust what you can reason out, since what you feel comes with conditions.'],
    water: ['You feel deeply and show it sparingly, like people who’ve been careful with water.', 'You hold back exactly what would have brought people closer.'],
  },
};

/** Saturn's element with Venus's: what makes affection hard. */
// biome-ignore format: one row per sentence
export const SATURN_WITH_VENUS: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['In love you’re proud, and it would rather wait in the cold than knock.', 'You court with fireworks and commit very slowly.'],
    earth: ['You save up affection, and now and then you forget to spend it.', 'You’re generous with people and strict about what may be called love.'],
    air: ['You keep affection witty so that it can’t be refused.', 'You’d like affection to be easy, and you prepare for it like a speech.'],
    water: ['Your warmth needs to know first that it won’t be laughed at.', 'You fear a refusal more than loneliness, so you wait for a sign.'],
  },
  earth: {
    fire: ['With those you like, you’re eager in feeling and careful in deed, and they see mostly the deed.', 'You love warmly and keep the books.'],
    earth: ['You love by providing, and you’re uneasy when there’s nothing to provide.', 'What you give is solid, and you’d be glad to hear that it was wanted.'],
    air: ['You like people lightly and commit to them heavily, with not much in between.', 'You enjoy many people and rely on three.'],
    water: ['You’re tender and thrifty, and you give most to those who ask least.', 'You hide a soft heart behind a full pantry.'],
  },
  air: {
    fire: ['You’re quick to adore and slow to say what you need from it.', 'You say sweet things readily, and the serious one takes you a year.'],
    earth: ['Where you’re fond of someone, you’d like an understanding, preferably in writing.', 'You choose a friend as others choose a roof.'],
    air: ['You discuss a friendship’s terms before you’ve noticed that you’re in it.', 'You can explain what you feel for anyone, which is a way of keeping it at arm’s length.'],
    water: ['You long for closeness and then find a good reason for distance.', 'You’d give a great deal to be held, and you’d never ask.'],
  },
  water: {
    fire: ['You give your heart with a flourish and keep a spare at home.', 'You warm to people at once and then stand guard over it.'],
    earth: ['You show care in things that can be touched, since words of love feel too exposed.', 'You care in deeds, and fear that words would spoil it.'],
    air: ['You joke about missing people, and that’s how one can tell that you do.', 'You keep your affections light, so that losing one won’t show.'],
    water: ['You attach yourself slowly, completely, and with a fear of being a burden.', 'You love for good, and you’re careful when you begin.'],
  },
};

/** Saturn's element with Mars's: what makes action hard. */
// biome-ignore format: one row per sentence
export const SATURN_WITH_MARS: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['You race and brake with the same foot, so it helps to choose one per day.', 'You hold your anger on a short leash, and holding it tires you.'],
    earth: ['You prepare for a fight you’d rather have had at once.', 'You’ve got steady hands and a fear of the starting gun.'],
    air: ['You argue yourself out of a risk that you’d already taken in your mind.', 'You’d act more if you rehearsed it less.'],
    water: ['You act in waves and scold yourself for the troughs.', 'You do your bravest things quietly, so as not to be watched.'],
  },
  earth: {
    fire: ['You charge at a task and then do all of it, down to the paperwork.', 'You’re quick to act and strict about what it costs.'],
    earth: ['You work like a mason, and you’re hard on people who work like painters.', 'You can outwork most people, and you know what each hour is for.'],
    air: ['Your quick starts get held up at the counter, and you learn to bring the form.', 'You try the clever way first, and then you do it the long way, properly.'],
    water: ['You put off what you dread and do what you’re used to, very well.', 'You need a quiet place and a fixed hour, or else it won’t be done.'],
  },
  air: {
    fire: ['You jump when you’ve proved that it’s safe, and by then you’re running.', 'Your energy wants to know why, and it starts when you’ve told it.'],
    earth: ['You get through more dull work than anyone suspects, provided that you may think meanwhile.', 'You test each step, and people who follow you don’t fall.'],
    air: ['You plan out loud and need someone to say “now.”', 'You can talk about beginning with real insight.'],
    water: ['You move when you’re moved, and explain at length why you haven’t been.', 'You hold a grudge in good order.'],
  },
  water: {
    fire: ['You hit hard and worry for days about where it landed.', 'You burst out, regret it, and fix what you’ve broken.'],
    earth: ['You wear out your doubts by working.', 'You toil in order not to worry.'],
    air: ['You’re daring in talk and cautious on the stairs.', 'You’re bolder about ideas than about doors.'],
    water: ['You hold back for fear of hurting, and it comes out as delay.', 'You’re strong in the long run, and you’ve never believed it.'],
  },
};
