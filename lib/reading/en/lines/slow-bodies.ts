import type { BodyLines } from '../../locale.ts';

/**
 * Transiting Jupiter widens two or three weeks, months at a station: growth, trust, generosity, too much of a
 * good thing.
 */
export const JUPITER: BodyLines = {
  Sun: {
    flowing: {
      building: 'a wider road is coming into view; say where you want to go',
      exact: 'people take your ideas seriously; name the big one out loud',
      easing: 'the good season winds down gently, so thank the people who helped',
      any: [
        ['luck', 'chance encounters tend to be lucky ones'],
        'a generous view of things opens more than it costs',
        'you can afford to think a size larger than usual',
      ],
    },
    tense: {
      building: 'ambition is growing faster than the hours in the day',
      exact: 'you can overreach with the best intentions; promise half',
      easing: 'the inflated plan shrinks to its real and useful size',
      any: [
        ['luck', 'good fortune is assumed a little too readily'],
        'the glass is full and you are still pouring',
        'enthusiasm is a fine horse, so keep a hand on the reins',
      ],
    },
    conjunct: {
      helps: {
        building: 'a bigger chapter is knocking; clear some space for it',
        exact: 'you stand taller than you have in years, so use the view',
        easing: 'what has grown around you is yours to keep and tend',
        any: [
          ['luck', 'fortune likes your face just now; show it around'],
          'this is a season to be seen, heard and taken at your word',
          'growth feels natural, like a coat that finally fits',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['company', 'home feels warmer by the day and there is room for guests'],
      exact: 'contentment is simple and near; share a table',
      easing: 'a generous mood lingers in the house, so pass some of it on',
      any: [
        'the mood at home is broad and easygoing',
        ['family', 'family ties loosen in the good sense, with more laughter and less fuss'],
      ],
    },
    tense: {
      building: 'appetites grow, for food, feelings and applause',
      exact: 'your feelings promise more than the week can hold; choose',
      easing: 'an overfull house or calendar slowly empties out',
      any: ['comfort is lovely, and too much of it makes you drowsy'],
    },
    conjunct: {
      helps: {
        building: 'something good is taking root at home',
        exact: 'you feel held by life, and others feel held by you',
        easing: 'the warmth of these days makes a fine memory and a better habit',
        any: ['kindness flows both ways across the kitchen table'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'ideas want a larger map; look up that course or country',
      exact: ['talking', 'a conversation opens a door you had taken for a wall'],
      easing: 'collect the good advice of these days before it blurs',
      any: [
        'a good book or a good teacher is within reach',
        ['focus', 'you grasp the whole and the parts fall into place'],
      ],
    },
    tense: {
      building: 'the plan on paper grows rosier with each draft',
      exact: 'big words are cheap, so ask what is actually included',
      easing: 'a second reading brings the story down to earth',
      any: [['focus', 'grand ideas crowd out the details that carry them']],
    },
    conjunct: {
      helps: {
        building: 'curiosity grows, and a teacher or book is on the way',
        exact: 'say it, send it, publish it, because people want to hear',
        easing: 'what you learned lately is ready to be taught to someone',
        any: [['focus', 'your mind stretches and enjoys it']],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'pleasant people collect around you; make room in the week',
      exact: 'grace and plenty meet; host, visit or celebrate',
      easing: 'the sweet stretch has a little left in the jar',
      any: [['romance', 'love grows easily where it is given space']],
    },
    tense: {
      building: 'comforts multiply, and so do the bills for them',
      exact: 'too much sweetness spoils the taste, so stop one bite early',
      easing: 'a spoiled appetite returns to simple pleasures',
      any: [['romance', 'romance is painted larger than life; enjoy the sketch']],
    },
    conjunct: {
      helps: {
        building: 'a season of pleasure begins; say yes to good company',
        exact: 'beauty and kindness come in generous portions',
        easing: 'friendships made in these weeks keep well',
        any: [['romance', 'hearts are open-handed and quick to trust']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'courage gathers, so choose what it is for',
      exact: 'act on the big plan, because effort goes twice as far',
      easing: 'round off the bold project while the push still helps',
      any: [['energy', 'you have vigor to spare and a good place to put it']],
    },
    tense: {
      building: 'haste and hope are a fast pair; hold the reins',
      exact: 'you can win the sprint and forget the marathon',
      easing: 'the overheated plan cools and shows what it needs',
      any: [['energy', 'you pour out more strength than you take in']],
    },
    conjunct: {
      mixed: {
        building: 'the urge to do something big is rising; find it a shape',
        exact: 'you are unstoppable, so check the direction first',
        easing: 'the crusade becomes a project, which suits everyone better',
        any: [['energy', 'there is power in abundance, and it wants a plan']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'an old hope is due for a second hearing',
      exact: 'faith in the future comes naturally; plant something slow',
      easing: 'harvest what went well and write down why',
      any: [['luck', 'luck comes by way of people who wish you well']],
    },
    tense: {
      building: 'belief and budget are drifting apart; call them to order',
      exact: 'growth has growing pains, and pruning is part of it',
      easing: 'the boast comes home as a modest, workable plan',
      any: [['luck', 'the odds look better than they are']],
    },
    conjunct: {
      helps: {
        building: 'a twelve-year circle is closing, so remember what you wished',
        exact: 'a new twelve-year wish begins; make it generous',
        easing: 'the first shoots of a long growth are showing',
        any: [['luck', 'fortune is close to home and easily missed by hurrying']],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'the long plan finds a sponsor, a room or a reason',
      exact: 'patience and growth agree; sign up for the long course',
      easing: 'a solid gain is in place, so lock the door and rest',
      any: ['experience is respected, yours and other people’s'],
    },
    tense: {
      building: 'growth rubs against limits; measure before you build',
      exact: 'you want to spread out and are asked to stay put',
      easing: 'the compromise between bold and careful becomes visible',
      any: ['old duties and new hopes compete for the same hour'],
    },
    conjunct: {
      mixed: {
        building: 'a duty and an opening arrive by the same door',
        exact: 'build it well or not at all is the useful question',
        easing: 'you have more structure and more room than before',
        any: ['slow growth is the kind that holds'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'something fresh is on its way; keep a window open',
      exact: 'freedom arrives with a friendly face, so try the new thing',
      easing: 'the bold change settles in and feels like yours',
      any: [['luck', 'luck likes you best when you improvise']],
    },
    tense: {
      building: 'the itch for change grows louder than the reason for it',
      exact: 'you could leap before the pool is filled; test the water',
      easing: 'sudden plans come down from the ceiling one by one',
      any: ['novelty glitters, and half of it is packaging'],
    },
    conjunct: {
      helps: {
        building: 'a door to somewhere new is being unlocked',
        exact: 'the unexpected is on your side; improvise',
        easing: 'a sudden widening becomes a new normal',
        any: [['luck', 'a stroke of luck comes out of the blue']],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'hope gets softer, wider and easier to share',
      exact: 'generosity and imagination work hand in hand',
      easing: 'keep the inspiration in a notebook before it evaporates',
      any: ['a good cause does you as much good as you do it'],
    },
    tense: {
      building: 'wishes swell like sails, so check the anchor',
      exact: 'what sounds heavenly deserves an earthly question',
      easing: 'the mist lifts and the modest truth is perfectly livable',
      any: ['you trust widely, and a little sorting would not hurt'],
    },
    conjunct: {
      helps: {
        building: 'dreams are growing, and some of them have addresses',
        exact: 'faith, art and kindness open wide; step in',
        easing: 'a large dream leaves a practical gift behind',
        any: ['you sense how things hang together, and it comforts you'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'a hidden talent is coming up for use',
      exact: 'you can turn something around for good; aim high',
      easing: 'a deep change has taken, and you feel the lift',
      any: ['influence comes to you quietly, so use it for more than yourself'],
    },
    tense: {
      building: 'ambition gets hungry; ask what it would be full of',
      exact: 'winning big and winning well are two different things',
      easing: 'the grand struggle shrinks to one honest talk',
      any: ['someone’s certainty is overwhelming, possibly your own'],
    },
    conjunct: {
      helps: {
        building: 'a buried talent wants daylight',
        exact: 'conviction moves mountains; choose the right mountain',
        easing: 'the power you found has become simply yours',
        any: ['you can afford to think on a larger scale'],
      },
    },
  },
};

/** Transiting Saturn tests for weeks, and often returns twice: time, work, limits, what holds. */
export const SATURN: BodyLines = {
  Sun: {
    flowing: {
      building: 'effort is starting to count; keep the steady pace',
      exact: 'you are trusted with something that matters, and rightly',
      easing: 'what you built lately can carry weight; lean on it',
      any: [
        ['focus', 'you know what comes first and do it first'],
        'a patient effort begins to look like a plan',
        'people rely on you, and it sits well on your shoulders',
      ],
    },
    tense: {
      building: 'a test of patience is forming, so clear the small debts now',
      exact: 'the answer may be not yet; use the wait to get it right',
      easing: 'the pressure lets up, and you know what you can bear',
      any: [
        ['energy', 'strength is finite, and saying no is part of the work'],
        'a slow road is still a road, so keep your own pace',
        'you may measure yourself against the wrong ruler',
      ],
    },
    conjunct: {
      hurts: {
        building: 'life is asking for a serious answer; take your time',
        exact: 'you carry a lot, so put down what was never yours',
        easing: 'the heavy stretch leaves you leaner and clearer',
        any: [
          ['energy', 'a slower gear is the right gear'],
          'what you do carefully now has a long life',
          'a quiet reckoning shows what is truly yours to do',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'a calmer tone comes into the house, one habit at a time',
      exact: ['changing', 'feelings are steady enough to build a routine on'],
      easing: 'the quiet order you made at home is worth keeping up',
      any: ['you are the calm one in the room, and people lean in'],
    },
    tense: {
      building: 'you may be tightening up inside; let one person in',
      exact: 'loneliness passes faster when it is told to a friend',
      easing: 'the chill thaws by degrees, and warmth finds the way back',
      any: ['duty at home weighs more when nobody says thank you'],
    },
    conjunct: {
      hurts: {
        building: 'the mood grows thoughtful; lighten the calendar',
        exact: 'you feel your age, whatever it is, so be gentle with it',
        easing: 'a sober season at home begins to soften',
        any: ['small rituals, like tea at four, hold you up'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'a plan takes shape; give it dates and columns',
      exact: 'what you say is solid, and people can build on it',
      easing: 'the thinking is done; file it where you can find it',
      any: [['focus', 'attention is long and patient']],
    },
    tense: {
      building: 'doubts knock, so let in the useful one and close the door',
      exact: ['talking', 'talks drag, and a written summary saves you an hour'],
      easing: 'a stuck conversation loosens; offer the first sentence',
      any: ['a slow answer is still an answer', ['focus', 'worry makes the mind heavy; divide the task']],
    },
    conjunct: {
      hurts: {
        building: ['deciding', 'decisions feel heavier than usual, so gather the facts'],
        exact: 'think slowly, speak briefly and put it in writing',
        easing: 'a weighty question is nearly thought through',
        any: [
          'small print takes up more of the day than it should',
          ['focus', 'the mind is stern with itself; grade on a curve'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'a friendship shows that it can carry something',
      exact: 'tried and true beats new and shiny, in shoes and in friends',
      easing: 'a bond has proved itself; say thank you',
      any: [['romance', 'love is calm, loyal and quietly happy']],
    },
    tense: {
      building: 'warmth gets a little scarce, so bring your own',
      exact: 'you may feel unseen and are only unheard; speak up',
      easing: 'the chill between people is lifting; go halfway',
      any: [['romance', 'closeness takes work, and the work is worth sharing']],
    },
    conjunct: {
      mixed: {
        building: 'you begin to count what a bond is worth to you',
        exact: 'what is real in a friendship stays, and the remainder thins out',
        easing: 'you know better now whom you can count on',
        any: ['simple, lasting and well made is the taste of these days'],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your efforts find their rhythm, so keep it boring',
      exact: 'controlled force gets the heavy thing up the stairs',
      easing: 'the hard part is behind you; finish neatly',
      any: [['energy', 'stamina holds where others fade']],
    },
    tense: {
      building: 'the brakes are coming on; stop pressing the pedal',
      exact: 'effort meets a wall, and walls have doors further along',
      easing: 'blocked work starts to move, so begin with the smallest part',
      any: [['energy', 'drive comes and goes; plan for both']],
    },
    conjunct: {
      hurts: {
        building: 'each step needs more push; take fewer steps',
        exact: 'anger and discipline share a leash, so walk them both',
        easing: 'the stubborn work begins to give',
        any: [['energy', 'stop one repetition before you are exhausted']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a hope is getting its paperwork done',
      exact: 'growth has good foundations; add a floor',
      easing: 'a sensible risk has worked out; bank the lesson',
      any: ['prudence and optimism agree, which is rare and useful'],
    },
    tense: {
      building: 'the budget for hope is being reviewed, so trim the extras',
      exact: 'a plan is told to wait, and it is better for the waiting',
      easing: 'limits give way a little, and the good part is still there',
      any: [['luck', 'luck is thrifty; rely on preparation']],
    },
    conjunct: {
      mixed: {
        building: 'a belief is asked for proof, and you may have some',
        exact: 'the dream is measured, and what fits can be built',
        easing: 'your hopes are fewer, sturdier and closer',
        any: ['the long view makes a short disappointment smaller'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'years of practice are about to be useful',
      exact: 'what you have learned the slow way pays its way',
      easing: 'the structure stands; take down the scaffolding',
      any: [['focus', 'you do the right thing in the right order']],
    },
    tense: {
      building: 'an old obligation wants reviewing, so read what it says',
      exact: 'you meet a limit you once built yourself, and may move it',
      easing: 'a review ends, and you keep what passed',
      any: ['time feels tight; give your best hours to what matters'],
    },
    conjunct: {
      hurts: {
        building: 'a long cycle is closing; settle what is unfinished',
        exact: 'you come of age again, with fewer illusions and a better compass',
        easing: 'the great audit is ending, and you know what to keep',
        any: ['what no longer fits your life may be returned with thanks'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'a new method is proving itself, so write it down',
      exact: 'change comes in good order, one labeled box at a time',
      easing: 'the reform has settled, and nobody misses the old way',
      any: ['you can be original and reliable in one week'],
    },
    tense: {
      building: 'rules and freedom eye each other; look for the loophole',
      exact: 'you want out and are needed in; negotiate the terms',
      easing: 'the tension between old and new has a truce',
      any: ['habits creak, and a small repair is better than a revolution'],
    },
    conjunct: {
      mixed: {
        building: 'an old freedom is asked to grow up a little',
        exact: 'independence needs a backbone, and you have one',
        easing: 'your wild idea has learned to stand on its feet',
        any: ['structure and surprise share the same desk'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'a dream is ready to be given a timetable',
      exact: 'imagination and craft meet, so make it real',
      easing: 'something once vague now has edges, and you drew them',
      any: ['quiet service and quiet rooms do you good'],
    },
    tense: {
      building: 'facts approach a cherished illusion; greet them early',
      exact: 'disenchantment is half of clarity, and the better half comes after',
      easing: 'the fog is thinner, and the ground is firmer than you thought',
      any: ['a vague worry shrinks when it is written on paper'],
    },
    conjunct: {
      mixed: {
        building: 'a wish is being asked what it would cost',
        exact: 'the real and the ideal sit down together and talk',
        easing: 'you trust your dreams more, having tested them',
        any: ['solitude is fruitful in small portions'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'slow work at the roots is beginning to show above ground',
      exact: 'you can rebuild something from the foundation up',
      easing: 'the deep repair is done and should hold',
      any: ['quiet determination gets further than a scene'],
    },
    tense: {
      building: 'pressure collects where something is overdue',
      exact: 'you cannot control it all; secure the part that is yours',
      easing: 'a hard grip relaxes, and so may you',
      any: ['scarcity thinking is loud, so count what you have'],
    },
    conjunct: {
      mixed: {
        building: 'a long-buried matter asks for a sober look',
        exact: 'what ends now was finished for a while',
        easing: 'the rubble is cleared, and the ground is good',
        any: ['endurance is your quiet superpower'],
      },
    },
  },
};

/** Transiting Uranus unsettles months in its own time: surprise, freedom, invention, the break with habit. */
export const URANUS: BodyLines = {
  Sun: {
    flowing: {
      building: 'a freer version of you is warming up; give it room',
      exact: 'a change you hardly dared to plan turns out to fit',
      easing: 'your new freedom is becoming ordinary, in the best way',
      any: [
        'being different is an advantage; do not file it down',
        ['changing', 'a small experiment teaches you more than a long plan'],
        'you feel younger when you do it your own way',
      ],
    },
    tense: {
      building: 'restlessness is growing, so find the rule that really pinches',
      exact: 'the ground shifts a little, and loose knees help',
      easing: 'after the shake-up you can see what stayed standing',
      any: [
        'people may find you unpredictable; tell them your plans',
        'the wish to start over is worth a notebook before a leap',
        'sudden detours show you streets you did not know',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a new direction hums in the distance, not yet with a name',
        exact: 'you are no longer who you were, and that is news to some',
        easing: 'the lightning has struck, and you enjoy the clear air',
        any: [
          'you wake up to yourself, sometimes at inconvenient hours',
          'you are due for a change that only you can name',
          'old labels peel off, and you may like what is under them',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'home could use a change, and you begin to see which',
      exact: 'feelings lighten when you change the scenery',
      easing: 'a new domestic rhythm feels surprisingly natural',
      any: ['old moods lose their grip; try a different reaction'],
    },
    tense: {
      building: 'you are more easily startled at home, so keep evenings free',
      exact: 'emotional weather changes fast; pack for all of it',
      easing: 'the household settles into its new order',
      any: ['you need company and exits; say so kindly'],
    },
    conjunct: {
      mixed: {
        building: 'a need you used to ignore begins to knock',
        exact: 'feelings surprise you, and some surprises are overdue',
        easing: 'you live a little more freely inside your own walls',
        any: ['home may be wherever you can be odd in peace'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'ideas are arriving early, so keep paper by the bed',
      exact: 'you see the shortcut that everyone walked past',
      easing: 'the new way of thinking has become a tool',
      any: [['focus', 'your mind is quick and makes clever leaps']],
    },
    tense: {
      building: 'news comes faster than you can file it; silence some alerts',
      exact: 'contradicting is a reflex; check whether you disagree',
      easing: 'the loose ideas begin to line up',
      any: [['focus', 'concentration comes in flashes, so work in sprints']],
    },
    conjunct: {
      mixed: {
        building: 'your opinions are about to be updated',
        exact: 'an idea turns your views around; let it',
        easing: 'what sounded radical now sounds like you',
        any: ['think aloud with someone who enjoys it'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'your taste is about to surprise you',
      exact: 'friendship comes in an unusual shape; keep it',
      easing: 'a fresh pleasure has found its place in your week',
      any: [['romance', 'love gets lighter when it is given some air']],
    },
    tense: {
      building: ['buying', 'something in your friendships or purchases wants a change'],
      exact: 'the new is tempting, and not all of it lasts',
      easing: 'a friendship finds its new distance',
      any: [
        'what delighted you last month may bore you now',
        ['romance', 'a heart that wants freedom asks for clear words'],
      ],
    },
    conjunct: {
      helps: {
        building: 'your circle is opening to unusual people',
        exact: 'pleasure takes you by surprise, so let it',
        easing: 'you like what you like, and no longer explain it',
        any: [['romance', 'romance has an electric touch']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'a bolder way of working is within reach',
      exact: 'act on the idea while it still feels daring',
      easing: ['changing', 'the experiment worked; make it routine'],
      any: ['a sudden idea finds willing hands', ['energy', 'sudden bursts of drive are worth catching']],
    },
    tense: {
      building: 'impatience is charging up; ground it with exercise',
      exact: 'sudden moves are tempting, so count to a slow ten',
      easing: 'the jolts are getting smaller; tidy up after them',
      any: ['you dislike being told; tell yourself first'],
    },
    conjunct: {
      hurts: {
        building: 'there is electricity in your elbows, so leave some space',
        exact: 'act fast and think faster, or better still, wait',
        easing: 'the nervous charge goes to ground, and your hands are steadier',
        any: [['energy', 'your strength comes in jolts and leaves in yawns']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a larger freedom is being prepared for you',
      exact: ['company', 'say yes to the unlikely invitation'],
      easing: 'the leap has landed; look around',
      any: [
        'the unlikely option is the one worth looking at',
        ['luck', 'lucky turns come without an appointment'],
      ],
    },
    tense: {
      building: 'you want more room than the room has',
      exact: 'the bold plan needs a net; knot one first',
      easing: 'high hopes come down in one piece',
      any: [['luck', 'fortune is jumpy, so keep your stake small']],
    },
    conjunct: {
      helps: {
        building: 'horizons are moving outward; dust off the map',
        exact: 'a door springs open, and you may walk through',
        easing: 'you live in a wider world than last year',
        any: [['luck', 'good luck arrives in odd costumes']],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'an old structure can be modernized without being torn down',
      exact: 'you loosen a rule and everything still stands',
      easing: 'the renovation is finished, and it feels lighter',
      any: ['experience and invention make good colleagues'],
    },
    tense: {
      building: 'cracks in the plaster show where air wants in',
      exact: 'what you relied on moves; hold on to people, not plans',
      easing: 'a new order is forming out of the loose parts',
      any: ['duty and the wish to run share a bus seat'],
    },
    conjunct: {
      mixed: {
        building: 'an old fence is getting loose, and you may like the view',
        exact: 'a limit you took for granted gives way',
        easing: 'you keep the discipline and drop the fear',
        any: ['reform beats both rebellion and resignation'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'your generation’s restlessness finds a friendly outlet',
      exact: 'reinvent one corner of your life and leave the rest',
      easing: 'the update is installed, so enjoy it',
      any: ['independence feels natural and needs no announcement'],
    },
    tense: {
      building: 'a question about freedom is getting louder',
      exact: 'you compare the life you have with the one you sketched',
      easing: 'the great restlessness settles into two or three real changes',
      any: ['change something small, and see whether that was it'],
    },
    conjunct: {
      mixed: {
        building: 'a very long circle is closing in its own odd way',
        exact: 'you are as free as on the first day; be curious',
        easing: 'a new round begins with lighter luggage',
        any: ['surprise is your oldest friend'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'inspiration and invention are getting acquainted',
      exact: 'a strange idea and a soft heart make something good',
      easing: 'a quiet awakening leaves you kinder',
      any: ['you notice signs and coincidences; enjoy them lightly'],
    },
    tense: {
      building: 'a comfortable dream is being shaken awake',
      exact: 'sudden clarity stings for a minute and helps for a year',
      easing: 'you can tell the vision from the wishful part',
      any: ['escape looks clever, and staying may be cleverer'],
    },
    conjunct: {
      mixed: {
        building: 'your imagination is about to change its subject',
        exact: 'an old dream wakes up and asks what year it is',
        easing: 'you dream more freely and believe more carefully',
        any: ['let the muse in, and keep the door on the latch'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'deep change is coming along with less effort than feared',
      exact: 'you can shed an old skin, so do not iron it first',
      easing: 'something heavy is gone, and you barely noticed it leave',
      any: ['courage comes from below, without noise'],
    },
    tense: {
      building: 'hidden tensions would like daylight; open a curtain',
      exact: 'things come to the surface quickly; meet them calmly',
      easing: 'the aftershocks are small, and the ground is yours',
      any: ['forcing it breaks it, so let it move by itself'],
    },
    conjunct: {
      mixed: {
        building: 'an underground current is about to turn',
        exact: 'old power loses its hold, and you keep your hands free',
        easing: 'you are lighter by one secret or one fear',
        any: ['what frightens you most may turn out to be a hinge'],
      },
    },
  },
};

/** Transiting Neptune softens a year or two in waves: imagination, compassion, longing, blurred outlines. */
export const NEPTUNE: BodyLines = {
  Sun: {
    flowing: {
      building: 'a gentler ambition is growing; ask what would be beautiful',
      exact: 'you inspire by being soft where others are hard',
      easing: 'the quiet glow stays, even as life gets louder again',
      any: [
        'imagination knows the way, so let it hold the map',
        'a soft answer gets you further than a sharp one',
        'something you do for its beauty turns out to be useful',
      ],
    },
    tense: {
      building: 'your sense of direction softens; keep a few fixed points',
      exact: 'you may not see yourself clearly; borrow a friend’s eyes',
      easing: 'outlines return, and you recognize your own face',
      any: [
        'what you cannot decide yet may simply not be ripe',
        'you may be chasing a mirage, and the walk still does you good',
        'promises to yourself want a date and a witness',
      ],
    },
    conjunct: {
      mixed: {
        building: 'the hard edges of who you are begin to blur',
        exact: 'you are half poet, half fog, and both need sleep',
        easing: 'you come ashore somewhere new, slowly and a bit salty',
        any: [
          'let go of being certain, and hold on to being kind',
          'you are between two shores, and floating is also a skill',
          'dreams and doubts both deserve a page in the notebook',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'kindness rises like a tide, so let it reach the house',
      exact: 'you feel what others feel and know how to comfort them',
      easing: 'a soft mood lingers, good for music and old letters',
      any: ['home is wherever somebody hums'],
    },
    tense: {
      building: 'moods seep in from elsewhere; air the rooms',
      exact: 'you may be homesick for something that has no address',
      easing: 'your feelings have clear water under them again',
      any: ['boundaries at home are a kindness, also to you'],
    },
    conjunct: {
      mixed: {
        building: 'feelings are getting deeper and less easy to name',
        exact: 'your feelings have no skin; dress them warmly',
        easing: 'you know more about your own tides',
        any: ['rest counts as doing something'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'words are turning to music, so write some down',
      exact: 'you find the image that explains it all',
      easing: 'the inspired phase leaves good notes behind',
      any: ['you listen so well that people tell you everything'],
    },
    tense: {
      building: ['deciding', 'agreements get vague; send a friendly summary'],
      exact: 'misunderstandings breed in half sentences; finish them',
      easing: 'the mix-ups untangle, one plain question at a time',
      any: [
        'a plan on paper is clearer than one in the air',
        ['focus', 'your thoughts drift, so give them banks to flow between'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'logic takes off its shoes',
        exact: 'you think in pictures; let someone else do the invoices',
        easing: 'the dreamer in you returns with a souvenir',
        any: ['facts are shy; coax them out twice'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'beauty is getting through to you, so leave the door ajar',
      exact: 'kindness given without counting makes the week',
      easing: 'something lovely stays, even when the song is over',
      any: [['romance', 'love feels like a good film with the sound turned low']],
    },
    tense: {
      building: 'you see people in candlelight; try daylight as well',
      exact: 'giving without end is not the same as generosity',
      easing: 'the veil slips, and the real person is interesting too',
      any: [['romance', 'longing paints portraits that nobody can sit for']],
    },
    conjunct: {
      helps: {
        building: 'your sense of beauty grows gentle and wide',
        exact: 'art, mercy and good music are close to you',
        easing: 'a grace note remains in ordinary things',
        any: [['romance', 'romance is in the air and in the light']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'effort becomes lighter when it serves something',
      exact: 'you do more by yielding at the right moment',
      easing: 'the quiet campaign has worked; smile',
      any: ['grace replaces force, and it gets there first'],
    },
    tense: {
      building: 'the will is getting slippery, so do one thing at a time',
      exact: 'you fight a cloud; wait until it rains',
      easing: 'your grip comes back; pick up the easy end',
      any: [['energy', 'drive dissolves bit by bit, so do the hard part first']],
    },
    conjunct: {
      hurts: {
        building: 'your motives are mixing; label the bottles',
        exact: 'you may be fighting a battle that nobody declared',
        easing: 'the tide is turning, and so may your plans',
        any: [['energy', 'strength is tidal; work with the flood']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'faith in people is slowly refilled',
      exact: 'a generous vision carries you and a few others',
      easing: 'the inspiration thins, and the kindness stays',
      any: ['give a little more than is sensible, within reason'],
    },
    tense: {
      building: 'promises float, so tie them to a date',
      exact: 'the magic answer may turn out to be plain work',
      easing: 'hopes come back from the cleaners a size smaller',
      any: [['luck', 'luck is hard to tell from wishful thinking']],
    },
    conjunct: {
      helps: {
        building: 'your horizon begins to shimmer',
        exact: 'you trust life, and it is mutual for a while',
        easing: 'a wide and gentle season leaves you generous',
        any: ['dream big and keep your receipts'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'a rigid rule is getting softer at the corners',
      exact: 'you are firm and gentle at once, as good teachers are',
      easing: 'what softened stays flexible; thank your patience',
      any: ['a dream put on a shelf can come down and be measured'],
    },
    tense: {
      building: 'old certainties are getting damp; check the roof',
      exact: 'structures feel unreal, so stand on small, plain tasks',
      easing: 'solid ground is emerging, and it is in a new place',
      any: ['a nameless doubt deserves a name or a nap'],
    },
    conjunct: {
      mixed: {
        building: 'a wall you built is turning into a curtain',
        exact: 'duty dissolves, and what remains is what you chose',
        easing: 'you have fewer rules and better reasons',
        any: ['let it be unfinished, and let it be good'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'odd inspirations are lining up; keep them company',
      exact: 'a flash of insight comes in soft colors',
      easing: 'the vision settles into something you can use',
      any: ['your strangest idea may be the kindest one'],
    },
    tense: {
      building: 'you are restless in a sleepy way; change the air',
      exact: 'freedom and escape look alike from here, so ask which it is',
      easing: 'the haze around a big change is lifting',
      any: ['a vague rebellion is best turned into a hobby'],
    },
    conjunct: {
      mixed: {
        building: 'a new dream is looking for a dreamer',
        exact: 'the future speaks in riddles, and you rather like them',
        easing: 'an unusual vision has become part of you',
        any: ['be strange gently'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'an old ideal is worth a fresh visit',
      exact: 'your dreams and your days are on speaking terms',
      easing: 'a soft understanding stays with you',
      any: ['quiet makes you wiser than advice does'],
    },
    tense: {
      building: 'an ideal of your youth is asking for an honest look',
      exact: 'some dreams can be thanked and let go',
      easing: 'less illusion leaves more room for wonder',
      any: ['you may feel adrift, and drifting also goes somewhere'],
    },
    conjunct: {
      mixed: {
        building: 'a very old dream returns to its beginning',
        exact: 'everything is new and a little hazy, as at the start',
        easing: 'wonder stays when the mist goes',
        any: ['softness is your native language'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'old hurts are losing their sharpness',
      exact: 'forgiving is possible, and nobody has to be told',
      easing: 'something deep has healed over; stop picking at it',
      any: ['the tide carries away what you no longer hold'],
    },
    tense: {
      building: 'buried feelings seep upward; have a towel ready',
      exact: 'you sense undercurrents, and half of them are yours',
      easing: 'the murky water clears, and the bottom is near',
      any: ['mystery is fine, but secrecy is heavy to carry'],
    },
    conjunct: {
      mixed: {
        building: 'something deep begins to dissolve',
        exact: 'you let go by inches and are lighter by yards',
        easing: 'the depths are calm, and you can swim in them',
        any: ['what you cannot fix you can still soften'],
      },
    },
  },
};

/** Transiting Pluto works below ground for a year or two in waves: power, depth, endings, renewal. */
export const PLUTO: BodyLines = {
  Sun: {
    flowing: {
      building: 'a quiet power is gathering, so choose what it is for',
      exact: 'you can change your life at the root without making noise',
      easing: 'the change has gone in deep, and it holds',
      any: [
        'people sense that you mean it, and make way',
        'you can finish with something for good and feel no loss',
        'what you know about yourself is worth acting on',
      ],
    },
    tense: {
      building: 'something you have outgrown is starting to feel tight',
      exact: 'a struggle over who decides is best met with calm and facts',
      easing: 'the struggle loosens its grip, and you keep what is true',
      any: [
        'you need not win to stay whole',
        'pressure shows you what you are made of, and it is sound',
        'you may put down a burden that has become a habit',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old version of you is packing its bags',
        exact: 'you are being rebuilt; be patient with the dust',
        easing: 'you come out simpler and stronger than you went in',
        any: [
          'power is a tool; look at both ends of it',
          'a chapter closes, and the pen is in your hand',
          'you are stronger than the story you used to tell',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'old feelings are ready to be looked at kindly',
      exact: 'you can speak of deep things without drowning in them',
      easing: ['family', 'a family story has lost its spell'],
      any: ['trust grows where you show what you feel'],
    },
    tense: {
      building: 'feelings are growing teeth, so feed them early',
      exact: ['family', 'an old family pattern shows up, and you may decline the part'],
      easing: 'the storm in the house is passing; open the windows',
      any: ['strong feelings are not orders'],
    },
    conjunct: {
      mixed: {
        building: 'deep water is rising; learn where the steps are',
        exact: 'you feel it to the bone, and that is how it changes',
        easing: 'an old sorrow has turned into depth',
        any: ['be choosy about who sees you cry'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'your questions are getting better than your answers',
      exact: ['talking', 'you find the word that changes the conversation'],
      easing: 'the investigation is done, so write the last page',
      any: [
        'you see through to the point of a matter',
        ['focus', 'your concentration goes deep and stays there'],
      ],
    },
    tense: {
      building: 'an old question keeps circling; give it a landing strip',
      exact: 'persuasion turns to pressure; watch for the line',
      easing: 'an obsession loses its shine',
      any: [['focus', 'one idea takes up the whole mind']],
    },
    conjunct: {
      mixed: {
        building: 'your opinions are being dug over like a garden',
        exact: 'you say it once, and it stays said',
        easing: 'you think more deeply and talk less about it',
        any: ['silence is a strong sentence too'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'a bond is growing roots, so water it',
      exact: 'you value the few, the deep and the real',
      easing: 'what you have come to treasure stays treasured',
      any: [['romance', 'love deepens without drama']],
    },
    tense: {
      building: 'wanting grows fierce; ask what it is really about',
      exact: 'having and caring look alike in dim light',
      easing: 'a tight knot between people gives a little',
      any: [['romance', 'passion asks for everything; offer something']],
    },
    conjunct: {
      helps: {
        building: 'a deep liking begins, for a person or a craft',
        exact: 'what you value changes for good and for the better',
        easing: 'you know what you treasure, and need less of it',
        any: [['romance', 'desire runs deep and true']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your will is getting a second wind',
      exact: 'what you set out to do has real force behind it',
      easing: 'the great effort has paid, so sit down',
      any: [['energy', 'there is deep stamina; pace it']],
    },
    tense: {
      building: 'pressure is building; open a valve in good time',
      exact: 'force meets force, and walking away is allowed',
      easing: 'the fight goes out of it, and good riddance',
      any: [['energy', 'rage is tiring, so spend it on the weeds']],
    },
    conjunct: {
      hurts: {
        building: 'a fierce wish wakes; give it a worthy task',
        exact: 'all that force needs a frame; build one first',
        easing: 'what burned so hot is now useful warmth',
        any: ['stubbornness is courage with its eyes closed'],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a large ambition finds solid ground',
      exact: 'influence and goodwill come together, so use both',
      easing: 'the gain is real; share the credit',
      any: ['big things can be moved with a long lever'],
    },
    tense: {
      building: 'success begins to want more of you than you offered',
      exact: 'a great cause may ask too much; read the small print',
      easing: 'a swollen ambition returns to human size',
      any: ['being right is not worth an empire'],
    },
    conjunct: {
      helps: {
        building: 'a belief is growing into a force',
        exact: 'you can reach further than usual, so reach well',
        easing: 'what you won is yours to give away',
        any: ['there is more than one kind of riches, and you have several'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'slow pressure is making something hard and clear',
      exact: 'you can rebuild a weak wall so that it stands for decades',
      easing: 'the long labor is nearly done; sign it',
      any: ['endurance has quiet rewards'],
    },
    tense: {
      building: 'an old structure groans; take the weight off it',
      exact: 'what cannot hold is shown to you, so save what can',
      easing: 'the worst of the squeeze is over; stretch',
      any: ['hardness is not the same as strength'],
    },
    conjunct: {
      mixed: {
        building: 'foundations are being inspected; come along',
        exact: 'an order ends, and you help to write the next',
        easing: 'what survived this is built to last',
        any: ['carry only what you would pick up again'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'deep change finds an unexpected helper',
      exact: 'you can break with the past and keep its best parts',
      easing: 'a quiet revolution is complete',
      any: ['what is new in you has roots now'],
    },
    tense: {
      building: 'freedom is being tested, so know which part you need',
      exact: 'sudden endings clear the table; set it anew',
      easing: 'the upheaval ebbs, and you keep your balance',
      any: ['a revolution needs a tea break now and then'],
    },
    conjunct: {
      mixed: {
        building: 'an old wish for freedom gathers force',
        exact: 'what was unthinkable is suddenly a plan',
        easing: 'you broke something open, and light came in',
        any: ['the deepest change often starts as a joke'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'a dream is sinking roots',
      exact: 'you can trust what you sense in the dark',
      easing: 'the deep sea gives back something lovely',
      any: ['quiet faith moves slowly and arrives'],
    },
    tense: {
      building: 'an illusion is under pressure; let it out gently',
      exact: 'what you hid from yourself asks to be seen',
      easing: 'the spell is breaking, and you are still here',
      any: ['not every mystery is yours to solve'],
    },
    conjunct: {
      mixed: {
        building: 'a dream you inherited is up for renewal',
        exact: 'deep changes happen while you sleep',
        easing: 'you wake with a different, truer wish',
        any: ['the deep end is also just water'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'you are growing into your own strength',
      exact: 'what you have survived is now useful to others',
      easing: 'old power has become calm authority',
      any: ['you need less proof of your power than before'],
    },
    tense: {
      building: 'a question of power comes due, mostly with yourself',
      exact: 'something has to be let go, and your hands know what',
      easing: 'the letting go is mostly done, so look what is left',
      any: ['control is heavy luggage'],
    },
    conjunct: {
      mixed: {
        building: 'the deepest part of the story begins',
        exact: 'you stand at the source of your own strength',
        easing: 'a root has taken hold, unseen and firm',
        any: ['life insists, quietly'],
      },
    },
  },
};
