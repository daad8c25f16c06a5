import type { BodyLines } from '../../locale.ts';

/**
 * The transiting Sun lights up, for about five days, whatever it touches: visibility, purpose, people in
 * charge.
 */
export const SUN: BodyLines = {
  Sun: {
    flowing: [
      'you come across as yourself without having to try',
      'what you want and what others ask of you agree for once',
      'a plan of your own moves ahead once you give it an hour',
      ['energy', 'there is fuel in the tank; use it for something you enjoy'],
    ],
    tense: [
      'other people’s plans keep crossing yours; a small compromise saves time',
      'your pride is easily pricked, and most slights are not worth an answer',
      'you may be noticed less than you deserve; say what you have done',
      ['energy', 'the tank runs low sooner than usual, and a proper break helps'],
    ],
    conjunct: {
      helps: [
        'your personal new year begins; give a private wish its first step',
        'the light is on you; wear something you like and be seen',
        'looking back over the year shows you how far you have come',
        ['energy', 'you are freshly charged and keen to begin'],
      ],
    },
  },
  Moon: {
    flowing: [
      'duties and home stop competing, and you can do right by both',
      'you know what you feel and find it easy to show',
      'people close to you back your plans, and it does you good',
      ['family', 'an old friend or relative is good company and needs no explanations'],
    ],
    tense: [
      'what you need and what is expected of you differ; give each some time',
      'someone close misses you more than they say, so get in touch',
      'home gets only the leftovers of your time; keep an hour for it',
      ['deciding', 'moods swing easily; wait until yours settles before you decide anything'],
    ],
    conjunct: {
      helps: [
        'you can show your private side, and people treat it gently',
        'you feel seen by the people who know you best',
        'your own four walls do you good; enjoy some time at home',
        ['family', 'time with family and familiar faces does you more good than ambition'],
      ],
    },
  },
  Mercury: {
    flowing: [
      'a call you have been putting off turns out short and friendly',
      'letters, forms and small errands go quickly, so clear the pile',
      'a book, a lesson or a chance remark gives you just what you needed',
      ['talking', 'you explain yourself well and people actually listen'],
      ['focus', 'your mind is bright and stays where you put it'],
    ],
    tense: [
      'too many messages want an answer, and most of them can wait',
      'small errors slip in when you hurry; read names and numbers twice',
      'others cannot see your plan as clearly as you; explain who does what',
      ['talking', 'you may be talking past one another; ask what the other person means'],
      ['focus', 'attention scatters, and a short list beats a good memory'],
    ],
    conjunct: {
      helps: [
        'an idea you had in passing is worth writing down and sharing',
        'news reaches you quickly, and you know what to do with it',
        'letters and forms are soon done; begin with the oldest',
        ['talking', 'your words carry weight; choose the one thing you want heard'],
        ['focus', 'thinking is crisp and a stubborn problem comes apart'],
      ],
    },
  },
  Venus: {
    flowing: [
      'you are easy to like and the people around you relax',
      'something beautiful and quite simple gives you lasting pleasure',
      'your taste is sure, whether you choose a color, a present or a song',
      ['romance', 'a little charm goes a long way and a look says plenty'],
    ],
    tense: [
      'you may say yes only to please; give yourself time to think first',
      'compliments are rare, and fishing for them does not help',
      'comfort tempts you to put off what matters; get that done first',
      ['buying', 'adult', 'taste and budget disagree; leave anything shiny in the shop for a day'],
      ['romance', 'affection asks for more proof than it needs; trust the small signs'],
    ],
    conjunct: {
      helps: [
        'dress up a little and let somebody be nice to you',
        'people say yes to you gladly; suggest something you would enjoy',
        'making things pretty comes easily; start with the corner you see most',
        ['company', 'the good things of life lean your way, from company to music'],
        ['romance', 'you are at your most attractive when you are at ease'],
      ],
    },
  },
  Mars: {
    flowing: [
      'you can stand up for yourself and still be pleasant about it',
      'starting is easy; begin with the thing you have been avoiding',
      'a task that takes courage goes well if you begin before doubts arrive',
      ['energy', 'your body wants to move and rewards you for it'],
    ],
    tense: [
      'tempers are short, yours included, and ten quiet minutes help',
      'a contest of wills comes up; fight it only if it matters',
      'your impatience with slow people shows; give them another minute',
      ['energy', 'you push hard and tire sooner than you expect; plan a pause'],
    ],
    conjunct: {
      mixed: [
        'courage is high and patience short; pick one battle',
        'you get a lot done and are hard on anyone in the way',
        'you lead well and listen badly; do the listening on purpose',
        ['energy', 'there is heat to burn; a brisk walk uses it better than an argument'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'people think well of you and say so to others',
      'generosity comes back sooner than usual, so give first',
      'you see the bigger picture; plan something to look forward to',
      ['luck', 'asking', 'a fortunate opening is there for whoever asks'],
    ],
    tense: [
      'enthusiasm promises more than your calendar can hold; say yes to half',
      'a big plan is tempting, and a smaller one is easier to finish',
      'you may sound surer than you are; check the facts before you boast',
      ['luck', 'luck alone is no plan; work out what you do without it'],
    ],
    conjunct: {
      helps: [
        'confidence suits you, and sharing it suits you even better',
        'someone opens a door for you; be bold enough to walk through',
        'a trip, a course or a bigger plan deserves its first step',
        ['asking', 'your world gets a size larger; ask for what you really want'],
        ['luck', 'asking', 'fortune is in a friendly mood and likes a good question'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'steady effort is noticed by someone whose opinion counts',
      'keeping a small promise earns you more trust than you expect',
      'patience is rewarded; take up the task that needs a steady hand',
      ['focus', 'you stay disciplined without strain'],
    ],
    tense: [
      'a rule stands in the way, and patience is quicker than force',
      'criticism stings; take the useful part and leave the rest',
      'you are stricter with yourself than anyone asked; cut the list by a third',
      ['energy', 'everything takes more effort; do less and finish what you begin'],
    ],
    conjunct: {
      hurts: [
        'duty comes first and takes longer than planned; rest when it is done',
        'a lot rests on you; hand one piece of it to somebody else',
        'praise is slow to come, so measure your progress yourself',
        ['energy', 'strength is limited; keep it for what lasts'],
      ],
    },
  },
  Uranus: {
    flowing: [
      'your odd idea works best; say it aloud',
      'you feel free to be different, and people like you for it',
      'leaving a gap in your plans lets a pleasant surprise in',
      ['changing', 'a break in routine shows you a better way to do an old job'],
      ['luck', 'a lucky coincidence rewards a detour'],
    ],
    tense: [
      'plans change at short notice, and it helps to have a second one',
      'a surprise from someone throws you; take a moment before you answer',
      'you hate being told what to do; find your own way of doing it',
      ['changing', 'you want out of anything that feels like a cage; pause before quitting'],
    ],
    conjunct: {
      mixed: [
        'you refuse to play a part, which frees you and startles others',
        'something upsets your usual order, and part of it needed upsetting',
        'try the unusual way, but keep a road back',
        'you are full of new ideas and short of patience for the old ones',
      ],
    },
  },
  Neptune: {
    flowing: [
      'imagination comes easily; draw, write or build something',
      'you read the room with great kindness and people open up',
      'music, water or a quiet walk puts you back in tune',
      'helping someone without being asked feels right and comes easily',
    ],
    tense: [
      'things look rosier than they are; check before you trust them',
      'a worry you carry may belong to someone else; hand it back kindly',
      'it is hard to say what you want, and writing it down helps',
      ['energy', 'you drift and tire easily; rest before you have to'],
    ],
    conjunct: {
      mixed: [
        'plans are easy to dream up and hard to test',
        'you are kind to everyone, including those who take too much',
        'you are unsure where you are headed, and open to new ideas',
        ['deciding', 'adult', 'impressions go deep, which is good for art and poor for contracts'],
      ],
    },
  },
  Pluto: {
    flowing: [
      'you see what lies under a problem and can quietly change it',
      'you can let go of something that has been in the way',
      'your word carries weight; use it once, and well',
      ['talking', 'a deep talk or a thorough tidy-up leaves you lighter'],
      ['energy', 'there is stamina for the task that others gave up on'],
    ],
    tense: [
      'someone wants the upper hand; you can refuse to compete',
      'holding on too tightly makes everything harder; let one thing go',
      'an old sore spot is touched; answer the present, not the past',
      'you may want the last word too badly; let somebody else have it',
    ],
    conjunct: {
      mixed: [
        'something you have kept quiet wants out; tell one trusted person only',
        'you feel things at full strength and see straight through polite answers',
        'something has run its course, and ending it is hard and freeing',
        'you are determined, which helps with stubborn tasks more than with people',
      ],
    },
  },
};
