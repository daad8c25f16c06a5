import type { BodyLines } from '../../locale.ts';

/** Transiting Neptune softens a year or two in waves: imagination, compassion, longing, blurred outlines. */
export const NEPTUNE: BodyLines = {
  Sun: {
    flowing: {
      building: 'your ambition grows gentler; ask what you would do for its own sake',
      exact: 'you win people over by being gentle where others push',
      easing: 'the quiet glow stays, even as life gets louder again',
      any: [
        'imagination is your best guide; use it to plan something',
        'a soft answer gets you further than a sharp one',
        'something you do for its beauty turns out to be useful',
      ],
    },
    tense: {
      building: 'your sense of direction softens; keep a few fixed points in the week',
      exact: 'you may not see yourself clearly; borrow a friend’s eyes',
      easing: 'the haze lifts, and you know again what you want',
      any: [
        'what you want changes from day to day; put off what can wait',
        'it is easy to chase something that is not there; ask for proof',
        'promises to yourself slip away unless somebody else hears them',
      ],
    },
    conjunct: {
      mixed: {
        building: 'you grow more imaginative and less sure of yourself for some weeks',
        exact: 'you are inspired and easily confused; rest before you decide',
        easing: 'the fog clears, and you have come out somewhere new',
        any: [
          'you are less certain than usual, and kinder to others',
          'your ideas inspire people and confuse them a little; say it twice',
          'dreams and doubts both deserve a page in the notebook',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'kindness comes easily for some weeks; begin with the people nearest you',
      exact: 'you feel what others feel and know how to comfort them',
      easing: 'a soft mood lingers, good for music and old photographs',
      any: [
        'music at home calms everybody down',
        'your hunch about someone close tends to be right',
        'you are easy to confide in, and people do',
      ],
    },
    tense: {
      building: 'other people’s moods rub off on you; step outside now and then',
      exact: 'you may long for something you cannot name; do something kind and simple',
      easing: 'your feelings are clear to you again',
      any: [
        'giving in to keep the peace is tempting; say one clear no',
        'you may feel hurt by a guess; ask before you believe it',
        'a sad story gets under your skin, so choose a funny one',
      ],
    },
    conjunct: {
      mixed: {
        building: 'feelings are getting deeper and less easy to name',
        exact: 'you feel everything, including what belongs to others; take quiet breaks',
        easing: 'you know your moods better than you did',
        any: [
          'tears come easily, and so does kindness',
          'quiet is what you need, and it brings you good ideas',
          'home feels dreamy, and the chores wait',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'words come to you with more color for weeks; note the good ones',
      exact: 'you find the picture that makes everyone understand',
      easing: 'the inspired stretch leaves good notes behind; keep them',
      any: [
        'you listen so well that people tell you everything',
        'reading, writing and daydreaming go well together',
        'a poem, a joke or a picture gets further than an argument',
      ],
    },
    tense: {
      building: 'details get vague for some weeks, so put what matters in writing',
      exact: 'misunderstandings breed in half sentences; finish them',
      easing: 'the mix-ups untangle, one plain question at a time',
      any: [
        'names, dates and keys go missing, so give them a fixed place',
        'what you half heard may not be so; ask once more',
        ['focus', 'your thoughts drift, so give each task a clear beginning and end'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'for some weeks you think more in pictures and less in numbers',
        exact: 'imagination is strong and arithmetic weak; have the sums checked',
        easing: 'clear thinking is back, and it has brought an idea along',
        any: [
          'you sense the answer before you can prove it; check it anyway',
          'you say things beautifully and not quite exactly; add the details',
          'hunches are good and lists get lost, so write things twice',
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'you notice beauty more than usual, even in ordinary streets',
      exact: 'kindness given without counting makes you happy, too',
      easing: 'the enchanted stretch ends, and something lovely stays',
      any: [
        'art, music and gardens do you good',
        'you see the best in people, and they show it',
        ['romance', 'love is gentle and needs few words'],
      ],
    },
    tense: {
      building: 'you see people as you wish them to be; look once more',
      exact: 'it is easy to give more than you can spare; keep something back',
      easing: 'people look real again, and interesting as they are',
      any: [
        'pretty things hide a flaw or two; look underneath',
        'you may excuse too much for harmony; name one thing that bothers you',
        ['romance', 'longing paints someone too beautiful; give the real person a chance'],
      ],
    },
    conjunct: {
      helps: {
        building: 'your sense of beauty wakes up; give it something to look at',
        exact: 'art, music and kindness reach you easily; take your time with them',
        easing: 'a little of the magic stays in ordinary things',
        any: [
          'you make ordinary things look lovely with very little',
          'people feel calm around you and tell you so',
          ['romance', 'romance is in the air and in the light'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'effort gets lighter when it helps someone; pick a cause',
      exact: 'you get further by giving way at the right moment',
      easing: 'the gentle approach has worked; remember it',
      any: [
        'a light touch gets there before a strong arm',
        'swimming, dancing or music turns restlessness into pleasure',
        'you do best when nobody is keeping score',
      ],
    },
    tense: {
      building: 'your resolve gets slippery for some weeks, so do one thing at a time',
      exact: 'it is unclear what you are up against; hold back until it shows',
      easing: 'your grip comes back; start with the easy end',
      any: [
        'things get half done; finish one before you begin another',
        'anger comes out as sulking or excuses; say what bothers you',
        ['energy', 'drive dissolves bit by bit, so do the hard part first'],
      ],
    },
    conjunct: {
      hurts: {
        building: 'you are less sure what the effort is for; write down your reason',
        exact: 'you may be fighting a battle that nobody declared; ask first',
        easing: 'the aimless stretch is over, and you know where to push',
        any: [
          'what you chase keeps slipping away; set yourself a time limit',
          'half promises cause trouble; say a full yes or no',
          ['energy', 'your strength comes and goes; use it while it is there'],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'your faith in people is growing back; let it',
      exact: 'a generous idea of yours carries others along',
      easing: 'the grand mood fades, and the kindness stays',
      any: [
        'give a little more than is sensible, within reason',
        'hope comes easily, and it does the people around you good',
        'people are touched by small generous acts of yours',
      ],
    },
    tense: {
      building: 'promises get vague and large, so tie them to a date',
      exact: 'you may wait for a miracle; a plain first step gets you further',
      easing: 'hopes are a size smaller and fit much better',
      any: [
        'a beautiful story is easy to believe; look for the catch',
        'a kind impulse may ask more of you than it seems; start small',
        ['luck', 'luck is hard to tell from wishful thinking'],
      ],
    },
    conjunct: {
      helps: {
        building: 'a dream of yours begins to look possible; picture it in detail',
        exact: 'you trust life, and it is mutual for a while',
        easing: 'a wide and gentle season ends; keep the generosity',
        any: [
          'big, kind ideas come to you; tell someone who can help',
          'beauty on a large scale does you good, from mountains to choirs',
          'you find the good in a muddle, and others are grateful',
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'you grow less strict with yourself and get no less done',
      exact: 'you are firm and gentle at once, as good teachers are',
      easing: 'what has loosened stays loose, and nothing fell down',
      any: [
        'a dream you put on the shelf is practical after all',
        'duties done with a little imagination are half as long',
        'strict people turn out to have a soft side',
      ],
    },
    tense: {
      building: 'what seemed certain gets a little blurry; keep your lists short',
      exact: 'plans feel unreal, so hold on to small, plain tasks',
      easing: 'the ground is solid again, if not quite where it was',
      any: [
        'a nameless worry slows you down; give it a name or a rest',
        'duties slip through the cracks, so write them where you can see them',
        'it is hard to say where your duty ends, so draw the line',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old rule of yours is softening, for better and for worse',
        exact: 'some duties fall away, and the ones you chose remain',
        easing: 'you have fewer rules and better reasons',
        any: [
          'things can be good without being finished, or even tidy',
          'you worry less about rules and lose track of a few',
          'planning gets looser, and some days drift past',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'odd ideas come to you for some weeks, and a notebook earns its keep',
      exact: 'a sudden insight shows you a kinder way to treat people',
      easing: 'the vision settles into something you can use',
      any: [
        'your strangest idea may be the kindest one',
        'unusual people and unusual music make you feel at home',
        'a hobby you keep to yourself brings you real joy',
      ],
    },
    tense: {
      building: 'you are restless and dreamy at once; get some air and movement',
      exact: 'you want to get away; ask yourself what from',
      easing: 'the haze around a big change is lifting',
      any: [
        'you want to rebel without knowing why; take up a hobby instead',
        'you may drop something before you know what replaces it; wait a little',
        'your newest idea looks best just because it is new, so wait',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a new idea of the future begins to form, still rather hazy',
        exact: 'the future looks strange, and you rather like it',
        easing: 'an unusual idea has become part of your life',
        any: [
          'strange ideas come to you, and one in three is good',
          'you see what could be and overlook what is there',
          'odd hobbies absorb you, and hours go missing',
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'an old ideal of yours is worth another look',
      exact: 'what you dream of and what you do come closer together',
      easing: 'the gentle stretch ends; keep a quiet hour in your week',
      any: [
        'quiet helps you more than advice does',
        'letting an old resentment go does you good',
        'a walk by the water settles what thinking could not',
      ],
    },
    tense: {
      building: 'an early dream asks for an honest look; be kind about it',
      exact: 'one dream may have run its course; thank it and let it go',
      easing: 'something that puzzled you for weeks begins to make sense',
      any: [
        'you may feel adrift for a while; keep one fixed hour a day',
        'comparing real life with an ideal spoils the real one; stop early',
        'you may look away from what is unclear; ask one plain question',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a very old dream comes round again, faint and lovely',
        exact: 'everything is new and a little hazy, as at the start',
        easing: 'wonder stays when the mist goes',
        any: [
          'you take in everything and need quiet to sort it',
          'people’s faces tell you much, though not exactly what',
          'the world seems softer, and its edges are still there',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'old hurts are losing their sharpness',
      exact: 'forgiving is possible, and nobody has to be told',
      easing: 'an old hurt has closed; leave it in peace',
      any: [
        'a grudge fades by itself once you stop feeding it',
        'you understand what moves people and can help without fuss',
        'what used to be hard to say can be said gently',
      ],
    },
    tense: {
      building: 'buried feelings are coming up; give yourself time alone',
      exact: 'you sense hidden tension, and half of it is yours; ask which half',
      easing: 'the murky stretch clears, and it was shallower than it looked',
      any: [
        'a secret grows heavy to carry; choose one person to tell',
        'suspicion finds what it looks for; check before you assume',
        'old sadness tints the present, so look twice before you judge',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old fixed idea begins to dissolve, and that feels odd',
        exact: 'you let go a little at a time and feel much lighter',
        easing: 'things are calm again, deep down as well',
        any: [
          'what you cannot fix you can still soften',
          'old certainties fade, and kinder ones are slow to arrive',
          'you care less about winning, and others may get there first',
        ],
      },
    },
  },
};
