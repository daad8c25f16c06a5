import type { BodyLines } from '../../locale.ts';

/**
 * The transiting Sun lights up, for about five days, whatever it touches: visibility, purpose, people in
 * charge.
 */
export const SUN: BodyLines = {
  Sun: {
    flowing: [
      'you come across as yourself without having to try',
      'what you want and what is asked of you point the same way',
      ['energy', 'you wake with a full tank and a reason to use it'],
    ],
    tense: [
      'other people’s plans keep crossing yours; a small compromise saves time',
      'pride is quick to bristle, though most of it is worth letting pass',
      ['energy', 'the tank runs low early, and a proper break pays off'],
    ],
    conjunct: {
      helps: [
        'your personal new year begins and a private wish deserves a first step',
        'the light is on you; wear something you like and be seen',
        ['energy', 'you are freshly charged and keen to begin'],
      ],
    },
  },
  Moon: {
    flowing: [
      'home and work stop competing and you can be kind to both',
      'you know what you feel and find it easy to show',
      ['family', 'an old friend or relative is good company and needs no explanations'],
    ],
    tense: [
      'what you need and what is expected of you pull in two directions',
      ['deciding', 'the mood swings easily; eat something warm before you decide anything'],
      ['family', 'someone at home notices your absence more than they say'],
    ],
    conjunct: {
      helps: [
        'your private side steps into the light and is treated gently',
        ['family', 'family, food and familiar rooms do you more good than ambition'],
        'you feel seen by the people who know you best',
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'you explain yourself well and people actually listen'],
      'a call you have been putting off turns out short and friendly',
      ['focus', 'your mind is bright and stays where you put it'],
    ],
    tense: [
      ['talking', 'you may be talking past each other, so ask one question more'],
      'too many messages want an answer and most of them can wait',
      ['focus', 'attention scatters, and a short list beats a good memory'],
    ],
    conjunct: {
      helps: [
        ['talking', 'your words carry weight; choose the one thing you want heard'],
        'an idea you had in passing is worth writing down and sharing',
        ['focus', 'thinking is crisp and a stubborn problem comes apart'],
      ],
    },
  },
  Venus: {
    flowing: [
      'you are easy to like and the people around you relax',
      'something beautiful and not very expensive makes the day',
      ['romance', 'a little charm goes a long way and a look says plenty'],
    ],
    tense: [
      'you may say yes to please someone and feel the cost later',
      ['buying', 'taste and budget disagree; sleep on anything shiny'],
      ['romance', 'affection is there but looks for more proof than it needs'],
    ],
    conjunct: {
      helps: [
        ['company', 'the good things of life lean your way, from company to music'],
        'dress up a little and let somebody be nice to you',
        ['romance', 'you are at your most attractive when you are at ease'],
      ],
    },
  },
  Mars: {
    flowing: [
      'you can stand up for yourself and still be pleasant about it',
      'starting is the easy part, so begin with the thing you avoid',
      ['energy', 'your body wants to move and rewards you for it'],
    ],
    tense: [
      ['talking', 'tempers are short, yours included, and ten quiet minutes help'],
      'a small contest of wills is only worth winning if it matters',
      ['energy', 'you push hard and tire sooner than you expect'],
    ],
    conjunct: {
      mixed: [
        'courage is high and patience short; pick one battle',
        'you want it now, which is splendid for work and hard on bystanders',
        ['energy', 'there is heat to burn; give it a run before a quarrel'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'people think well of you and say so to others',
      'generosity comes back sooner than usual, so give first',
      ['luck', 'asking', 'a fortunate opening is there for whoever asks'],
    ],
    tense: [
      'enthusiasm promises more than your calendar can hold',
      'the grand version is tempting and the smaller one is doable',
      ['luck', 'betting on everything turning out well is a little too easy'],
    ],
    conjunct: {
      helps: [
        ['asking', 'your world gets a size larger; ask for what you really want'],
        'confidence suits you, and sharing it suits you even better',
        ['luck', 'asking', 'fortune is in a friendly mood and likes a good question'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'steady work gets quiet recognition from someone who counts',
      'a promise you keep makes the next one easier',
      ['focus', 'discipline comes without grinding your teeth'],
    ],
    tense: [
      'a rule stands in the way, and patience is quicker than force',
      'criticism stings, yet there may be one useful line in it',
      ['energy', 'everything takes more effort; do less and finish it'],
    ],
    conjunct: {
      hurts: [
        'duty has the first word, and doing it well is its own relief',
        'you feel the weight of what rests on you; ask for help',
        ['energy', 'strength is limited, so spend it on what lasts'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['changing', 'a break in routine shows you a better way to do it'],
      'your odd idea is the one that works; say it aloud',
      ['luck', 'a lucky coincidence rewards a detour'],
    ],
    tense: [
      ['changing', 'plans change at short notice and the flexible version of you does better'],
      ['changing', 'you want out of anything that feels like a cage; pause before quitting'],
      'someone surprises you, and not answering at once is an answer too',
    ],
    conjunct: {
      mixed: [
        'you refuse to play a part, which frees you and startles others',
        'something breaks the pattern, and the pattern may have needed it',
        'try the unusual way, but keep the receipt',
      ],
    },
  },
  Neptune: {
    flowing: [
      'imagination and daily life shake hands, so make something',
      'you read the room with great kindness and people open up',
      'music, water or a quiet walk puts the day in tune',
    ],
    tense: [
      'the picture is softer than the facts; check before you trust it',
      'you may be carrying a worry that belongs to someone else',
      ['energy', 'you drift and tire easily, and early rest is no defeat'],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'you are more porous than usual, good for art and poor for contracts'],
        'dreams speak up, and writing them down keeps them honest',
        'your kindness is wide open; decide who gets it',
      ],
    },
  },
  Pluto: {
    flowing: [
      'you see what lies under a problem and can quietly change it',
      ['talking', 'a deep talk or a thorough tidy-up leaves you lighter'],
      ['energy', 'there is stamina for the job that others gave up on'],
    ],
    tense: [
      'someone wants the upper hand, and you need not play',
      'holding on tightly costs more than letting one thing go',
      'an old sore spot is touched; answer the present, not the past',
    ],
    conjunct: {
      mixed: [
        'what you hide wants air, and one trusted person is enough',
        'you feel things at full strength and see right through small talk',
        'something has run its course and you are the one who knows it',
      ],
    },
  },
};
