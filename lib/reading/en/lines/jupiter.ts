import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Jupiter's transits last two or three weeks, or months at a station: growth, trust, generosity, excess. */
export const JUPITER: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: {
      building: ['asking', 'planning', 'there is more room for you; say where you want to go'],
      exact: ['showing', 'talking', 'people take your ideas seriously; tell them the biggest'],
      easing: 'the people who helped you along deserve a thank-you',
      any: [
        ['luck', 'meeting', 'chance meetings tend to be lucky for you'],
        ['company', 'money', 'generosity comes easily and tends to be returned'],
        ['planning', 'you can afford to think a size larger than usual'],
      ],
    },
    tense: {
      building: [
        'leading',
        'planning',
        'ambition grows faster than the hours in the day; one goal is enough',
      ],
      exact: ['leading', 'planning', 'promising', 'you can overreach with the best intentions; promise half'],
      easing: 'hopes that had grown too big come down to a size that works',
      any: [
        ['luck', 'you may count on luck a little too readily; keep a second way open'],
        ['buying', 'eating', 'it is easy to overdo things; stop while you still enjoy them'],
        [
          'deciding',
          'showing',
          'confidence runs ahead of the facts; check them before you announce anything',
        ],
      ],
    },
    conjunct: {
      helps: {
        building: [
          'changing',
          'planning',
          'tidying',
          'bigger things come your way, so clear some space for them',
        ],
        exact: [
          'asking',
          'leading',
          'showing',
          'you stand taller than you have in a while; go for the larger thing',
        ],
        easing: 'what has grown around you is yours to keep and tend',
        any: [
          ['luck', 'company', 'meeting', 'fortune smiles on you; be where people can find you'],
          ['showing', 'talking', 'being seen and heard does you good, and people take your word'],
          ['leading', 'working', 'new tasks feel natural, like a coat that finally fits'],
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['home', 'home feels warmer day by day, and small improvements add to it'],
      exact: ['company', 'family', 'home', 'contentment is close at hand; be with people who feel like home'],
      easing: ['company', 'home', 'a generous mood lingers in the house; pass some of it on'],
      any: [
        ['family', 'home', 'the mood at home is easygoing, and small annoyances pass quickly'],
        ['company', 'you are kinder to yourself, and other people get the benefit'],
        ['company', 'family', 'family gatherings bring more laughter and less fuss than usual'],
      ],
    },
    tense: {
      building: ['buying', 'eating', 'you want more of everything; notice when you have enough'],
      exact: ['company', 'promising', 'your feelings promise more than your week can hold; say yes to less'],
      easing: 'an overfull house or calendar empties out again',
      any: [
        ['home', 'resting', 'too much comfort makes you restless; a short walk helps'],
        ['confiding', 'deciding', 'small moods feel large; wait an hour before you act on one'],
        ['company', 'family', 'looking after everybody is tempting, so keep a little care for yourself'],
      ],
    },
    conjunct: {
      helps: {
        building: ['home', 'something good takes root at home and needs only a little patience'],
        exact: ['company', 'confiding', 'you feel safe and generous, and the people around you notice'],
        easing: ['family', 'home', 'the warmth at home makes a fine memory and a better habit'],
        any: [
          ['family', 'home', 'kindness at home goes both ways without anyone keeping count'],
          ['changing', 'company', 'home', 'making your place more welcoming rewards you every day'],
          'old worries look smaller from where you stand now',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: [
        'changing',
        'learning',
        'traveling',
        'you want to learn something new; look up a course or a country',
      ],
      exact: ['meeting', 'talking', 'someone’s remark opens a door you had taken for a wall'],
      easing: ['learning', 'writing', 'the good advice you got is worth writing down before it blurs'],
      any: [
        ['learning', 'a good book or a good teacher is within reach'],
        ['asking', 'learning', 'talking', 'questions get generous answers; ask the one you were shy about'],
        ['focus', 'learning', 'planning', 'thinking', 'you grasp the whole and the parts fall into place'],
      ],
    },
    tense: {
      building: [
        'planning',
        'showing',
        'your plan grows rosier with each telling; look at the dull parts, too',
      ],
      exact: [
        'buying',
        'deciding',
        'promising',
        'offers sound bigger than they are, so ask what is actually included',
      ],
      easing: 'a second look brings rosy plans down to earth',
      any: [
        ['showing', 'talking', 'it is tempting to exaggerate; the plain facts are good enough'],
        ['promising', 'writing', 'you promise answers faster than you can write them, so promise fewer'],
        ['focus', 'thinking', 'grand ideas crowd out the details; check those twice'],
      ],
    },
    conjunct: {
      helps: {
        building: ['learning', 'thinking', 'curiosity grows; follow it to a library or a teacher'],
        exact: [
          'showing',
          'talking',
          'writing',
          'people want to hear your idea; say it, send it or publish it',
        ],
        easing: ['learning', 'talking', 'what you have learned lately is ready to be passed on'],
        any: [
          'news tends to be good and comes from farther away than usual',
          ['showing', 'talking', 'you explain big things simply, and people remember them'],
          ['focus', 'learning', 'thinking', 'your mind is hungry; give it something big to learn'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: ['company', 'playing', 'life gets sweeter, so leave room for it in the calendar'],
      exact: ['company', 'eating', 'playing', 'pleasure comes easily; celebrate something small'],
      easing: ['playing', 'the pleasant things of late are worth keeping up'],
      any: [
        ['buying', 'changing', 'creating', 'your taste is sure and generous; make something look better'],
        ['company', 'meeting', 'people are easy to like just now, and they like you back'],
        ['romance', 'love', 'love grows easily where it is given space'],
      ],
    },
    tense: {
      building: ['buying', 'eating', 'one treat leads to another; choose the ones you really enjoy'],
      exact: ['buying', 'eating', 'playing', 'pleasures lose their shine when they come in heaps; pick one'],
      easing: 'simple pleasures are enough for you again',
      any: [
        ['deciding', 'meeting', 'flattery goes down easily; take it with a pinch of salt'],
        ['company', 'promising', 'you may give too much to be liked; it is you they like'],
        [
          'romance',
          'confiding',
          'love',
          'romance gets painted larger than life; keep to what was actually said',
        ],
      ],
    },
    conjunct: {
      helps: {
        building: [
          'company',
          'meeting',
          'playing',
          'friends and invitations come easily; say yes more often than usual',
        ],
        exact: ['company', 'creating', 'beauty and kindness come in generous portions'],
        easing: ['company', 'meeting', 'friendships made lately keep well'],
        any: [
          ['company', 'playing', 'talking', 'everything is more fun shared; think of someone and call'],
          ['buying', 'home', 'something beautiful is easy to find; make a place for it'],
          ['romance', 'confiding', 'love', 'love is open-handed and easy to show'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: ['changing', 'working', 'courage grows, so begin with what you have put off'],
      exact: ['leading', 'planning', 'working', 'act on the big plan; effort goes twice as far as usual'],
      easing: ['leading', 'working', 'finish what you began boldly while the drive lasts'],
      any: [
        ['asking', 'leading', 'meeting', 'a bold start finds helpers; make the first move'],
        ['competing', 'exercising', 'traveling', 'sports, trips and contests go well; sign up'],
        ['energy', 'competing', 'exercising', 'you have vigor to spare and a good place to put it'],
      ],
    },
    tense: {
      building: ['leading', 'planning', 'promising', 'everything seems possible at once; choose one thing'],
      exact: ['competing', 'you may sprint where a long walk is called for; slow down early'],
      easing: 'too much eagerness cools down into a plan that can work',
      any: [
        [
          'competing',
          'playing',
          'promising',
          'a dare looks easier than it is; count the hours before you accept',
        ],
        'small rules seem made for other people; they still apply to you',
        ['energy', 'exercising', 'working', 'you pour out more strength than you take in; plan real breaks'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'the urge to do something big grows; pick a project that deserves it',
        exact: ['deciding', 'you are hard to stop; check the direction first'],
        easing: 'the big push calms down into a project that suits everyone better',
        any: [
          ['talking', 'you win people over with drive and lose a few with volume'],
          ['company', 'big efforts succeed and small courtesies get forgotten; mind both'],
          ['energy', 'there is energy in abundance, and it needs a plan'],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: ['asking', 'planning', 'an old hope is worth a second try'],
      exact: [
        'changing',
        'planning',
        'promising',
        'it is easy to trust the future; start something that takes its time',
      ],
      easing: ['planning', 'writing', 'gather what went well lately, and note why it did'],
      any: [
        ['asking', 'planning', 'talking', 'people who believe in you are easy to find; tell them your plan'],
        ['learning', 'planning', 'traveling', 'travel, study and large plans come together with little fuss'],
        ['luck', 'company', 'meeting', 'luck comes by way of people who wish you well'],
      ],
    },
    tense: {
      building: [
        'buying',
        'money',
        'planning',
        'what you hope for outgrows what you have; begin with what is there',
      ],
      exact: [
        'changing',
        'leading',
        'promising',
        'you have started more than you can finish; drop one thing gladly',
      ],
      easing: 'big words give way to a modest, workable plan',
      any: [
        [
          'boundaries',
          'competing',
          'talking',
          'an opinion held too firmly meets resistance; listen for the useful part',
        ],
        ['company', 'leading', 'promising', 'it is easy to say yes to everything; leave one weekend free'],
        ['luck', 'competing', 'money', 'the odds look better than they are; keep something in reserve'],
      ],
    },
    conjunct: {
      helps: {
        building: [
          'asking',
          'planning',
          'a twelve-year circle nears its close; remember what you once wished for',
        ],
        exact: ['asking', 'changing', 'planning', 'a new round of twelve years begins; make a generous wish'],
        easing: 'the first shoots of a long growth can be seen',
        any: [
          ['deciding', 'planning', 'you see more possibilities than before; choose the next goal among them'],
          [
            'learning',
            'meeting',
            'traveling',
            'teachers and travelers bring you the right idea at the right time',
          ],
          ['luck', 'family', 'home', 'luck is close to home; look there first'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['asking', 'planning', 'a long plan finds the help it was missing'],
      exact: [
        'learning',
        'planning',
        'promising',
        'patience and hope agree; sign up for something that takes a year',
      ],
      easing: ['resting', 'a solid gain is in place, and you can rest'],
      any: [
        ['working', 'experience is respected, yours and other people’s'],
        ['asking', 'meeting', 'working', 'people in charge are in a fair mood and notice good work'],
        ['learning', 'working', 'slow progress turns into progress that anyone can see'],
      ],
    },
    tense: {
      building: [
        'buying',
        'repairing',
        'planning',
        'big wishes run into limits, so measure before you build',
      ],
      exact: ['changing', 'traveling', 'you want to spread out and are asked to stay put; be patient'],
      easing: 'a fair compromise between bold and careful comes into view',
      any: [
        ['leading', 'promising', 'old duties and new hopes compete for the same hour; give each its own'],
        ['asking', 'permission comes slowly and with conditions, so read them calmly'],
        'rules seem petty; breaking them costs you more than keeping them',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a new chance has homework attached; look at both',
        exact: 'there is room to grow and work to do; take them in turns',
        easing: 'you have more order and more room than before',
        any: [
          'progress is slow, and this is the kind that lasts',
          'responsibility grows, and respect along with it; accept some help',
          'caution keeps the plan small, and hope keeps it moving',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['changing', 'traveling', 'you want something fresh, so keep a few days unplanned'],
      exact: [
        'changing',
        'playing',
        'traveling',
        'more freedom comes your way; keep an afternoon for yourself',
      ],
      easing: ['changing', 'the bold change settles in and feels like yours'],
      any: [
        ['changing', 'deciding', 'meeting', 'an unusual offer is worth hearing out to the end'],
        ['company', 'meeting', 'people with odd ideas turn out to be good for you'],
        ['luck', 'changing', 'traveling', 'luck likes you best when you improvise'],
      ],
    },
    tense: {
      building: [
        'changing',
        'deciding',
        'the itch for change is louder than its reason; find the reason first',
      ],
      exact: ['changing', 'deciding', 'promising', 'a leap tempts you; look twice before you take it'],
      easing: 'the sudden plans settle down, and the good ones remain',
      any: [
        [
          'buying',
          'changing',
          'devices',
          'novelty glitters, and half of it is packaging; look under the wrapping',
        ],
        ['deciding', 'promising', 'promises made on a whim are hard to keep, so make fewer'],
        ['changing', 'deciding', 'a freer life looks easy from a distance; take your time'],
      ],
    },
    conjunct: {
      helps: {
        building: ['changing', 'traveling', 'a way to somewhere new opens; pack light'],
        exact: ['changing', 'traveling', 'the unexpected is on your side; improvise'],
        easing: ['changing', 'what was a happy surprise is becoming everyday life'],
        any: [
          ['company', 'deciding', 'traveling', 'a spontaneous yes tends to lead somewhere good'],
          [
            'changing',
            'meeting',
            'traveling',
            'new places and odd ideas widen your world without much effort',
          ],
          ['luck', 'a piece of luck may arrive unannounced'],
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['confiding', 'talking', 'it is easier to believe in something and to say so'],
      exact: [
        'company',
        'creating',
        'generosity and imagination work hand in hand, and a kind surprise comes off well',
      ],
      easing: ['creating', 'writing', 'put the inspiration in a notebook before it evaporates'],
      any: [
        'a good cause does you as much good as you do it',
        ['creating', 'intuition', 'planning', 'daydreams are useful; give one a whole hour'],
        ['company', 'small kindnesses go further than you would think'],
      ],
    },
    tense: {
      building: [
        'buying',
        'intuition',
        'planning',
        'hopes run ahead of the facts; check before you count on them',
      ],
      exact: [
        'buying',
        'deciding',
        'promising',
        'an offer that sounds heavenly deserves a few plain questions',
      ],
      easing: 'the mist lifts and the modest truth is perfectly livable',
      any: [
        ['confiding', 'money', 'promising', 'you trust easily; check before you promise or lend'],
        ['buying', 'deciding', 'a rosy picture leaves something out; ask what it is'],
        ['leading', 'planning', 'promising', 'good intentions run ahead of what can be done, so pick one'],
      ],
    },
    conjunct: {
      helps: {
        building: ['intuition', 'planning', 'dreams grow, and one of them is quite doable'],
        exact: ['company', 'creating', 'art, kindness and hope come easily; give them your best hours'],
        easing: ['intuition', 'planning', 'out of all the dreaming, one good idea stays with you'],
        any: [
          ['intuition', 'thinking', 'you sense how things hang together, and it comforts you'],
          ['company', 'helping others is easier than usual and makes you happy'],
          ['creating', 'learning', 'traveling', 'books, music and far-off places feed your imagination'],
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['creating', 'showing', 'a talent you rarely use is needed, so bring it out'],
      exact: ['changing', 'leading', 'planning', 'you can turn something around for good; aim high'],
      easing: ['changing', 'a deep change has taken hold, and it lifts you'],
      any: [
        ['leading', 'meeting', 'influence comes to you quietly; use it for more than yourself'],
        ['boundaries', 'repairing', 'working', 'stubborn problems give way to steady pressure'],
        ['learning', 'thinking', 'something that has long puzzled you turns out to be simple'],
      ],
    },
    tense: {
      building: [
        'asking',
        'competing',
        'leading',
        'ambition gets hungry, so settle beforehand what would be enough',
      ],
      exact: [
        'asking',
        'boundaries',
        'competing',
        'you may push too hard for a big win; leave others a way out',
      ],
      easing: 'a long argument loses its heat, and one honest sentence settles it',
      any: [
        ['competing', 'talking', 'someone’s certainty is overwhelming, possibly your own; ask a question'],
        ['deciding', 'money', 'promising', 'a big promise may come with strings; find out who holds them'],
        ['competing', 'showing', 'talking', 'you may want to win every argument; let one of them go'],
      ],
    },
    conjunct: {
      helps: {
        building: ['leading', 'planning', 'your reach grows; use it for something you believe in'],
        exact: [
          'leading',
          'planning',
          'talking',
          'your conviction carries others along; choose a goal that deserves it',
        ],
        easing: 'the confidence you have found stays with you',
        any: [
          ['changing', 'repairing', 'big repairs and fresh starts go further than you expected'],
          ['asking', 'meeting', 'showing', 'people with influence notice you and mean well'],
          ['boundaries', 'confiding', 'talking', 'a frank word from you is taken well'],
        ],
      },
    },
  },
};
