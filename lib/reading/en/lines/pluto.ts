import type { BodyLines } from '../../locale.ts';

/** Transiting Pluto works below ground for a year or two in waves: power, depth, endings, renewal. */
export const PLUTO: BodyLines = {
  Sun: {
    flowing: {
      building: 'a quiet power is gathering, so choose what it is for',
      exact: 'you can change your life at the root without making noise',
      easing: 'the change has gone in deep, and it holds',
      any: [
        'people sense that you mean it, and make way',
        'you can finish with something for good and feel no loss',
        'what you know about yourself is worth acting on',
      ],
    },
    tense: {
      building: 'something you have outgrown is starting to feel tight',
      exact: 'a struggle over who decides is best met with calm and facts',
      easing: 'the struggle loosens its grip, and you keep what is true',
      any: [
        'you need not win to stay whole',
        'pressure shows you what you are made of, and it is sound',
        'you may put down a burden that has become a habit',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old version of you is packing its bags',
        exact: 'you are being rebuilt; be patient with the dust',
        easing: 'you come out simpler and stronger than you went in',
        any: [
          'power is a tool; look at both ends of it',
          'a chapter closes, and the pen is in your hand',
          'you are stronger than the story you used to tell',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'old feelings are ready to be looked at kindly',
      exact: 'you can speak of deep things without drowning in them',
      easing: ['family', 'a family story has lost its spell'],
      any: ['trust grows where you show what you feel'],
    },
    tense: {
      building: 'feelings are growing teeth, so feed them early',
      exact: ['family', 'an old family pattern shows up, and you may decline the part'],
      easing: 'the storm in the house is passing; open the windows',
      any: ['strong feelings are not orders'],
    },
    conjunct: {
      mixed: {
        building: 'deep water is rising; learn where the steps are',
        exact: 'you feel it to the bone, and that is how it changes',
        easing: 'an old sorrow has turned into depth',
        any: ['be choosy about who sees you cry'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'your questions are getting better than your answers',
      exact: ['talking', 'you find the word that changes the conversation'],
      easing: 'the investigation is done, so write the last page',
      any: [
        'you see through to the point of a matter',
        ['focus', 'your concentration goes deep and stays there'],
      ],
    },
    tense: {
      building: 'an old question keeps circling; give it a landing strip',
      exact: 'persuasion turns to pressure; watch for the line',
      easing: 'an obsession loses its shine',
      any: [['focus', 'one idea takes up the whole mind']],
    },
    conjunct: {
      mixed: {
        building: 'your opinions are being dug over like a garden',
        exact: 'you say it once, and it stays said',
        easing: 'you think more deeply and talk less about it',
        any: ['silence is a strong sentence too'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'a bond is growing roots, so water it',
      exact: 'you value the few, the deep and the real',
      easing: 'what you have come to treasure stays treasured',
      any: [['romance', 'love deepens without drama']],
    },
    tense: {
      building: 'wanting grows fierce; ask what it is really about',
      exact: 'having and caring look alike in dim light',
      easing: 'a tight knot between people gives a little',
      any: [['romance', 'passion asks for everything; offer something']],
    },
    conjunct: {
      helps: {
        building: 'a deep liking begins, for a person or a craft',
        exact: 'what you value changes for good and for the better',
        easing: 'you know what you treasure, and need less of it',
        any: [['romance', 'desire runs deep and true']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your will is getting a second wind',
      exact: 'what you set out to do has real force behind it',
      easing: 'the great effort has paid, so sit down',
      any: [['energy', 'there is deep stamina; pace it']],
    },
    tense: {
      building: 'pressure is building; open a valve in good time',
      exact: 'force meets force, and walking away is allowed',
      easing: 'the fight goes out of it, and good riddance',
      any: [['energy', 'rage is tiring, so spend it on the weeds']],
    },
    conjunct: {
      hurts: {
        building: 'a fierce wish wakes; give it a worthy task',
        exact: 'all that force needs a frame; build one first',
        easing: 'what burned so hot is now useful warmth',
        any: ['stubbornness is courage with its eyes closed'],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a large ambition finds solid ground',
      exact: 'influence and goodwill come together, so use both',
      easing: 'the gain is real; share the credit',
      any: ['big things can be moved with a long lever'],
    },
    tense: {
      building: 'success begins to want more of you than you offered',
      exact: 'a great cause may ask too much; read the small print',
      easing: 'a swollen ambition returns to human size',
      any: ['being right is not worth an empire'],
    },
    conjunct: {
      helps: {
        building: 'a belief is growing into a force',
        exact: 'you can reach further than usual, so reach well',
        easing: 'what you won is yours to give away',
        any: ['there is more than one kind of riches, and you have several'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'slow pressure is making something hard and clear',
      exact: 'you can rebuild a weak wall so that it stands for decades',
      easing: 'the long labor is nearly done; sign it',
      any: ['endurance has quiet rewards'],
    },
    tense: {
      building: 'an old structure groans; take the weight off it',
      exact: 'what cannot hold is shown to you, so save what can',
      easing: 'the worst of the squeeze is over; stretch',
      any: ['hardness is not the same as strength'],
    },
    conjunct: {
      mixed: {
        building: 'foundations are being inspected; come along',
        exact: 'an order ends, and you help to write the next',
        easing: 'what survived this is built to last',
        any: ['carry only what you would pick up again'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'deep change finds an unexpected helper',
      exact: 'you can break with the past and keep its best parts',
      easing: 'a quiet revolution is complete',
      any: ['what is new in you has roots now'],
    },
    tense: {
      building: 'freedom is being tested, so know which part you need',
      exact: 'sudden endings clear the table; set it anew',
      easing: 'the upheaval ebbs, and you keep your balance',
      any: ['a revolution needs a tea break now and then'],
    },
    conjunct: {
      mixed: {
        building: 'an old wish for freedom gathers force',
        exact: 'what was unthinkable is suddenly a plan',
        easing: 'you broke something open, and light came in',
        any: ['the deepest change often starts as a joke'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'a dream is sinking roots',
      exact: 'you can trust what you sense in the dark',
      easing: 'the deep sea gives back something lovely',
      any: ['quiet faith moves slowly and arrives'],
    },
    tense: {
      building: 'an illusion is under pressure; let it out gently',
      exact: 'what you hid from yourself asks to be seen',
      easing: 'the spell is breaking, and you are still here',
      any: ['not every mystery is yours to solve'],
    },
    conjunct: {
      mixed: {
        building: 'a dream you inherited is up for renewal',
        exact: 'deep changes happen while you sleep',
        easing: 'you wake with a different, truer wish',
        any: ['the deep end is also just water'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'you are growing into your own strength',
      exact: 'what you have survived is now useful to others',
      easing: 'old power has become calm authority',
      any: ['you need less proof of your power than before'],
    },
    tense: {
      building: 'a question of power comes due, mostly with yourself',
      exact: 'something has to be let go, and your hands know what',
      easing: 'the letting go is mostly done, so look what is left',
      any: ['control is heavy luggage'],
    },
    conjunct: {
      mixed: {
        building: 'the deepest part of the story begins',
        exact: 'you stand at the source of your own strength',
        easing: 'a root has taken hold, unseen and firm',
        any: ['life insists, quietly'],
      },
    },
  },
};
