import type { BodyLines } from '../../locale.ts';

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
