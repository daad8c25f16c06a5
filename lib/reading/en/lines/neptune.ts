import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Neptune's transits come in waves over a year or two: imagination, compassion, longing, blurred outlines. */
export const NEPTUNE: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: {
      building: ['creating', 'your ambition grows gentler; ask what you would do for its own sake'],
      exact: ['asking', 'company', 'talking', 'you win people over by being gentle where others push'],
      easing: 'the quiet glow stays, even as life gets louder again',
      any: [
        ['creating', 'intuition', 'planning', 'imagination is your best guide; use it to plan something'],
        ['family', 'talking', 'a soft answer gets you further than a sharp one'],
        ['creating', 'something you do for its beauty turns out to be useful'],
      ],
    },
    tense: {
      building: [
        'deciding',
        'leading',
        'planning',
        'your sense of direction softens; keep a few fixed points in the week',
      ],
      exact: ['changing', 'deciding', 'showing', 'you may not see yourself clearly; borrow a friend’s eyes'],
      easing: 'the haze lifts, and you know again what you want',
      any: [
        ['buying', 'deciding', 'planning', 'what you want changes from day to day; put off what can wait'],
        ['buying', 'intuition', 'love', 'it is easy to chase something that is not there; ask for proof'],
        ['changing', 'promising', 'promises to yourself slip away unless somebody else hears them'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['deciding', 'leading', 'showing', 'you grow more imaginative and less sure of yourself'],
        exact: ['deciding', 'thinking', 'you are inspired and easily confused; rest before you decide'],
        easing: 'the fog clears, and you have come out somewhere new',
        any: [
          ['boundaries', 'deciding', 'leading', 'you are less certain than usual, and kinder to others'],
          ['showing', 'talking', 'your ideas inspire people and confuse them a little; say them twice'],
          ['deciding', 'dreams and doubts both deserve a page in the notebook'],
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['company', 'family', 'kindness comes easily; begin with the people nearest you'],
      exact: ['confiding', 'family', 'intuition', 'you feel what others feel and know how to comfort them'],
      easing: ['creating', 'resting', 'a soft mood lingers, good for music and old photographs'],
      any: [
        ['creating', 'family', 'home', 'music at home calms everybody down'],
        ['family', 'intuition', 'love', 'your hunch about someone close tends to be right'],
        ['company', 'confiding', 'talking', 'you are easy to confide in, and people do'],
      ],
    },
    tense: {
      building: [
        'company',
        'family',
        'meeting',
        'other people’s moods rub off on you; step outside now and then',
      ],
      exact: [
        'buying',
        'deciding',
        'you may long for something you cannot name; do something kind and simple',
      ],
      easing: 'your feelings are clear to you again',
      any: [
        ['deciding', 'promising', 'giving in to keep the peace is tempting; ask for a day to think'],
        ['confiding', 'intuition', 'you may feel hurt by a guess; ask before you believe it'],
        'a sad story gets under your skin, so choose a funny one',
      ],
    },
    conjunct: {
      mixed: {
        building: ['confiding', 'feelings get deeper and less easy to name'],
        exact: [
          'company',
          'meeting',
          'you feel everything, including what belongs to others; take quiet breaks',
        ],
        easing: 'you know your moods better than you did',
        any: [
          ['competing', 'showing', 'tears come easily, and so does kindness'],
          ['company', 'meeting', 'playing', 'quiet is what you need, and it brings you good ideas'],
          ['repairing', 'thinking', 'tidying', 'home feels dreamy, and the chores wait'],
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: ['creating', 'talking', 'writing', 'words come to you with more color; note the good ones'],
      exact: ['creating', 'showing', 'talking', 'you find the picture that makes everyone understand'],
      easing: ['creating', 'writing', 'the inspired days leave good notes behind; keep them'],
      any: [
        ['company', 'confiding', 'talking', 'you listen so well that people tell you everything'],
        ['intuition', 'resting', 'writing', 'reading, writing and daydreaming go well together'],
        ['creating', 'talking', 'writing', 'a poem, a joke or a picture gets further than an argument'],
      ],
    },
    tense: {
      building: ['deciding', 'thinking', 'details get vague, so check twice whatever matters to you'],
      exact: ['confiding', 'talking', 'writing', 'misunderstandings breed in half sentences; finish them'],
      easing: 'the mix-ups untangle, one plain question at a time',
      any: [
        ['thinking', 'traveling', 'names, dates and keys go missing, so give them a fixed place'],
        ['deciding', 'talking', 'what you half heard may not be so; ask once more'],
        ['focus', 'learning', 'thinking', 'your thoughts drift, so give each task a clear beginning and end'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['money', 'you think more in pictures and less in numbers'],
        exact: [
          'buying',
          'deciding',
          'money',
          'imagination is strong and arithmetic weak; have the sums checked',
        ],
        easing: 'clear thinking comes back and brings an idea along',
        any: [
          ['deciding', 'you sense the answer before you can prove it; check it anyway'],
          ['talking', 'writing', 'you say things beautifully and not quite exactly; add the details'],
          ['planning', 'thinking', 'hunches are good and lists get lost, so write things twice'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: ['creating', 'you notice beauty more than usual, even in ordinary streets'],
      exact: ['company', 'money', 'kindness given without counting makes you happy as well'],
      easing: 'the enchantment fades, and something lovely stays',
      any: [
        ['creating', 'home', 'art, music and gardens do you good'],
        ['company', 'love', 'meeting', 'you see the best in people, and they show it'],
        ['romance', 'love', 'love is gentle and needs few words'],
      ],
    },
    tense: {
      building: ['love', 'meeting', 'you see people as you wish them to be; look once more'],
      exact: [
        'buying',
        'money',
        'promising',
        'it is easy to give more than you can spare; keep something back',
      ],
      easing: 'people look real again, and interesting as they are',
      any: [
        ['buying', 'deciding', 'pretty things hide a flaw or two; look underneath'],
        ['love', 'promising', 'you may excuse too much for harmony; ask yourself what you would like'],
        ['romance', 'love', 'longing paints someone too beautiful; give the real person a chance'],
      ],
    },
    conjunct: {
      helps: {
        building: ['creating', 'your sense of beauty wakes up; give it something to look at'],
        exact: ['creating', 'resting', 'art, music and kindness reach you easily; take your time with them'],
        easing: 'a little of the magic stays in ordinary things',
        any: [
          ['changing', 'creating', 'home', 'you make ordinary things look lovely with very little'],
          ['company', 'meeting', 'talking', 'people feel calm around you and tell you so'],
          ['romance', 'love', 'romance is in the air and in the light'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: ['leading', 'promising', 'effort gets lighter when it helps someone; pick a cause'],
      exact: ['talking', 'you get further by giving way at the right moment'],
      easing: 'the gentle approach has worked; remember it',
      any: [
        ['creating', 'repairing', 'a light touch gets more done than a strong arm'],
        ['creating', 'exercising', 'swimming, dancing or music turns restlessness into pleasure'],
        ['exercising', 'playing', 'games are more fun when nobody keeps score'],
      ],
    },
    tense: {
      building: ['changing', 'promising', 'your resolve gets slippery, so do one thing at a time'],
      exact: [
        'boundaries',
        'competing',
        'deciding',
        'it is unclear what you are up against; hold back until it shows',
      ],
      easing: 'your grip comes back; start with the easy end',
      any: [
        ['changing', 'leading', 'repairing', 'things get half done; finish one before you begin another'],
        ['company', 'talking', 'anger comes out as sulking or excuses; admit it to yourself first'],
        ['energy', 'competing', 'exercising', 'drive dissolves bit by bit, so do the hard part first'],
      ],
    },
    conjunct: {
      hurts: {
        building: [
          'exercising',
          'leading',
          'working',
          'you are less sure what the effort is for; remind yourself why',
        ],
        exact: [
          'boundaries',
          'competing',
          'talking',
          'you may be fighting a battle that nobody declared; ask first',
        ],
        easing: 'you know again where to push and where to let be',
        any: [
          ['competing', 'what you chase keeps slipping away; set yourself a time limit'],
          ['promising', 'half promises cause trouble; say a full yes or no'],
          ['energy', 'competing', 'exercising', 'your strength comes and goes; use it while it is there'],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: ['company', 'confiding', 'meeting', 'your faith in people grows back; let it'],
      exact: ['leading', 'talking', 'thinking', 'a generous idea of yours carries others along'],
      easing: 'the grand mood fades, and the kindness stays',
      any: [
        ['company', 'money', 'giving a little more than you planned makes two people happy'],
        ['planning', 'hope comes easily, and it does the people around you good'],
        ['company', 'family', 'people are touched by small generous acts of yours'],
      ],
    },
    tense: {
      building: ['deciding', 'planning', 'promising', 'promises get vague and large, so tie them to a date'],
      exact: ['intuition', 'planning', 'you may wait for a miracle; a plain first step gets you further'],
      easing: 'hopes are a size smaller and fit much better',
      any: [
        ['buying', 'deciding', 'intuition', 'a beautiful story is easy to believe; look for the catch'],
        ['leading', 'money', 'promising', 'a kind impulse may ask more of you than it seems; start small'],
        ['luck', 'competing', 'intuition', 'money', 'luck is hard to tell from wishful thinking'],
      ],
    },
    conjunct: {
      helps: {
        building: ['intuition', 'planning', 'a dream of yours begins to look possible; picture it in detail'],
        exact: ['intuition', 'you trust life, and it is mutual for a while'],
        easing: 'you have grown more generous; stay that way',
        any: [
          ['asking', 'planning', 'talking', 'big, kind ideas come to you; tell someone who can help'],
          ['creating', 'traveling', 'beauty on a large scale does you good, from mountains to choirs'],
          ['company', 'thinking', 'you find the good in a muddle, and others are grateful'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['resting', 'working', 'you grow less strict with yourself and get no less done'],
      exact: ['boundaries', 'leading', 'talking', 'you are firm and gentle at once, as good teachers are'],
      easing: 'what has loosened stays loose, and nothing fell down',
      any: [
        ['planning', 'a dream you put on the shelf is practical after all'],
        ['promising', 'tidying', 'working', 'duties done with a little imagination are half as long'],
        ['asking', 'meeting', 'working', 'strict people turn out to have a soft side'],
      ],
    },
    tense: {
      building: [
        'deciding',
        'planning',
        'promising',
        'what seemed certain gets a little blurry; keep your lists short',
      ],
      exact: ['deciding', 'leading', 'planning', 'plans feel unreal, so hold on to small, plain tasks'],
      easing: 'the ground turns solid again, if not quite where it was',
      any: [
        ['deciding', 'working', 'a nameless worry slows you down; give it a name or a rest'],
        ['leading', 'promising', 'duties slip through the cracks, so write them where you can see them'],
        ['leading', 'promising', 'it is hard to say where your duty ends; stop a little earlier'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['boundaries', 'an old rule of yours softens, for better and for worse'],
        exact: 'some duties fall away, and the ones you chose remain',
        easing: 'you have fewer rules and better reasons',
        any: [
          ['tidying', 'things can be good without being finished, or even tidy'],
          ['thinking', 'you worry less about rules and lose track of a few'],
          ['planning', 'working', 'planning gets looser, and some days drift past'],
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['creating', 'thinking', 'writing', 'odd ideas come to you, and a notebook earns its keep'],
      exact: ['company', 'family', 'a sudden insight shows you a kinder way to treat people'],
      easing: ['creating', 'planning', 'the vision settles into something you can use'],
      any: [
        ['changing', 'creating', 'intuition', 'your strangest idea may be the kindest one'],
        ['company', 'creating', 'meeting', 'unusual people and unusual music make you feel at home'],
        ['creating', 'playing', 'a hobby you keep to yourself brings you real joy'],
      ],
    },
    tense: {
      building: ['deciding', 'thinking', 'you are restless and dreamy at once; get some fresh air'],
      exact: ['changing', 'promising', 'traveling', 'you want to get away; ask yourself what from'],
      easing: 'the haze around a big change lifts',
      any: [
        ['boundaries', 'changing', 'competing', 'you want to rebel without knowing why; wait until you do'],
        [
          'changing',
          'deciding',
          'promising',
          'you may drop something before you know what replaces it; wait a little',
        ],
        ['buying', 'changing', 'deciding', 'your newest idea looks best just because it is new, so wait'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['planning', 'a new idea of the future takes shape, still rather hazy'],
        exact: 'the future looks strange, and you rather like it',
        easing: 'an unusual idea becomes part of your life',
        any: [
          ['intuition', 'strange ideas come to you, and one in three is good'],
          ['deciding', 'thinking', 'you see what could be and overlook what is there'],
          ['tidying', 'working', 'odd hobbies absorb you, and hours go missing'],
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['planning', 'an old ideal of yours is worth another look'],
      exact: ['creating', 'intuition', 'planning', 'what you dream of and what you do come closer together'],
      easing: ['resting', 'a quiet hour a day is worth keeping'],
      any: [
        ['home', 'resting', 'quiet helps you more than advice does'],
        ['family', 'talking', 'letting an old resentment go does you good'],
        ['exercising', 'resting', 'a walk by the water settles what thinking could not'],
      ],
    },
    tense: {
      building: ['intuition', 'planning', 'an early dream asks for an honest look; be kind about it'],
      exact: ['intuition', 'planning', 'one dream may have run its course; thank it and let it go'],
      easing: 'something that puzzled you begins to make sense',
      any: [
        ['changing', 'deciding', 'planning', 'you may feel adrift for a while; keep one fixed hour a day'],
        ['intuition', 'love', 'comparing real life with an ideal spoils the real one; stop early'],
        ['deciding', 'promising', 'you may look away from what is unclear; ask one plain question'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'a very old dream comes round again, faint and lovely',
        exact: 'everything is new and a little hazy, as at the start',
        easing: 'wonder stays when the mist goes',
        any: [
          ['company', 'meeting', 'you take in everything and need quiet to sort it'],
          'you read something in people’s faces and cannot say what',
          'the world seems softer, and its edges are still there',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['confiding', 'family', 'talking', 'old hurts lose their sharpness'],
      exact: ['confiding', 'family', 'forgiving is possible, and nobody has to be told'],
      easing: 'an old hurt has closed; leave it in peace',
      any: [
        ['company', 'a grudge fades by itself once you stop feeding it'],
        ['company', 'confiding', 'intuition', 'you understand what moves people and can help without fuss'],
        ['boundaries', 'confiding', 'talking', 'what used to be hard to say can be said gently'],
      ],
    },
    tense: {
      building: ['company', 'confiding', 'showing', 'buried feelings come up; give yourself time alone'],
      exact: [
        'company',
        'intuition',
        'talking',
        'you sense hidden tension, and half of it is yours; ask which half',
      ],
      easing: 'a murky matter clears, and it was smaller than it looked',
      any: [
        ['confiding', 'a secret grows heavy to carry; a page in a diary can hold it'],
        ['company', 'confiding', 'intuition', 'suspicion finds what it looks for; check before you assume'],
        ['company', 'deciding', 'old sadness tints the present, so look twice before you judge'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old fixed idea begins to dissolve, and that feels odd',
        exact: 'you let go a little at a time and feel much lighter',
        easing: 'things are calm again, deep down as well',
        any: [
          ['repairing', 'what you cannot fix you can still soften'],
          'old certainties fade, and kinder ones are slow to arrive',
          ['competing', 'you care less about winning, and others may get there first'],
        ],
      },
    },
  },
};
