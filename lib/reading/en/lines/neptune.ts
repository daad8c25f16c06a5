import type { BodyLines } from '../../locale.ts';

/** Transiting Neptune softens a year or two in waves: imagination, compassion, longing, blurred outlines. */
export const NEPTUNE: BodyLines = {
  Sun: {
    flowing: {
      building: 'a gentler ambition is growing; ask what would be beautiful',
      exact: 'you inspire by being soft where others are hard',
      easing: 'the quiet glow stays, even as life gets louder again',
      any: [
        'imagination knows the way, so let it hold the map',
        'a soft answer gets you further than a sharp one',
        'something you do for its beauty turns out to be useful',
      ],
    },
    tense: {
      building: 'your sense of direction softens; keep a few fixed points',
      exact: 'you may not see yourself clearly; borrow a friend’s eyes',
      easing: 'outlines return, and you recognize your own face',
      any: [
        'what you cannot decide yet may simply not be ripe',
        'you may be chasing a mirage, and the walk still does you good',
        'promises to yourself want a date and a witness',
      ],
    },
    conjunct: {
      mixed: {
        building: 'the hard edges of who you are begin to blur',
        exact: 'you are half poet, half fog, and both need sleep',
        easing: 'you come ashore somewhere new, slowly and a bit salty',
        any: [
          'let go of being certain, and hold on to being kind',
          'you are between two shores, and floating is also a skill',
          'dreams and doubts both deserve a page in the notebook',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'kindness rises like a tide, so let it reach the house',
      exact: 'you feel what others feel and know how to comfort them',
      easing: 'a soft mood lingers, good for music and old letters',
      any: ['home is wherever somebody hums'],
    },
    tense: {
      building: 'moods seep in from elsewhere; air the rooms',
      exact: 'you may be homesick for something that has no address',
      easing: 'your feelings have clear water under them again',
      any: ['boundaries at home are a kindness, also to you'],
    },
    conjunct: {
      mixed: {
        building: 'feelings are getting deeper and less easy to name',
        exact: 'your feelings have no skin; dress them warmly',
        easing: 'you know more about your own tides',
        any: ['rest counts as doing something'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'words are turning to music, so write some down',
      exact: 'you find the image that explains it all',
      easing: 'the inspired phase leaves good notes behind',
      any: ['you listen so well that people tell you everything'],
    },
    tense: {
      building: ['deciding', 'agreements get vague; send a friendly summary'],
      exact: 'misunderstandings breed in half sentences; finish them',
      easing: 'the mix-ups untangle, one plain question at a time',
      any: [
        'a plan on paper is clearer than one in the air',
        ['focus', 'your thoughts drift, so give them banks to flow between'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'logic takes off its shoes',
        exact: 'you think in pictures; let someone else do the invoices',
        easing: 'the dreamer in you returns with a souvenir',
        any: ['facts are shy; coax them out twice'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'beauty is getting through to you, so leave the door ajar',
      exact: 'kindness given without counting makes the week',
      easing: 'something lovely stays, even when the song is over',
      any: [['romance', 'love feels like a good film with the sound turned low']],
    },
    tense: {
      building: 'you see people in candlelight; try daylight as well',
      exact: 'giving without end is not the same as generosity',
      easing: 'the veil slips, and the real person is interesting too',
      any: [['romance', 'longing paints portraits that nobody can sit for']],
    },
    conjunct: {
      helps: {
        building: 'your sense of beauty grows gentle and wide',
        exact: 'art, mercy and good music are close to you',
        easing: 'a grace note remains in ordinary things',
        any: [['romance', 'romance is in the air and in the light']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'effort becomes lighter when it serves something',
      exact: 'you do more by yielding at the right moment',
      easing: 'the quiet campaign has worked; smile',
      any: ['grace replaces force, and it gets there first'],
    },
    tense: {
      building: 'the will is getting slippery, so do one thing at a time',
      exact: 'you fight a cloud; wait until it rains',
      easing: 'your grip comes back; pick up the easy end',
      any: [['energy', 'drive dissolves bit by bit, so do the hard part first']],
    },
    conjunct: {
      hurts: {
        building: 'your motives are mixing; label the bottles',
        exact: 'you may be fighting a battle that nobody declared',
        easing: 'the tide is turning, and so may your plans',
        any: [['energy', 'strength is tidal; work with the flood']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'faith in people is slowly refilled',
      exact: 'a generous vision carries you and a few others',
      easing: 'the inspiration thins, and the kindness stays',
      any: ['give a little more than is sensible, within reason'],
    },
    tense: {
      building: 'promises float, so tie them to a date',
      exact: 'the magic answer may turn out to be plain work',
      easing: 'hopes come back from the cleaners a size smaller',
      any: [['luck', 'luck is hard to tell from wishful thinking']],
    },
    conjunct: {
      helps: {
        building: 'your horizon begins to shimmer',
        exact: 'you trust life, and it is mutual for a while',
        easing: 'a wide and gentle season leaves you generous',
        any: ['dream big and keep your receipts'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'a rigid rule is getting softer at the corners',
      exact: 'you are firm and gentle at once, as good teachers are',
      easing: 'what softened stays flexible; thank your patience',
      any: ['a dream put on a shelf can come down and be measured'],
    },
    tense: {
      building: 'old certainties are getting damp; check the roof',
      exact: 'structures feel unreal, so stand on small, plain tasks',
      easing: 'solid ground is emerging, and it is in a new place',
      any: ['a nameless doubt deserves a name or a nap'],
    },
    conjunct: {
      mixed: {
        building: 'a wall you built is turning into a curtain',
        exact: 'duty dissolves, and what remains is what you chose',
        easing: 'you have fewer rules and better reasons',
        any: ['let it be unfinished, and let it be good'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'odd inspirations are lining up; keep them company',
      exact: 'a flash of insight comes in soft colors',
      easing: 'the vision settles into something you can use',
      any: ['your strangest idea may be the kindest one'],
    },
    tense: {
      building: 'you are restless in a sleepy way; change the air',
      exact: 'freedom and escape look alike from here, so ask which it is',
      easing: 'the haze around a big change is lifting',
      any: ['a vague rebellion is best turned into a hobby'],
    },
    conjunct: {
      mixed: {
        building: 'a new dream is looking for a dreamer',
        exact: 'the future speaks in riddles, and you rather like them',
        easing: 'an unusual vision has become part of you',
        any: ['be strange gently'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'an old ideal is worth a fresh visit',
      exact: 'your dreams and your days are on speaking terms',
      easing: 'a soft understanding stays with you',
      any: ['quiet makes you wiser than advice does'],
    },
    tense: {
      building: 'an ideal of your youth is asking for an honest look',
      exact: 'some dreams can be thanked and let go',
      easing: 'less illusion leaves more room for wonder',
      any: ['you may feel adrift, and drifting also goes somewhere'],
    },
    conjunct: {
      mixed: {
        building: 'a very old dream returns to its beginning',
        exact: 'everything is new and a little hazy, as at the start',
        easing: 'wonder stays when the mist goes',
        any: ['softness is your native language'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'old hurts are losing their sharpness',
      exact: 'forgiving is possible, and nobody has to be told',
      easing: 'something deep has healed over; stop picking at it',
      any: ['the tide carries away what you no longer hold'],
    },
    tense: {
      building: 'buried feelings seep upward; have a towel ready',
      exact: 'you sense undercurrents, and half of them are yours',
      easing: 'the murky water clears, and the bottom is near',
      any: ['mystery is fine, but secrecy is heavy to carry'],
    },
    conjunct: {
      mixed: {
        building: 'something deep begins to dissolve',
        exact: 'you let go by inches and are lighter by yards',
        easing: 'the depths are calm, and you can swim in them',
        any: ['what you cannot fix you can still soften'],
      },
    },
  },
};
