import type { Level } from '#lib/scoring/day.ts';
import type { NamedStrengths, PositiveCategory, SynastryCharacter } from '../../synastry/synastry-story.ts';

type Ways = readonly [string, string, string, ...string[]];
type ByLevel = Readonly<Record<Level, Ways>>;

/** Sentences on the couple as a whole. `{both}` is their two names, always a plural. */
export const CHARACTERS: Readonly<Record<SynastryCharacter, Ways>> = {
  easy: [
    '{both} have much that helps them along and little that stands in the way.',
    'Between {both} most things go smoothly, and what goes wrong is soon put right.',
    'What stands out between {both} is ease: there is more to enjoy here than to work out.',
  ],
  lively: [
    'Between {both} there is plenty of everything: much that helps, and sparks as well.',
    'What stands out between {both} is how much goes on, in good moments and in loud ones.',
    '{both} are seldom bored together: a great deal goes well here, and the rest is not kept quiet.',
  ],
  calm: [
    'Between {both} things are calm: few quarrels, and few fireworks either.',
    'What stands out between {both} is how much room there is, and what is made of it is up to the two.',
    '{both} leave each other in peace, and what grows here grows by being looked after.',
  ],
  demanding: [
    'Between {both} things ask for some work, and what is won by it is well earned.',
    'What stands out between {both} is how different two people can be; patience goes a long way here.',
    '{both} have something to learn from each other, and it is not always comfortable.',
  ],
  uneven: [
    'Between {both} not everything is equally strong: some of it stands well above the rest.',
    'What stands out between {both} is contrast: here it goes by itself, there it takes some care.',
    '{both} have it easy in some things and less so in others, and it helps to know which.',
  ],
  peaceful: [
    'Between {both} there is little to quarrel about, and enough to share.',
    'What stands out between {both} is peace: not everything goes by itself, but little gets in the way.',
    '{both} get on without much noise, and what there is to enjoy is seldom interrupted.',
  ],
  stormy: [
    'Between {both} there is a good deal of friction, and enough that is worth it.',
    'What stands out between {both} is heat: a lot of friction, and a fair amount of help against it.',
    '{both} do not have it quiet: there is much to get past, and enough to do it for.',
  ],
  even: [
    'Between {both} there is something of everything: enough that helps, enough to work on.',
    'What stands out between {both} is balance: good days and ordinary ones, and no great extremes.',
    '{both} get on as most people do who matter to each other: well on the whole, and not without effort.',
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
    'What comes easiest is {most}; what asks for most care is {least}.',
    'The strong side is {most}, and {least} takes a little more thought.',
    'If in doubt, build on {most}, and be patient with {least}.',
  ],
  'all strong': [
    'Warmth, talk and shared work all come easily, {most} most of all.',
    'The strongest of three strong sides is {most}.',
    'There is a lot to build on, {most} before all else.',
  ],
  'none strong': [
    'Nothing here comes quite by itself; {most} comes nearest.',
    'A good place to begin is {most}, which takes the least effort here.',
    'If in doubt, begin with {most}: of all that helps, it is nearest at hand.',
  ],
};

/** Sentences on love between adults, without assuming a relationship. */
export const LOVE: ByLevel = {
  Low: [
    'Affection is quiet here and takes its time to show; small, steady kindnesses count for more than grand words.',
    'Warmth does not come by itself: it grows where room is made for it, in shared habits and plain thanks.',
    'Tenderness is easily missed here, as each has another way to show it; saying what is meant helps more than hoping to be understood.',
  ],
  Moderate: [
    'There is a fair measure of affection, more in some weeks than in others; it lasts where it is not taken for granted.',
    'Warmth comes and goes here; shared pleasures bring it back more surely than long talks about it.',
    'Fondness is there without making much of itself, and it grows with what is done together.',
  ],
  Good: [
    'Warmth comes easily, as friendship, as family feeling or as attraction, whichever it is here.',
    'It is pleasant to be near each other: affection is given without counting, and attraction has its place where that is wanted.',
    'There is real fondness here, and it is readily shown.',
  ],
  High: [
    'There is a great deal of warmth: affection, tenderness, and attraction, if that is what this is about.',
    'Being fond of each other takes no effort here, whether as friends, as family or as a couple.',
    'Not many have as much tenderness to draw on; it is too good to be spent on being right.',
  ],
};

/** Sentences on love if one of the two people is a child. */
export const WARMTH: ByLevel = {
  Low: [
    'Warmth is quiet here and takes its time to show; small, steady kindnesses count for more than big treats.',
    'Closeness does not come by itself: it grows with time spent together and with habits that can be relied on.',
    'Kindness is easily missed here, as each has another way to show it; saying it aloud helps.',
  ],
  Moderate: [
    'There is a fair measure of warmth, more in some weeks than in others; doing things together keeps it up.',
    'Closeness comes and goes here; a game or a walk brings it back more surely than words.',
    'Fondness is there without making much of itself, and it grows with what is shared.',
  ],
  Good: [
    'Warmth comes easily here, and it is readily shown.',
    'It is pleasant to be near each other: kindness is given without counting.',
    'There is real fondness here, and it shows in small things.',
  ],
  High: [
    'There is a great deal of warmth here, and it makes hard days easier.',
    'Being fond of each other takes no effort here.',
    'Not many have as much closeness to draw on; it is a good thing to come home to.',
  ],
};

export const TALK: ByLevel = {
  Low: [
    'Talk needs patience: much is understood differently from how it was meant, so that asking twice saves a quarrel.',
    'Conversation does not flow by itself here; it goes better with a subject, and with time to think.',
    'Words are not the easiest way to each other; a note, or a walk side by side, may say more than a discussion.',
  ],
  Moderate: [
    'Talk goes well enough about everyday matters; for the larger ones it is worth choosing a quiet hour.',
    'Conversation has good days and halting ones; listening to the end helps more than quick answers.',
    'Much can be said here, if not everything at once; one subject at a time is a good rule.',
  ],
  Good: [
    'Talk comes easily, about small things and larger ones, and misunderstandings are soon cleared up.',
    'There is always something to say, and as a rule it is heard as it was meant.',
    'Conversation is a pleasure here, and plans get better for being talked over.',
  ],
  High: [
    'Talk is a great strength here: half a sentence is often enough.',
    'Hardly anything cannot be said here, and laughing together comes easily.',
    'Not many talk as well as this; what troubles either is best said soon, as it is in good hands.',
  ],
};

export const WORK: ByLevel = {
  Low: [
    'Doing things together takes clear agreements: who does what, and by when.',
    'As a team this needs practice; separate tasks with one goal work better than one task shared.',
    'In shared tasks each has another pace, and it helps to settle early on what counts as done.',
  ],
  Moderate: [
    'Shared tasks go well where each keeps to what suits them best.',
    'As a team this is sound, if not fast; a short plan beforehand saves a long argument afterwards.',
    'Working together goes better in small steps than in one great effort.',
  ],
  Good: [
    'Shared tasks go well: what one begins the other is glad to take further.',
    'As a team this can be relied on, in a household as well as in a job.',
    'Working side by side comes easily, and what is promised gets done.',
  ],
  High: [
    'Working together is a great strength: plans made here have a way of being carried out.',
    'As a team this is hard to beat, be it a kitchen, a garden or a company.',
    'Not many pull together as well as this; larger undertakings are safe here.',
  ],
};

export const FRICTION: ByLevel = {
  Low: [
    'There is little friction, and few quarrels last beyond the evening.',
    'Quarrels are rare here, and seldom about anything that matters.',
    'Hardly anything rubs between the two.',
  ],
  Moderate: [
    'There is some friction, no more than most people who are close know.',
    'Now and then something rubs, mostly when both are tired.',
    'Quarrels come up from time to time, and pass.',
  ],
  Good: [
    'There is a fair amount of friction: both notice quickly where the other is in the way.',
    'Sparks fly more easily here than elsewhere, often about small things.',
    'Quarrels come easily here, and can be about more than they seem to be.',
  ],
  High: [
    'There is a lot of friction, and it would be no use to pretend otherwise.',
    'Sparks fly easily and often here; it is the price of two people who do not leave each other cold.',
    'Strong wills and sore spots meet here more than between most people.',
  ],
};

/** Advice on friction, by level. */
export const REMEDIES: ByLevel = {
  Low: [
    'All the same, what is swallowed to keep the peace is better said.',
    'So much peace can hide a wish that nobody has spoken of: ask now and then.',
    'When something does come up, it is safe to name it.',
  ],
  Moderate: [
    'A pause and something to eat settle more than a long debate.',
    'It helps to say what is wanted, in place of what is wrong.',
    'Settle small things on the same day, and large ones on a better one.',
  ],
  Good: [
    'Agree on a word that means a break, and keep to it.',
    'Let each have a corner of life where the other has no say.',
    'Complain about one thing at a time, and never about the person.',
  ],
  High: [
    'What helps is distance in time: no decision in anger, and a walk before an answer.',
    'What helps is moving: sport, work with the hands, a shared task that takes all the energy.',
    'What helps is a few fixed rules, made on a good day and kept on a bad one.',
  ],
};
