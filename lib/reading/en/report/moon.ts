import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element, Phase } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** The Moon by sign: what a person needs to feel safe. */
// biome-ignore format: one row per text
export const MOON: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'Your feelings come fast',
    core: ['The Moon in Aries reacts before it thinks. Your anger is over in minutes, and it puzzles you when others are still upset an hour later.', 'Your Moon in Aries needs to do something about it, now. Waiting for a mood to pass is the one thing that you can’t do.', 'With the Moon in Aries, a feeling lasts as long as it takes to act on it. You’d rather be in the wrong than in suspense.', 'Your Moon in Aries wakes up ready to argue. You’re soon over it, and you’d like to be forgiven as quickly as you forgive.'],
    decans: [
      'Comfort, for you, is having something to do about it. Give you a wrench and you stop crying.',
      'When you’re hurt, you get proud, and the apology has to come to you. You’d like an audience for your courage and none for your fear.',
      'A bad mood leaves you once you move: stairs, streets, a train. Waiting at home for news is the hardest thing anyone can ask of you.',
    ],
    strained: [
      'You hit the table before you know what’s wrong. The hurt comes a minute later, when everyone’s gone.',
      'You can’t bear to be pitied, so you stay proud and hungry.',
      'You walk out of a sad conversation and call it giving them space.',
    ],
  },
  Taurus: {
    title: 'You calm down by staying put',
    core: ['Your Moon in Taurus wants the familiar: the same chair, the same hands, food you could cook asleep. You’re slow to upset, and slow to come around once you are.', 'With the Moon in Taurus, peace of mind is physical: a full plate, a made bed, no surprises. You’ll put up with a lot before you’ll move.', 'The Moon in Taurus, where it’s strong, is hard to shake and easy to feed. You settle into people as others settle into armchairs.', 'With the Moon in Taurus, you’d rather repeat a good day than risk a better one. What’s warm, quiet and paid for puts you right.'],
    decans: [
      'Touch convinces you where words don’t. You remember a person by their hands, their coat, their kitchen.',
      'You soothe yourself by putting things in order, one drawer at a time. A guest who moves your cups upsets you more than you’d admit.',
      'You feel safe when the money is, and you’d rather not discuss it. What you’ve saved is a feeling as well as a sum.',
    ],
    strained: [
      'You cling to a thing that’s long since stopped being good to you. Change has to come in spoonfuls.',
      'You get fussy when you’re frightened, about crumbs and towels.',
      'You count your money at night, although you know the sum.',
    ],
  },
  Gemini: {
    title: 'You talk your way through it',
    core: ['With the Moon in Gemini, you find out what you feel by telling someone. Silence in a quarrel is the one thing you can’t bear.', 'The Moon in Gemini gets lonely without words. You’d rather be told bad news in detail than be spared it.', 'Your Moon in Gemini reports on itself. You need two or three people who answer within the hour.', 'The Moon in Gemini has two moods and can discuss both. You’re comforted by news, any news.'],
    decans: [
      'Your mood can change with the subject. You’re sad in one message and funny in the next, and both are true.',
      'You settle down in company, and a sulking person across the table undoes you. You’d sooner hear “I’m furious with you” than nothing.',
      'You watch your own feelings with interest, as if they belonged to a neighbor. You describe them well and have trouble staying in the room with them.',
    ],
    strained: [
      'You talk over what hurts, so fast that it can’t catch up. Your hands give you away.',
      'You tell each friend a different half of it, so that no one has the whole.',
      'You make a theory of your grief and send it out for comment.',
    ],
  },
  Cancer: {
    title: 'Home is where you refill',
    core: ['The Moon in Cancer is in its own sign, and your moods come and go like tides. You feed people when you’re worried about them.', 'Your Moon in Cancer, strong in this sign, guards a private room that few people see. You know by the sound of the door how someone’s day was.', 'With the Moon in Cancer, its own sign, you’re moved by kitchens, lullabies and old coats. Criticism goes straight in, and you close up around it.', 'Your Moon in Cancer, at home in this sign, keeps everything, including the ribbon. You can tell who’s unhappy from how they put down their bag.'],
    decans: [
      'A place where you were happy can make you cry years later. You’d go back if it still smelled the same.',
      'You hide a hurt so well that whoever caused it may not know. You wait for the apology all the same.',
      'Someone else’s sadness gets into your evening, and you let it. You sleep badly in a house where anyone’s unhappy.',
    ],
    strained: [
      'You withdraw into your shell with the light on, hoping that people will knock.',
      'You remember the exact words, and you bring them up years later, in the kitchen.',
      'You worry about people so well that you’re of no use to them. Send the message, and then put the phone down.',
    ],
  },
  Leo: {
    title: 'You need to be someone’s favorite',
    core: ['Your Moon in Leo warms up when it’s noticed. You need to hear that you’re loved, out loud and now and then in front of others.', 'With the Moon in Leo, you give warmth freely, and it has to be received with some ceremony. A birthday forgotten isn’t a detail to you.', 'The Moon in Leo sulks in the dark and recovers in the light. You’re faithful, and you’d like it to be noticed.', 'With the Moon in Leo, your heart is large and would like to be told so. You’re hurt by indifference more than by anger.'],
    decans: [
      'Hurt pride looks like boredom on you. Praise repairs it, if it’s for something you did well.',
      'You cheer yourself up with plans that are too big. Telling them is half of the comfort.',
      'You’d rather make a scene than be overlooked. You’re generous again the moment you’ve been seen.',
    ],
    strained: [
      'You feel a slight in a late reply. You punish it by being magnificent at someone else’s party.',
      'You overact your joy when you’re low, and it convinces everyone but you.',
      'You flare up when you’re corrected, since for a second it’s all you’re worth.',
    ],
  },
  Virgo: {
    title: 'You care by noticing',
    core: ['The Moon in Virgo notices the missing button and the friend who’s eating less. You’re at ease when you can do something for someone, and uneasy when it’s done for you.', 'Your Moon in Virgo is soothed by a problem that has a solution. You love people by making their day run.', 'With the Moon in Virgo, you worry in order and care in detail. A day with no use in it makes you sad.', 'Your Moon in Virgo finds peace in a finished list. You’d rather be thanked for a repair than kissed for nothing.'],
    decans: [
      'At night you replay what you said and correct it. The corrections come too late for anyone but you.',
      'When you’re sad, you work. Sympathy embarrasses you, and a useful errand consoles you.',
      'Your stomach knows before you do that something’s wrong. Plain food, clean sheets and an early night put most of it right.',
    ],
    strained: [
      'You find fault with yourself at three in the morning, point by point.',
      'You can’t sit down while there’s a cup in the sink, and there’s always a cup.',
      'You turn worry into a symptom, and the symptom into a search on the internet.',
    ],
  },
  Libra: {
    title: 'You need the air to be clear',
    core: ['With the Moon in Libra, a quarrel in the next room is enough to spoil your dinner. You settle when someone you like is near and no one is being unfair.', 'The Moon in Libra can’t settle in an ugly room or an unfinished argument. You feel better as soon as you’ve been fair to everyone, yourself last.', 'Your Moon in Libra listens for the tone. You’re at rest with someone beside you and nothing left unsaid that could be said nicely.', 'With the Moon in Libra, you borrow your calm from the person next to you. A slammed door stays with you all day.'],
    decans: [
      'You check whether people are angry with you more often than you need to. A kind tone settles you more than a good argument.',
      'You want closeness with a door in it. You can be alone for days if you know that someone’s glad you exist.',
      'You try a feeling out on two or three friends before you believe it. The version you tell the third is usually the right one.',
    ],
    strained: [
      'You swallow it to keep the peace, and it gives you a stiff neck.',
      'You detach and become very reasonable. People may not notice that you’re angry.',
      'You ask everyone whether you may be hurt. You may.',
    ],
  },
  Scorpio: {
    title: 'You don’t do half feelings',
    core: ['Your Moon in Scorpio would rather be hurt than fooled. You test people without telling them, and those who pass can count on you for years.', 'With the Moon in Scorpio, you sense at once who can be trusted, and you act as if you hadn’t noticed. You share pain with one person, if at all.', 'The Moon in Scorpio keeps its feelings under guard. When you do let a person in, it’s for the whole house, cellar included.', 'Your Moon in Scorpio remembers. It doesn’t ask for much, only for everything, from one or two people.'],
    decans: [
      'You know jealousy well and rarely show it. You’d rather know the worst by tonight than hope until Friday.',
      'You sense the end of something before anyone has said it. You grieve early, alone, and to music.',
      'You keep the family’s secrets, even from the family. Those you love are watched over more than they realize.',
    ],
    strained: [
      'You set traps for people you love, to see if they’re faithful. It’s a sad sort of winning.',
      'You go down into a mood as if into a cellar, and you lock it behind you.',
      'You hold on to a wrong because letting it go feels like being alone with it.',
    ],
  },
  Sagittarius: {
    title: 'You recover by leaving',
    core: ['The Moon in Sagittarius gets restless in a heavy mood and looks for the way out, or at least for the funny side. You forgive quickly, partly because you’re already elsewhere.', 'Your Moon in Sagittarius needs a window, a plan and someone who laughs. Pity makes you want to run.', 'With the Moon in Sagittarius, hope is a reflex. You feel better on a platform than on a sofa.', 'The Moon in Sagittarius needs to be able to leave in order to stay. Your sadness rarely outlasts a change of scene.'],
    decans: [
      'An open window does more for you than a hug. You think better of people once you’ve put a hill between you and them.',
      'In anger you tell the truth, and you mean it as a favor. Ten minutes later you’ve forgotten which truth it was.',
      'You tell your troubles so well that people laugh, and then you’re alone with them. You need one friend who doesn’t laugh.',
    ],
    strained: [
      'You promise yourself that it’ll be better elsewhere, and you take the mood along in your luggage.',
      'You blurt out what hurts and miss the effect, being already at the next subject.',
      'You laugh it off, and it comes back when you’ve stopped laughing.',
    ],
  },
  Capricorn: {
    title: 'You don’t let it show',
    core: ['With the Moon in Capricorn, asking for comfort feels like asking for credit. You trust people who turn up on time.', 'The Moon in Capricorn takes charge when it’s frightened. You’re calmest with a schedule, and with people who don’t make scenes.', 'Your Moon in Capricorn does its crying after work. Respect reaches you where sympathy doesn’t.', 'With the Moon in Capricorn, you do what has to be done first and feel it on Sunday. You’re loyal in a way that’s seen only over years.'],
    decans: [
      'You show love by taking a worry off someone’s list. Few people guess what it costs you to have one taken off yours.',
      'A warm meal in a quiet house can undo you. You relax only when everything that can be locked is locked.',
      'You’re harder on your own mistakes than any boss would be. You’ll lie awake over a wrong date.',
    ],
    strained: [
      'You ask nothing of anyone, and then you’re bitter that it wasn’t offered.',
      'You ration comfort as if there were a war on.',
      'You take every sadness for a failure of planning.',
    ],
  },
  Aquarius: {
    title: 'You need room to feel',
    core: ['Your Moon in Aquarius goes cool when others get loud. You’d like to be understood without being asked about it twice.', 'With the Moon in Aquarius, you need to be let alone and to be counted in, on the same evening. You comfort with facts.', 'The Moon in Aquarius steps outside to see what it’s feeling. You’re kindest to people who don’t demand it.', 'Your Moon in Aquarius keeps a window open in every room. You’re touched by fairness and puzzled by jealousy.'],
    decans: [
      'Tears in public embarrass you, yours most of all. You feel them hours later, alone, about something else.',
      'You answer a feeling with a question. It’s meant as interest, and it can sound like a survey.',
      'You trust friends with what you’d never tell a relative. You like a family best when it’s run like a good club.',
    ],
    strained: [
      'You leave your body in the room and go and think somewhere else.',
      'You chatter when you’re close to tears.',
      'You treat the people at home with the fairness due to strangers, and they notice.',
    ],
  },
  Pisces: {
    title: 'Your feelings have no fence',
    core: ['The Moon in Pisces doesn’t stop at your skin. You cry at movies, carry other people’s sorrows home, and need to sleep them off.', 'Your Moon in Pisces can’t watch suffering from a distance. You need water, music or sleep to become one person again.', 'With the Moon in Pisces, you’re a good hiding place for other people. You come back to yourself by water, in a song, or asleep.', 'The Moon in Pisces takes its color from whoever’s in the room. You say that you’re fine, and it’s true of someone nearby.'],
    decans: [
      'You’d rather be lied to kindly than told the truth coldly. You half know it’s a lie, and thank them for the trouble.',
      'In your head you go back to rooms where you were looked after. You look after people in the way you’d have liked.',
      'You forgive almost anything but being laughed at. You see what people are ashamed of, and you don’t use it.',
    ],
    strained: [
      'You’d rather go numb than be angry. Sleep, screens and sweets all help you to.',
      'You take on a sorrow that isn’t yours and can’t find anyone to give it back to.',
      'You see betrayal in a change of tone, and you’re sometimes right, which doesn’t help.',
    ],
  },
};

/** The phase of the Moon at birth: how a person's aims and needs stand to each other. */
// biome-ignore format: one row per sentence
export const PHASES: Readonly<Record<Phase, Variants>> = {
  'new': ['You were born near a new Moon, when Sun and Moon stand together: you act on instinct and see yourself best through others.', 'You were born in the dark of the Moon, when it keeps close to the Sun: you begin from the inside, and often without a plan.'],
  'crescent': ['Under the young crescent Moon of your birth, what you want has to pull free of what you’re used to.', 'A thin new Moon stood in the evening sky, so your first steps away from home cost you something, and you took to them.'],
  'first-quarter': ['The Moon was at its first quarter: your aims and your needs often meet at a right angle, and you decide in a crisis better than in peace.', 'Half of the Moon was lit and growing: you build in the middle of the argument.'],
  'gibbous': ['The Moon was waxing toward full, so you keep improving a thing when others would call it done.', 'The Moon was nearly full, and you’re rarely done with a thing, since you can see how it would be better.'],
  'full': ['You were born near a full Moon, with Sun and Moon face to face: you know what you want by looking at someone who wants the opposite.', 'The full Moon lit the night around your birth, so nothing about you stays hidden for long, from others at least.'],
  'disseminating': ['The Moon was well past full, which makes you want to hand on whatever you’ve understood.', 'The Moon had been shrinking for some days, and you’re uneasy with anything you’ve learned and not passed on.'],
  'last-quarter': ['The Moon was at its last quarter: you come to doubt what you’ve been taught, and act on the doubt.', 'Half of the Moon was lit and shrinking: you turn away from what has stopped making sense, even if it’s your own.'],
  'balsamic': ['You were born in the last days before a new Moon, so endings come more naturally to you than launches.', 'The old Moon was about to vanish, so part of you is always saying goodbye, without being sad about it.'],
};

/** The Moon's sign with the element of Venus: what soothes a person, and what they enjoy. */
// biome-ignore format: one row per sentence
export const MOON_WITH_VENUS: Readonly<Record<Sign, Readonly<Record<Element, Variants>>>> = {
  Aries: {
    fire: ['You’re fond of people who shout back.', 'You love in bursts, and in between you’re simply busy.'],
    earth: ['After a storm, a good dinner makes your peace.', 'You cool off in the kitchen.'],
    air: ['You like people who can make you laugh in the middle of a fight.', 'You’d rather be provoked than flattered.'],
    water: ['You snap, and then you want to be held.', 'A harsh tone hurts you, your own most of all.'],
  },
  Taurus: {
    fire: ['You’re drawn to livelier people than you can live with for a week.', 'You let yourself be dragged to parties and are glad to be home by eleven.'],
    earth: ['What you like and what you need are on the same shelf, so you’re easy to make happy and hard to lure away.', 'You like to be fed, and you trust people who eat.'],
    air: ['You enjoy clever company and then need to be alone with a sandwich.', 'You’re fond of talkers, as long as they sit down.'],
    water: ['Your tenderness is slow and complete, and you don’t lend it out.', 'You can’t sleep after a cold goodbye.'],
  },
  Gemini: {
    fire: ['You like to be teased, chased and told a new story.', 'You fall for daring and keep it talking.'],
    earth: ['You chat with everyone and give your evenings to two or three.', 'You need ten subjects and one armchair.'],
    air: ['For you, affection and conversation are nearly the same thing.', 'You could fall for someone by letter.'],
    water: ['You make jokes about the people you can’t do without.', 'You ask lightly about what you mean most.'],
  },
  Cancer: {
    fire: ['You like people who’d drive through the night, and you’d like them to drive carefully.', 'You’d like to be carried off and back by supper.'],
    earth: ['Your love is in the freezer, labeled and dated.', 'You love people a bit each day rather than all at once.'],
    air: ['You cling a bit, and like people who don’t.', 'You tell friends what you’d never tell at home, and you tell them by the hour.'],
    water: ['You love as you breathe, and forget to ask whether it’s mutual.', 'You keep a place warm for people who’ve left.'],
  },
  Leo: {
    fire: ['You like to be adored, and you adore right back.', 'You like a love that makes an entrance.'],
    earth: ['A gift tells you more than a speech, and you know what it cost.', 'You’re proud of people in useful ways: you find them a job, a coat, a doctor.'],
    air: ['You’re flattered by wit and bored by worship.', 'You’d rather be praised by a critic than by a fan.'],
    water: ['You play the grand one and melt at one tender word.', 'You shine for one person in the room and pretend it’s for the rest.'],
  },
  Virgo: {
    fire: ['You’re drawn to people who dare what you’d only plan.', 'You tidy up after people who’d never think of it, and enjoy their noise.'],
    earth: ['You’re won by small courtesies, kept up for years.', 'A promise kept on a rainy day is worth more to you than a song.'],
    air: ['You like a dry remark better than a bouquet.', 'You’re amused by faults you’d never allow yourself.'],
    water: ['You fuss over people because you’re afraid for them.', 'You love most when you’re needed, and you’re shy of needing.'],
  },
  Libra: {
    fire: ['You want harmony and fall for people who disturb it.', 'You’re drawn to sparks and then look for a rug to put under them.'],
    earth: ['You relax among good fabrics, good manners and people who pay their share.', 'You’d like a quiet table, a clean glass and a friend who’s on time.'],
    air: ['Pleasant company is food to you, and you go hungry alone.', 'A well-turned compliment can keep you going for a week.'],
    water: ['You’re courteous even to those you love most, and they’d sometimes like you without it.', 'You give in for the sake of a smile, and count it later.'],
  },
  Scorpio: {
    fire: ['You’re attracted by nerve, and you test it.', 'You like it fierce, and you don’t like to show how much.'],
    earth: ['You trust what you can touch, and that takes you a long time.', 'You hold on, with both hands and without a word.'],
    air: ['You like light talk with people who know there’s something under it.', 'You’d never say it plainly, so you like those who guess.'],
    water: ['Nothing about your affection is casual, including the first look.', 'You’re drawn to sadness as others are to music.'],
  },
  Sagittarius: {
    fire: ['You’re happiest with people who say “let’s” and already have their shoes on.', 'You think of two when you pack, even on your own.'],
    earth: ['You roam, and you want a good bed at the end of it.', 'You’re a wanderer with favorite plates.'],
    air: ['You make friends in trains, and some of them last.', 'You love people for their stories and stay for the next one.'],
    water: ['You’d like a home that waits for you without complaining.', 'You laugh in company, and alone you look at old pictures.'],
  },
  Capricorn: {
    fire: ['You keep a straight face with people who make your heart race.', 'You’re most tender with people who never seem to need it.'],
    earth: ['You show affection by staying, and you respect those who do likewise.', 'You bring a gift that’ll last, and no card.'],
    air: ['You like people who take serious things lightly, since you can’t.', 'You like a quick mind across the desk and someone warm to come home to.'],
    water: ['You’d do anything for the people you love except say so.', 'You look after people in secret, at a cost you don’t mention.'],
  },
  Aquarius: {
    fire: ['You like bold people, at a distance of two chairs.', 'You’re excited by people and tired by their expectations.'],
    earth: ['You think freely and love by habit, and the habit is a real comfort to you.', 'You like your comforts plain and your friends strange.'],
    air: ['You’d like everyone you love to be friends with each other, and no one to make a fuss.', 'You’re loyal to a circle, and each one in it thinks of you as half a stranger.'],
    water: ['You’re more attached than you let on, and you notice it at airports.', 'You hide a soft spot behind a theory of it.'],
  },
  Pisces: {
    fire: ['You admire people who know what they want, and borrow some of it.', 'You’re carried away by anyone who’s on fire for something.'],
    earth: ['You need someone practical around, and you like them to have beautiful hands.', 'You’d be lost without people who know what day it is, and you love them for it.'],
    air: ['You sense more than you’re told, and you enjoy people who tell you nicely.', 'You like being told about the world by someone with a nice voice.'],
    water: ['You love without a plan, and a sad movie can feel like an engagement.', 'You can’t tell pity from love until a season has passed.'],
  },
};
