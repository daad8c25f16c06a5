import type { BodyLines } from '../../locale.ts';

/**
 * Transiting Mercury brings messages, errands, trades and second thoughts for two or three days, longer when
 * retrograde.
 */
export const MERCURY: BodyLines = {
  Sun: {
    flowing: [
      ['talking', 'you say who you are in plain words and it lands'],
      ['asking', 'someone in charge is glad to hear your idea'],
      'errands go well and leave you time to spare',
      ['focus', 'deciding', 'decisions are clear-headed and quickly made'],
    ],
    tense: [
      'everyone has an opinion on your plans; thank them and move on',
      ['talking', 'say it once and simply, because the long version confuses'],
      ['focus', 'too many tabs are open, in the browser and in the mind'],
    ],
    conjunct: {
      helps: [
        'your name comes up in the right conversations',
        ['talking', 'put your plan into words, because people are ready to listen'],
        ['focus', 'your thinking is lively and to the point'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['talking', 'you can talk about feelings without making them smaller'],
      ['family', 'news from home is welcome, or worth asking for'],
      ['talking', 'a chat at the kitchen table settles more than a meeting'],
      'a memory turns up just when it is useful',
    ],
    tense: [
      ['talking', 'head and heart argue, and both have a point'],
      ['family', 'a careless word at home is easily made good if you are quick'],
      'you may explain a feeling away that only wants company',
    ],
    conjunct: {
      helps: [
        'memories come back with useful clues',
        'ask how somebody really is and take time for the reply',
        ['talking', 'your voice is warm; make the call instead of typing'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'conversation sparkles, and a good idea changes hands'],
      'paperwork, tickets and small repairs go through smoothly',
      ['focus', 'learning is easy and sticks'],
    ],
    tense: [
      'messages cross; confirm the time and the place',
      'a clever reply is not worth the evening it costs',
      ['focus', 'your thoughts run in circles until you write them down'],
    ],
    conjunct: {
      mixed: [
        'talk is everywhere, so choose which of it deserves an answer',
        'a round of thinking closes and the next begins with a question',
        ['focus', 'the mind is quick and busy, and a list keeps it honest'],
      ],
    },
  },
  Venus: {
    flowing: [
      'compliments come easily, and the sincere ones last',
      'you find the right words, the right gift or the right color',
      ['romance', 'a playful message can start something sweet'],
    ],
    tense: [
      ['deciding', 'polite words hide a small disagreement; be kind and exact'],
      ['buying', 'compare once more, because the pretty one may not be the good one'],
      'a pleasant errand takes longer than planned, so leave early',
      ['romance', 'flirting and meaning it get mixed up; be plain'],
    ],
    conjunct: {
      helps: [
        ['talking', 'you talk people round by being pleasant, so ask nicely'],
        ['company', 'you have a good eye for a party, a room or a wardrobe'],
        'you notice what is graceful and say so',
        ['romance', 'talking', 'sweet talk is sincere, and a love letter is not too much'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['talking', 'you can argue your case and stay friends'],
      ['deciding', 'decide, send it and get on with the day'],
      'quick hands and a quick eye make short work of errands',
      ['energy', 'quick thinking turns into quick doing, and it feels good'],
    ],
    tense: [
      ['talking', 'words come out sharper than you mean them'],
      'keep the witty reply in drafts until tomorrow',
      ['focus', 'hurry causes slips; read it twice before sending'],
    ],
    conjunct: {
      hurts: [
        ['talking', 'debate turns to duel in a sentence; leave a little space'],
        'you are right and loud, and only one of those helps',
        ['focus', 'haste and details do not mix, so check the figures'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'a teacher, a book or a stranger gives you a bigger view',
      'good news is worth passing on; spread it',
      ['luck', 'asking', 'asking is lucky; send the application or the email'],
    ],
    tense: [
      'it sounds wonderful, so look for the part they left out',
      'you know the big picture, and the small print knows the rest',
      ['luck', 'an optimistic guess can be off by a zero'],
    ],
    conjunct: {
      helps: [
        'think in years and countries, because your ideas want room',
        'someone believes in what you say; say it well',
        ['luck', 'a lucky message or meeting is worth answering fast'],
      ],
    },
  },
  Saturn: {
    flowing: [
      ['deciding', 'sensible people come to sensible agreements'],
      'an older or more patient voice gives sound advice',
      ['focus', 'concentration holds; tackle the dull and important'],
    ],
    tense: [
      ['asking', 'a no is not the end, but it wants better arguments'],
      'delays in answers are delays, not verdicts',
      ['focus', 'worry takes up the desk where your work should be'],
    ],
    conjunct: {
      hurts: [
        ['talking', 'conversations turn serious, so be brief, honest and kind'],
        'the paperwork has to be right, and a second pair of eyes helps',
        ['focus', 'thinking is slow and heavy; do one page at a time'],
      ],
    },
  },
  Uranus: {
    flowing: [
      'the answer arrives sideways, in the shower or on the bus',
      'a new tool or trick saves you an hour',
      ['focus', 'the mind is fast and makes bright connections'],
    ],
    tense: [
      'technology has opinions of its own; save your work',
      ['talking', 'you may blurt out the truth, so choose the audience'],
      ['focus', 'your attention hops like a sparrow; keep tasks short'],
    ],
    conjunct: {
      mixed: [
        'ideas strike like lightning, and one in five is brilliant',
        'news upsets the plan and improves it, or at least enlivens it',
        'speak freely, though maybe not to everyone at once',
      ],
    },
  },
  Neptune: {
    flowing: [
      'stories, songs and pictures say it better than arguments',
      'you hear what people mean beneath what they say',
      'write the poem, or at least the honest postcard',
    ],
    tense: [
      ['deciding', 'half of what you hear is hope; ask for it in writing'],
      'directions, dates and names go astray, so note them down',
      ['focus', 'thoughts wander off in fog, and a pause beats a push'],
    ],
    conjunct: {
      mixed: [
        'imagination writes the script; keep fact and fiction in two piles',
        'your words are poetic and a little imprecise',
        'listen to the hunch and verify it kindly',
      ],
    },
  },
  Pluto: {
    flowing: [
      ['talking', 'your questions go deep and people are relieved to answer'],
      'research pays, and you notice what others overlook',
      ['focus', 'concentration bores right through to the core'],
    ],
    tense: [
      ['talking', 'a conversation turns into a cross-examination if nobody smiles'],
      'you need not win the argument to keep your view',
      ['focus', 'one thought wants to take over; give it a time limit'],
    ],
    conjunct: {
      mixed: [
        'words have teeth and roots, so say only what you mean',
        'a secret is safest where it is, or with one good friend',
        'you see the hidden motive, your own included',
      ],
    },
  },
};

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
