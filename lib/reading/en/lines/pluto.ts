import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Pluto's transits come in waves over a year or two: power, depth, endings, renewal. */
export const PLUTO: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: {
      building: ['changing', 'leading', 'planning', 'your resolve grows; choose what it is for'],
      exact: ['changing', 'deciding', 'something important can be changed without any fuss'],
      easing: ['changing', 'the change has gone in deep, and it holds'],
      any: [
        ['boundaries', 'leading', 'talking', 'when you are in earnest, people notice and make way'],
        ['changing', 'tidying', 'you can finish with something for good and feel no loss'],
        ['changing', 'deciding', 'intuition', 'what you know about yourself is worth acting on'],
      ],
    },
    tense: {
      building: ['promising', 'something you have outgrown feels tight; admit it early'],
      exact: [
        'boundaries',
        'competing',
        'leading',
        'a struggle over who decides is best met with calm and facts',
      ],
      easing: 'the struggle loosens its grip, and you keep what is true',
      any: [
        [
          'boundaries',
          'competing',
          'talking',
          'you feel you have to win; let yourself lose a small argument',
        ],
        [
          'deciding',
          'meeting',
          'promising',
          'someone may press you harder than is fair; take your time answering',
        ],
        'you cling to something heavy out of habit; set it down for an hour',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old version of you packs its bags',
        exact: 'you are changing more than it shows; be patient with yourself',
        easing: 'you come out simpler and stronger than you went in',
        any: [
          [
            'boundaries',
            'competing',
            'leading',
            'your influence is greater than you notice; go easy with it',
          ],
          'a chapter closes, and the next one is yours to write',
          'the old stories about you no longer fit, and new ones take time',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['confiding', 'family', 'talking', 'old feelings are ready to be looked at kindly'],
      exact: ['confiding', 'family', 'talking', 'you can speak of deep things without drowning in them'],
      easing: 'an old sadness has lost its hold on you',
      any: [
        ['confiding', 'love', 'talking', 'trust grows where you show what you feel'],
        ['home', 'tidying', 'clearing out a drawer or a grudge feels wonderful'],
        ['confiding', 'talking', 'telling someone the truth about yourself comes as a relief'],
      ],
    },
    tense: {
      building: ['confiding', 'deciding', 'talking', 'feelings run strong, so take a walk before you answer'],
      exact: [
        'confiding',
        'family',
        'love',
        'an old pattern comes up with people close to you; decline your part',
      ],
      easing: 'the storm at home passes; open the windows',
      any: [
        ['confiding', 'deciding', 'talking', 'strong feelings come up; let them calm down before you act'],
        ['family', 'love', 'you may hold on too tightly to someone; give a little room'],
        [
          'confiding',
          'family',
          'talking',
          'old resentments want a hearing, so write them down and wait a day',
        ],
      ],
    },
    conjunct: {
      mixed: {
        building: 'feelings go deeper than usual, the good ones as well',
        exact: 'you feel things strongly, and that helps you change them',
        easing: 'an old sorrow eases and leaves you wiser',
        any: [
          'it does you good to show what you feel; choose carefully to whom',
          ['family', 'home stirs up memories, some sore and some sweet'],
          ['boundaries', 'family', 'you protect your people fiercely, and sometimes too much'],
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: ['learning', 'thinking', 'your questions get sharper, so dig into something'],
      exact: ['learning', 'talking', 'thinking', 'you find the question that gets to the truth'],
      easing: ['thinking', 'writing', 'the digging is done; write down what you found'],
      any: [
        ['deciding', 'intuition', 'thinking', 'you see through to the point of a matter'],
        ['learning', 'resting', 'thinking', 'research, puzzles and long reading reward you well'],
        ['focus', 'learning', 'thinking', 'working', 'your concentration goes deep and stays there'],
      ],
    },
    tense: {
      building: ['deciding', 'thinking', 'an old question keeps circling; write it down and set it aside'],
      exact: [
        'asking',
        'competing',
        'talking',
        'persuading easily turns into pressing; stop at the second no',
      ],
      easing: 'a thought that would not leave you loosens its hold',
      any: [
        [
          'competing',
          'talking',
          'writing',
          'sharp words cut deeper than you mean; leave the last one unsaid',
        ],
        [
          'confiding',
          'intuition',
          'talking',
          'you may hear a hidden meaning where there is none; take words plainly',
        ],
        ['focus', 'learning', 'thinking', 'one idea takes up the whole mind; take breaks from it'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'your opinions get dug over like a garden, weeds and all',
        exact: ['talking', 'writing', 'your words hit hard; make sure they hit the right spot'],
        easing: 'you think more deeply and say less about it',
        any: [
          ['talking', 'you see through people, and need not tell them'],
          ['confiding', 'talking', 'you want the whole truth at once, and some of it can wait'],
          ['talking', 'writing', 'small remarks of yours go deep, the kind ones too'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: ['company', 'confiding', 'a friendship grows deeper, so make time for it'],
      exact: ['company', 'a few good friends please you more than many; see them'],
      easing: 'what you have come to treasure is worth keeping',
      any: [
        ['learning', 'repairing', 'patience brings out the best in those around you'],
        ['buying', 'changing', 'showing', 'you know what you like, and that is enough'],
        ['romance', 'love', 'love deepens without drama'],
      ],
    },
    tense: {
      building: ['asking', 'buying', 'love', 'you want something fiercely; ask what it is really about'],
      exact: ['company', 'family', 'love', 'possessiveness may pass for caring; leave people some room'],
      easing: 'a tight knot between you and someone loosens',
      any: [
        ['buying', 'competing', 'showing', 'envy pinches; look at what is already yours'],
        ['asking', 'promising', 'gifts may come with strings; you may politely decline'],
        ['romance', 'love', 'passion asks for everything at once; slow it down'],
      ],
    },
    conjunct: {
      helps: {
        building: ['company', 'creating', 'love', 'you find out what truly matters to you'],
        exact: ['buying', 'changing', 'what you value changes for good and for the better'],
        easing: ['tidying', 'you know what you treasure, and the clutter can go'],
        any: [
          ['company', 'creating', 'you care for what is real; spend your time on it'],
          ['creating', 'learning', 'repairing', 'practicing a craft you like repays every hour you give it'],
          ['romance', 'love', 'desire runs deep and true'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: [
        'exercising',
        'repairing',
        'working',
        'your determination gets a second wind; use it on a hard task',
      ],
      exact: ['competing', 'leading', 'working', 'what you set out to do has real force behind it'],
      easing: ['resting', 'the great effort has paid off; sit down for a while'],
      any: [
        ['leading', 'tidying', 'working', 'the task that everyone avoids goes well in your hands'],
        ['changing', 'repairing', 'working', 'you can start over calmly and do it properly'],
        [
          'energy',
          'competing',
          'exercising',
          'working',
          'there is deep stamina, and it lasts longer than you think',
        ],
      ],
    },
    tense: {
      building: [
        'competing',
        'leading',
        'talking',
        'pressure grows from all sides, so take a slow hour each day',
      ],
      exact: ['boundaries', 'competing', 'talking', 'force meets force, and walking away is allowed'],
      easing: 'the pressure eases, and the quarrelsome mood goes with it',
      any: [
        ['boundaries', 'competing', 'talking', 'you may dig in over something small; ask what it is worth'],
        ['company', 'competing', 'talking', 'someone wants to provoke you; a dull answer works best'],
        ['energy', 'company', 'competing', 'talking', 'anger is tiring; leave it outside the door'],
      ],
    },
    conjunct: {
      hurts: {
        building: ['asking', 'competing', 'leading', 'a fierce wish wakes up; ask what it would cost others'],
        exact: [
          'competing',
          'exercising',
          'repairing',
          'pushing too hard may break something; go half as fast',
        ],
        easing: 'what burned so hot turns into useful warmth',
        any: [
          [
            'boundaries',
            'competing',
            'talking',
            'stubbornness gets you stuck; name one thing you would give up',
          ],
          ['company', 'family', 'talking', 'an old grudge comes back to life; let someone else keep score'],
          [
            'boundaries',
            'competing',
            'leading',
            'you insist on your own way; look for one that suits everyone',
          ],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: [
        'deciding',
        'leading',
        'planning',
        'a large ambition finds solid ground; make the first real plan',
      ],
      exact: [
        'asking',
        'leading',
        'meeting',
        'influence and goodwill come together; use them for something that matters',
      ],
      easing: ['leading', 'the gain is real; share the credit'],
      any: [
        ['asking', 'leading', 'working', 'a small push in the right place moves something large'],
        ['deciding', 'leading', 'others trust your judgment on large matters'],
        ['asking', 'company', 'meeting', 'useful friends turn up for a project you believe in'],
      ],
    },
    tense: {
      building: [
        'leading',
        'promising',
        'working',
        'success asks more of you than you offered; go at your own pace',
      ],
      exact: ['deciding', 'leading', 'promising', 'a great cause may ask too much; read the small print'],
      easing: 'a swollen ambition returns to human size',
      any: [
        [
          'boundaries',
          'competing',
          'talking',
          'being right matters less than it seems; leave room for doubt',
        ],
        ['buying', 'deciding', 'promising', 'some grand offer may hide a hook; ask who gains by it'],
        ['asking', 'leading', 'planning', 'your plan asks a lot of others; give them time'],
      ],
    },
    conjunct: {
      helps: {
        building: ['leading', 'showing', 'talking', 'a belief of yours gains ground; put it to use'],
        exact: [
          'asking',
          'leading',
          'planning',
          'you can reach further than usual; aim for something worth having',
        ],
        easing: 'the big push has worked, and others may share in it',
        any: [
          ['company', 'learning', 'you are richer in friends and skills than you thought'],
          ['asking', 'planning', 'showing', 'your bold plan convinces the people who matter'],
          ['leading', 'learning', 'talking', 'what you teach or pass on leaves a mark'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['repairing', 'working', 'patient work sets like concrete; make sure of the shape'],
      exact: ['home', 'repairing', 'you can mend something so thoroughly that it lasts for years'],
      easing: ['creating', 'showing', 'working', 'the long labor is done; put your name on it'],
      any: [
        ['thinking', 'tidying', 'working', 'dull work goes well and is worth the trouble'],
        ['boundaries', 'changing', 'promising', 'one strict rule helps you more than ten good intentions'],
        ['boundaries', 'leading', 'talking', 'you keep calm where others panic, and are trusted for it'],
      ],
    },
    tense: {
      building: [
        'company',
        'leading',
        'promising',
        'something overloaded creaks, so take weight off it early',
      ],
      exact: [
        'buying',
        'deciding',
        'promising',
        'something that cannot last shows its cracks; keep the sound part',
      ],
      easing: 'the squeeze lets go of you; stretch your legs',
      any: [
        ['boundaries', 'competing', 'leading', 'you may be too hard on yourself or others; ease one rule'],
        ['working', 'worry makes you work without a pause; rest before you have to'],
        ['boundaries', 'leading', 'holding out alone is harder than it need be, so accept a hand'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['planning', 'the foundations of your plans get tested, which is useful and uncomfortable'],
        exact: 'old rules end, and you help to make new ones',
        easing: 'what has come through is built to last',
        any: [
          ['leading', 'promising', 'duties get heavier, and you learn which ones you care about'],
          'the going is hard, and good for thorough work',
          'you keep less than you began with, and it is stronger',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['asking', 'changing', 'a big change finds an unexpected helper'],
      exact: ['changing', 'deciding', 'you can break with the past and keep its best parts'],
      easing: ['changing', 'a quiet revolution is complete; enjoy the difference'],
      any: [
        ['changing', 'showing', 'what is new about you begins to feel solid'],
        ['devices', 'repairing', 'thinking', 'an invention or a new method solves an old problem'],
        ['company', 'meeting', 'people who think differently give you courage'],
      ],
    },
    tense: {
      building: [
        'company',
        'love',
        'promising',
        'someone may crowd your freedom; know which part of it you need',
      ],
      exact: [
        'deciding',
        'planning',
        'traveling',
        'plans may stop suddenly; wait a little before you make new ones',
      ],
      easing: 'the upheaval ebbs, and you keep your balance',
      any: [
        ['changing', 'deciding', 'repairing', 'tearing everything down is tempting; take a break first'],
        [
          'boundaries',
          'competing',
          'talking',
          'you resist pressure by reflex; see whether the idea was good',
        ],
        ['boundaries', 'competing', 'fighting every change wears you out; step aside once'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old wish for freedom gathers force and gets harder to ignore',
        exact: 'what was unthinkable is suddenly a plan, nerves included',
        easing: 'more light comes in where you broke with something old',
        any: [
          ['changing', 'deciding', 'you want everything changed, and half as much would do'],
          ['changing', 'sudden changes go deep, so give yourself time to catch up'],
          'your plans get bolder, and your patience gets shorter',
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['intuition', 'planning', 'a dream takes root; give it quiet and a little time'],
      exact: ['deciding', 'intuition', 'you can trust a feeling that you cannot explain'],
      easing: ['confiding', 'showing', 'the dream has put down roots; you may show it to someone'],
      any: [
        ['planning', 'what you hope for comes closer, slowly and without fuss'],
        ['family', 'intuition', 'writing', 'dreams and memories tell you something useful; write them down'],
        ['creating', 'resting', 'music or a good story reaches deeper than usual'],
      ],
    },
    tense: {
      building: ['intuition', 'an illusion wears thin; look behind it gently'],
      exact: ['confiding', 'what you hid from yourself comes up; look at it in small doses'],
      easing: 'the spell breaks, and you see clearly again',
      any: [
        ['confiding', 'thinking', 'you may puzzle over what is none of your business; leave it'],
        ['deciding', 'intuition', 'vague fears grow in idle hours; a book or a walk shrinks them'],
        [
          'deciding',
          'intuition',
          'meeting',
          'mysterious people seem wiser than they are, so ask plain questions',
        ],
      ],
    },
    conjunct: {
      mixed: {
        building: 'a dream you took over from others is up for review',
        exact: 'your idea of a good life changes, and you notice it only later',
        easing: 'what remains is one wish, truer than the old ones',
        any: [
          ['thinking', 'your imagination goes to deep places; come up for air'],
          ['confiding', 'intuition', 'you sense what is hidden, and sometimes imagine it'],
          'sadness and beauty sit close together, and you can bear both',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['boundaries', 'leading', 'you grow into your own strength'],
      exact: ['confiding', 'talking', 'what you have been through is useful to others'],
      easing: ['showing', 'your new confidence has become calm and lasting'],
      any: [
        ['meeting', 'showing', 'you have less to prove than before, and people like you for it'],
        ['changing', 'repairing', 'tidying', 'thorough changes go well when you begin at the bottom'],
        'an old fear turns out to be smaller than you remember',
      ],
    },
    tense: {
      building: [
        'boundaries',
        'competing',
        'leading',
        'the question of who is in charge comes up; let it stay open',
      ],
      exact: 'something you cling to has had its day; take your time with it',
      easing: 'the letting go gets easier; look how much is left',
      any: [
        [
          'leading',
          'planning',
          'promising',
          'controlling everything is heavy work; hand over one small thing',
        ],
        ['boundaries', 'competing', 'leading', 'power games go nowhere; stop playing early'],
        ['boundaries', 'leading', 'planning', 'worry makes you want to control things; a quiet hour helps'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'something deep begins, slowly and out of sight',
        exact: 'great strength is there, and it needs time and quiet',
        easing: 'a root takes hold, unseen and firm',
        any: [
          'small beginnings count, even when nothing shows yet',
          'old habits resist, and steady effort wears them down',
          'patience is hard to come by, and it is what helps most',
        ],
      },
    },
  },
};
