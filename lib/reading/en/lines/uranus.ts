import type { BodyLines } from '../../locale.ts';

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
