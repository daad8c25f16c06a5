import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** The Sun's transits last about five days: visibility, purpose, people in charge. */
export const SUN: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: [
      ['love', 'meeting', 'showing', 'you come across as yourself without having to try'],
      ['promising', 'working', 'what you want and what others ask of you agree for once'],
      ['planning', 'working', 'a plan of your own moves ahead once you give it an hour'],
      ['energy', 'exercising', 'playing', 'there is fuel in the tank; use it for something you enjoy'],
    ],
    tense: [
      [
        'company',
        'leading',
        'planning',
        'other people’s plans keep crossing yours; a small compromise saves time',
      ],
      [
        'company',
        'competing',
        'showing',
        'your pride is easily pricked, and most slights are not worth an answer',
      ],
      ['asking', 'showing', 'you may be noticed less than you deserve; it says nothing of your worth'],
      ['energy', 'company', 'exercising', 'the tank runs low sooner than usual, and a proper break helps'],
    ],
    conjunct: {
      helps: [
        ['changing', 'planning', 'your personal new year begins; give a private wish its first step'],
        ['showing', 'the light is on you; wear something you like and be seen'],
        'looking back over the year shows you how far you have come',
        ['energy', 'changing', 'exercising', 'leading', 'you are freshly charged and keen to begin'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['family', 'home', 'working', 'there is time enough for duties and for the people at home'],
      ['confiding', 'love', 'talking', 'you know what you feel and find it easy to show'],
      ['company', 'family', 'planning', 'people close to you back your plans, and it does you good'],
      ['company', 'family', 'an old friend or relative is good company and needs no explanations'],
    ],
    tense: [
      ['promising', 'working', 'what you need and what is expected of you differ; give each some time'],
      ['company', 'family', 'love', 'someone close may be touchy and mean no harm; be gentle'],
      ['traveling', 'working', 'home gets only the leftovers of your time; keep a quiet hour for it'],
      ['deciding', 'promising', 'moods swing easily; wait until yours settles before you decide anything'],
    ],
    conjunct: {
      helps: [
        ['company', 'confiding', 'love', 'you can show your private side, and people treat it gently'],
        ['company', 'family', 'you feel seen by the people who know you best'],
        ['home', 'resting', 'your own four walls do you good; enjoy some time at home'],
        ['company', 'family', 'time with family and familiar faces does you good'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'a call you have been putting off turns out short and friendly'],
      ['thinking', 'tidying', 'writing', 'letters, forms and small errands go quickly, so clear the pile'],
      ['learning', 'a book, a lesson or a chance remark gives you just what you needed'],
      ['showing', 'talking', 'you explain yourself well and people actually listen'],
      ['focus', 'learning', 'thinking', 'your mind is bright and stays where you put it'],
    ],
    tense: [
      ['devices', 'talking', 'writing', 'too many messages want an answer, and most of them can wait'],
      [
        'deciding',
        'thinking',
        'writing',
        'small errors slip in when you hurry; read names and numbers twice',
      ],
      [
        'leading',
        'planning',
        'talking',
        'others cannot see your plan as clearly as you; be patient with questions',
      ],
      ['talking', 'you may be talking past one another; ask what the other person means'],
      [
        'focus',
        'learning',
        'thinking',
        'working',
        'attention scatters, and a short list beats a good memory',
      ],
    ],
    conjunct: {
      helps: [
        ['talking', 'thinking', 'writing', 'an idea you had in passing is worth writing down and sharing'],
        'news reaches you quickly, and you know what to do with it',
        ['thinking', 'tidying', 'writing', 'letters and forms are soon done; begin with the oldest'],
        ['asking', 'showing', 'talking', 'your words carry weight; choose the one thing you want heard'],
        ['focus', 'thinking', 'thinking is crisp and a stubborn problem comes apart'],
      ],
    },
  },
  Venus: {
    flowing: [
      ['company', 'meeting', 'you are easy to like and the people around you relax'],
      'something beautiful and quite simple gives you lasting pleasure',
      [
        'buying',
        'changing',
        'creating',
        'your taste is sure, whether you choose a color, a present or a song',
      ],
      ['romance', 'love', 'a little charm goes a long way and a look says plenty'],
    ],
    tense: [
      [
        'company',
        'deciding',
        'promising',
        'you may say yes only to please; give yourself time to think first',
      ],
      ['showing', 'compliments are rare, and fishing for them does not help'],
      ['promising', 'tidying', 'working', 'comfort tempts you more than duty; forgive yourself a slow start'],
      ['buying', 'money', 'adult', 'taste and budget disagree; leave anything shiny in the shop for a day'],
      ['romance', 'love', 'affection asks for more proof than it needs; trust the small signs'],
    ],
    conjunct: {
      helps: [
        ['changing', 'company', 'showing', 'dress up a little and let somebody be nice to you'],
        ['asking', 'company', 'playing', 'people say yes to you gladly; suggest something you would enjoy'],
        [
          'changing',
          'creating',
          'home',
          'making things pretty comes easily; start with the corner you see most',
        ],
        ['company', 'resting', 'good company and good music are easy to come by'],
        ['romance', 'love', 'showing', 'you are at your most attractive when you are at ease'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['boundaries', 'talking', 'you can stand up for yourself and still be pleasant about it'],
      ['changing', 'working', 'starting is easy; begin with the thing you have been avoiding'],
      [
        'boundaries',
        'leading',
        'showing',
        'a task that takes courage goes well if you begin before doubts arrive',
      ],
      ['energy', 'exercising', 'your body wants to move and rewards you for it'],
    ],
    tense: [
      ['company', 'competing', 'talking', 'tempers are short, yours included, and ten quiet minutes help'],
      ['boundaries', 'competing', 'leading', 'a contest of wills comes up; fight it only if it matters'],
      ['company', 'leading', 'your impatience with slow people shows; give them another minute'],
      [
        'energy',
        'competing',
        'exercising',
        'working',
        'you push hard and tire sooner than you expect; plan a pause',
      ],
    ],
    conjunct: {
      mixed: [
        ['boundaries', 'competing', 'courage is high and patience short; choose your battles with care'],
        ['company', 'leading', 'you get a lot done and are hard on anyone in the way'],
        ['company', 'leading', 'talking', 'you are quick to speak and slow to listen; try it the other way'],
        [
          'energy',
          'competing',
          'talking',
          'there is heat to burn; a brisk walk uses it better than an argument',
        ],
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['asking', 'showing', 'working', 'people think well of you and say so to others'],
      ['company', 'generosity comes back sooner than usual, so give first'],
      ['planning', 'traveling', 'you see the bigger picture; plan something to look forward to'],
      ['luck', 'asking', 'working', 'a fortunate opening is there for whoever asks'],
    ],
    tense: [
      ['company', 'promising', 'enthusiasm promises more than your calendar can hold; say yes to half'],
      ['deciding', 'leading', 'planning', 'a big plan is tempting, and a smaller one is easier to finish'],
      ['showing', 'talking', 'you may sound surer than you are; check the facts before you boast'],
      [
        'luck',
        'buying',
        'competing',
        'deciding',
        'you may count on luck too much; wait and see before you act',
      ],
    ],
    conjunct: {
      helps: [
        ['company', 'leading', 'showing', 'your confidence is catching; encourage someone who is unsure'],
        ['asking', 'meeting', 'working', 'someone opens a door for you; be bold enough to walk through'],
        ['learning', 'planning', 'traveling', 'a trip, a course or a bigger plan deserves its first step'],
        ['asking', 'changing', 'your world gets a size larger; ask for what you really want'],
        ['luck', 'asking', 'fortune is in a friendly mood and likes a good question'],
      ],
    },
  },
  Saturn: {
    flowing: [
      ['leading', 'working', 'steady effort is noticed by someone whose opinion counts'],
      ['promising', 'keeping a small promise earns you more trust than you expect'],
      ['creating', 'repairing', 'patience is rewarded; take up the task that needs a steady hand'],
      ['focus', 'learning', 'thinking', 'working', 'you stay disciplined without strain'],
    ],
    tense: [
      ['asking', 'boundaries', 'a rule stands in the way; wait rather than push'],
      ['showing', 'working', 'criticism stings; take the useful part and leave the rest'],
      ['promising', 'working', 'you are stricter with yourself than anyone asked; cut the list by a third'],
      [
        'energy',
        'exercising',
        'promising',
        'working',
        'everything takes more effort; do less and finish what you begin',
      ],
    ],
    conjunct: {
      hurts: [
        [
          'company',
          'playing',
          'traveling',
          'duty comes first and takes longer than planned; rest when it is done',
        ],
        ['leading', 'promising', 'working', 'a lot rests on you, and it need not all be done at once'],
        ['asking', 'showing', 'working', 'praise is slow to come, so measure your progress yourself'],
        ['energy', 'company', 'exercising', 'strength is limited; keep it for what lasts'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['changing', 'talking', 'thinking', 'an odd idea of yours may be the best one; say it aloud'],
      ['changing', 'meeting', 'showing', 'you feel free to be different, and people like you for it'],
      ['changing', 'traveling', 'leaving a gap in your plans lets a pleasant surprise in'],
      ['changing', 'working', 'a break in routine shows you a better way to do an old job'],
      ['luck', 'traveling', 'a lucky coincidence rewards a detour'],
    ],
    tense: [
      ['company', 'planning', 'traveling', 'plans change at short notice; a little slack saves your temper'],
      ['company', 'deciding', 'a surprise from someone throws you; take a moment before you answer'],
      ['promising', 'working', 'orders rub you the wrong way; cool off before you refuse'],
      [
        'changing',
        'deciding',
        'promising',
        'you want out of anything that feels like a cage; pause before quitting',
      ],
    ],
    conjunct: {
      mixed: [
        ['showing', 'you refuse to play a part, which frees you and startles others'],
        ['planning', 'something upsets your usual order, and part of it needed upsetting'],
        [
          'changing',
          'deciding',
          'promising',
          'a new way of doing things is tempting; try it where mistakes are cheap',
        ],
        'you are full of new ideas and short of patience for the old ones',
      ],
    },
  },
  Neptune: {
    flowing: [
      ['creating', 'writing', 'imagination comes easily; draw, write or build something'],
      ['company', 'confiding', 'talking', 'you read the room with great kindness and people open up'],
      ['exercising', 'resting', 'music, water or a quiet walk does you a world of good'],
      'helping someone without being asked feels right and comes easily',
    ],
    tense: [
      ['buying', 'deciding', 'intuition', 'things look rosier than they are; check before you trust them'],
      ['company', 'confiding', 'a worry you carry may belong to someone else; put it down for now'],
      ['asking', 'deciding', 'talking', 'it is hard to say what you want, and waiting a little helps'],
      ['energy', 'exercising', 'thinking', 'working', 'you drift and tire easily; rest before you have to'],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'planning', 'plans are easy to dream up and hard to test'],
        ['money', 'promising', 'you are kind to everyone; keep a little for yourself'],
        ['deciding', 'leading', 'planning', 'you are unsure where you are headed, and open to new ideas'],
        [
          'deciding',
          'promising',
          'adult',
          'impressions go deep, which is good for art and poor for contracts',
        ],
      ],
    },
  },
  Pluto: {
    flowing: [
      ['changing', 'thinking', 'you see what lies under a problem and can quietly change it'],
      ['changing', 'tidying', 'you can let go of something that has been in the way'],
      ['asking', 'leading', 'talking', 'your word carries weight; use it once, and well'],
      ['confiding', 'talking', 'tidying', 'a deep talk or a thorough tidy-up leaves you lighter'],
      ['energy', 'exercising', 'working', 'there is stamina for the task that others gave up on'],
    ],
    tense: [
      ['competing', 'leading', 'someone wants the upper hand; you can refuse to compete'],
      ['leading', 'love', 'holding on too tightly makes things harder; let them take their course'],
      ['confiding', 'family', 'talking', 'an old sore spot is touched; answer the present, not the past'],
      ['competing', 'talking', 'you may want the last word too badly; let somebody else have it'],
    ],
    conjunct: {
      mixed: [
        ['confiding', 'talking', 'something you have kept quiet wants out; choose the moment with care'],
        ['company', 'talking', 'you feel things at full strength and see straight through polite answers'],
        ['deciding', 'promising', 'something has run its course, and ending it is hard and freeing'],
        ['company', 'leading', 'talking', 'you are more determined than tactful; go easy on people'],
      ],
    },
  },
};
