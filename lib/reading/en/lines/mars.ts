import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Mars's transits last about a week: effort, appetite, courage, friction. */
export const MARS: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: [
      ['leading', 'you go first, and others are glad to follow'],
      ['boundaries', 'leading', 'a task that needs nerve is lighter than it looks'],
      ['asking', 'leading', 'working', 'things move when you push; start with what has waited longest'],
      ['energy', 'exercising', 'you have vigor to spare; use it outdoors if you can'],
    ],
    tense: [
      ['company', 'competing', 'talking', 'someone steps on your toes; assume it was clumsiness'],
      ['asking', 'boundaries', 'leading', 'pushing hard meets resistance; try a gentler way in'],
      ['resting', 'traveling', 'waiting makes you cross, so keep something else to do at hand'],
      ['energy', 'exercising', 'working', 'you burn fuel fast; plan a stop'],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'traveling', 'you are bold, which is wonderful if you look both ways'],
        ['competing', 'competing spurs you on, but not everyone knows it is a race'],
        ['repairing', 'working', 'you begin boldly and finish sloppily; save some time for the end'],
        [
          'energy',
          'competing',
          'talking',
          'there is fire in your limbs; walk it off before it turns to temper',
        ],
      ],
    },
  },
  Moon: {
    flowing: [
      ['boundaries', 'family', 'you defend what you hold dear, warmly and without drama'],
      ['home', 'repairing', 'home projects get done, from the squeaky door to the shelf'],
      ['company', 'eating', 'family', 'you look after the people you like, briskly and well'],
      ['boundaries', 'family', 'talking', 'a frank word at home clears the air'],
      ['energy', 'exercising', 'feeling strong makes you feel good; get moving'],
    ],
    tense: [
      ['company', 'confiding', 'talking', 'a sore point gets poked; breathe before you answer'],
      ['company', 'family', 'love', 'you may snap at the people you like best; take a moment alone'],
      ['company', 'playing', 'noise and mess get on your nerves; step outside for a moment'],
      ['company', 'family', 'talking', 'squabbles at home start small; let the first one go'],
      ['energy', 'company', 'exercising', 'irritation wears you out; do something slow and simple'],
    ],
    conjunct: {
      mixed: [
        ['boundaries', 'competing', 'talking', 'feelings run hot, which warms friends and spoils arguments'],
        ['company', 'family', 'you are protective to the point of prickly, and that is half endearing'],
        ['boundaries', 'talking', 'an honest outburst clears the air; apologize for the volume'],
        [
          'deciding',
          'talking',
          'writing',
          'you act on your moods, honestly and in haste; sleep on any letter',
        ],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['devices', 'repairing', 'thinking', 'a fiddly task gives way to a sharp eye'],
      ['buying', 'traveling', 'errands go quickly if you begin with the most awkward'],
      ['deciding', 'talking', 'writing', 'one quick reply settles what has been dragging on'],
      ['showing', 'talking', 'you get to the point, and people thank you for it'],
      ['asking', 'money', 'talking', 'negotiating is almost fun; say what you want'],
      ['focus', 'learning', 'thinking', 'working', 'your mind has an edge; take on the difficult problem'],
    ],
    tense: [
      ['exercising', 'talking', 'writing', 'you type, speak and move too fast; go one notch slower'],
      ['thinking', 'traveling', 'writing', 'haste makes the small mistakes, so check the address twice'],
      ['company', 'family', 'talking', 'a trifle may grow into an argument; let it stay a trifle'],
      ['boundaries', 'talking', 'sharp words are quickly said and slowly taken back; wait a breath'],
      [
        'focus',
        'deciding',
        'learning',
        'thinking',
        'impatience makes you skip the important line; read it again',
      ],
    ],
    conjunct: {
      hurts: [
        ['deciding', 'promising', 'talking', 'your first answer comes too fast; wait for a better one'],
        ['company', 'competing', 'talking', 'arguments find you, and you can walk away from most of them'],
        ['talking', 'writing', 'a blunt message may start a fight, so add a friendly line'],
        ['meeting', 'showing', 'talking', 'your tongue is quicker than your tact; pause before you reply'],
        ['focus', 'learning', 'thinking', 'your mind races ahead; read slowly and twice'],
      ],
    },
  },
  Venus: {
    flowing: [
      ['asking', 'playing', 'you go after what you enjoy, and the chase is half the fun'],
      ['creating', 'something you are making comes along nicely'],
      ['company', 'leading', 'playing', 'people join in gladly when you get things going'],
      ['romance', 'love', 'playing', 'desire is warm and welcome; be playful'],
    ],
    tense: [
      ['company', 'playing', 'talking', 'teasing goes too far, so stop before it stops being funny'],
      ['buying', 'deciding', 'you may grab the first thing that pleases you; look at the second'],
      ['company', 'playing', 'traveling', 'friends have other plans than you; take turns'],
      ['buying', 'money', 'adult', 'a tug-of-war over money or taste is best ended with a joke'],
      ['romance', 'love', 'you may press too hard for an answer; give the other person room'],
    ],
    conjunct: {
      mixed: [
        ['asking', 'company', 'talking', 'your politeness has an edge; keep it a friendly one'],
        ['company', 'eating', 'playing', 'you enjoy things fiercely and share them badly; offer half'],
        ['talking', 'taste and temper are both lively; let taste do the choosing'],
        ['buying', 'money', 'adult', 'you spend with gusto, so set the limit beforehand'],
        ['romance', 'love', 'attraction runs high, and so do expectations'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['exercising', 'repairing', 'working', 'effort pays off quickly; do the heavy thing first'],
      ['competing', 'exercising', 'playing', 'competition brings out your best manners and your best game'],
      ['deciding', 'leading', 'acting without hesitation turns out well'],
      ['energy', 'competing', 'exercising', 'your engine runs smoothly; train, lift or climb'],
    ],
    tense: [
      ['competing', 'exercising', 'working', 'you drive yourself too hard; set the bar a little lower'],
      ['repairing', 'tools slip when tempers are hot, so put them down for a minute'],
      ['competing', 'leading', 'talking', 'others push as hard as you do; give way once'],
      ['energy', 'competing', 'exercising', 'strength comes in bursts and leaves you flat; pace yourself'],
    ],
    conjunct: {
      hurts: [
        [
          'changing',
          'leading',
          'planning',
          'a new push begins with more sparks than direction; go slowly at first',
        ],
        ['company', 'competing', 'talking', 'frustration wants a target, so spend an hour on your own'],
        [
          'company',
          'competing',
          'talking',
          'you are quick to take offense; let two remarks out of three pass',
        ],
        ['energy', 'competing', 'exercising', 'you overheat quickly; keep efforts short'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['competing', 'showing', 'traveling', 'a trip, a match or a launch has the wind behind it'],
      ['asking', 'leading', 'showing', 'boldness is rewarded, so raise your hand first'],
      ['exercising', 'planning', 'working', 'you can do more than you thought; aim a bit higher'],
      ['luck', 'competing', 'deciding', 'you are in luck when you move first, so do not wait'],
    ],
    tense: [
      ['changing', 'deciding', 'exercising', 'a leap looks easier than it is; measure it first'],
      ['leading', 'promising', 'working', 'you take on enough for three; leave some of it for later'],
      ['promising', 'showing', 'talking', 'big words are hard to live up to, so say a little less'],
      ['luck', 'competing', 'deciding', 'money', 'it is no time for dares; keep the stakes small'],
    ],
    conjunct: {
      mixed: [
        ['planning', 'promising', 'enthusiasm runs in all directions; point it at one thing'],
        ['buying', 'deciding', 'intuition', 'you act on faith; check the facts once before you leap'],
        ['changing', 'planning', 'promising', 'you act on a grand scale; check the size of the job first'],
        ['luck', 'changing', 'deciding', 'a big step tempts you, and a smaller one gives the same thrill'],
      ],
    },
  },
  Saturn: {
    flowing: [
      ['learning', 'repairing', 'working', 'a little patience moves what has been stuck for weeks'],
      ['repairing', 'tidying', 'working', 'a stubborn task is oddly satisfying; stay with it a little'],
      ['tidying', 'working', 'you get through what you dreaded, one step at a time'],
      ['energy', 'exercising', 'working', 'you have the stamina for something long'],
    ],
    tense: [
      ['deciding', 'leading', 'you push and hold back at once; stand still for a moment'],
      ['asking', 'traveling', 'the direct way is blocked; a slower way is open'],
      ['asking', 'boundaries', 'rules and slow answers may annoy you; do what you can meanwhile'],
      ['energy', 'exercising', 'working', 'effort feels uphill, so shorten the climb'],
    ],
    conjunct: {
      hurts: [
        [
          'devices',
          'repairing',
          'working',
          'frustration builds up; leave what is stuck and try again tomorrow',
        ],
        ['changing', 'traveling', 'working', 'everything goes slowly, so put off what can wait'],
        ['boundaries', 'competing', 'leading', 'someone holds you back, and using force makes it worse'],
        ['energy', 'exercising', 'working', 'strength comes in rations; use them on what matters'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['changing', 'traveling', 'a bold shortcut turns out to be a good one'],
      ['changing', 'intuition', 'traveling', 'acting on impulse goes well; say yes to something small'],
      ['competing', 'repairing', 'playing', 'your reactions are quick, which helps in games and repairs'],
      ['deciding', 'a quick decision frees you from a long wait'],
      ['changing', 'repairing', 'a small experiment with your routine turns out well'],
      ['energy', 'exercising', 'working', 'sudden verve carries you past the sticking point'],
    ],
    tense: [
      ['exercising', 'home', 'repairing', 'sudden moves cause sudden bumps; look twice at doors and ladders'],
      ['company', 'thinking', 'working', 'interruptions set you off; take three breaths and begin again'],
      ['devices', 'repairing', 'something may snap under pressure; do not force it'],
      ['boundaries', 'changing', 'working', 'rebellion feels great for an hour; think about the hour after'],
    ],
    conjunct: {
      hurts: [
        [
          'company',
          'competing',
          'talking',
          'people near you lose their temper quickly; stay calm on purpose',
        ],
        ['deciding', 'talking', 'you react before you think, and three slow breaths help'],
        ['exercising', 'home', 'traveling', 'you are in a hurry and may stumble; mind your step'],
        [
          'changing',
          'deciding',
          'promising',
          'the urge to drop everything is strong; give it until tomorrow',
        ],
      ],
    },
  },
  Neptune: {
    flowing: [
      'you do your best for something you believe in',
      [
        'creating',
        'exercising',
        'playing',
        'painting, dancing or playing music comes easily and does you good',
      ],
      'helping someone quietly gives you more than applause would',
      ['asking', 'talking', 'a gentle touch gets you further than force'],
    ],
    tense: [
      ['deciding', 'leading', 'planning', 'the way ahead is foggy; leave the big move until it clears'],
      ['company', 'leading', 'help is not wanted everywhere, so check before you rush in'],
      ['changing', 'exercising', 'working', 'getting started is hard; begin with the smallest step'],
      ['energy', 'exercising', 'working', 'your drive leaks away in small worries; rest on purpose'],
    ],
    conjunct: {
      hurts: [
        ['asking', 'deciding', 'promising', 'motives get murky, yours included; wait until you see clearly'],
        ['deciding', 'promising', 'you may say yes and mean no; sleep on it before you answer'],
        ['planning', 'traveling', 'plans dissolve halfway through, so keep to one simple task'],
        ['energy', 'exercising', 'working', 'strength ebbs and flows; take on nothing heavy'],
      ],
    },
  },
  Pluto: {
    flowing: [
      ['boundaries', 'changing', 'working', 'you can do the thing that takes real resolve'],
      ['home', 'repairing', 'tidying', 'clearing out, digging and repairing all go well'],
      ['competing', 'leading', 'showing', 'staying calm under pressure comes easily, and others rely on it'],
      ['energy', 'exercising', 'you have reserves you had forgotten about'],
    ],
    tense: [
      ['competing', 'leading', 'power games are on offer, and declining is a strong move'],
      [
        'boundaries',
        'competing',
        'talking',
        'you could win an argument and regret it; think of the day after',
      ],
      ['boundaries', 'company', 'talking', 'anger simmers longer than it should; a walk cools it'],
      [
        'asking',
        'boundaries',
        'deciding',
        'forcing the issue is tempting, and waiting another day works better',
      ],
    ],
    conjunct: {
      hurts: [
        ['company', 'love', 'talking', 'you feel everything strongly; a long walk takes the edge off'],
        ['competing', 'leading', 'playing', 'winning matters to you too much; ask yourself what it is for'],
        ['asking', 'boundaries', 'leading', 'insisting on your way makes others resist; leave them a choice'],
        ['company', 'confiding', 'talking', 'old anger comes back; take it out on weeds or a long walk'],
      ],
    },
  },
};
