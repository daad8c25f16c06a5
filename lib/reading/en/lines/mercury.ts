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
