import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** Venus by sign: what a person likes, and how they show it. */
// biome-ignore format: one row per text
export const VENUS: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'You like them at once',
    core: ['Venus in Aries knows within a minute, and you say so before it’s wise.', 'Your Venus in Aries makes the first move and hopes for a second.'],
    decans: [
      'You like a bit of resistance, and easy conquests bore you. Buying clothes takes you ten minutes.',
      'You court in style and expect applause for it. Being taken for granted ends it faster than a quarrel.',
      'You fall for people who are on their way somewhere. A weekend with a map beats a gift in a box.',
    ],
    strained: [
      'You lose interest at the moment of success. It’s worth staying to see what comes after.',
      'You sulk if the party isn’t partly for you. Say what you’d like before the cake is cut.',
      'You mistake restlessness for the end of love. Try a new street first.',
    ],
  },
  Taurus: {
    title: 'You like what lasts',
    core: ['With Venus in Taurus, its own sign, you’d rather own one good coat than three new ones.', 'Venus in Taurus, its own sign, wants love that can be tasted.'],
    decans: [
      'Affection is physical for you: a hand, a meal, the good blanket. You’re slow to begin and hard to move.',
      'You love by upkeep: you remember the dentist, the oil, the brand of tea. Grand gestures make you look for the receipt.',
      'You invest in people for the long run and expect the same. Someone who’s late three times has told you enough.',
    ],
    strained: [
      'You hold on with both hands, and jealousy looks like good housekeeping.',
      'You criticize what you’re fond of, since you want it to last. Say the fond part as well.',
      'You count what you’ve given. It’s never quite level, and it doesn’t have to be.',
    ],
  },
  Gemini: {
    title: 'You like to be amused',
    core: ['Your Venus in Gemini falls for a voice, a sentence, a good answer.', 'With Venus in Gemini, you like people who can keep up.'],
    decans: [
      'You flirt as other people hum. If a conversation dries up, so does your interest.',
      'You like pairs: two friends, two plans, two flavors. Having to pick one feels like losing the other.',
      'You’re fondest of people who can’t be explained. Routine affection, the same words at the same hour, makes you itch.',
    ],
    strained: [
      'You keep several doors ajar, so that none can close on you.',
      'You say the charming thing and leave the true one for later. Later can come too late.',
      'You go cold when someone wants more than talk, and you explain it very well.',
    ],
  },
  Cancer: {
    title: 'You like to be needed',
    core: ['Venus in Cancer loves by looking after, and waits to see whether anyone looks back.', 'Your Venus in Cancer falls for kitchens as much as for people.'],
    decans: [
      'You like old things with a story, and people you’ve known forever. Being fussed over when you’re ill is worth more than flowers.',
      'You give everything or keep your coat on. You notice coldness within a minute and say nothing for a month.',
      'You fall for the one who needs saving. It’s worth asking who brings you soup.',
    ],
    strained: [
      'You love by anxiety: have they eaten, have they called, do they still?',
      'You punish with silence, and wait by the window to see if it works.',
      'You give your heart to a problem and hope that it’ll turn into a person.',
    ],
  },
  Leo: {
    title: 'You like it grand',
    core: ['With Venus in Leo, you love in public, with your whole face.', 'Venus in Leo wants a love that would look good on a stage and survive the evening after.'],
    decans: [
      'You choose gifts that can be seen from across the room. Faint praise is worse for you than none.',
      'You like people who laugh loudly and tip well. Stinginess, with money or with words, cools you at once.',
      'You pursue openly and enjoy it. You lose interest in anyone who keeps you guessing for sport.',
    ],
    strained: [
      'You need so many signs of love that people run out of them. Ask for the one that counts.',
      'You spend to impress those who were already impressed.',
      'You turn a slight into a scene and a scene into a legend.',
    ],
  },
  Virgo: {
    title: 'You like it done with care',
    core: ['Your Venus in Virgo loves in installments: the ride to the station, the error in the letter, the right size.', 'With Venus in Virgo, you notice what someone needs before you notice their eyes.'],
    decans: [
      'You’re shy with compliments, giving and getting. You notice clean hands and careful work.',
      'You keep your standards even when you’re lonely. Reliability attracts you more than charm does.',
      'You like simple things of good quality, and you can tell linen from a blend. Love, for you, has a smell and a texture.',
    ],
    strained: [
      'You talk yourself out of people for their spelling.',
      'You think you have to be useful in order to be liked. You were liked before you’d dried a plate.',
      'You deny yourself the nice thing and resent those who don’t.',
    ],
  },
  Libra: {
    title: 'You like the two of it',
    core: ['Venus in Libra, at home in this sign, is happiest when a pleasure is shared and nicely served.', 'Your Venus in Libra, in its own sign, would like love to be a well-kept conversation.'],
    decans: [
      'You dress for the occasion and notice who didn’t. You’d sooner be agreeable than alone, and sometimes you pay for that.',
      'You like friends who could be lovers and lovers who could be friends. Jealous scenes strike you as bad taste.',
      'You win people by asking about them and remembering. You compliment easily and mean about two thirds of it.',
    ],
    strained: [
      'You say it’s all the same to you, and then mind where you’re taken to eat.',
      'You end things so tactfully that they don’t know it’s over.',
      'You compare the one you have with the one in your head.',
    ],
  },
  Scorpio: {
    title: 'You like it to count',
    core: ['With Venus in Scorpio, you’d rather have one person entirely than many a little.', 'Venus in Scorpio wants to know what no one else does.'],
    decans: [
      'You’re drawn to what people hide. You share little until you share all of it.',
      'You love past reason and know it. A song can bring the whole thing back in four bars.',
      'You love like family, which includes fighting like family. Leaving is something you do once.',
    ],
    strained: [
      'You want proof, and no proof is enough. You’d rather end it than wait to be left.',
      'You bind yourself to what hurts because at least it’s deep.',
      'You remember each unkindness by its date.',
    ],
  },
  Sagittarius: {
    title: 'You like it open-ended',
    core: ['Your Venus in Sagittarius likes people from somewhere else, by birth or by reading.', 'With Venus in Sagittarius, you’re fond of anyone who makes the world look larger.'],
    decans: [
      'You need a travel companion more than a nest. You’d forgive a lie sooner than a dull weekend.',
      'You fall fast and laugh while you do. Being fenced in turns affection into a wish for a train ticket.',
      'You’re generous to the point of debt, and you love to be the host. You want to admire the person you’re with.',
    ],
    strained: [
      'You promise more on the platform than you can keep at home.',
      'You pick a quarrel when it gets cozy. It may be only that you need to go outside.',
      'You’re in love with how it could be told.',
    ],
  },
  Capricorn: {
    title: 'You like it to be serious',
    core: ['Venus in Capricorn takes its time, checks the ground and then builds on it.', 'Your Venus in Capricorn is courted by deeds and suspicious of poems.'],
    decans: [
      'You respect before you adore. Affection in front of colleagues makes you stiff.',
      'You like quality with a guarantee, in shoes and in people. You show love by paying for the repair.',
      'You love through competence: you find the form, the doctor, the cheaper rate. It helps to say the tender part as well.',
    ],
    strained: [
      'You wait to be sure, and sometimes the moment passes.',
      'You work for love as if it were a mortgage. Some of it comes free.',
      'You show so little that people who adore you feel like applicants.',
    ],
  },
  Aquarius: {
    title: 'You like them free',
    core: ['With Venus in Aquarius, you’re charmed by whatever doesn’t try to charm you.', 'Venus in Aquarius likes a friend first, a puzzle second and a promise last.'],
    decans: [
      'You keep your friends when you fall in love. Demands for reassurance make you step back.',
      'You fall for minds, and you can be fond of someone by text alone. Anniversaries slip your memory, and jokes never do.',
      'You treat everyone alike, which people you love may find hard to enjoy. You like taste that breaks one rule.',
    ],
    strained: [
      'You disappear for a week and are surprised that it counts.',
      'You’d discuss an emotion sooner than return it.',
      'You treat a partner like the public, kindly and equally.',
    ],
  },
  Pisces: {
    title: 'You like with your guard down',
    core: ['Your Venus in Pisces loves what someone could be, and gives them credit for it in advance.', 'With Venus in Pisces, you’re tender toward whatever is a bit lost.'],
    decans: [
      'You’re moved by beauty that’s nearly over: late light, old songs. You find it hard to say no to a sad face.',
      'You love by melting into the other person’s day. Keep one evening that’s only yours.',
      'You want the kind of closeness that needs no words, and you test for it with silence. Tell them what the silence means.',
    ],
    strained: [
      'You see what they could be and live with what they are, and pay the difference.',
      'You can’t leave anyone who’s sad, which is how it lasts.',
      'You drown a doubt in music and tenderness, and it comes up again.',
    ],
  },
};

/** Venus's element with Mars's: what a person likes, and how they go after it. */
// biome-ignore format: one row per sentence
export const VENUS_WITH_MARS: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['You want it now and go for it now, and the bill comes later.', 'You don’t so much choose as catch fire.'],
    earth: ['You’re quick to fall and slow to act on it, so people may not know for months.', 'You dream of a grand passion and show it by building something.'],
    air: ['You win people by talking, and you like the chase to have good lines.', 'You court people with jokes, at speed.'],
    water: ['You show interest boldly and then wait, quite nervously, for signs.', 'You blaze up and then hide in case it was too much.'],
  },
  earth: {
    fire: ['You like calm and go after it in a hurry, which can frighten it off.', 'You want peace, and you want it by force.'],
    earth: ['You neither like nor chase in haste, and what you get that way you keep.', 'You’re as steady in wanting as in getting, so you rarely change your order.'],
    air: ['You like steady people and court them with jokes.', 'You tease the people you mean to keep.'],
    water: ['You go about affection quietly: you’re simply there, with the right thing, again.', 'You want someone to stay, and you’d never ask, so you cook.'],
  },
  air: {
    fire: ['You like lightness and pursue it with force, so it’s you who makes the plans.', 'You talk of friendship and drive four hours to be there.'],
    earth: ['You talk lightly about love and then prove it by fixing a shelf.', 'You prefer good company and will work for it, in the most literal sense.'],
    air: ['You like, flirt and quarrel in words, and a long silence is how anyone would lose you.', 'You need to be entertained, and you’re willing to do most of the entertaining.'],
    water: ['You seem casual about people and keep a careful, secret count of them.', 'You laugh with everyone and grieve over one.'],
  },
  water: {
    fire: ['You long quietly and act suddenly, which surprises people who thought you were shy.', 'You’re shy until you’re jealous.'],
    earth: ['You feel a great deal and show it in deeds, on a schedule.', 'You show love by steady care, and you feel every dry spell.'],
    air: ['You’d like to be understood without words, and yet you go about everything by talking.', 'You fall for what can’t be said and then say it, over and over.'],
    water: ['You love by tuning in, and you pull away without a word when the tune changes.', 'You sense what they want, and it becomes what you want, for a time.'],
  },
};

/** How a person comes to like: Venus rose before the Sun, or after it. */
// biome-ignore format: one row per sentence
export const VENUS_FROM_SUN: Readonly<Record<Sign, Readonly<Record<'before' | 'after', Variants>>>> = {
  Aries: {
    before: ['You fall first and find out afterward what it was you fell for.', 'You say first that you like someone, and you’d do so again.'],
    after: ['You like the chase best in the telling.', 'You warm up quickly to people who’ve surprised you twice.'],
  },
  Taurus: {
    before: ['You decide by the first touch, and you don’t revise it.', 'You know what you like at the first bite.'],
    after: ['You let affection ripen like a pear, and you check it daily.', 'You can love the same cup for years, and you’d notice a chip.'],
  },
  Gemini: {
    before: ['You’ll try any flavor once, and the second time is already nostalgia.', 'You begin with a joke, to see who laughs.'],
    after: ['You compare notes on people with a friend, and like them better for it.', 'You like people better in memory, where you can edit.'],
  },
  Cancer: {
    before: ['You adopt people on sight.', 'You make room for someone before you’ve asked their surname.'],
    after: ['You grow fond of what you’ve looked after, in that order.', 'You love by habit, which is a stronger thing than it sounds.'],
  },
  Leo: {
    before: ['You give your favor at once and make it an honor.', 'You make your choice in public and stand by it there.'],
    after: ['You like to be courted by someone who takes their time and dresses for it.', 'You’re won slowly, by applause of the right sort.'],
  },
  Virgo: {
    before: ['You notice the one good detail in a room and go straight to it.', 'You pick at a glance and check for years.'],
    after: ['You begin to like a person when you’ve seen how they put things away.', 'You’re touched when someone’s noticed what you need.'],
  },
  Libra: {
    before: ['You say yes to the invitation, and wonder on the way whether you wanted to.', 'You’re gracious on sight.'],
    after: ['You prefer the second meeting, when everyone has stopped performing.', 'You get fonder with each meeting, and you’d like there to be many.'],
  },
  Scorpio: {
    before: ['You know within an hour, and it alarms you.', 'You’re in deep before you’ve taken off your shoes.'],
    after: ['You keep an affection secret until you’re certain, even from yourself.', 'You hide a feeling so long that it turns into something stronger.'],
  },
  Sagittarius: {
    before: ['You like whatever comes next, and tell it so.', 'You’re fond in advance.'],
    after: ['You fall for places by leaving them.', 'You love the trip best once it’s a story.'],
  },
  Capricorn: {
    before: ['You choose early and wisely, and let them think it was slow.', 'You decide on merit, and fast.'],
    after: ['You come to love in the course of doing things together, mostly repairs.', 'You’re a slow yes that stays a yes.'],
  },
  Aquarius: {
    before: ['You take to people no one has vouched for.', 'You like someone because no one else seems to.'],
    after: ['You notice that you love someone when you’ve started to argue with them in your head.', 'You find out late, and with some surprise, that it’s a matter of the heart.'],
  },
  Pisces: {
    before: ['You’re charmed before you’re introduced.', 'You give your sympathy before you’ve heard the case.'],
    after: ['You love best what you’ve nearly lost.', 'You fall in love with what has already gone around the corner.'],
  },
};
