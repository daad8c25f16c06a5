import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Venus's transits last three or four days: affection, taste, pleasure, harmony, small purchases. */
export const VENUS: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: [
      ['company', 'meeting', 'playing', 'people enjoy having you around, and it shows'],
      ['creating', 'showing', 'something you made or chose finds admirers; show it around'],
      ['buying', 'eating', 'resting', 'treat yourself to a small pleasure without an excuse'],
      ['asking', 'a favor asked with a smile is gladly done'],
      ['romance', 'love', 'showing', 'you glow a little, and someone may notice'],
    ],
    tense: [
      ['confiding', 'promising', 'talking', 'you may be nicer than you are honest; think before you say yes'],
      ['showing', 'you may want more applause than you get, and giving some helps'],
      ['company', 'family', 'meeting', 'you cannot please everyone, and nobody expects it of you'],
      ['buying', 'eating', 'money', 'treats add up; pick the one you really want'],
      ['romance', 'love', 'you want more affection than you get; give it a little time'],
    ],
    conjunct: {
      helps: [
        ['company', 'showing', 'kind words come your way; take the compliment'],
        ['buying', 'changing', 'showing', 'a new haircut, a new shirt or a photo of you turns out well'],
        ['changing', 'showing', 'you like yourself a little better than usual, and it suits you'],
        ['romance', 'love', 'meeting', 'you draw affection without lifting a finger'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['home', 'resting', 'comfort comes in small things, like clean sheets or an open window'],
      ['home', 'tidying', 'a few flowers or a tidy shelf make a room prettier'],
      ['company', 'confiding', 'family', 'you can be gentle with somebody’s mood, and it helps'],
      ['company', 'home', 'your place feels like a nest, and guests are welcome'],
      ['company', 'family', 'kindness comes easily in the family; say one thing you usually leave unsaid'],
      ['romance', 'home', 'love', 'you love and feel loved in small domestic ways'],
    ],
    tense: [
      ['buying', 'eating', 'treats comfort you only briefly; a good night’s sleep helps for longer'],
      ['company', 'family', 'promising', 'keeping the peace takes too much giving in; a pause helps'],
      ['company', 'confiding', 'talking', 'others may not notice what hurts you, and most mean well'],
      ['company', 'home', 'home feels less cozy than you would like; open a window'],
      ['romance', 'love', 'old longing colors a new affection; look twice'],
    ],
    conjunct: {
      helps: [
        ['buying', 'home', 'home wants a little beauty; put flowers on the windowsill'],
        ['company', 'family', 'you are gentle company for old friends, shy people and cats'],
        ['home', 'resting', 'soft music and familiar things put you at ease'],
        ['romance', 'love', 'closeness is easy, and hearts need few words'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['confiding', 'creating', 'writing', 'a song, a verse or a card says nicely what you feel'],
      ['company', 'writing', 'a friendly note brings a friendly answer, so write one'],
      ['buying', 'traveling', 'errands lead past something lovely if you take your time'],
      ['boundaries', 'confiding', 'talking', 'your words land softly; say what you have been putting off'],
      ['company', 'talking', 'good conversation is a pleasure; let it run on'],
      ['romance', 'love', 'talking', 'you find words for what you love about someone'],
    ],
    tense: [
      ['deciding', 'showing', 'flattery is pleasant and tells you little; look for an honest opinion'],
      ['asking', 'company', 'promising', 'a polite yes may mean no, so make it easy to refuse'],
      ['company', 'talking', 'remarks about clothes or taste may hurt; keep them to yourself'],
      ['deciding', 'promising', 'you agree too fast; ask for an hour to think'],
      [
        'focus',
        'learning',
        'thinking',
        'working',
        'pleasant distractions tempt you; keep the nicest thing for the end',
      ],
    ],
    conjunct: {
      helps: [
        ['resting', 'writing', 'a pretty notebook and a quiet hour make you happy'],
        ['talking', 'writing', 'your thanks sound sincere; send them to someone who deserves them'],
        ['family', 'resting', 'reading aloud to someone gives you both pleasure'],
        [
          'boundaries',
          'confiding',
          'talking',
          'polite words come easily to you, so bring up the delicate matter',
        ],
        ['romance', 'love', 'talking', 'a light, flirtatious exchange brightens everything'],
      ],
    },
  },
  Venus: {
    flowing: [
      ['company', 'eating', 'playing', 'what you like is close at hand and easy to share'],
      ['buying', 'a present, given or received, is well chosen'],
      ['buying', 'learning', 'traveling', 'your eye for beauty is sharp; wear or hang up what you like best'],
      ['company', 'playing', 'friends are easy to gather; suggest something'],
      ['romance', 'love', 'playing', 'love is playful, and nobody keeps score'],
    ],
    tense: [
      ['changing', 'tidying', 'old favorites feel a bit stale; do not throw them out yet'],
      ['company', 'family', 'love', 'keeping the peace takes effort; take turns deciding'],
      ['company', 'playing', 'traveling', 'you crowd in too many pleasures; one is enough'],
      ['romance', 'love', 'someone close shows love differently from you; look for it there'],
    ],
    conjunct: {
      helps: [
        ['changing', 'playing', 'a new round of pleasures begins; start with one you have missed'],
        ['buying', 'creating', 'home', 'you know what you find beautiful; surround yourself with it'],
        ['changing', 'home', 'tidying', 'rearranging a shelf or an outfit turns out well'],
        ['romance', 'confiding', 'love', 'you show your affection openly, and it suits you'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['changing', 'creating', 'exercising', 'making things, dancing and decorating all come easily'],
      ['changing', 'wanting something gives you the push to get started'],
      ['company', 'exercising', 'playing', 'a game or a dance with others is plain fun'],
      ['asking', 'talking', 'you get your way with grace; go and ask'],
      ['romance', 'love', 'meeting', 'you feel warm and bold; make the first move toward someone you like'],
    ],
    tense: [
      ['company', 'talking', 'a rude remark spoils the mood quickly; let one pass'],
      ['buying', 'love', 'what you cannot have looks best; wait before you chase it'],
      ['company', 'love', 'others keep another pace than you; keep your own; find your own pace'],
      ['company', 'love', 'talking', 'you want peace and a quarrel in one breath; start with peace'],
      ['buying', 'impulse buys tempt you; check that you can return them'],
      ['romance', 'love', 'sparks fly, warm ones and angry ones; choose which to feed'],
    ],
    conjunct: {
      mixed: [
        ['buying', 'deciding', 'you want things badly; make sure they are worth the trouble'],
        ['asking', 'company', 'talking', 'you are sweet and pushy by turns, and the sweet half gets further'],
        ['creating', 'repairing', 'making something by hand goes well until you rush the finish'],
        ['romance', 'love', 'meeting', 'the spark is lively, and timing matters more than boldness'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['company', 'playing', 'enjoying yourself is easy, so make time for it'],
      ['company', 'eating', 'playing', 'there is plenty to enjoy, and more when you share'],
      ['love', 'a generous gesture pleases you as much as the other person'],
      ['company', 'playing', 'a party or a present is well timed'],
      ['asking', 'company', 'people are generous with you; let them'],
      ['luck', 'company', 'playing', 'luck finds you among friends'],
    ],
    tense: [
      ['buying', 'love', 'showing', 'big gestures impress less than being on time'],
      ['buying', 'company', 'eating', 'too much of a good thing tempts you; stop a little sooner'],
      ['company', 'love', 'it is easy to expect too much; lower the bar a little'],
      ['buying', 'the shops tempt you; choose one favorite'],
      ['luck', 'buying', 'money', 'adult', 'it is easy to overspend on a lucky feeling'],
    ],
    conjunct: {
      helps: [
        ['eating', 'playing', 'traveling', 'a treat, an outing or a good laugh is easily had'],
        ['company', 'you feel rich in what matters; be generous with it'],
        ['asking', 'company', 'talking', 'people want to please you, so tell them what you enjoy'],
        ['luck', 'company', 'meeting', 'good fortune comes dressed as good company'],
      ],
    },
  },
  Saturn: {
    flowing: [
      ['company', 'talking', 'old friends are worth more than excitement; get in touch with one'],
      ['buying', 'repairing', 'something well made pleases you more than something new'],
      ['company', 'confiding', 'promising', 'a promise between friends holds, and it feels good'],
      ['buying', 'deciding', 'money', 'adult', 'a sensible purchase pleases you for years'],
      ['romance', 'love', 'promising', 'love shows itself in reliability, and that is plenty'],
    ],
    tense: [
      ['love', 'showing', 'you may feel little appreciated; thank somebody else and see what happens'],
      ['company', 'confiding', 'a friendship feels a little cool; give it time'],
      ['company', 'playing', 'traveling', 'the dull part comes first; the pleasure afterward is all yours'],
      ['romance', 'love', 'meeting', 'people are slow to show affection; give them time to warm up'],
    ],
    conjunct: {
      mixed: [
        ['company', 'promising', 'a friendship turns more serious, which is comforting and a bit demanding'],
        ['buying', 'playing', 'few things please you, but those please you thoroughly'],
        ['company', 'confiding', 'talking', 'an honest word spoils the mood and strengthens the friendship'],
        ['company', 'playing', 'you enjoy things quietly, and only after the duties are done'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['traveling', 'an unplanned stop turns out to be the best part'],
      ['changing', 'playing', 'something different delights you, and you need no reason'],
      ['changing', 'playing', 'traveling', 'the spontaneous outing is more fun than the planned one'],
      ['changing', 'company', 'meeting', 'new faces and odd invitations are worth a yes'],
      ['changing', 'home', 'a small change in your home or your look lifts the mood'],
      ['romance', 'love', 'meeting', 'attraction comes from an unexpected corner'],
    ],
    tense: [
      ['buying', 'changing', 'deciding', 'a sudden whim is hard to resist; wait a day before following it'],
      ['company', 'playing', 'traveling', 'friends change plans at short notice; have another idea in mind'],
      ['company', 'playing', 'resting', 'your usual pleasures bore you, and a break makes them fresh again'],
      ['company', 'love', 'promising', 'you want freedom and company at once; an hour alone helps'],
      ['romance', 'deciding', 'love', 'promising', 'the heart blows hot and cold; promise little'],
    ],
    conjunct: {
      helps: [
        ['changing', 'meeting', 'playing', 'pleasure comes from an unusual direction; say yes to it'],
        ['company', 'playing', 'you enjoy being surprised, so let somebody else choose'],
        ['changing', 'playing', 'the usual fun gets a new twist, and you like it'],
        ['company', 'meeting', 'someone refreshingly different crosses your path'],
        ['romance', 'love', 'meeting', 'a spark jumps where you did not look for one'],
      ],
    },
  },
  Neptune: {
    flowing: [
      ['learning', 'traveling', 'beauty moves you, so go where there is some'],
      'you are gentle with flaws, including yours',
      ['resting', 'music fits the mood; put on an old favorite'],
      'giving without keeping count makes you happy',
      ['romance', 'love', 'a romantic haze makes everything a little lovelier'],
    ],
    tense: [
      ['company', 'money', 'promising', 'you give more than anyone asked; stop before you resent it'],
      ['deciding', 'love', 'promising', 'excuses sound lovely, so look at what people actually do'],
      ['love', 'meeting', 'someone you admire turns out to be ordinary; forgive them for it'],
      ['buying', 'things look better in the shop than at home; sleep on it'],
      ['romance', 'love', 'you may love the idea more than the person'],
    ],
    conjunct: {
      helps: [
        ['creating', 'learning', 'resting', 'art and music are worth your time; give them some'],
        ['company', 'family', 'love', 'it is easy to forgive somebody, and it does you good'],
        ['meeting', 'a small kindness to a stranger leaves you both happier'],
        ['romance', 'love', 'a tender moment needs no words and no plan'],
      ],
    },
  },
  Pluto: {
    flowing: [
      ['changing', 'deciding', 'tidying', 'you know what is worth keeping; let the rest go'],
      ['company', 'confiding', 'leading', 'people trust you with what matters to them'],
      ['creating', 'learning', 'playing', 'a hobby you let drop is worth taking up again'],
      ['company', 'confiding', 'talking', 'a friendship gains depth through one honest hour'],
      ['romance', 'love', 'love runs deep and feels safe'],
    ],
    tense: [
      ['company', 'competing', 'you may envy someone; you see only half of what they have'],
      ['asking', 'money', 'you want more than your share; a good part is enough'],
      ['company', 'confiding', 'promising', 'a friend may want too much of you; take time before you answer'],
      ['romance', 'love', 'love holds on too tightly; loosen your grip a little'],
    ],
    conjunct: {
      helps: [
        ['playing', 'resting', 'an old favorite pleases you more than ever; get it out again'],
        ['creating', 'home', 'repairing', 'something worn becomes beautiful again with a little effort'],
        ['company', 'playing', 'what you enjoy, you enjoy wholeheartedly, so make time for it'],
        ['romance', 'confiding', 'love', 'desire is strong, and you can be open about it'],
      ],
    },
  },
};
