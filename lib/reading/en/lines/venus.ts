import type { BodyLines } from '../../locale.ts';

/**
 * Transiting Venus sweetens three or four days: affection, taste, pleasure, peace among people, small
 * purchases.
 */
export const VENUS: BodyLines = {
  Sun: {
    flowing: [
      'people enjoy having you around, and it shows',
      'something you made or chose finds admirers; show it around',
      'treat yourself to a small pleasure without an excuse',
      ['asking', 'a favor asked with a smile is gladly done'],
      ['romance', 'you glow a little, and someone may notice'],
    ],
    tense: [
      'you may be nicer than you are honest; try to be both',
      'you may want more applause than you get, and giving some helps',
      'you cannot please everyone; choose whom you would rather please',
      ['buying', 'treats add up; pick the one you really want'],
      ['romance', 'you want more affection than you get; ask for it kindly'],
    ],
    conjunct: {
      helps: [
        'kind words come your way; take the compliment',
        'a new haircut, a new shirt or a photo of you turns out well',
        'you like yourself a little better than usual, and it suits you',
        ['romance', 'you draw affection without lifting a finger'],
      ],
    },
  },
  Moon: {
    flowing: [
      'comfort comes in small things, like clean sheets or an open window',
      'a few flowers or a tidy shelf make a room prettier',
      'you can be gentle with somebody’s mood, and it helps',
      ['company', 'your place feels like a nest, and guests are welcome'],
      ['family', 'kindness among family comes without an occasion'],
      ['romance', 'you love and feel loved in small domestic ways'],
    ],
    tense: [
      'treats comfort you only briefly; a good friend helps for longer',
      'keeping the peace takes too much giving in; name one wish',
      'others do not notice what hurts you, so mention it gently',
      'home feels less cozy than you would like; improve one corner',
      ['romance', 'old longing colors a new affection; look twice'],
    ],
    conjunct: {
      helps: [
        'home wants a little beauty; put flowers on the windowsill',
        'you are gentle company for old friends, shy people and cats',
        'soft music and familiar things put you at ease',
        ['romance', 'closeness is easy, and hearts need few words'],
      ],
    },
  },
  Mercury: {
    flowing: [
      'a song, a verse or a card says nicely what you feel',
      'a friendly note brings a friendly answer, so write one',
      'errands lead past something lovely if you take your time',
      ['talking', 'your words land softly; say what you have been putting off'],
      ['talking', 'good conversation is a pleasure; let it run on'],
      ['romance', 'you find words for what you love about someone'],
    ],
    tense: [
      'flattery is pleasant and tells you little; look for an honest opinion',
      'a polite yes may mean no, so make it easy to refuse',
      'remarks about clothes or taste may hurt; keep them to yourself',
      ['deciding', 'you agree too fast; ask for an hour to think'],
      ['focus', 'pleasant distractions tempt you; keep the nicest thing for the end'],
    ],
    conjunct: {
      helps: [
        'a pretty notebook and a quiet hour make you happy',
        'your thanks sound sincere; send them to someone who deserves them',
        'reading aloud to someone gives you both pleasure',
        ['talking', 'your words have manners, so settle the delicate matter'],
        ['romance', 'a light, flirtatious exchange brightens everything'],
      ],
    },
  },
  Venus: {
    flowing: [
      'what you like is close at hand and easy to share',
      'a present, given or received, is well chosen',
      'your eye for beauty is sharp; go and look at something',
      ['company', 'friends are easy to gather; suggest something'],
      ['romance', 'love is playful, and nobody keeps score'],
    ],
    tense: [
      'old favorites feel a bit stale; do not throw them out yet',
      'keeping the peace takes effort; take turns deciding',
      'pleasures spoil when they are rushed; one is enough',
      ['romance', 'someone close shows love differently from you; look for it there'],
    ],
    conjunct: {
      helps: [
        'a new round of pleasures begins; start with one you have missed',
        'you know what you find beautiful; surround yourself with it',
        'rearranging a shelf or an outfit turns out well',
        ['romance', 'you show your affection openly, and it suits you'],
      ],
    },
  },
  Mars: {
    flowing: [
      'making things, dancing and decorating all come easily',
      'wanting something gives you the push to get started',
      'a game or a dance with others is plain fun',
      ['asking', 'you get your way with grace; go and ask'],
      ['romance', 'you feel warm and bold; make the first move toward someone you like'],
    ],
    tense: [
      'a rude remark spoils the mood quickly; let one pass',
      'what you cannot have looks best; wait before you chase it',
      'others move too fast or too slowly for you, and saying so helps',
      ['talking', 'you want peace and a quarrel in one breath; start with peace'],
      ['buying', 'impulse buys tempt you; check that you can return them'],
      ['romance', 'sparks fly, warm ones and angry ones; choose which to feed'],
    ],
    conjunct: {
      mixed: [
        'you want things badly; make sure they are worth the trouble',
        'you are sweet and pushy by turns, and the sweet half gets further',
        'making something by hand goes well until you rush the finish',
        ['romance', 'the spark is lively, and timing matters more than boldness'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'enjoying yourself is easy, so make time for it',
      'there is plenty to enjoy, and more when you share',
      'a generous gesture pleases you as much as the other person',
      ['company', 'a party or a present is well timed'],
      ['asking', 'people are generous with you; let them'],
      ['luck', 'the pleasant kind of luck finds you among friends'],
    ],
    tense: [
      'big gestures impress less than being on time',
      'too much of a good thing tempts you; stop a little sooner',
      'you praise too much or expect too much; aim for the middle',
      ['buying', 'you are tempted to buy one of everything; choose your favorite'],
      ['luck', 'buying', 'adult', 'it is easy to overspend on a lucky feeling'],
    ],
    conjunct: {
      helps: [
        'a treat, an outing or a good laugh is easily had',
        'you feel rich in what matters; be generous with it',
        'people want to please you, so tell them what you enjoy',
        ['luck', 'good fortune comes dressed as good company'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'old friends are worth more than excitement; get in touch with one',
      'something well made pleases you more than something new',
      'a promise between friends holds, and it feels good',
      ['buying', 'adult', 'a sensible purchase pleases you for years'],
      ['romance', 'love shows itself in reliability, and that is plenty'],
    ],
    tense: [
      'you may feel little appreciated; thank somebody else and see what happens',
      'a friendship needs tending, so put a day in the calendar',
      'pleasure has to wait until the dull part is done; begin there',
      ['romance', 'people are slow to show affection; give them time to warm up'],
    ],
    conjunct: {
      mixed: [
        'a friendship turns more serious, which is comforting and a bit demanding',
        'few things please you, but those please you thoroughly',
        'an honest word spoils the mood and strengthens the friendship',
        'you enjoy things quietly, and only after the duties are done',
      ],
    },
  },
  Uranus: {
    flowing: [
      'an unplanned stop turns out to be the best part',
      'something different delights you, and you need no reason',
      'the spontaneous outing is more fun than the planned one',
      ['company', 'new faces and odd invitations are worth a yes'],
      ['changing', 'a small change in your home or your look lifts the mood'],
      ['romance', 'attraction comes from an unexpected corner'],
    ],
    tense: [
      'a sudden whim is hard to resist; wait a day before following it',
      'friends change plans at short notice, so have another pleasure ready',
      'your usual pleasures bore you; try one small change',
      ['company', 'you want freedom and company at once; say which comes first'],
      ['romance', 'deciding', 'the heart blows hot and cold; promise little'],
    ],
    conjunct: {
      helps: [
        'pleasure comes from an unusual direction; say yes to it',
        'you enjoy being surprised, so let somebody else choose',
        'the usual fun gets a new twist, and you like it',
        ['company', 'someone refreshingly different crosses your path'],
        ['romance', 'a spark jumps where you did not look for one'],
      ],
    },
  },
  Neptune: {
    flowing: [
      'beauty moves you, so go where there is some',
      'you are gentle with flaws, including yours',
      'music fits the mood; put on an old favorite',
      'giving without keeping count makes you happy',
      ['romance', 'a romantic haze makes everything a little lovelier'],
    ],
    tense: [
      'you give more than anyone asked; stop before you resent it',
      'excuses sound lovely, so look at what people actually do',
      'someone you admire turns out to be ordinary; forgive them for it',
      ['buying', 'things look better in the shop than at home; sleep on it'],
      ['romance', 'you may love the idea more than the person'],
    ],
    conjunct: {
      helps: [
        'art and music are worth your time; give them some',
        'forgiveness comes softly and does you good',
        'a small kindness to a stranger leaves you both happier',
        ['romance', 'a tender moment needs no words and no plan'],
      ],
    },
  },
  Pluto: {
    flowing: [
      'you know what is worth keeping; let the rest go',
      'people trust you with what matters to them',
      'a hobby you let drop is worth taking up again',
      ['talking', 'a friendship gains depth through one honest hour'],
      ['romance', 'passion runs deep and feels safe'],
    ],
    tense: [
      'you may envy someone; you see only half of what they have',
      'you want more than your share; a good part is enough',
      'a friend may want too much of you; say what you can give',
      ['romance', 'love holds on too tightly; loosen your grip a little'],
    ],
    conjunct: {
      helps: [
        'you come to care more for what you already like',
        'something worn becomes beautiful again with a little effort',
        'what you enjoy, you enjoy wholeheartedly, so make time for it',
        ['romance', 'desire is strong, and you can be open about it'],
      ],
    },
  },
};
