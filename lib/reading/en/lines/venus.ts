import type { BodyLines } from '../../locale.ts';

/**
 * Transiting Venus sweetens three or four days: affection, taste, pleasure, peace among people, small
 * purchases.
 */
export const VENUS: BodyLines = {
  Sun: {
    flowing: [
      'people enjoy having you around, and it shows',
      ['asking', 'a favor asked with a smile is as good as granted'],
      ['romance', 'you glow a little, and someone may notice'],
    ],
    tense: [
      'being nice and being honest are two things; try both',
      ['buying', 'treats add up; pick the one you really want'],
      ['romance', 'you would like to be adored and had better be direct'],
    ],
    conjunct: {
      helps: [
        'life is gracious to you, so take the compliment',
        'a good haircut, a good shirt or a good photo is due',
        ['romance', 'you draw affection without lifting a finger'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['company', 'your place feels like a nest, and guests are welcome'],
      ['family', 'kindness among family comes without an occasion'],
      'comfort comes in small things, like clean sheets and good bread',
      ['romance', 'you love and feel loved in small domestic ways'],
    ],
    tense: [
      'sweet things comfort for ten minutes, and a friend for longer',
      'peace at any price is rather expensive',
      ['romance', 'old longing colors a new affection; look twice'],
    ],
    conjunct: {
      helps: [
        'comfort and beauty meet; put flowers on the table',
        'you are gentle company, for children, cats and old friends',
        ['romance', 'closeness is easy, and hearts need few words'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'even a complaint sounds pleasant when you make it'],
      ['talking', 'good conversation is the pleasure of the day, so linger'],
      'a song, a verse or a card says it nicely',
      ['romance', 'you find words for what you love about someone'],
    ],
    tense: [
      'flattery is pleasant and not very informative',
      ['deciding', 'you agree too fast; ask for an hour to think'],
      ['focus', 'pleasant distractions win; put the nice thing at the end'],
    ],
    conjunct: {
      helps: [
        ['talking', 'your words have manners, so settle the delicate matter'],
        'a pretty notebook and a quiet hour make you happy',
        ['romance', 'a light, flirtatious exchange brightens everything'],
      ],
    },
  },
  Venus: {
    flowing: [
      'what you like is close at hand and easy to share',
      ['company', 'friends make it a pleasure; suggest something'],
      ['romance', 'love is playful, and nobody keeps score'],
    ],
    tense: [
      ['buying', 'your taste has shifted, and old favorites feel a bit stale'],
      'harmony takes a little effort, mostly in who pays and who decides',
      ['romance', 'someone wants a different kind of love language; ask'],
    ],
    conjunct: {
      helps: [
        'your year of pleasures starts anew, so begin with one',
        'you remember what you find beautiful and choose it',
        ['romance', 'the heart opens, and it suits you'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['asking', 'you get your way with grace; go and ask'],
      'making things, dancing and decorating all come easily',
      ['romance', 'attraction and nerve meet; make the first move'],
    ],
    tense: [
      ['talking', 'you want peace and a quarrel in one breath'],
      ['buying', 'impulse buys are strong, and the return policy matters'],
      'liking and wanting pull at the same sleeve',
      ['romance', 'sparks fly both ways, the warm kind and the other'],
    ],
    conjunct: {
      mixed: [
        'wanting is strong, so want something worth the trouble',
        'grace and grit share a room and get on if you referee',
        ['romance', 'the spark is lively, and timing matters more than boldness'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['company', 'a party, a gift or a good meal is well placed'],
      ['asking', 'people are generous with you; let them'],
      'there is plenty of what is pleasant, so share it',
      ['luck', 'the pleasant kind of luck finds you among friends'],
    ],
    tense: [
      ['buying', 'one more of everything is one too many'],
      'big gestures impress less than being on time',
      ['luck', 'buying', 'it is easy to overspend on a lucky feeling'],
    ],
    conjunct: {
      helps: [
        'the day has sugar on top; share it',
        'abundance is a mood first, and you are in it',
        ['luck', 'good fortune comes dressed as good company'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'loyalty is worth more than fireworks, and you have some',
      ['buying', 'a sensible purchase pleases you for years'],
      ['romance', 'love shows itself in reliability, and that is plenty'],
    ],
    tense: [
      'you may feel less appreciated than you are',
      'a friendship needs a date in the calendar to survive',
      ['romance', 'hearts keep their coats on, so give it time'],
    ],
    conjunct: {
      mixed: [
        'a liking gets serious, which warms some and frightens others',
        'quality over quantity, in friends and in shoes',
        'a bond is tested and may come out plainer and stronger',
      ],
    },
  },
  Uranus: {
    flowing: [
      ['company', 'new faces and odd invitations are worth a yes'],
      ['changing', 'change one thing in your room or your look'],
      'something different delights you, and you need no reason',
      ['romance', 'attraction comes from an unexpected corner'],
    ],
    tense: [
      ['company', 'you like freedom and company, just not on the same evening'],
      'a sudden whim is fun to have and dear to follow',
      ['romance', 'deciding', 'the heart blows hot and cold; promise little'],
    ],
    conjunct: {
      helps: [
        'pleasure comes in an unusual wrapping; unwrap it',
        ['company', 'someone refreshingly different crosses your path'],
        ['romance', 'a spark jumps where you did not look for one'],
      ],
    },
  },
  Neptune: {
    flowing: [
      'beauty moves you, so go where there is some',
      'you are gentle with flaws, including yours',
      ['romance', 'a romantic haze makes everything a little lovelier'],
    ],
    tense: [
      ['buying', 'the picture in the shop is kinder than the mirror at home'],
      'you give more than was asked and hope someone notices',
      ['romance', 'you may love the idea more than the person'],
    ],
    conjunct: {
      helps: [
        'art, music and moonlight are not a waste of time',
        'forgiveness comes softly and does you good',
        ['romance', 'tender dreams come close to real life'],
      ],
    },
  },
  Pluto: {
    flowing: [
      ['talking', 'a friendship gains depth through one honest hour'],
      'you know what is worth keeping; let the rest go',
      ['romance', 'passion runs deep and feels safe'],
    ],
    tense: [
      'envy whispers, and it is rarely well informed',
      'you want all of it, when a good part would do',
      ['romance', 'love pulls hard on the rope; loosen your end'],
    ],
    conjunct: {
      helps: [
        'liking turns into really caring, and you can tell',
        'something worn becomes beautiful again with work',
        ['romance', 'desire is strong and honest about itself'],
      ],
    },
  },
};
