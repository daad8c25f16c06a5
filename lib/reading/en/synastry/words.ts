import type { Level } from '#lib/scoring/day.ts';
import type { NamedStrengths, PositiveCategory, SynastryCharacter } from '../../synastry/synastry-story.ts';

/** Variants. No two in a list share an opening or a shape; a list may have more than five. */
type Ways = readonly [string, string, string, string, string, ...string[]];
type ByLevel = Readonly<Record<Level, Ways>>;

/**
 * Sentences on the couple as a whole. `{both}` is their two names, always the object of a verb or preposition, since a
 * person may be called Me. One sentence per variant.
 */
export const CHARACTERS: Readonly<Record<SynastryCharacter, Ways>> = {
  easy: [
    'Put {both} at the same table, and the evening looks after itself.',
    'No one has to work hard to keep {both} on good terms.',
    'Between {both} there’s plenty to enjoy and not much to get past.',
    'It takes no special occasion for {both} to have a good day.',
    'The good days come without planning for {both}, and the bad ones are short.',
  ],
  lively: [
    'Boredom isn’t the danger with {both}: a great deal goes well, and the rest gets said out loud.',
    'Expect laughter and slammed doors from {both}, sometimes in the same hour.',
    'There’s as much to enjoy as to argue about between {both}, and no shortage of either.',
    'Give {both} an afternoon, and you’ll get a fine plan and a fight about the map.',
    'The good hours are very good between {both}, and the loud ones carry through the wall.',
  ],
  calm: [
    'Quiet suits {both}: there are few quarrels, and few fireworks.',
    'Not much happens by itself between {both}, and not much goes wrong.',
    'Don’t rush {both}: it’s peaceful, and getting close may take a season or two.',
    'There’s room between {both}, and whatever is built there gets built on purpose.',
    'The same bench every Sunday does more for {both} than one grand day.',
  ],
  demanding: [
    'Nothing about {both} is automatic, and whatever works has been worked for.',
    'It takes patience to make {both} a good team, more of it on some days than on others.',
    'Imagine {both} assembling one shelf from two sets of instructions: it can be done, with breaks.',
    'Most plans of {both} need a second draft, and the second is usually better.',
    'The easy road isn’t open to {both}, but people have gone far on the other one.',
  ],
  uneven: [
    'Some things between {both} work without trying, and others need a plan.',
    'Don’t judge {both} by one afternoon: in some things it’s a joy, in others it’s homework.',
    'A map of {both} would show one sunny coast and one long climb.',
    'The trick with {both} is to know which doors open at a push and which need a key.',
    'It would be wrong to call {both} easy or difficult, since it depends on what the afternoon is for.',
  ],
  peaceful: [
    'There’s hardly a quarrel between {both}, and enough to share on an ordinary Sunday.',
    'The neighbors will never complain about {both}: it’s friendly, and it stays quiet.',
    'Peace costs {both} almost nothing, and the rest costs no more than it should.',
    'Two chairs and a free evening are enough for {both}.',
    'With {both} it’s seldom exciting and almost never unkind.',
  ],
  stormy: [
    'The arguments are the loud part of {both}; there’s a good part, too, and it’s worth the noise.',
    'It’s seldom quiet around {both}, and enough goes right to make up for it.',
    'Don’t expect {both} to agree on the route, though on most days both get there.',
    'A long truce isn’t in sight for {both}, but there’s enough worth making up for.',
    'Sparks fly between {both}, and there’s enough good besides to be worth the heat.',
  ],
  even: [
    'There’s something of everything between {both}: enough to enjoy, enough to work on.',
    'No extremes for {both}: mostly good days, some ordinary ones, and a few that need an apology.',
    'Ask {both} how it’s going, and on most days the honest answer is fine.',
    'Most things work for {both}, and the rest can be talked about.',
    'The usual rules apply to {both}: it works on the whole, and it takes some effort.',
  ],
};

/** Names of categories for use within a sentence. */
export const CATEGORY_NAMES: Readonly<Record<PositiveCategory, string>> = {
  love: 'warmth',
  talk: 'talking',
  work: 'getting things done together',
};

/** Sentences on the strongest category and, if named, the weakest. */
export const STRENGTHS: Readonly<Record<NamedStrengths['kind'], Ways>> = {
  apart: [
    'Lean on {most}, and give {least} more time.',
    'The strong side is {most}; the one to be patient with is {least}.',
    'When in doubt, start with {most} and leave {least} for a good day.',
    'If one thing carries the rest, it’s {most}, and {least} is what needs carrying.',
    'It’s {most} that makes it worthwhile and {least} that takes practice.',
  ],
  'all strong': [
    'Warmth, talk and teamwork all work well, {most} best of all.',
    'Of three strong sides, the strongest is {most}.',
    'There’s a lot to build on, and {most} is the cornerstone.',
    'Begin anywhere; {most} is only the best of three good places.',
    'What both would miss first is {most}, with the rest close behind.',
  ],
  'none strong': [
    'If there’s a place to begin, it’s {most}.',
    'Closest to effortless is {most}.',
    'Begin with {most}, which asks the least.',
    'The nearest thing to a head start is {most}.',
    'On a slow day, try {most} first.',
  ],
};

/** Sentences on love between adults, without assuming a relationship. */
export const LOVE: ByLevel = {
  Low: [
    'Look for affection in the saved seat and the full tank; it won’t come as a speech.',
    'One shows love by calling and the other by not bothering anyone, so kindness is easily missed.',
    'It takes a while to feel at home with each other, and shared habits shorten the wait.',
    'Neither warms up fast, and a plain thank-you does more than a grand gesture.',
    'Say the kind thing in plain words, since hints get lost on the way.',
  ],
  Moderate: [
    'In some weeks both are close and in others both are busy; a shared meal brings it back.',
    'There’s real liking, and it keeps best when no one takes it for granted.',
    'Neither will make a speech about it, but both would notice an empty chair.',
    'Do something together, and the warmth is back before the dishes are done.',
    'Some days it’s a hug and some days it’s a wave, and both are meant.',
  ],
  Good: [
    'It’s pleasant to be near each other, and if attraction is part of it, that’s pleasant, too.',
    'Both are quick to show fondness, as friends, as family or as a couple.',
    'A bad day gets shorter when the other one calls.',
    'No one has to guess: affection gets said, or it gets cooked.',
    'Two people who are glad to see each other don’t need much of a plan.',
  ],
  High: [
    'Being fond of each other takes no effort, whether it’s friendship, family or romance.',
    'There’s a great deal of tenderness, and attraction, too, if that’s what this is about.',
    'Warmth like this forgives a late train and a burned dinner, so don’t spend it on being right.',
    'Either could turn up at midnight with a suitcase and find the light on.',
    'Liking each other is the easy part, and it makes the hard parts easier.',
  ],
};

/** Sentences on love if one of the two people is a child. */
export const WARMTH: ByLevel = {
  Low: [
    'Look for warmth in the saved seat and the packed lunch; it won’t come as a speech.',
    'One shows it by hugging and the other by helping, so it’s easily missed.',
    'It takes time to feel close, and the same game every Sunday helps.',
    'Say the kind thing out loud, since hints get lost on the way.',
    'Neither warms up fast, and a promise kept does more than a big treat.',
  ],
  Moderate: [
    'Some days it’s a hug and some days it’s a wave, and both are meant.',
    'A game or a walk does more than a talk about feelings.',
    'There’s real liking, and it grows with whatever gets built, baked or played.',
    'In some weeks both are close and in others both are busy; a shared breakfast brings it back.',
    'Neither will make a speech about it, but both would notice an empty chair.',
  ],
  Good: [
    'Both are glad to see each other, and it shows at the door.',
    'A bad day gets shorter when the other one is around.',
    'Kindness goes back and forth without anyone counting.',
    'No one has to guess who’s welcome.',
    'There’s real fondness, and it comes out in jokes and second helpings.',
  ],
  High: [
    'Being fond of each other takes no effort, and hard days are easier for it.',
    'Neither needs a reason to be near the other, since the same room will do.',
    'Warmth like this forgives muddy shoes and a burned dinner.',
    'After a bad day, this is a good place to come home to.',
    'Liking each other is the easy part, and it makes chores and Mondays easier.',
  ],
};

export const TALK: ByLevel = {
  Low: [
    'What’s said and what’s heard are two different messages, so ask before you answer.',
    'Words aren’t the shortest way; a walk side by side or a note on the fridge gets further.',
    'A joke can land as a complaint, and a complaint as a joke, until one of the two asks.',
    'Conversation needs a subject and a good half hour; in the hallway it goes wrong.',
    'Both may say “fine” and mean different things by it.',
  ],
  Moderate: [
    'Groceries, plans and gossip are no trouble; for a serious subject, pick a quiet hour.',
    'Some evenings it flows, and on others both are looking at the clock.',
    'Most things can be said, one at a time and not in the car.',
    'Let the other finish, and it goes better than either expects.',
    'After a night’s sleep both listen well, and before it neither should try.',
  ],
  Good: [
    'There’s always something to say, and it’s mostly heard the way it was meant.',
    'A plan gets better for being talked over, and so does a bad mood.',
    'If one gets it wrong, the other says so, and that’s the end of it.',
    'It’s easy to tell each other things, from the price of tomatoes to the bad news.',
    'Both ask good questions and wait for the answer.',
  ],
  High: [
    'Half a sentence is usually enough, and the other half gets a laugh.',
    'Hardly anything is too awkward to say out loud.',
    'Bad news is in good hands with either, so don’t sit on it.',
    'A five-minute call tends to last an hour, and neither minds.',
    'Both could talk through a power outage and miss the lights coming back.',
  ],
};

export const WORK: ByLevel = {
  Low: [
    'Agree on who does what and by when, in writing if there’s paint involved.',
    'Two tasks with one goal go better than one task with four hands.',
    'One is done when it works and the other when it’s perfect, so say which it is beforehand.',
    'In one kitchen both get in the way; split the list and meet at the table.',
    'As a team this takes practice, so start with something that can’t break.',
  ],
  Moderate: [
    'Let the one who likes it drive and the other one read the map.',
    'It’s a sound team if not a fast one, and ten minutes of planning save an hour of debate.',
    'A shelf goes up fine; for a whole kitchen, bring in a third person.',
    'The work gets done in short stretches, with a break before anyone sighs.',
    'Both do a fair share, though rarely at the same hour.',
  ],
  Good: [
    'What one starts, the other is happy to finish.',
    'Set a deadline, and it’s met with time to sweep up.',
    'A promise made on Monday is kept by Friday, at home or on the job.',
    'It takes few words to move the sofa, and no one ends up under it.',
    'Both know what the other is good at, and that settles who does what.',
  ],
  High: [
    'As a team this is hard to beat, in a kitchen, a garden or a company.',
    'If a plan gets made, it gets carried out, down to the last screw.',
    'Take on the big job, the one with a permit and a spreadsheet.',
    'One reaches for the tape measure as the other asks for it.',
    'Committees of ten get less done in a month.',
  ],
};

export const FRICTION: ByLevel = {
  Low: [
    'Hardly anything rubs, and a quarrel rarely outlives the evening.',
    'A raised voice would be news.',
    'Both step around each other’s sore spots without being told.',
    'When there’s a quarrel, it’s about the thermostat and over in ten minutes.',
    'It takes a lot to start a fight, and not much to end one.',
  ],
  Moderate: [
    'Now and then something rubs, mostly when both are tired.',
    'Quarrels come up, about dishes and directions, and they pass.',
    'Both know how to annoy each other, and mostly don’t.',
    'There’s about as much friction as in any family at the end of a long drive.',
    'Once in a while one snaps, and by evening neither remembers why.',
  ],
  Good: [
    'Both notice fast where the other is in the way.',
    'If it’s about the open window, it’s usually about something else.',
    'Sparks fly more often than between most people, sometimes over nothing much.',
    'One pushes, the other digs in, and then it’s about the pushing.',
    'An ordinary Tuesday can hold an argument before breakfast.',
  ],
  High: [
    'There’s a lot of friction, and pretending otherwise won’t help.',
    'Either could find the other’s sore spot in the dark, so a lot depends on kindness.',
    'Two strong wills meet, and neither knows how to come second.',
    'Expect arguments, loud ones, and more than one about who started it.',
    'It gets hot fast: a word about the dishes can turn into one about the last three summers.',
  ],
};

/** Advice on friction, by level. */
export const REMEDIES: ByLevel = {
  Low: [
    'If something does bother either, it’s safe to say so.',
    'So much peace can hide a wish, so ask once in a while.',
    'Just don’t swallow a real complaint to keep the peace.',
    'The one risk is politeness: say what you’d rather have for dinner.',
    'An honest no is welcome, too, even if it’s rarely needed.',
  ],
  Moderate: [
    'Eat something before the debate.',
    'Say what you’d like instead of what’s wrong.',
    'Settle the everyday things the same day, and save the big ones for a better one.',
    'Let the one who slept better go first.',
    'A joke helps, if it’s on the person telling it.',
  ],
  Good: [
    'Agree on a word that means a break, and stop when you hear it.',
    'Complain about one thing at a time, and never about the person.',
    'Give each other a room or an evening where the other has no say.',
    'Take the argument for a walk, since it gets shorter outdoors.',
    'Ask what it’s really about before the second round.',
  ],
  High: [
    'Decide nothing in anger, and walk around the block before you answer.',
    'Make a few rules on a good day, and keep to them on a bad one.',
    'What helps is moving: carry boxes, dig, swim, anything that uses up the heat.',
    'Stop at the first unfair sentence, and start again tomorrow.',
    'Spend time apart without calling it a crisis.',
  ],
};
