import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Element } from '../../report/story.ts';
import type { SignText, Variants } from './sign-text.ts';

/** Mercury by sign: how a person thinks and talks. */
// biome-ignore format: one row per text
export const MERCURY: Readonly<Record<Sign, SignText>> = {
  Aries: {
    title: 'You think out loud and fast',
    core: ['Mercury in Aries interrupts, often with the right answer.', 'With Mercury in Aries, you get to the point before the greeting.'],
    decans: [
      'You send the message and then read it. Being first with an answer is worth being wrong one time in four.',
      'You argue to win, and you tell the story of it better afterward than it was. You listen best when you’ve been asked for your opinion first.',
      'You jump to the conclusion and are right often enough to keep jumping. You’re content to find the evidence later.',
    ],
    strained: [
      'You’re rude by brevity. A greeting and a question mark would save you half of your disputes.',
      'You can’t bear to be interrupted and do little else.',
      'You answer the question that you’d have liked to be asked.',
    ],
  },
  Taurus: {
    title: 'You think until it’s solid',
    core: ['With Mercury in Taurus, you take a day to answer and then mean it for years.', 'Mercury in Taurus won’t be talked into anything, though it may be shown.'],
    decans: [
      'You understand a thing once you’ve had it in your hands. A drawing on paper tells you more than an hour of talk.',
      'You explain in steps, and no one gets lost on the way. A sloppy word irritates you like a wobbly table.',
      'You talk about plans only when they’ve become facts. You choose words as you’d spend money, and dislike seeing either thrown about.',
    ],
    strained: [
      'You repeat yourself when you aren’t believed, a little louder. New facts need an appointment.',
      'You get stuck on a detail until the meeting’s over.',
      'You expect the worst of a new idea, and price it accordingly.',
    ],
  },
  Gemini: {
    title: 'Your mind has many tabs open',
    core: ['Your Mercury in Gemini is in its own sign: you read while you listen and answer what wasn’t asked yet.', 'With Mercury in Gemini, its own sign, you follow three conversations and lead the fourth.'],
    decans: [
      'You’re never without a word, and now and then without a point. Your best ideas come while you’re reading something else.',
      'You can say an unwelcome thing so lightly that it’s welcome. You adapt your words to the listener, who thinks you agree.',
      'You see links between subjects that others keep on separate shelves. You explain by comparison, and the comparison is often stranger than the thing.',
    ],
    strained: [
      'You skim, and now and then you skim the one line that counted.',
      'You say what goes down well and lose track of what you said to whom.',
      'You’re bored by your own argument before others have understood it.',
    ],
  },
  Cancer: {
    title: 'You think in memories',
    core: ['Mercury in Cancer remembers the weather, the coat and the tone of voice, and then perhaps the date.', 'Your Mercury in Cancer learns by heart, in both senses.'],
    decans: [
      'You listen for what’s meant, and you’re hurt by the tone of a perfectly polite sentence. You learn from people you like and from no one else.',
      'You ask one question too few out loud and one too many in your head. You keep letters.',
      'Facts stay with you when they come as a story, and slip away from a table. You can repeat a conversation from years ago in both voices.',
    ],
    strained: [
      'You take a neutral remark personally and reply to what was never said.',
      'You keep asking in order to catch someone out, and you hate to catch them.',
      'You drift off in the middle of instructions and hope to be told again.',
    ],
  },
  Leo: {
    title: 'You talk to be remembered',
    core: ['With Mercury in Leo, you tell it with a beginning, a pause and a finish.', 'Mercury in Leo says “trust me” and mostly deserves it.'],
    decans: [
      'Once you’ve said it in front of people, it’s hard for you to unsay. You think well on your feet and badly on a committee.',
      'You round numbers up. It makes for better stories and for estimates that others should check.',
      'You speak first in a meeting, and the others spend it answering you. A question you can’t answer annoys you into learning.',
    ],
    strained: [
      'You defend a mistake because you made it with such conviction.',
      'You talk over doubts, yours included. Let someone else hold the pen.',
      'You hear a question as an attack on your authority.',
    ],
  },
  Virgo: {
    title: 'You read the footnotes',
    core: ['Your Mercury in Virgo, strong in its own sign, finds the typo on the first page and can’t enjoy the rest until it’s fixed.', 'With Mercury in Virgo, where it’s strongest, you can’t help seeing how it could be done properly.'],
    decans: [
      'You ask how it works before you ask what it’s for. Your notes are better than the lecture.',
      'You’d rather be silent than inexact. You keep the minutes in your head, with the names of those who promised.',
      'You learn by repeating, and what you’ve learned that way stays. A new method has to prove itself on an old problem.',
    ],
    strained: [
      'You correct a date in someone’s love story. Accuracy is your way of being nervous.',
      'You prepare for questions that no one will ask, and miss the simple one.',
      'You can’t decide between two toasters without a table of figures.',
    ],
  },
  Libra: {
    title: 'You phrase it kindly',
    core: ['Mercury in Libra drafts the sentence twice, once for sense and once so that no one’s offended.', 'Your Mercury in Libra asks what the other side would say, and says it for them.'],
    decans: [
      'You see the second best option so clearly that the best one has to wait. You write a good letter of refusal.',
      'You’d make a good referee: you can repeat what each side said. Your own opinion comes last, and people sometimes leave before it.',
      'You say “yes, but” and mean both words. You need someone to think at, and a mirror has been known to do.',
    ],
    strained: [
      'You soften a message until there’s nothing left in it to act on.',
      'You argue both sides at night, and neither pays for the lost sleep.',
      'You ask for advice in order to postpone.',
    ],
  },
  Scorpio: {
    title: 'You read between the lines',
    core: ['With Mercury in Scorpio, you hear what was left out.', 'Mercury in Scorpio keeps asking until the answer changes color.'],
    decans: [
      'You keep what you know until it’s useful. You forget faces sooner than motives.',
      'You guess people’s reasons, and it’s wise to ask now and then whether you guessed right. A poem can tell you more than a report.',
      'You can stay silent for days about the one thing you’re thinking of. You research before you trust: a doctor, a school, a new friend.',
    ],
    strained: [
      'You cross-examine. People start to choose their words around you, which makes you more suspicious.',
      'You hint, and resent it when no one guesses.',
      'You read old messages for evidence, and there’s always some.',
    ],
  },
  Sagittarius: {
    title: 'You think in big pictures',
    core: ['Your Mercury in Sagittarius gives you the idea of the book before you’ve finished the chapter.', 'With Mercury in Sagittarius, you say what it means before you’ve said what it is.'],
    decans: [
      'You speak frankly and forget the dates. Someone else should proofread what you promise.',
      'You debate as sport, and you need telling when it hurts. You lose interest in a question once you’ve won it.',
      'You explain well and at length, with examples from places you’ve seen. You’d rather teach the course than take it.',
    ],
    strained: [
      'You overstate, and then have to live up to the figure.',
      'You give advice at such speed that it’s gone before it could help.',
      'You find it hard to say “I don’t know” in front of a class.',
    ],
  },
  Capricorn: {
    title: 'You say what you can prove',
    core: ['Mercury in Capricorn asks what follows, what it costs and who signs.', 'Your Mercury in Capricorn speaks in conclusions.'],
    decans: [
      'You say little in the first hour and sum it up in the last. Your silence in between is work.',
      'You trust experience over theory, your own above all. You repeat what has proved right, in the words that proved right.',
      'You find the gap in the contract, and you’re quietly pleased. A plan with no dates in it isn’t a plan to you.',
    ],
    strained: [
      'You see why it can’t work and tell people so on the first day.',
      'You distrust any cleverness that isn’t in writing.',
      'You get dry and short under pressure, like a memo.',
    ],
  },
  Aquarius: {
    title: 'You think around corners',
    core: ['With Mercury in Aquarius, you arrive at the answer by a road that no one else took.', 'Mercury in Aquarius treats every rule as a proposal.'],
    decans: [
      'You hold an opinion hardest when you’re alone with it. You’ll change it for a fact, never for a majority.',
      'You get the system at once and its manual never. You talk in leaps, and people need to ask you for the steps.',
      'You argue with a friend’s idea without meaning the friend, who can’t always tell. Say which of the two you’re arguing with.',
    ],
    strained: [
      'You contradict to find out what you think.',
      'You explain the obvious to an expert, and you’d hate to know it.',
      'You correct people’s thinking when they wanted company.',
    ],
  },
  Pisces: {
    title: 'You think in pictures',
    core: ['Your Mercury in Pisces knows the answer before the reason, and has trouble in exams that ask for the reason.', 'With Mercury in Pisces, you understand more than you can put into words, and you’re patient with people who can’t either.'],
    decans: [
      'You lose keys and find melodies. Daydreaming is how you work, even if it looks like something else.',
      'You remember faces and moods, while names have to be told to you again. You learn a language by ear, along with its manners.',
      'You notice a lie by a feeling, and only later by the facts. You say less than you know, because you couldn’t prove it.',
    ],
    strained: [
      'You leave out the point because it seemed to be in the air.',
      'You agree to things that you haven’t heard.',
      'You imagine the conversation so fully that you forget to have it.',
    ],
  },
};

/** Mercury's element with the Moon's: head and heart. */
// biome-ignore format: one row per sentence
export const MERCURY_WITH_MOON: Readonly<Record<Element, Readonly<Record<Element, Variants>>>> = {
  fire: {
    fire: ['Thought and feeling strike at the same moment, and counting to five would save you some letters.', 'You speak as you feel, at once, and you’re surprised by the silence.'],
    earth: ['Your mouth is ahead of your feelings, which like to see proof, so you sometimes promise what you don’t yet want.', 'You talk big and sleep only when the rent’s been paid.'],
    air: ['You feel things once they’ve been said, and you say them early.', 'You think by telling, and feel better by telling it again.'],
    water: ['You speak hotly and hurt softly, and the second takes longer.', 'You argue hotly about things that make you want to cry.'],
  },
  earth: {
    fire: ['You reason slowly and feel fast, so write it down before you act on it.', 'You’re level in discussion and stormy in the car.'],
    earth: ['You think about real things and feel in the same terms: does it hold, does it last, is it enough?', 'You think in facts, and a fact can comfort you.'],
    air: ['You like plain facts and easy talk, and a problem shrinks when you list it.', 'You’re a plain speaker with a restless heart.'],
    water: ['You give feelings a practical shape: a plan, a casserole, a phone number.', 'You talk about the boiler when you’re upset about something else.'],
  },
  air: {
    fire: ['Your head is cool and your heart is quick, and the first often writes excuses for the second.', 'You analyze quickly what you then do anyway.'],
    earth: ['You enjoy ideas most when there’s something to eat and nowhere to be.', 'You’re clever about everything except your own comfort, which you take quite literally.'],
    air: ['You live a good deal in your head, and a walk without a phone does what thinking about it can’t.', 'Even your feelings come with a second opinion.'],
    water: ['You find clear words for muddy feelings, other people’s sooner than yours.', 'You can name what anyone feels, and it takes you longest with yourself.'],
  },
  water: {
    fire: ['You pick up what isn’t said and answer it out loud, which startles people.', 'You sense it, blurt it, and wish that you’d sensed a bit longer.'],
    earth: ['Your hunches are good, and you wait for evidence before you trust them.', 'You think in moods and check them against the bank statement.'],
    air: ['You feel first, and then talk about it as if you’d thought first.', 'You tell your feelings as if they’d happened in a movie.'],
    water: ['Head and heart speak the same language, and it isn’t always the one spoken around you.', 'You think with your skin, and crowds are hard thinking.'],
  },
};

/** Mercury's sign with the element of Mars: how a person turns thoughts into action. */
// biome-ignore format: one row per sentence
export const MERCURY_WITH_MARS: Readonly<Record<Sign, Readonly<Record<Element, Variants>>>> = {
  Aries: {
    fire: ['Between your idea and your deed there’s no time for a second opinion.', 'You don’t explain, you demonstrate.'],
    earth: ['You talk as if it were done, and then do it thoroughly and late.', 'You’re quick to promise a wall and then lay each brick yourself.'],
    air: ['You’d win most debates if you let the other side finish.', 'You’re a hard person to out-talk and an easy one to set going.'],
    water: ['You announce your decisions loudly and carry them out on a feeling.', 'Your words are braver than your next step.'],
  },
  Taurus: {
    fire: ['You’re slow to make up your mind and sudden once it’s made.', 'You think like a farmer and act like a fire brigade.'],
    earth: ['You do what you said, when you said, in that order.', 'You’ve never regretted taking your time, and you don’t mean to start.'],
    air: ['You think steadily and start on three things at a time.', 'You need your hands busy in order to listen.'],
    water: ['You know exactly what to do, and wait until you feel like it.', 'You make up your mind in the bath.'],
  },
  Gemini: {
    fire: ['You turn a remark into a dare, and then you have to go through with it.', 'You could sell a plan before you’ve written it, and have done it by the time it’s read.'],
    earth: ['You have ten ideas and the patience for one, which is luck for that one.', 'You plan in pencil and build in stone.'],
    air: ['You’d talk a task to death if it weren’t for deadlines.', 'Your calendar is full of other people’s ideas that you agreed to over coffee.'],
    water: ['You reason with everyone else’s moods, and give in to your own.', 'You can argue for anything, but you’ll only do what you care about.'],
  },
  Cancer: {
    fire: ['You brood, and then you charge.', 'Touch a memory, and you’re ready to fight for it.'],
    earth: ['You plan for your family’s needs as others plan for a business.', 'You remember who needs what, and deliver it.'],
    air: ['You drop hints in several directions and hope one of them lands.', 'You make three phone calls instead of one decision.'],
    water: ['You decide by feel and defend it by memory.', 'You act on a feeling, and the reason comes along in a day or two.'],
  },
  Leo: {
    fire: ['You say it big and do it big, and small print isn’t involved.', 'You take charge of a conversation and then of the furniture.'],
    earth: ['Behind your speeches there’s usually some real work.', 'You talk of glory and are at your desk by eight.'],
    air: ['You persuade first, and the doing often falls to the persuaded.', 'Your best argument is your tone.'],
    water: ['You speak with confidence on days when you have none.', 'You roar in the meeting and doubt in the elevator.'],
  },
  Virgo: {
    fire: ['You edit carefully and then hit “send” in a temper.', 'You’re patient with things and short with people who handle them badly.'],
    earth: ['Your lists get done, down to the last line.', 'You have a procedure, and it works.'],
    air: ['You find five ways to do it, compare them, and run short of time for one.', 'You can improve a plan until it’s too late for it.'],
    water: ['You notice what’s wrong at once and mention it when you’re tired.', 'You see the mistake, sigh, and quietly put it right yourself.'],
  },
  Libra: {
    fire: ['You negotiate until you’ve had enough, and then you walk out.', 'You’re diplomatic up to a point that others learn to recognize.'],
    earth: ['You’re polite about the terms and immovable on the price.', 'You sign only what’s fair, and then you keep it to the letter.'],
    air: ['You talk people into things so pleasantly that they thank you.', 'You settle by chat what others would take to court.'],
    water: ['You avoid the argument out loud and have it inside.', 'You look for the kind way to say it until they’ve heard it from someone else.'],
  },
  Scorpio: {
    fire: ['You find the weak point and press it before you’ve decided to be kind.', 'You strike at the sentence they hoped you’d miss.'],
    earth: ['You plan in silence and move when it’s certain.', 'You investigate like a bank.'],
    air: ['You ask innocent questions with a purpose.', 'You find things out by seeming not to care.'],
    water: ['You say nothing, do nothing, and one day it’s all been arranged.', 'You wait in deep water, and it’s always you who knows the way.'],
  },
  Sagittarius: {
    fire: ['You believe it, say it and book it, all before lunch.', 'You speak in exclamation marks and travel light.'],
    earth: ['You have grand views and a sensible pair of boots.', 'You have a philosophy, and a budget for it.'],
    air: ['You’d argue with a signpost for the pleasure of it.', 'You’re never at a loss for a fresh opinion or a fresh address.'],
    water: ['You preach courage and act on hunches.', 'You talk of far goals, and you’ll row there if someone you love is on board.'],
  },
  Capricorn: {
    fire: ['You draw up the plan and lose patience with it on day two.', 'You weigh every word and then kick the door.'],
    earth: ['You think in steps and take them, and there’s little to add.', 'You’re the person whose plan still exists in March.'],
    air: ['You’re strict about facts and flexible about the way.', 'You have a dry wit and several ways around the regulation.'],
    water: ['Your reasons are sound, and you act when your stomach agrees.', 'You know the rule, and you know the evening when it shouldn’t count.'],
  },
  Aquarius: {
    fire: ['You test a theory by jumping off it.', 'You have the new idea and the nerve, and you lack only the permit.'],
    earth: ['Your oddest ideas come with a working model.', 'You build the thing that everyone said was theory.'],
    air: ['You’d redesign it before you’d repair it.', 'You’re at your best with a blank board and people who interrupt.'],
    water: ['You have principles about everything and make exceptions by mood.', 'You reason like a machine, and what starts it is a mood.'],
  },
  Pisces: {
    fire: ['You daydream for days and act within a minute.', 'You see it in a flash and run after it.'],
    earth: ['You turn what you imagine into something that works.', 'You give a dream its measurements.'],
    air: ['You find words for what others only sense, and move on before it’s written down.', 'You improvise, and people think it was written.'],
    water: ['You arrive at your decisions as one arrives at sleep, and can’t say when.', 'You do what the day seems to want.'],
  },
};

/** How a person comes to think so: Mercury rose before the Sun, or after it. */
// biome-ignore format: one row per sentence
export const MERCURY_FROM_SUN: Readonly<Record<Sign, Readonly<Record<'before' | 'after', Variants>>>> = {
  Aries: {
    before: ['You speak before you know how the sentence ends, and the end turns up on the way.', 'You put up your hand before there’s a question.'],
    after: ['You fire off an opinion and revise it overnight, which few people get to hear.', 'You’re sharp at once and wise by the next day.'],
  },
  Taurus: {
    before: ['You make up your mind early and spend the discussion waiting for the others.', 'You form an opinion slowly, and still before anyone has asked you.'],
    after: ['You chew on a thing until it has no taste left, and then you know.', 'You test a sentence for weeks and then use it for years.'],
  },
  Gemini: {
    before: ['You’re already asking about the next stop while others unfold the map.', 'You finish the crossword by guessing at the words that cross.'],
    after: ['You think of the perfect reply on the stairs, and you use it next time.', 'You like to hear yourself out before you agree.'],
  },
  Cancer: {
    before: ['You guess what people need before they’ve said it, and act on the guess.', 'You sense the answer in the way the question’s put.'],
    after: ['You understand what was said on Monday by about Thursday, and then thoroughly.', 'You think by going over old ground, and you find things there.'],
  },
  Leo: {
    before: ['You announce first and find the reasons in the applause.', 'You’ve got the headline, and the facts are on their way.'],
    after: ['You rehearse a story in your head until it’s fit for company.', 'You polish what you’ve said until it’s what you’d meant to say.'],
  },
  Virgo: {
    before: ['You’ve sorted the problem before the others have agreed on its name.', 'You spot the snag at the planning stage and are seldom thanked.'],
    after: ['You go over your work once more, and once more after that, and there’s usually something.', 'You keep a record, and later it’s needed.'],
  },
  Libra: {
    before: ['You’ve drafted the compromise before either side has spoken.', 'You know what each side will say, so you answer both at once.'],
    after: ['You replay a conversation to see who was right, and award it on points.', 'You sum up beautifully when it’s over.'],
  },
  Scorpio: {
    before: ['You suspect first and ask second.', 'You go straight to the thing they’re hiding.'],
    after: ['You let a remark sink, and weeks later it comes up with a whole theory attached.', 'You find the motive when you’ve stopped looking for it.'],
  },
  Sagittarius: {
    before: ['You leap to the moral of the story and make up the story on the way down.', 'You’re convinced before breakfast.'],
    after: ['You need to have been somewhere before you can say what it meant.', 'You turn what happened to you into a maxim.'],
  },
  Capricorn: {
    before: ['You’ve read the contract before you’ve met the people.', 'You come with a written agenda.'],
    after: ['You form your judgment after the fact, and it’s the one that’s kept on file.', 'You write the report that explains what happened.'],
  },
  Aquarius: {
    before: ['You have the idea years early and have trouble believing that it’s early.', 'You see what’s coming and can’t wait for the rest to see it.'],
    after: ['You collect objections, sleep, and wake up with a different question.', 'You’re the one who asks, at the end, whether it was the right problem.'],
  },
  Pisces: {
    before: ['You catch the tune of an idea at once and learn the words later.', 'You grasp an idea while you’re half asleep.'],
    after: ['You understand by remembering: it makes sense to you once it’s over.', 'You remember a thing as a picture and read the picture later.'],
  },
};
