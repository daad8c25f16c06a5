import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectTone } from '../../report/story.ts';
import type { Variants } from './sign-text.ts';

type Tones = Readonly<Partial<Record<AspectTone, Variants>>>;

/**
 * What an aspect between two bodies does in a person, by the first body of the chart's order, then the second. Every aspect
 * that two bodies can form has a text.
 */
// biome-ignore format: one row per text
export const ASPECT_TEXTS: Readonly<
  Record<'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars', Readonly<Partial<Record<Body, Tones>>>>
> = {
  Sun: {
    Moon: {
      conjunction: ['What you want and what you need are one thing, so you’re all of a piece and find it hard to see yourself from outside.', 'You can’t want one thing and feel another, so half measures don’t come naturally. A blind spot is the price, since no second voice objects.'],
      easy: ['Your wants and your needs seldom quarrel, and you can rest without feeling that you’re wasting time.', 'You’re on good terms with yourself, and it takes a good deal to turn you against your own plans.'],
      square: ['What you aim for costs you comfort, and what comforts you costs you time. The friction is where your energy comes from.', 'You’re restless in comfort and homesick in success. Allow for both in the same week.'],
      opposition: ['You feel one way and aim the other, and you tend to choose people who live out the half you’ve dropped.', 'You need someone across from you to feel whole, and then you argue about which half they are.'],
    },
    Mercury: {
      conjunction: ['You are what you think, so a criticism of your idea feels like one of you.', 'You explain yourself well and listen to yourself gladly. Let another version of you be told now and then.'],
    },
    Venus: {
      conjunction: ['You want to please, and you have the manners for it. Being disliked is harder on you than being wrong.', 'You’d rather charm than push, and it usually works. Beware of saying yes for the sake of the smile.'],
    },
    Mars: {
      conjunction: ['You say it, do it and compete for it in one breath, and sitting still is the hard part.', 'You’re all engine. Give it a road each day, or it’ll find a wall.'],
      easy: ['You get going without a speech, and effort agrees with you like a good walk.', 'You can put your strength where you want it, and you seldom need to raise your voice.'],
      square: ['You push hardest when someone says no. Part of your strength goes into fights that you could have walked around.', 'You’re at war with whatever is in your way, and sometimes it’s only a door that opens inward.'],
      opposition: ['You meet your own drive in other people, as rivals, bosses or drivers who cut in. Some of those fights are yours.', 'You’re good against an opponent and a bit lost without one. Choose them well.'],
    },
    Jupiter: {
      conjunction: ['You assume it’ll work out, and your confidence makes it likelier. Promises are where you overdraw.', 'You trust in a good outcome and act like it, and people like to be near that. Read what you sign.'],
      easy: ['You ask for enough, and doors open a bit wider for you than for someone who apologizes first.', 'You have a good sense of how far you can go, and it’s a bit farther than others dare.'],
      square: ['You aim one size too large. You’d do as much with half the promises.', 'You’d rather owe than refuse. A plain “no” would save you a great many evenings.'],
      opposition: ['Other people’s belief in you makes you grow, and it also makes you say yes to too much.', 'You grow by others’ praise and groan under their hopes. Ask who’s going to do it.'],
    },
    Saturn: {
      conjunction: ['You were born with a supervisor inside. You do well what you do, and it takes you years to enjoy it.', 'You carry yourself like someone with a key to guard. Your best years tend to come late, and they last.'],
      easy: ['You can wait, plan and finish, and people hand you responsibility without thinking about it.', 'You take the stairs, steadily, and you’re still fresh at the top.'],
      square: ['You try, doubt, and try again harder. The critic is inside, so pleasing the one outside doesn’t silence it.', 'You hear the objection before you’ve had the idea. It’s an old voice, and it doesn’t know you very well.'],
      opposition: ['You keep meeting people who say “not yet.” In time you’re the one who says it, and with better reasons.', 'You’re measured by others and find yourself short, until you ask what they’re measuring with.'],
    },
    Uranus: {
      conjunction: ['You can’t follow a path only because it’s there. Expect to surprise yourself about every seven years.', 'You’re the exception in most rooms, and it costs you less than it would cost anyone else.'],
      easy: ['You change without drama, and a new arrangement suits you sooner than others.', 'You can leave a habit behind like a coat, and you know when it’s time.'],
      square: ['You break the pattern just when it begins to pay. Ask which rule it was that you couldn’t stand.', 'You’re contrary at the wrong moment. Save it for what deserves it.'],
      opposition: ['You want to belong and to be off, and you’re drawn to people who won’t be held.', 'You keep others at arm’s length and complain about the draft.'],
    },
    Neptune: {
      conjunction: ['Your edges are soft: you imagine easily, lose yourself easily, and need to be told when you’re being used.', 'You’re a bit of a mirage, to yourself as well. Something you make, with your hands, keeps you real.'],
      easy: ['Imagination is a tool for you rather than a hiding place, and you can be kind without losing your way.', 'You see what could be and are fairly sober about what is.'],
      square: ['You have trouble seeing yourself at the right size, and it’s too large one day and too small the next.', 'You’re disappointed by yourself for not being someone you’ve made up.'],
      opposition: ['You look up to people until you see their shoes. Wait before you call someone a hero or a fraud.', 'You give people halos and then take them back. They were people all along.'],
    },
    Pluto: {
      conjunction: ['You do things with your whole weight, and being powerless for an hour is worse for you than losing.', 'You have a way of ending up in the room where it’s decided. Use it with a light hand.'],
      easy: ['You can begin again from very little, and you don’t lose your nerve when others do.', 'You’ve got a second wind, and it’s stronger than the first.'],
      square: ['You and control have a long story: you resist anyone who tries it and try it yourself when you’re afraid.', 'You go too far because stopping feels like giving in. It isn’t.'],
      opposition: ['You meet strong wills and match them. Some of these contests end when you stop wanting to win.', 'You bring out the tyrant in some people, or meet the one in you.'],
    },
  },
  Moon: {
    Mercury: {
      conjunction: ['You think with your feelings and can say them, so people get a running commentary.', 'You can’t keep a feeling to yourself, and you don’t have to. Just let people finish their own.'],
      easy: ['You find the words for a mood while you’re in it, and that gets you out.', 'You can talk about what hurts without making it worse.'],
      square: ['Head and heart interrupt each other: you say something sensible and feel misunderstood, by yourself first.', 'You talk yourself out of what you feel, and it comes back with interest.'],
      opposition: ['You argue with what you feel, often through someone else who takes the other side.', 'You think one thing with one person and feel another with the next. Write it down before you answer either.'],
    },
    Venus: {
      conjunction: ['Kindness is your first impulse, and unkindness in a room makes you physically uneasy.', 'You soften a room by coming into it, and you find hard people hard to bear.'],
      easy: ['You make people comfortable without setting out to, and you let yourself be comforted as well.', 'You take pleasure as it comes, and it comes often.'],
      square: ['What soothes you isn’t what attracts you, so you can be cozy and bored, or charmed and uneasy.', 'You want to be held and also to be dazzled, and few evenings offer both.'],
      opposition: ['You give the affection that you’d like to get, and wait to see whether anyone gets the hint.', 'You look after others in the way you’d like it done to you, down to the pillow.'],
    },
    Mars: {
      conjunction: ['You feel it and it’s already out. Your anger is honest, quick and sometimes aimed at whoever is closest.', 'You’re warm and hot-tempered in the same minute. People know where they stand, give or take.'],
      easy: ['You act on your feelings without tripping over them, and upset turns into something done.', 'You’re brave in small things every day, and so the large ones find you trained.'],
      square: ['You’re touchy exactly where you’re tired, and home gets the worst of it. Eat before you answer.', 'You take things personally that were only loud. An hour later you can tell.'],
      opposition: ['You provoke what you fear, an argument, and feel better afterward than anyone else does.', 'You pull on the rope to feel that someone’s holding the other end.'],
    },
    Jupiter: {
      conjunction: ['Your feelings are large and generous, and so are your portions.', 'You make a feast of most feelings, sorrow included.'],
      easy: ['You expect to be welcome, and you make others feel that they are.', 'You have faith in people, and they tend to live up to it.'],
      square: ['You feel everything a size too big, and comfort can turn into too much of it: food, shopping, promises.', 'You overreact upward: the joy, the gift, the promise. Wait until it’s cooled.'],
      opposition: ['You give until it’s more than they wanted, and you’re hurt when they say so.', 'You’re moved by large causes and large people, and pay the bill for both.'],
    },
    Saturn: {
      conjunction: ['You keep your feelings in order, like a drawer, and few people are shown where the key is.', 'You’re older in feeling than in years, and you do without more readily than you should.'],
      easy: ['You can be sad without falling apart, and people lean on you for that.', 'You hold steady when others are upset, as long as no one asks about you.'],
      square: ['You need comfort most when you’re least able to ask for it. Being alone with it isn’t a virtue.', 'You deny yourself a comfort and call it character. Try the blanket.'],
      opposition: ['You choose people who are hard to please, and try to earn what others get for nothing.', 'You lean toward people who give in teaspoons. There are others.'],
    },
    Uranus: {
      conjunction: ['Your mood can turn on a word, and closeness is best for you with an exit in sight.', 'You feel in flashes, and a plan for the heart makes you nervous.'],
      easy: ['You’re at ease with odd hours and odd people, and a change of plan cheers you up.', 'You’re refreshed by what unsettles other people: the move, the guest, the storm.'],
      square: ['You want peace and can’t stand the quiet. You upset the boat to see whether it floats.', 'You start a small fire whenever it gets too snug.'],
      opposition: ['You attract people who come and go, and blame them for a distance that suits you too.', 'You love at a distance that changes daily, and so do those you choose.'],
    },
    Neptune: {
      conjunction: ['You soak up moods like a sponge, so learn which ones to wring out before bed.', 'You’re moved before you know by what. Some of it belongs to the person next to you.'],
      easy: ['You sense what people need before they ask, and music does for you what talk does for others.', 'You listen so well that people feel better without your having said a thing.'],
      square: ['You mistake a wish for a feeling, and pity for love. Check a mood in daylight.', 'You comfort yourself with a story, and wake up in the other one.'],
      opposition: ['You see sadness in people who are only tired, and carry it home for them.', 'You fall for the wounded and overlook the well. It’s all right to be happy around happy people.'],
    },
    Pluto: {
      conjunction: ['You feel down to the floor, and you don’t forget who was there with you.', 'Your feelings aren’t for company. When you do show one, it changes the room.'],
      easy: ['You get over deep things by going through them, and others sense that they can tell you theirs.', 'You aren’t afraid of strong feelings, yours or anyone’s, so you’re good in a crisis.'],
      square: ['You hold on too tight when you’re scared. Say that you’re scared, since it’s shorter.', 'You know how to make people stay, and you know that it isn’t the same as being loved.'],
      opposition: ['Other people’s feelings seem to have a grip on you. Part of the grip is your own hand.', 'You’re held by someone’s mood like a fish by a hook, until you notice that you may swim.'],
    },
  },
  Mercury: {
    Venus: {
      conjunction: ['You put things nicely, and even your complaints are a pleasure to read.', 'You write a thank-you note worth keeping. A harsh word shocks you more than a harsh fact.'],
      easy: ['You have an ear for tone, and people forgive you for what you say because of how you say it.', 'You can say a hard thing so that it’s heard.'],
    },
    Mars: {
      conjunction: ['Your words have an edge, which is useful in a debate and dangerous at breakfast.', 'You speak to win, and you’d be surprised how often they’d already agreed.'],
      easy: ['You decide quickly and say it straight, and no one has to guess what you meant.', 'You think on your feet and act on your thought, and there’s not much left over.'],
      square: ['You answer before the question is over, and you’re sharper in writing than you know.', 'Your tongue is faster than your kindness. Give it a second.'],
      opposition: ['Conversations turn into contests with you, and you pick partners who fight back.', 'You bring out the debater in mild people.'],
    },
    Jupiter: {
      conjunction: ['You think widely and talk at length, and the headline is better than the footnote.', 'You have a generous mind that forgets where it put things.'],
      easy: ['You see what it’s all for, and you can explain it so that a child would follow.', 'You learn gladly and pass it on, and you’d make a patient teacher.'],
      square: ['You promise in a sentence what takes a month. Count it up before you say it.', 'You’re convinced a bit before you’re informed.'],
      opposition: ['You believe what’s well told. Someone in your life should be allowed to ask for the numbers.', 'You’re swayed by a fine speaker. Ask what they’ve left out.'],
    },
    Saturn: {
      conjunction: ['You think twice and speak once, and your silence is often taken for disapproval.', 'You take words seriously and expect as much of others. Your jokes are very dry.'],
      easy: ['You can concentrate for hours, and what you’ve checked doesn’t need checking again.', 'You have an orderly mind, and it’s at rest when there’s a system.'],
      square: ['You expect to be corrected, so you prepare too much or say too little. You know more than you think.', 'You hear the “but” in every compliment. Try leaving it out of your own.'],
      opposition: ['You’re easily talked down by someone who sounds certain. Ask how they know.', 'You let the loud ones decide what’s true, although you’ve read the file.'],
    },
    Uranus: {
      conjunction: ['Ideas hit you whole, and showing how you got there is the hard part.', 'You think in lightning. It lights up everything for a second, and others need a lamp.'],
      easy: ['You’re quick with anything new, and you explain it without making anyone feel slow.', 'You see the shortcut, and it really is one.'],
      square: ['Your mind jumps the rails when it’s bored. Half of your interruptions are good ideas at the wrong time.', 'You can’t hold a thought while the next is knocking. Let someone take notes.'],
      opposition: ['You contradict on reflex, and you’re drawn to minds that contradict you.', 'You provoke in order to learn, and some people only notice the first half.'],
    },
    Neptune: {
      conjunction: ['You think in images, and plain facts reach you with color on them.', 'You’re vague on dates and precise on moods, and you’d make a good translator of either.'],
      easy: ['You can say the thing that’s hard to say, in a picture or a tune or a well-chosen comparison.', 'You can describe what has no name, and children like how you tell it.'],
      square: ['You hear what you hope to hear. Read it again tomorrow, and get the date in writing.', 'You’re misled by your own hopes more than by anyone’s lies.'],
      opposition: ['People tell you half of it, and you fill in the rest kindly. Ask for the other half.', 'You’re told half-truths because you don’t like to press. Press a bit.'],
    },
    Pluto: {
      conjunction: ['You want to know what’s underneath, and you don’t stop at the first answer.', 'You have a mind like a drill, and small talk bores you to tears.'],
      easy: ['You ask the right question and can bear the reply, so people end up telling you the truth.', 'You can keep a secret and find one out, and you’re trusted with both.'],
      square: ['You argue as if it were for life. A thought can hold you for nights on end.', 'You go over it again until there’s no skin left. The fifth time teaches you nothing.'],
      opposition: ['You suspect a motive behind the words, and you’re right about half the time.', 'You hear a threat in a remark and answer the threat. It may have been about the weather.'],
    },
  },
  Venus: {
    Mars: {
      conjunction: ['Liking and wanting are one thing for you, and people notice when you enter a room.', 'You’re as ready to pursue as to please, so people seldom have to wonder.'],
      easy: ['You go after what you like in a way that people like, too.', 'Your charm and your drive pull the same cart, and work goes well wherever you’re liked.'],
      square: ['What attracts you also irritates you, and it would bore you if it didn’t.', 'You pick at what you love. Some of that’s play, and it’s wise to say which part.'],
      opposition: ['You’re pulled between being sweet and being straight, and you often leave one of them to the other person.', 'You want to be wooed and to do the wooing. Taking turns is a skill.'],
    },
    Jupiter: {
      conjunction: ['You enjoy things and say so, and you’d pay for the whole table.', 'You give and take pleasure in good measure, and a bit over.'],
      easy: ['You’re easy to please, and you give more freely than you count.', 'You like what you have, and you like sharing it.'],
      square: ['You like too much of it: one more round, one more coat, one more promise. The bill surprises you each time.', 'You’re generous in the shop and sorry in the street.'],
      opposition: ['You fall for abundance in other people and overlook what they spend it on.', 'You’re drawn to those who have plenty, and they’re often poor in what you need.'],
    },
    Saturn: {
      conjunction: ['You love seriously and show it late. Time is on your side in this, and people who stay find out why.', 'You don’t say it easily and you don’t take it back. The people you love at sixty will have been there a while.'],
      easy: ['You’re loyal, and you get fonder of things as they age, people included.', 'You choose with care, and you keep what you’ve chosen in good repair.'],
      square: ['You fear that you’ll be refused, so you seem cool first. It’s worth being the one who asks.', 'You wait to be sure that you’re wanted, and so does the other person.'],
      opposition: ['You’re drawn to people who keep you waiting. Notice the ones who were on time.', 'You take coldness for depth. A warm person may be deep as well.'],
    },
    Uranus: {
      conjunction: ['You fall for people all at once, and habit can put an end to it as quickly.', 'You’re at your fondest of people in the first hour and after long absence.'],
      easy: ['You like people outside the usual type, and you let the ones you love be odd.', 'You keep a friendship fresh by never quite explaining it.'],
      square: ['You want closeness until you have it. A bit of distance, agreed on, keeps you.', 'You bolt when it gets comfortable, and miss it by the weekend.'],
      opposition: ['You choose people who can’t be chosen, and wonder about your luck.', 'You like those who may leave. It saves you from asking what you’d do if they stayed.'],
    },
    Neptune: {
      conjunction: ['You love an ideal with a person’s face, and beauty can make you cry.', 'You give your heart to a melody and are surprised by the words.'],
      easy: ['You see the best in someone without losing sight of the rest.', 'You’re kind without a reason, and you know whom to be kind to.'],
      square: ['You forgive what you haven’t looked at. Ask the plain question before the third date with anyone or anything.', 'You love the portrait and live with the sitter.'],
      opposition: ['You’re courted by people who need rescuing, and you confuse being needed with being loved.', 'You’re sorry for people and take it for love, which is hard on both of you.'],
    },
    Pluto: {
      conjunction: ['You don’t love by halves, and you want to know everything about what you love.', 'You love as others go into a profession. It takes all you’ve got, and it pays in kind.'],
      easy: ['Your attachments run deep without strangling anyone, and you can mend what others would throw out.', 'You can love someone through their worst year.'],
      square: ['You hold on hard and test harder. Jealousy tells you what you fear more than what they did.', 'You’d rather have a hold on people than have to trust them. Trust is the less tiring.'],
      opposition: ['You’re drawn to intense people and then to the struggle over who needs whom.', 'You look for the one who can undo you, and then you fight for breath.'],
    },
  },
  Mars: {
    Jupiter: {
      conjunction: ['You go in big. You can do the work of two people for a week, and then you need the sofa of one.', 'You have the strength of a start and the faith of a finish. It’s the middle that needs a friend.'],
      easy: ['You take the right risks, and you enjoy effort when it leads somewhere.', 'You take a sporting risk gladly, and you lose without bitterness.'],
      square: ['You overdo it: too fast, too much, for too good a cause. Your back will tell you before you do.', 'You run out before it’s over. Promise two thirds, and people will be amazed.'],
      opposition: ['You’re carried away by other people’s big plans, and you end up doing most of the lifting.', 'You fight other people’s battles on a grand scale and forget to buy bread.'],
    },
    Saturn: {
      conjunction: ['You work with the brake on, which makes you careful, strong and sometimes furious.', 'You’re slow, thorough and hard to stop, and it makes you angry to be hurried.'],
      easy: ['You ration your strength, so you’re still working when the sprinters have gone home.', 'You’ve got staying power, and you know to the minute how much is left.'],
      square: ['You stop and start: push, doubt, push. A fixed hour and a short list help you more than courage.', 'You’re strongest when you’ve stopped proving it. Until then you push a door marked “pull.”'],
      opposition: ['You keep running into someone’s no. Find out early who decides, and save the force for there.', 'You’re blocked by people with stamps. Half of them would help if you asked how it’s done.'],
    },
    Uranus: {
      conjunction: ['You act on impulse and have quick reactions, and orders bring out the rebel.', 'You’re quick off the mark, sometimes before you know where you’re going.'],
      easy: ['You’re good in a sudden situation, and you find the faster way to do a dull job.', 'You’re inventive under pressure, and at your calmest when something breaks.'],
      square: ['You snap when you’ve been patient too long. Leave the room before the plate does.', 'You’re patient, patient, and then gone. A sign a week before would help.'],
      opposition: ['Other people’s sudden moves make you rash. Wait one night before you answer in kind.', 'You’re stung into speed by others’ whims. Your own pace is better.'],
    },
    Neptune: {
      conjunction: ['You act on a vision and tire without one, and plain ambition leaves you cold.', 'You can work like a saint for something you believe in, and like a cat for anything else.'],
      easy: ['You can work for others without needing the credit, and you move as if you heard music.', 'You’ve got a light touch with heavy things.'],
      square: ['Your energy leaks into what might be. Do the first ten minutes of it, badly.', 'You wait for the feeling, and the feeling waits for you to begin.'],
      opposition: ['You fight for people who didn’t ask, and find out later what they’d have wanted.', 'You fight for what others have given up on, and mostly you fight alone.'],
    },
    Pluto: {
      conjunction: ['You have more force than you show, and you’re careful with it because you’ve felt it.', 'You seldom use all your strength, and people sense how much is left.'],
      easy: ['You can work on one thing for years, and obstacles make you quieter rather than louder.', 'You go on, below the surface, when everyone thinks it’s been dropped.'],
      square: ['You go at a thing until one of you breaks. Some doors open if you let go of the handle.', 'You try to force what would have come. Your will is good, and your timing is better when you’ve slept.'],
      opposition: ['You draw out other people’s will to win, and don’t notice that you started it.', 'You wake the fighter in others. It’s fairer to tell them that it’s a game.'],
    },
  },
};

/** How near to exact an aspect is. */
export const CLOSENESS = {
  tight: 'almost exact',
  close: 'close',
  wide: 'wide, so it shows now and then',
} as const;

export const TONE_NAMES: Readonly<Record<AspectTone, string>> = {
  conjunction: 'standing together',
  easy: 'an easy angle',
  square: 'a hard angle',
  opposition: 'face to face',
};
