import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Uranus's transits last months: surprise, freedom, invention, breaking habits. */
export const URANUS: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: {
      building: ['changing', 'showing', 'a freer version of you warms up; give it room'],
      exact: ['changing', 'deciding', 'a change you hardly dared to plan turns out to fit'],
      easing: ['changing', 'your new freedom is becoming ordinary, in the best way'],
      any: [
        ['creating', 'showing', 'being different is an advantage; let it show'],
        ['changing', 'working', 'doing it your own way works better than the usual method'],
        ['changing', 'learning', 'small experiments teach you more than a long plan'],
      ],
    },
    tense: {
      building: [
        'changing',
        'deciding',
        'promising',
        'restlessness grows; find out what exactly you want to be rid of',
      ],
      exact: ['planning', 'promising', 'traveling', 'plans may change without warning, so hold them loosely'],
      easing: 'after the shake-up you can see what stayed standing',
      any: [
        [
          'company',
          'leading',
          'promising',
          'people may find you unpredictable; tell them what you are up to',
        ],
        [
          'changing',
          'deciding',
          'promising',
          'you may want to drop everything; write down what you would miss',
        ],
        ['planning', 'traveling', 'small surprises upset your stride, so leave early and take your time'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['changing', 'deciding', 'you want a change and cannot say which one'],
        exact: 'you are no longer who you were, and that is news to some',
        easing: 'the air clears after the big jolt',
        any: [
          ['promising', 'showing', 'your own behavior surprises you, sometimes at inconvenient moments'],
          ['love', 'promising', 'freedom suits you, and others find it hard to keep up'],
          'old labels peel off, and you may like what is under them',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['changing', 'home', 'home could use a change, and you have a good idea which'],
      exact: ['changing', 'traveling', 'your mood lightens as soon as you change the scenery'],
      easing: ['changing', 'home', 'the new way of doing things at home feels natural already'],
      any: [
        ['changing', 'old moods lose their grip; try a different reaction'],
        ['changing', 'home', 'planning', 'moving the furniture or the plans around cheers you up'],
        ['company', 'family', 'traveling', 'an unplanned outing lifts everybody’s mood'],
      ],
    },
    tense: {
      building: ['company', 'family', 'home', 'home is less predictable, so leave yourself extra time'],
      exact: [
        'company',
        'confiding',
        'talking',
        'moods change quickly, yours included; wait before you react',
      ],
      easing: 'the household settles into its new order',
      any: [
        ['company', 'family', 'love', 'you want people near and also want to be left alone; say which'],
        ['confiding', 'deciding', 'talking', 'a small upset feels like a big one; give it a day'],
        ['company', 'family', 'home', 'peace at home depends on small warnings, so announce your plans'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'a need you used to ignore asks to be heard, rather loudly',
        exact: 'your feelings surprise you, and some of them are overdue',
        easing: 'you live a little more freely inside your own walls',
        any: [
          ['deciding', 'promising', 'your moods change quickly, and each of them is honest'],
          ['home', 'resting', 'thinking', 'home is livelier than usual, with more fun and less peace'],
          'life feels freer, and a little less settled',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: ['creating', 'thinking', 'writing', 'ideas come thick and fast, so keep paper at hand'],
      exact: ['devices', 'thinking', 'working', 'you see the shortcut that everyone walked past'],
      easing: ['learning', 'thinking', 'a new way of thinking has become a tool you can use'],
      any: [
        ['changing', 'devices', 'learning', 'anything technical is easy to learn; try one new thing'],
        ['asking', 'learning', 'talking', 'a strange question gets you a useful answer'],
        ['focus', 'learning', 'thinking', 'your mind is quick and makes clever leaps'],
      ],
    },
    tense: {
      building: [
        'devices',
        'thinking',
        'writing',
        'news comes faster than you can file it; silence some alerts',
      ],
      exact: [
        'boundaries',
        'competing',
        'talking',
        'contradicting becomes a reflex; check whether you actually disagree',
      ],
      easing: 'the loose ideas begin to line up',
      any: [
        ['devices', 'traveling', 'devices and timetables may misbehave, so keep a copy of what matters'],
        ['leading', 'talking', 'it is easy to interrupt; let people finish'],
        ['focus', 'learning', 'thinking', 'concentration comes in flashes; keep each task short'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['deciding', 'your opinions shift, which is exciting and a bit unsettling'],
        exact: ['deciding', 'a sudden idea changes your view; enjoy it and check it once'],
        easing: 'what sounded radical begins to sound like you',
        any: [
          ['showing', 'talking', 'you think faster than you can explain; find a patient listener'],
          ['deciding', 'intuition', 'brilliant ideas and plain mistakes look alike at first; look twice'],
          'questions come faster than answers, and some are worth keeping',
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: ['buying', 'changing', 'showing', 'your taste changes; follow it somewhere new'],
      exact: ['company', 'meeting', 'a friendship starts in an unlikely way; give it a chance'],
      easing: ['changing', 'playing', 'a fresh pleasure has found its place in your week'],
      any: [
        ['playing', 'traveling', 'unlikely places and small shows turn out to be fun'],
        ['buying', 'changing', 'creating', 'music and colors you used to skip begin to please you'],
        ['romance', 'love', 'love gets lighter when it is given some air'],
      ],
    },
    tense: {
      building: ['company', 'playing', 'old pleasures bore you; leave them alone for a while'],
      exact: [
        'buying',
        'changing',
        'promising',
        'something new is tempting; look at it twice before you promise anything',
      ],
      easing: 'a friendship finds its new shape, and everyone can relax',
      any: [
        ['company', 'playing', 'friends may cancel or surprise you; keep the plan loose'],
        ['showing', 'talking', 'you may shock people more than you intend; soften the delivery'],
        ['romance', 'love', 'promising', 'freedom and closeness pull against each other; say which you need'],
      ],
    },
    conjunct: {
      helps: {
        building: ['buying', 'changing', 'creating', 'your taste opens up; let yourself be curious'],
        exact: ['company', 'meeting', 'pleasant surprises come from unlikely sides; enjoy them'],
        easing: ['showing', 'you like what you like, and no longer explain it'],
        any: [
          ['buying', 'changing', 'showing', 'a style you would have laughed at last year delights you'],
          ['company', 'an old friend shows you a side you did not know'],
          ['romance', 'love', 'romance has an electric touch'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: ['changing', 'leading', 'a bolder way of doing things is within reach'],
      exact: ['changing', 'creating', 'leading', 'act on your idea while it still feels daring'],
      easing: ['changing', 'the bold attempt worked; keep doing it'],
      any: [
        ['asking', 'leading', 'thinking', 'one sudden idea finds many willing hands'],
        ['changing', 'repairing', 'working', 'doing it differently saves you half the effort'],
        [
          'energy',
          'exercising',
          'traveling',
          'bursts of drive are worth catching; drop the dull thing and go',
        ],
      ],
    },
    tense: {
      building: ['company', 'competing', 'talking', 'impatience builds up, so walk some of it off outdoors'],
      exact: ['buying', 'changing', 'deciding', 'sudden moves are tempting; count slowly to ten first'],
      easing: 'the jolts get smaller, and your step is firm again',
      any: [
        ['boundaries', 'talking', 'working', 'you bristle at orders; breathe out before you answer'],
        [
          'competing',
          'home',
          'repairing',
          'haste causes bumps and breakages; slow down around tools and stairs',
        ],
        ['devices', 'home', 'repairing', 'quick fixes come apart again, so do it properly or later'],
      ],
    },
    conjunct: {
      hurts: {
        building: [
          'competing',
          'repairing',
          'talking',
          'your temper and your hands are quick; leave some space',
        ],
        exact: ['buying', 'deciding', 'talking', 'you may act before you have thought; wait one full minute'],
        easing: 'your nerves calm down, and your hands are steadier',
        any: [
          [
            'boundaries',
            'competing',
            'talking',
            'a quick retort starts more than it settles; swallow every second one',
          ],
          ['traveling', 'waiting is hard to bear, so bring something to do'],
          [
            'energy',
            'competing',
            'exercising',
            'working',
            'your strength comes in jolts and leaves in yawns; rest between',
          ],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: [
        'changing',
        'planning',
        'traveling',
        'more freedom is within reach; think about what you want it for',
      ],
      exact: ['changing', 'deciding', 'meeting', 'an unlikely chance is a good one; say yes'],
      easing: ['changing', 'the leap has landed you well; look around'],
      any: [
        ['planning', 'traveling', 'plans that change at the last minute change for the better'],
        ['changing', 'learning', 'traveling', 'far-off places and new subjects open up with surprising ease'],
        ['luck', 'meeting', 'traveling', 'lucky turns come without an appointment'],
      ],
    },
    tense: {
      building: ['changing', 'traveling', 'you want more freedom than there is room for; take it in steps'],
      exact: ['changing', 'deciding', 'planning', 'the bold plan needs a safety net, so make one first'],
      easing: 'high hopes come down to earth in one piece',
      any: [
        [
          'planning',
          'promising',
          'showing',
          'grand plans change from week to week, so hold off announcing them',
        ],
        ['changing', 'deciding', 'boredom may make you quit too soon; finish one thing first'],
        ['luck', 'competing', 'deciding', 'money', 'luck is jumpy, so keep the risk small'],
      ],
    },
    conjunct: {
      helps: {
        building: ['learning', 'planning', 'traveling', 'your horizon widens, so dust off the map'],
        exact: ['asking', 'changing', 'meeting', 'a door springs open, and you may walk through'],
        easing: ['learning', 'traveling', 'your world is wider than it was a year ago'],
        any: [
          ['changing', 'deciding', 'leading', 'what seemed too bold a while ago is simply the next step'],
          ['learning', 'traveling', 'an unplanned trip or subject turns out to be just right'],
          [
            'luck',
            'company',
            'meeting',
            'traveling',
            'good luck comes from people and places you did not expect',
          ],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['changing', 'home', 'repairing', 'something old can be modernized without being torn down'],
      exact: ['changing', 'you loosen a rule and everything still stands'],
      easing: ['changing', 'repairing', 'the overhaul is done, and everything runs more lightly'],
      any: [
        ['learning', 'thinking', 'working', 'experience and new ideas work well together'],
        ['changing', 'promising', 'working', 'an old duty can be done in a new and shorter way'],
        ['asking', 'changing', 'working', 'people in charge are more open to change than usual'],
      ],
    },
    tense: {
      building: ['deciding', 'promising', 'something you took for solid loosens; find out what it needs'],
      exact: ['deciding', 'planning', 'what you relied on shifts; hold on to people, not plans'],
      easing: 'a new order forms out of the loose parts',
      any: [
        ['leading', 'promising', 'you want to run from a duty; do one small part of it'],
        ['leading', 'old rules no longer work and new ones are missing; improvise politely'],
        ['changing', 'deciding', 'the safe way bores you and the new way wobbles, so go slowly'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old limit gets looser, which is exciting and a little scary',
        exact: 'a limit you took for granted gives way; plan how to use the room',
        easing: 'you keep the discipline and drop the fear',
        any: [
          'rules can be changed, as long as you keep a few',
          'safety and freedom both want a say; let each win something',
          'old habits loosen, and a few of them deserve to stay',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['changing', 'you have more elbow room than usual; try something in it'],
      exact: [
        'changing',
        'creating',
        'showing',
        'your own odd way turns out to be the right one; stick to it',
      ],
      easing: ['changing', 'the change is made and runs smoothly; enjoy it'],
      any: [
        ['boundaries', 'changing', 'being independent comes naturally and bothers nobody'],
        ['company', 'meeting', 'talking', 'people of your own age understand you well'],
        ['changing', 'home', 'reinvent one corner of your life and leave the others in peace'],
      ],
    },
    tense: {
      building: ['promising', 'the question of how free you are gets louder; take it seriously'],
      exact: ['planning', 'you compare your life with the one you once planned; be fair to both'],
      easing: 'the great restlessness settles into two or three real changes',
      any: [
        ['buying', 'changing', 'competing', 'boredom makes you reckless; a book or a puzzle calms it'],
        [
          'boundaries',
          'changing',
          'competing',
          'rebelling for its own sake gets you little; choose your cause',
        ],
        ['changing', 'deciding', 'you want to change everything at once; most of it can wait'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'a very long circle closes, in its own odd way and time',
        exact: 'you are free to begin again, and it takes some nerve',
        easing: 'a new round begins with lighter luggage',
        any: [
          'surprises come often, and you know how to take them',
          'what people think matters less to you, and they notice',
          ['planning', 'life is less orderly than you planned, and a good deal livelier'],
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['creating', 'intuition', 'your imagination takes an unusual turn; follow it a little way'],
      exact: ['creating', 'a strange idea and a kind heart make something good'],
      easing: ['creating', 'an inspired spell has left you kinder and more inventive'],
      any: [
        ['company', 'intuition', 'you sense what people want before they say it'],
        ['creating', 'unfamiliar music or art lifts your mood'],
        ['creating', 'intuition', 'thinking', 'dreams and jokes give you surprisingly usable ideas'],
      ],
    },
    tense: {
      building: ['intuition', 'a comfortable notion is shaken; keep what is true in it'],
      exact: [
        'confiding',
        'deciding',
        'something becomes clear all at once and stings; give it a night’s sleep',
      ],
      easing: 'you can tell the good idea from the wishful part again',
      any: [
        ['deciding', 'promising', 'traveling', 'you feel like running away; ask what that would solve'],
        ['deciding', 'intuition', 'hunches come often and not all are sound; sleep on each'],
        ['deciding', 'planning', 'thinking', 'big visions make small print look dull, so read it anyway'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'your imagination looks for a new subject, and it may take a while',
        exact: 'an old dream comes back and needs bringing up to date',
        easing: 'you dream more freely and believe more carefully',
        any: [
          ['deciding', 'intuition', 'inspiration is plentiful, and so are odd notions; sort them later'],
          ['thinking', 'you are dreamy and wide awake by turns; plan for both'],
          'old beliefs wobble, and the good ones stay up',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['changing', 'a deep change goes more easily than you feared; keep going'],
      exact: ['changing', 'tidying', 'you can let an old part of your life go without regret'],
      easing: 'something heavy is gone, and you barely noticed it leave',
      any: [
        ['boundaries', 'courage comes more easily than usual and needs no audience'],
        ['changing', 'tidying', 'getting rid of old clutter frees more than space'],
        ['repairing', 'thinking', 'working', 'a fresh look at an old problem finds the way out'],
      ],
    },
    tense: {
      building: [
        'company',
        'family',
        'talking',
        'hidden tensions come up; take them slowly and one at a time',
      ],
      exact: ['confiding', 'what was hidden comes out quickly; meet it calmly'],
      easing: 'the upheaval settles, and you are steadier for it',
      any: [
        [
          'boundaries',
          'competing',
          'leading',
          'pushing for control makes people balk; loosen your grip a little',
        ],
        ['boundaries', 'competing', 'talking', 'someone may want to pull you into a fight; decline early'],
        ['changing', 'deciding', 'planning', 'all-or-nothing plans are tempting, so look for the third way'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old fear or habit starts to move, slowly and then suddenly',
        exact: 'what had power over you loses it, and the freedom feels strange',
        easing: 'you are lighter by one secret or one fear',
        any: [
          ['changing', 'change frightens you and draws you on; go at your own pace'],
          'old things feel like ballast, and some of them are dear to you',
          ['confiding', 'talking', 'secrets come out by accident, and some of them are a relief'],
        ],
      },
    },
  },
};
