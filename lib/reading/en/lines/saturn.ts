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
