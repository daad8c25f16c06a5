import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** The Sun by sign: what a person is after. */
// biome-ignore format: one row per text
export const SUN: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'You start things',
    core: ['With the Sun in Aries, you’d rather begin badly today than well next month.', 'Your Sun in Aries would rather have one hour at the front than a week in the middle.'],
    decans: [
      'You decide fast and find out later what it costs. Waiting for a reply or a committee tires you more than the work itself.',
      'You like to be seen going first, and you do your bravest things with someone watching. Being ignored bothers you more than losing.',
      'You begin because you believe in it, and you lose interest once it turns into routine. The first chapter goes better than the index.',
    ],
    strained: [
      'Patience is the muscle you’ve trained least. When something stalls, you pick a fight with whatever is nearest.',
      'You take “no” as a challenge to your rank. You’d do well to ask what it was about before you raise your voice.',
      'You leave in the middle when your faith runs out. Finishing one dull thing a year would teach you more than five new starts.',
    ],
  },
  Taurus: {
    title: 'You take your time',
    core: ['The Sun in Taurus makes you hard to hurry: you go at the speed at which a thing can be done well.', 'With the Sun in Taurus, you trust slow things: bread, savings, people you’ve known for ten years.'],
    decans: [
      'You trust what you can touch, and you keep things longer than most: coats, recipes, friends. Change has to give a good reason before you let it in.',
      'You improve what you own rather than replace it, and you notice when a thing is badly made. Praise means less to you than a job that needs no second visit.',
      'You think in years, and you’d rather be paid late for something solid than early for something thin. People who cut corners lose your respect for good.',
    ],
    strained: [
      'When you feel pushed, you stop altogether, and even a good offer can’t move you. You need to be asked twice and rushed never.',
      'You can polish a thing long past the day it was needed. Good enough is a skill that you’re still learning.',
      'You stay in what has become too small because you’ve paid for it. Ask yourself what it would cost to leave.',
    ],
  },
  Gemini: {
    title: 'You ask the next question',
    core: ['Your Sun in Gemini wants to know, and one answer rarely settles it.', 'The Sun in Gemini keeps you on the move between two conversations and a book.'],
    decans: [
      'You learn by talking, and you may hear your own opinion for the first time as you say it. Two half-read books suit you better than one finished.',
      'You think best with someone across the table. You can argue the other side so well that people forget which one is yours.',
      'You collect odd facts and odder people, and you like taking a rule apart to see why it was made. Small talk bores you unless it goes somewhere strange.',
    ],
    strained: [
      'You know a bit about everything, and being asked for more makes you nervous. Your attention goes where the noise is.',
      'You agree with whoever spoke last, to keep it friendly, and then owe two people the opposite. Sleep on your yes.',
      'You escape into an idea when things get close. A plain answer to a plain question costs you more than a lecture.',
    ],
  },
  Cancer: {
    title: 'You look after your own',
    core: ['With the Sun in Cancer, you have a short list of people, and you’d do almost anything for those on it.', 'Your Sun in Cancer builds a wall and then sets a place at the table behind it.'],
    decans: [
      'You remember how things felt long after the facts have gone. You move sideways toward what you want, and you seldom ask for it straight out.',
      'You protect people fiercely and keep your own wounds to yourself. Once trust is broken, you close the door quietly and don’t reopen it.',
      'You’re soft with strangers, too, and a sad story can change your plans for a day. You need time alone to find out which feelings are yours.',
    ],
    strained: [
      'You hear a refusal in any delay. When you’re afraid of being left, you go quiet and wait to be fetched.',
      'You keep score of who hurt one of yours, and the list doesn’t get shorter by itself. Saying it once would help.',
      'You take in more trouble than your house has rooms for. No one can be cared for by someone who’s drowning.',
    ],
  },
  Leo: {
    title: 'You put your name on it',
    core: ['The Sun in Leo wants to be seen doing something well, and a good audience makes you better at it.', 'With the Sun in Leo, you give your best when it’s asked for by name.'],
    decans: [
      'You give generously and in the open, and you notice when thanks don’t come. A half-hearted effort embarrasses you more than a failure.',
      'You think big and tell it bigger, and people come along before they’ve seen the plan. The details are where you need a partner.',
      'You compete, mostly with yourself, and you’d rather lead a few than follow in a crowd. Being told to wait your turn brings out the worst in you.',
    ],
    strained: [
      'Being overlooked makes you louder, and loudness isn’t what you wanted. You need one person who tells you that you’ve done enough.',
      'You promise on the crest of a good evening and pay for it all week. Subtract a third before you announce it.',
      'You make a contest of things that aren’t one. Losing gracefully is an art you admire in others.',
    ],
  },
  Virgo: {
    title: 'You see what’s missing',
    core: ['Your Sun in Virgo spots the flaw first, in your own work before anyone else’s.', 'The Sun in Virgo makes you useful first and comfortable second.'],
    decans: [
      'You like a task that can be done right, and you make lists to keep your worries in order. Helping is easier for you than being helped.',
      'You want your work to last, and you take on more than your share rather than watch it done badly. Rest is something you think you have to earn.',
      'You’re choosy in a physical way: the right fabric, the right bread, the right hour for bed. Your calm depends on routines that others hardly see.',
    ],
    strained: [
      'You see fault first and say it first, and people miss the help that’s in it. Begin with what’s right, even if the list is short.',
      'You work on when you should have called for help by noon. You have a way of treating tiredness as a lack of character.',
      'You worry through your body: the sleep, the stomach, the skin. What you call discipline is sometimes fear with a schedule.',
    ],
  },
  Libra: {
    title: 'You weigh both sides',
    core: ['With the Sun in Libra, you hear the other side even when you’d rather not.', 'Your Sun in Libra thinks in twos: a thing isn’t finished until you’ve heard what the other person makes of it.'],
    decans: [
      'You decide slowly because you can see who’d lose by it. Rudeness offends you more than disagreement, and you’ll give up a point to keep the tone.',
      'You care about what’s fair more than about who’s pleased, and you can be stubborn and polite at once. You like people best as equals.',
      'You charm with words, and you change your mind aloud until the best version is left. Being alone with a decision is harder than the decision.',
    ],
    strained: [
      'You put off what will hurt anyone, and so it hurts later and more. An honest no on Monday is kinder than a vague yes until Friday.',
      'You hold others to a fairness that you’ve never explained to them. Then you leave, politely, and they wonder why.',
      'You ask five people and feel lonelier with each answer. You knew on the way home from the first.',
    ],
  },
  Scorpio: {
    title: 'You go to the bottom of things',
    core: ['The Sun in Scorpio doesn’t do things lightly: you’re in or you’re out, and people can tell.', 'With the Sun in Scorpio, you’d rather know than be at ease.'],
    decans: [
      'You watch before you speak, and you remember who said what. You’d rather hear a hard truth than be handled.',
      'You sense what others hide, and you’re gentler with their secrets than they expect. It takes you hours of music or silence to shake off what you’ve picked up.',
      'Your loyalty goes to a very few people, and you defend them without asking who was right. You forget nothing that was done to one of them.',
    ],
    strained: [
      'You’d rather cut a tie than show that it hurt. Someone should know how long you go on thinking about it.',
      'You absorb what’s wrong in a room and take it for your own mood. When you can’t name it, leave it there and go outside.',
      'You guard your people so closely that they can’t tell you things. Control feels like love from the inside.',
    ],
  },
  Sagittarius: {
    title: 'You look past the horizon',
    core: ['Your Sun in Sagittarius needs somewhere to be going, even if it’s only a subject you haven’t read about yet.', 'The Sun in Sagittarius makes you restless wherever you can see the opposite wall.'],
    decans: [
      'You say what you think and are surprised when it hurts. You’d rather have a wide view from a cheap room than the other way around.',
      'You’re quick to take up a cause and quicker to take up a dare. You promise on impulse, and keeping all of it would take two of you.',
      'You teach whatever you’ve just learned, with gestures. You enjoy being the one who knows the place, the shortcut or the story behind it.',
    ],
    strained: [
      'You make a joke at the worst moment, since solemn rooms frighten you. The truth can wait until they’ve taken off their coats.',
      'You bet on the next thing to get away from this one. You may turn off a good road two bends too early.',
      'You lecture when you’re unsure. You’re more convincing when you admit how little of it you’ve tried.',
    ],
  },
  Capricorn: {
    title: 'You play the long game',
    core: ['With the Sun in Capricorn, you tend to be older than your years at first and younger than them later.', 'Your Sun in Capricorn looks at the summit and starts to count the days.'],
    decans: [
      'You judge yourself by what you’ve built, and luck doesn’t count. Authority interests you: who has it, who deserves it, how it’s kept.',
      'You want the real thing and can wait for it, whether it’s a table, a title or a person. Debt of any kind spoils your sleep.',
      'You lead by knowing the work better than anyone, down to the fine print. Handing a job over feels like lowering the standard.',
    ],
    strained: [
      'You feel behind even when you’re ahead, and rest looks to you like falling. The finish line keeps moving because you carry it.',
      'You hold on to money, posts and habits longer than they’re worth. Loss frightens you more than hardship does.',
      'You find the mistake in your own success within the hour. You’d never speak to a colleague as you speak to yourself.',
    ],
  },
  Aquarius: {
    title: 'You think for yourself',
    core: ['The Sun in Aquarius stands half a step outside every group, including those you love.', 'With the Sun in Aquarius, you ask why it’s done like that, and mean the question.'],
    decans: [
      'You trust an idea that works over a person who insists. You’re friendly with everyone, and no one owns you.',
      'You think in conversations, and you’d rather be interesting than agreed with. A new tool or a new theory can make your week.',
      'You want things to be fair for people you’ve never met, and you argue for it with good manners. You need company that leaves you free to go.',
    ],
    strained: [
      'You disagree on principle, and sometimes it’s the only principle. You’d like to be missed by the groups you walk out of.',
      'You scatter: a dozen open windows, none of them saved. When you’re nervous, you explain.',
      'You’re fairer to strangers than to the people you live with. They’d take a bit of partiality over a balanced view.',
    ],
  },
  Pisces: {
    title: 'You take in everything',
    core: ['Your Sun in Pisces has thin walls: you walk into a room and know how everyone is.', 'The Sun in Pisces makes you porous, and what you love gets in as easily as what you don’t.'],
    decans: [
      'You drift until something moves you, and then you give more than was asked. Deadlines help you, though you may not like to say so.',
      'You care about the one who’s left out, and home is where you recover from it. You find it hard to throw away anything that was a gift.',
      'You seem soft for an hour and prove tough in the next. When you’ve decided to find something out, politeness won’t stop you.',
    ],
    strained: [
      'You say yes because no would hurt, and then you aren’t there when it’s due. A clear refusal is a kindness that you find hard.',
      'You get lost in the needs of whoever is nearest. Ask in the evening what you did today that was only yours.',
      'You test people by sinking, to see who’ll reach for you. It’d be quicker to call out.',
    ],
  },
};

/** The Sun's sign with the element of the Moon's: what a person is after, and what they need on the way. */
// biome-ignore format: one row per sentence
export const SUN_WITH_MOON: Readonly<Record<Sign, Readonly<Record<Element, Variants>>>> = {
  Aries: {
    fire: ['Your feelings move as fast as your plans, so nothing slows you down, and that includes good advice.', 'You run on enthusiasm, and you need someone near you who remembers where the brakes are.'],
    earth: ['Underneath, you want things settled and paid for, so you leap and then check the landing twice.', 'For every dare you take, there’s a quiet sum you’ve done beforehand.'],
    air: ['You cool down by explaining to someone why you were angry.', 'Your temper turns into a good story within the hour.'],
    water: ['You push ahead and feel the bruises afterward, yours and other people’s.', 'You’re braver than you feel, and you feel most of it on the way home.'],
  },
  Taurus: {
    fire: ['Your moods are quicker than your decisions: you may shout on Monday and still be in the same place on Friday.', 'You can be set alight by a good idea and still not move house for it.'],
    earth: ['Heart and will want the same quiet life, which gives you great staying power and a blind spot for anything untried.', 'Your contentment is a matter of arrangement: the bread here, the keys there, the people you know around you.'],
    air: ['You act slowly but are curious about everything, and a new idea frightens you less than a new sofa.', 'You’ll hear out any proposal with interest, and change nothing.'],
    water: ['Comfort counts because you feel so much: a full fridge and a familiar room bring you back to yourself.', 'You love with a roof over it, and you’d rather stay in.'],
  },
  Gemini: {
    fire: ['You get excited easily and say so, and some of your best projects begin as a joke you take seriously.', 'You laugh first, ask second and worry hardly at all.'],
    earth: ['Your head likes variety while your nerves like the same breakfast every day, and both need to get their way.', 'You talk as if you could leave tomorrow, and you’ve lived by the same calendar for years.'],
    air: ['You’d rather discuss a feeling than have it, and a quick mind can keep you from noticing that you’re sad.', 'You can make anything interesting, and it’s hard work for you to be merely still.'],
    water: ['You pick up moods as fast as words, and a joke often covers how much got through.', 'Under the chatter there’s someone who remembers how each of you looked when it was said.'],
  },
  Cancer: {
    fire: ['You hide less than you think: your temper flares, passes, and leaves you wondering why others are still quiet.', 'You’re a soft person with a quick bark.'],
    earth: ['You show love by doing something useful, and a stocked pantry settles your nerves.', 'You keep people safe in practical ways, and keep the receipts.'],
    air: ['You care deeply but like to talk about it from a distance, as if it had happened to a friend.', 'You need company in order to hear what you feel.'],
    water: ['You feel things twice, once for yourself and once for the other person, and saying no costs you sleep.', 'What hurts one of your people hurts you first.'],
  },
  Leo: {
    fire: ['Joy, anger and apologies all arrive at full size with you.', 'You enter late, glow, and can’t see why anyone would be shy.'],
    earth: ['Behind the show there’s a practical person who wants to know what it pays and who cleans up.', 'You want the applause and also the pension.'],
    air: ['You’re warm in company and detached afterward, because your feelings need more space than your audience does.', 'You’d like to be loved by everyone and understood by a few clever people.'],
    water: ['You look surer than you are: one careless remark can stay with you for days.', 'Your pride is a coat, and what it covers is quite tender.'],
  },
  Virgo: {
    fire: ['You plan carefully and lose patience suddenly, mostly with yourself.', 'You keep strict order and, about once a month, throw a plate.'],
    earth: ['Order comforts you, and a bad day improves once something has been cleaned, mended or counted.', 'Usefulness is how you rest.'],
    air: ['You can explain exactly what you feel, which isn’t the same as feeling it, and you edit before you speak.', 'You’re kept awake by a wording.'],
    water: ['You worry about people in detail, and your care takes the form of a reminder, a pill, an umbrella.', 'You can’t see anyone struggle without picking up one end of it.'],
  },
  Libra: {
    fire: ['You keep the peace in public and lose it at home, where you finally say what you wanted all along.', 'You’re charming by day and blunt by ten in the evening.'],
    earth: ['You like harmony you can sit in: a set table, a paid bill, a plan that everyone has signed.', 'You’d like beauty to come with a warranty.'],
    air: ['You talk things through until they’re pleasant, and you may leave a quarrel unfinished because it was getting ugly.', 'You can see all sides of your own sadness, and it doesn’t help as much as you’d think.'],
    water: ['You sense what people want and give it, and you may find out a week later what you wanted.', 'You keep adjusting to people, and it’s only when they’ve gone that you notice your own shape.'],
  },
  Scorpio: {
    fire: ['You hold back for a long time, and then it all comes out in one evening.', 'You’re more passionate than you let anyone see, and it’s you who keeps it down.'],
    earth: ['You keep control through practical things: savings, locks, a plan for the worst.', 'You show what people mean to you by making sure that nothing can happen to them.'],
    air: ['You can discuss the darkest subject calmly, and people tell you things for that reason.', 'You can talk about death at breakfast and go back to the jam.'],
    water: ['You feel everything to the end, and getting over someone takes longer than you admit.', 'You go under with people, and you come up with them as well.'],
  },
  Sagittarius: {
    fire: ['Optimism is your first reflex, so bad news reaches you late and leaves you soon.', 'You’re off again before the echo has come back.'],
    earth: ['You dream of far places and pack sensibly, since part of you always asks for the price.', 'You’d cross a continent, with the right socks.'],
    air: ['You like people from everywhere, and being known a little by many suits you better than being known completely by one.', 'You make friends at every stop and keep fewer than you make.'],
    water: ['You leave easily and miss people badly, and the call home is part of every adventure.', 'You look cheerful at the station and cry behind the newspaper.'],
  },
  Capricorn: {
    fire: ['You look controlled, but there’s a gambler under the coat, and you need one field where you may take risks.', 'You plan for thirty years and lose your head for an afternoon.'],
    earth: ['You rely on yourself so thoroughly that people forget to ask how you are.', 'Others lean on you, and few think of asking whether you’re tired.'],
    air: ['You keep feelings at arm’s length and solve them like a staffing problem.', 'You have a rule for most feelings and a joke for the rest.'],
    water: ['You’re tender in private and strict in public, and only a few people get to meet both.', 'You’re strict so that no one sees what you’d give away.'],
  },
  Aquarius: {
    fire: ['You have cool ideas and a hot temper, and you defend a principle as if it were a person.', 'You’d die for a cause and can’t stand a meeting about it.'],
    earth: ['You’d change the world but not your breakfast, and those who live with you know which is firmer.', 'You’d like a revolution that keeps office hours.'],
    air: ['You step back when a feeling gets loud, and you return with an explanation.', 'You’re at ease with a thousand people and shy with one.'],
    water: ['You understand humanity more easily than your own mood, which arrives without giving reasons.', 'Your head is in the future, and your feelings are in an old photograph.'],
  },
  Pisces: {
    fire: ['You’re easily moved and just as easily provoked, and you regret sharp words longer than others remember them.', 'You float for weeks and then bite.'],
    earth: ['A routine keeps you from dissolving: fixed hours, a list, a walk at the same time.', 'Your dreams need a shelf to stand on, so you build one.'],
    air: ['You turn feelings into stories almost as they happen, which makes you good company and hard to pin down.', 'You tell your sorrows so lightly that people ask for more.'],
    water: ['You can’t always tell your feelings from those around you, so the company you keep decides your day.', 'You take the color of whoever sits beside you, so choose your seat.'],
  },
};

/** The Sun by sign under a waxing or a waning Moon: whether a person builds up or hands on. */
// biome-ignore format: one row per sentence
export const SUN_BY_MOONLIGHT: Readonly<Record<Sign, Readonly<Record<'before' | 'after', Variants>>>> = {
  Aries: {
    after: ['You were born under a growing Moon and like to see a thing get bigger because of you.', 'Born while the Moon was waxing, you’re moved by beginnings that get bigger.'],
    before: ['You were born under a shrinking Moon, so your boldness goes into getting rid of what doesn’t work.', 'Born while the Moon was waning, you fight best against what’s had its day.'],
  },
  Taurus: {
    after: ['The Moon was growing, and you like to add: a room, a row of beans, a savings account.', 'The Moon was waxing, so you save, plant and put up shelves.'],
    before: ['The Moon was shrinking, and you like to pare a thing down until only the good part is left.', 'The Moon was waning, so you prune, and keep what bears fruit.'],
  },
  Gemini: {
    after: ['Under a growing Moon, you gather: numbers, names, tabs, invitations.', 'The Moon was waxing: you take in more each day than you give out.'],
    before: ['Under a shrinking Moon, you like to explain what you’ve gathered, and to pass it on.', 'The Moon was waning: you’re a teacher at heart, if only of shortcuts.'],
  },
  Cancer: {
    after: ['With a growing Moon, you’d like the family to get larger, by birth or by invitation.', 'The Moon was waxing, and you’d like to have them all under one roof.'],
    before: ['With a shrinking Moon, you’re the keeper of the family’s past, its recipes and its grudges.', 'The Moon was waning, and you’re the one who’s left with the photographs.'],
  },
  Leo: {
    after: ['Under the growing Moon of your birth, you’d like a larger stage each year.', 'A waxing Moon stood over your birth, and you do grow in the light.'],
    before: ['Under the shrinking Moon of your birth, you’d like to see someone younger take the bow, once you’ve had yours.', 'A waning Moon stood over your birth, and you’re at your warmest when you’re praising someone else.'],
  },
  Virgo: {
    after: ['The Moon was growing: you improve a thing by adding what was forgotten.', 'The Moon was waxing, and your lists get longer as you tick them.'],
    before: ['The Moon was shrinking: you improve a thing by crossing out.', 'The Moon was waning, and you feel better for everything you’ve thrown out.'],
  },
  Libra: {
    after: ['A growing Moon makes you look for more people to bring together.', 'The Moon was waxing, and you introduce people to each other as others plant trees.'],
    before: ['A shrinking Moon makes you look for fewer and better arrangements.', 'The Moon was waning, and you’d rather settle one old account than open three.'],
  },
  Scorpio: {
    after: ['The Moon was waxing, and you deepen what you’ve begun, until you own it.', 'The Moon was waxing, so you go on digging where others have covered it over.'],
    before: ['The Moon was waning, and you know how to end a thing properly, which is rarer.', 'The Moon was waning, so you’re good company at an ending.'],
  },
  Sagittarius: {
    after: ['With the Moon growing, you go out to find what’s new and bring some of it home.', 'The Moon was waxing: each trip makes the next one longer.'],
    before: ['With the Moon shrinking, you’d rather teach the route than walk it again.', 'The Moon was waning: you’ve been there, and you’ll draw the map.'],
  },
  Capricorn: {
    after: ['Under a growing Moon, you build upward and count the floors.', 'The Moon was waxing, and each job you reach shows you the next.'],
    before: ['Under a shrinking Moon, you’d like to leave something that stands without you.', 'The Moon was waning, and what you want by the end is a good successor.'],
  },
  Aquarius: {
    after: ['The Moon was growing, so you recruit for your ideas.', 'The Moon was waxing, and you think that with ten more people it would work.'],
    before: ['The Moon was shrinking, so you take an old system apart with some tenderness.', 'The Moon was waning, and you see at once which rule could go.'],
  },
  Pisces: {
    after: ['As the Moon was growing, you keep making room for one more dream.', 'The Moon was waxing, and your inner world keeps getting new tenants.'],
    before: ['As the Moon was shrinking, you’re good at partings, at least at other people’s.', 'The Moon was waning, and you forgive as you fall asleep.'],
  },
};
