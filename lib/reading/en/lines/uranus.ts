import type { BodyLines } from '../../locale.ts';

/** Transiting Uranus unsettles months in its own time: surprise, freedom, invention, the break with habit. */
export const URANUS: BodyLines = {
  Sun: {
    flowing: {
      building: 'a freer version of you is warming up; give it room',
      exact: 'a change you hardly dared to plan turns out to fit',
      easing: 'your new freedom is becoming ordinary, in the best way',
      any: [
        'being different is an advantage; let it show',
        'doing it your own way works better than the usual method',
        ['changing', 'small experiments teach you more than a long plan'],
      ],
    },
    tense: {
      building: 'restlessness is growing; find out what exactly you want to be rid of',
      exact: 'plans may change without warning, so keep a second one ready',
      easing: 'after the shake-up you can see what stayed standing',
      any: [
        'people may find you unpredictable; tell them what you are up to',
        'you may want to drop everything; write down what you would miss',
        'small surprises upset your stride, so leave early and travel light',
      ],
    },
    conjunct: {
      mixed: {
        building: 'you want a change and do not know yet which one',
        exact: 'you are no longer who you were, and that is news to some',
        easing: 'the big jolt is over, and the air is clear',
        any: [
          'your own behavior surprises you, sometimes at inconvenient moments',
          'freedom suits you, and others find it hard to keep up',
          'old labels peel off, and you may like what is under them',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'home could use a change, and you begin to see which',
      exact: 'your mood lightens as soon as you change the scenery',
      easing: 'the new way of doing things at home feels natural already',
      any: [
        'old moods lose their grip; try a different reaction',
        'moving the furniture or the plans around cheers you up',
        'an unplanned outing lifts everybody’s mood',
      ],
    },
    tense: {
      building: 'home is less predictable for some weeks, so leave yourself extra time',
      exact: 'moods change quickly, yours included; wait before you react',
      easing: 'the household settles into its new order',
      any: [
        'you want people near and also want to be left alone; say which',
        'a small upset feels like a big one; give it a day',
        'peace at home depends on small warnings, so announce your plans',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a need you used to ignore asks to be heard, rather loudly',
        exact: 'your feelings surprise you, and some of them are overdue',
        easing: 'you live a little more freely inside your own walls',
        any: [
          'your moods change quickly, and each of them is honest',
          'home is livelier than usual, with more fun and less peace',
          'life feels freer, and a little less settled',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'ideas come thick and fast for some weeks, so keep paper at hand',
      exact: 'you see the shortcut that everyone walked past',
      easing: 'a new way of thinking has become a tool you can use',
      any: [
        'anything technical is easy to learn; try one new thing',
        'a strange question gets you a useful answer',
        ['focus', 'your mind is quick and makes clever leaps'],
      ],
    },
    tense: {
      building: 'news comes faster than you can file it; silence some alerts',
      exact: 'contradicting becomes a reflex; check whether you actually disagree',
      easing: 'the loose ideas begin to line up',
      any: [
        'devices and timetables may misbehave, so keep a copy of what matters',
        'it is easy to interrupt these days; let people finish',
        ['focus', 'concentration comes in flashes; keep each task short'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'your opinions start to shift, which is exciting and a bit unsettling',
        exact: 'a sudden idea changes your view; enjoy it and check it once',
        easing: 'what sounded radical now sounds like you',
        any: [
          'you think faster than you can explain; find a patient listener',
          'brilliant ideas and plain mistakes look alike at first; look twice',
          'questions come faster than answers, and some are worth keeping',
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'your taste is changing; follow it somewhere new',
      exact: 'a friendship starts in an unlikely way; give it a chance',
      easing: 'a fresh pleasure has found its place in your week',
      any: [
        'unlikely places and small shows turn out to be fun',
        'music and colors you used to skip please you now',
        ['romance', 'love gets lighter when it is given some air'],
      ],
    },
    tense: {
      building: 'old pleasures bore you for some weeks; set them aside, but keep them',
      exact: 'something new is tempting; enjoy it before you promise anything',
      easing: 'a friendship has found its new shape, and everyone can relax',
      any: [
        'friends may cancel or surprise you; keep the plan loose',
        'you may shock people more than you intend; soften the delivery',
        ['romance', 'freedom and closeness pull against each other; say which you need'],
      ],
    },
    conjunct: {
      helps: {
        building: 'your taste is opening up; let yourself be curious',
        exact: 'pleasant surprises come from unlikely sides; enjoy them',
        easing: 'you like what you like, and no longer explain it',
        any: [
          'a style you would have laughed at last year delights you',
          'an old friend shows you a side you did not know',
          ['romance', 'romance has an electric touch'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'a bolder way of doing things is within reach',
      exact: 'act on your idea while it still feels daring',
      easing: 'the bold attempt worked; keep doing it',
      any: [
        'one sudden idea finds many willing hands',
        'doing it differently saves you half the effort',
        ['energy', 'bursts of drive are worth catching; drop the dull thing and go'],
      ],
    },
    tense: {
      building: 'impatience is building up, so work some of it off outdoors',
      exact: 'sudden moves are tempting; count slowly to ten first',
      easing: 'the jolts are getting smaller; tidy up after them',
      any: [
        'you bristle at orders; suggest what is needed before you are told',
        'haste causes bumps and breakages; slow down around tools and stairs',
        'quick fixes come apart again, so do it properly or later',
      ],
    },
    conjunct: {
      hurts: {
        building: 'your temper and your hands are quick for some weeks; leave some space',
        exact: 'you may act before you have thought; wait one full minute',
        easing: 'the nervous stretch is over, and your hands are steadier',
        any: [
          'a quick retort starts more than it settles; swallow every second one',
          'waiting is hard to bear, so bring something to do',
          ['energy', 'your strength comes in jolts and leaves in yawns; rest between'],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'more freedom is within reach; think about what you want it for',
      exact: 'an unlikely chance is a good one; say yes',
      easing: 'the leap has landed you well; look around',
      any: [
        'plans that change at the last minute change for the better',
        'far-off places and new subjects open up with surprising ease',
        ['luck', 'lucky turns come without an appointment'],
      ],
    },
    tense: {
      building: 'you want more freedom than there is room for; take it in steps',
      exact: 'the bold plan needs a safety net, so make one first',
      easing: 'high hopes have come down to earth in one piece',
      any: [
        'grand plans change from week to week, so hold off announcing them',
        'boredom may make you quit too soon; finish one thing first',
        ['luck', 'luck is jumpy, so keep the risk small'],
      ],
    },
    conjunct: {
      helps: {
        building: 'your horizon is widening, so dust off the map',
        exact: 'a door springs open, and you may walk through',
        easing: 'your world is wider than it was a year ago',
        any: [
          'what seemed too bold a while ago is simply the next step',
          'an unplanned trip or subject turns out to be just right',
          ['luck', 'good luck comes from people and places you did not expect'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'something old can be modernized without being torn down',
      exact: 'you loosen a rule and everything still stands',
      easing: 'the overhaul is done, and everything runs more lightly',
      any: [
        'experience and new ideas work well together',
        'an old duty can be done in a new and shorter way',
        'people in charge are more open to change than usual',
      ],
    },
    tense: {
      building: 'something you took for solid is loosening; find out what it needs',
      exact: 'what you relied on shifts; hold on to people, not plans',
      easing: 'a new order is forming out of the loose parts',
      any: [
        'you want to run from a duty; renegotiate it instead',
        'old rules no longer work and new ones are missing; improvise politely',
        'the safe way bores you and the new way wobbles, so go slowly',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old limit is getting looser, which is exciting and a little scary',
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
      building: 'for some weeks you have more elbow room than usual',
      exact: 'your own odd way turns out to be the right one; stick to it',
      easing: 'the change is made and runs smoothly; enjoy it',
      any: [
        'being independent comes naturally and bothers nobody',
        'people of your own age understand you well',
        ['changing', 'reinvent one corner of your life and leave the others in peace'],
      ],
    },
    tense: {
      building: 'the question of how free you are is getting louder; take it seriously',
      exact: 'you compare your life with the one you once planned; be fair to both',
      easing: 'the great restlessness settles into two or three real changes',
      any: [
        'boredom makes you reckless; give it something new to learn',
        'rebelling for its own sake gets you little; choose your cause',
        ['changing', 'wanting to change everything is natural; change something small first'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'a very long circle is closing, oddly and not on schedule',
        exact: 'you are free to begin again, and it takes some nerve',
        easing: 'a new round begins with lighter luggage',
        any: [
          'surprises come often, and you know how to take them',
          'what people think matters less to you, and they notice',
          'life is less orderly than you planned, and a good deal livelier',
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'your imagination takes an unusual turn; follow it a little way',
      exact: 'a strange idea and a kind heart make something good',
      easing: 'the inspired stretch ends and leaves you kinder and more inventive',
      any: [
        'you sense what people want before they say it',
        'unfamiliar music or art lifts your mood',
        'dreams and jokes give you surprisingly usable ideas',
      ],
    },
    tense: {
      building: 'a comfortable notion is being shaken; keep what is true in it',
      exact: 'sudden clarity stings for a minute and helps for a year',
      easing: 'you can tell the good idea from the wishful part again',
      any: [
        'you feel like running away; ask what that would solve',
        'hunches come often and not all are sound, so test them small',
        'big visions make small print look dull, so read it anyway',
      ],
    },
    conjunct: {
      mixed: {
        building: 'your imagination looks for a new subject, and it may take a while',
        exact: 'an old dream comes back and needs bringing up to date',
        easing: 'you dream more freely and believe more carefully',
        any: [
          'inspiration is plentiful, and so are odd notions; sort them later',
          'you are dreamy and wide awake by turns; plan for both',
          'old beliefs wobble, and the good ones stay up',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'a deep change goes more easily than you feared; keep going',
      exact: 'you can let an old part of your life go without regret',
      easing: 'something heavy is gone, and you barely noticed it leave',
      any: [
        'courage comes more easily than usual and needs no audience',
        'getting rid of old clutter frees more than space',
        'a fresh look at an old problem finds the way out',
      ],
    },
    tense: {
      building: 'hidden tensions are coming up, and it helps to name one early',
      exact: 'what was hidden comes out quickly; meet it calmly',
      easing: 'the worst of the upheaval is over, and you are steadier for it',
      any: [
        'pushing for control makes people balk; loosen your grip a little',
        'someone may want to pull you into a fight; decline early',
        'all-or-nothing plans are tempting, so look for the third way',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old fear or habit starts to move, slowly and then suddenly',
        exact: 'what had power over you loses it, and the freedom feels strange',
        easing: 'you are lighter by one secret or one fear',
        any: [
          'change frightens you and draws you on; go at your own pace',
          'be ruthless with clutter and gentle with people',
          'secrets come out by accident, and some of them are a relief',
        ],
      },
    },
  },
};
