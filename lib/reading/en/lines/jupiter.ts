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
