import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** Jupiter by sign, which a school year shares: what it believes in. */
// biome-ignore format: one row per text
export const JUPITER: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'You believe in going first',
    core: ['With the rest of your school year, you have Jupiter in Aries, and you trust whoever dares.', 'Jupiter in Aries, which your school year has in common, makes you hopeful about whatever hasn’t been tried.'],
    decans: ['Luck, you think, is mostly a matter of turning up early.', 'You respect a leader who takes the blame.', 'You’d back a newcomer over a favorite.'],
  },
  Taurus: {
    title: 'You believe in enough',
    core: ['Jupiter in Taurus, shared with your school year, finds riches in what can be eaten, planted or worn.', 'Your school year has Jupiter in Taurus, and you put your trust in what grows at its own pace.'],
    decans: ['You’re generous with food and slow with cash.', 'You’d rather improve a field than buy a second one.', 'You trust what has been paid for.'],
  },
  Gemini: {
    title: 'You believe in asking',
    core: ['Your school year has Jupiter in Gemini, and for you there’s no question too small to be interesting.', 'With your school year you share Jupiter in Gemini, and you expect the next conversation to be the one that helps.'],
    decans: ['You collect facts as others collect stamps.', 'You believe most quarrels are misunderstandings, and some of them are.', 'You’d give every village a library with good coffee.'],
  },
  Cancer: {
    title: 'You believe in looking after people',
    core: ['Jupiter in Cancer, strong there and shared with your school year, makes you think of the world as a household.', 'With your school year you share Jupiter in Cancer, so you think that most people would be better for a good meal.'],
    decans: ['You’d set one more place at any table.', 'You trust those who stood by you when it was ugly.', 'You give to strangers who remind you of someone.'],
  },
  Leo: {
    title: 'You believe in doing it properly',
    core: ['With your school year you share Jupiter in Leo, which likes a large gesture and a full house.', 'Jupiter in Leo, as in your whole school year, has you believing in talent, your own included.'],
    decans: ['You tip as if you’d been watched.', 'You’d forgive a fault for the sake of a good story.', 'You trust people who aren’t ashamed of wanting to win.'],
  },
  Virgo: {
    title: 'You believe in good work',
    core: ['Your school year has Jupiter in Virgo and puts its faith in people who know their trade.', 'With your school year you share Jupiter in Virgo, and you hope for progress in small, checkable steps.'],
    decans: ['You think the world would be saved by better instructions.', 'You’re prouder of a system that runs than of a prize.', 'You find a garden more convincing than a sermon.'],
  },
  Libra: {
    title: 'You believe in fairness',
    core: ['Jupiter in Libra, as in your whole school year, thinks that most things go better for two.', 'Your school year has Jupiter in Libra, and you’re hopeful wherever two people sit down to talk.'],
    decans: ['You trust anyone who lets others finish.', 'You’d change a law sooner than break it.', 'You find luck in introductions.'],
  },
  Scorpio: {
    title: 'You believe in the truth',
    core: ['With your school year you share Jupiter in Scorpio, which suspects that the best part is under the floor.', 'Jupiter in Scorpio, shared with your school year, trusts what has survived a crisis.'],
    decans: ['You respect people who’ve been through something.', 'You’re more forgiving of a sin than of a pretense.', 'You’d keep a promise to the dead.'],
  },
  Sagittarius: {
    title: 'You believe in the road',
    core: ['Jupiter in Sagittarius, its own sign and your school year’s, takes it for granted that it’s better over there.', 'Your school year has Jupiter in Sagittarius, its own sign, and looks for meaning the way others look for parking.'],
    decans: ['You trust a teacher who has been lost.', 'You’d bet on the long shot for its view.', 'You think everyone should have seen the sea, the desert and a good parade.'],
  },
  Capricorn: {
    title: 'You believe in earning it',
    core: ['Your school year has Jupiter in Capricorn and doesn’t quite trust what came for free.', 'With your school year you share Jupiter in Capricorn, and your hopes come with a date by which they’re due.'],
    decans: ['You think of luck as the interest on work.', 'You admire old firms and old trees.', 'You’d rather be promoted late than wrongly.'],
  },
  Aquarius: {
    title: 'You believe in a better way',
    core: ['Jupiter in Aquarius, shared with your school year, expects more of a good idea than of a great man.', 'Your school year has Jupiter in Aquarius and would rather mend the system than find the culprit.'],
    decans: ['You trust people who’ve changed their minds in public.', 'You’d open the books, the code and the meeting.', 'You think friendship is a form of politics.'],
  },
  Pisces: {
    title: 'You believe in mercy',
    core: ['With your school year you share Jupiter in Pisces, its own sign, and you’d sooner be fooled than be hard.', 'Jupiter in Pisces, its own sign and your school year’s, believes in what can’t be proved.'],
    decans: ['You find more truth in a song than in a ruling.', 'You give more when no one’s counting.', 'You think that people are mostly better than their worst day.'],
  },
};

/** Jupiter's element with the Sun's: what a person believes in, and what they're after. */
// biome-ignore format: one row per sentence
export const JUPITER_WITH_SUN: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['That agrees with you so well that you rarely check it.', 'You’ve never needed to be talked into hope.'],
    earth: ['Jupiter lifts you out of your caution about twice a year, and those are good years.', 'Jupiter is the voice that says “buy the ticket” when you’ve already found a reason not to.'],
    air: ['Jupiter turns your talk into trips, launches and bets.', 'Jupiter makes you the one who says “why not?” after the discussion.'],
    water: ['Jupiter gives you courage on other people’s behalf first.', 'Jupiter warms you when you’re inclined to hide.'],
  },
  earth: {
    fire: ['Jupiter is the part of you that reads the guarantee.', 'Jupiter reminds you, in the middle of a blaze, to eat.'],
    earth: ['So your hopes are made of things you could build with your own hands.', 'So your optimism has foundations and a cellar.'],
    air: ['Jupiter brings your ideas down to where they can be fed.', 'That’s why you count before you praise, and praise all the same.'],
    water: ['Jupiter lets you give kindness a form: a meal, a loan, a spare key.', 'Jupiter gives your worries something to do.'],
  },
  air: {
    fire: ['Jupiter makes you curious about the people you’re competing with.', 'Jupiter lets you laugh at yourself, which you need about weekly.'],
    earth: ['Jupiter talks you into things that you’d have called impractical, and some of them pay.', 'Jupiter loosens you up, mostly after eight in the evening.'],
    air: ['So you expect that talking will help, and go on expecting it.', 'Jupiter convinces you that it’s never too late to talk.'],
    water: ['Jupiter gives you words for a hope you’d otherwise keep to yourself.', 'Jupiter airs the room when you’ve been brooding.'],
  },
  water: {
    fire: ['Jupiter softens what you fight for: in the end you want someone to be safe.', 'Jupiter is the reason you stop in mid-charge for someone who’s fallen.'],
    earth: ['That’s why you leave a bit of room in every budget for someone in trouble.', 'Jupiter makes a host of you, under the reserve.'],
    air: ['Jupiter makes you doubt a clever answer that leaves anyone out.', 'That’s why your best theories are about people.'],
    water: ['So you trust your feelings further than most people would.', 'Jupiter flows the same way as you do, and so you sometimes float too far.'],
  },
};

/** Jupiter's element with Mercury's: what a person hopes for, and how they think. */
// biome-ignore format: one row per sentence
export const JUPITER_WITH_MERCURY: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['You think in headlines, and your hopes write them.', 'You tell people about tomorrow as if you’d been there.'],
    earth: ['You keep a large dream in a small, correct notebook.', 'You check the facts of your own enthusiasm, and keep most of it.'],
    air: ['You can talk a room into believing in next year.', 'You’re a believer who likes a debate.'],
    water: ['You’d like to be brave, and you imagine it beautifully.', 'You hope in pictures and speak about them in a low voice.'],
  },
  earth: {
    fire: ['You speak boldly about modest, sensible plans.', 'You tell a modest truth so well that it sounds like news.'],
    earth: ['Your mind and your hopes are both in the pantry, counting jars.', 'You’d like to see the figures, and you’re pleased when they’re good.'],
    air: ['You’re practical about the goal and inventive about the way.', 'You can make anyone see why a thing would be worth having.'],
    water: ['You hope for peace and plenty, and you picture the garden.', 'You keep quiet about what you’d like, and save for it.'],
  },
  air: {
    fire: ['You get excited by an argument as others do by a match.', 'You talk yourself into new friends and new theories.'],
    earth: ['You distrust theories and collect them.', 'You ask what it’s good for, and you’re open to any answer.'],
    air: ['You believe that the right sentence exists, and you’ve looked for it in several languages.', 'You’d gladly read all the books, and you’ve begun most of them.'],
    water: ['You feel your way to an opinion, and then find that it’s been published.', 'You’re curious about people in the way that others are about stars.'],
  },
  water: {
    fire: ['You preach gentleness at the top of your voice.', 'You make large promises out of pity.'],
    earth: ['You’re moved by need and answer it with a list.', 'You give advice that can be used by Thursday.'],
    air: ['You explain mercy so well that people ask you for the source.', 'You defend the gentle side with sharp arguments.'],
    water: ['You hope as you think, in pictures with the sea in them.', 'You hear the sorrow in a sentence, and answer that.'],
  },
};

/** Jupiter's element with the Moon's: what a person hopes for, and what they need. */
// biome-ignore format: one row per sentence
export const JUPITER_WITH_MOON: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['A bad day lasts you until someone suggests a trip.', 'You recover quickly, and you take others with you.'],
    earth: ['You want adventure with breakfast included.', 'You’re bold once you’ve eaten.'],
    air: ['You cheer yourself up by talking big, and it works.', 'You need applause a little and conversation a lot.'],
    water: ['You feel a great deal and hope anyway.', 'You’re easily moved to grand gestures, most of them toward the weak.'],
  },
  earth: {
    fire: ['You’re restless at home and generous at the shop, so the closets are full of good ideas.', 'You’re merry in company, and you like to know that there’s something in the bank.'],
    earth: ['You feel rich when the pantry is, and you like to share it.', 'You’re content when things grow, be it a tree, a child or a balance.'],
    air: ['You need company in order to enjoy what you’ve got.', 'You like a good discussion about real estate.'],
    water: ['You give as you’d feed a bird, patiently and every day.', 'You save for the people you love.'],
  },
  air: {
    fire: ['You want to be where it’s being discussed, and you get there early.', 'You’re excited by whoever has just come in.'],
    earth: ['You’re fond of new ideas in old surroundings.', 'You like your ideals served with bread.'],
    air: ['You can be talked out of sadness, if it’s done with some wit.', 'You’re always ready to have it explained in another way.'],
    water: ['You look for people who need no explanations, and you explain that very well.', 'You believe in people in general, and cry over one in particular.'],
  },
  water: {
    fire: ['You’re brave for the weak.', 'You flare up at unkindness.'],
    earth: ['You comfort people with soup and ask nothing.', 'You look after others so steadily that they think it’s no trouble.'],
    air: ['You hear sad stories without flinching and pass on the useful part.', 'You feel with everyone and would like to understand them, too.'],
    water: ['Your heart is open late, and there’s usually someone in the kitchen.', 'You’re hopeful by nature and sad by the hour.'],
  },
};
