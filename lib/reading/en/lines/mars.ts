import type { BodyLines } from '../../locale.ts';

/** Transiting Mars drives about a week at a time: effort, appetite, courage, friction. */
export const MARS: BodyLines = {
  Sun: {
    flowing: [
      'you go first, and others are glad to follow',
      'a task that needs nerve is lighter than it looks',
      'things move when you push; start with what has waited longest',
      ['energy', 'vigor is up; use it outdoors if you can'],
    ],
    tense: [
      'someone steps on your toes; say so once and leave it there',
      'pushing hard meets resistance; try a gentler way in',
      'waiting makes you cross, so keep something else to do at hand',
      ['energy', 'you burn fuel fast; plan a stop'],
    ],
    conjunct: {
      mixed: [
        'you are bold, which is wonderful if you look both ways',
        'competing spurs you on, but not everyone knows it is a race',
        'beginnings are bold and finishes sloppy; leave time for both',
        ['energy', 'there is fire in your limbs; move before it turns to temper'],
      ],
    },
  },
  Moon: {
    flowing: [
      'you defend what you hold dear, warmly and without drama',
      'home projects get done, from the squeaky door to the shelf',
      'you look after the people you like, briskly and well',
      ['talking', 'a frank word at home clears the air'],
      ['energy', 'feeling strong makes you feel good; get moving'],
    ],
    tense: [
      'a sore point gets poked; breathe before you answer',
      'you may snap at the people you like best; warn them kindly',
      'noise and mess get on your nerves, and one tidy corner helps',
      ['family', 'squabbles at home start small; let the first one go'],
      ['energy', 'irritation wears you out; do something simple with your hands'],
    ],
    conjunct: {
      mixed: [
        'feelings run hot, which helps with scrubbing floors and spoils arguments',
        'you are protective to the point of prickly, and that is half endearing',
        'an honest outburst clears the air; apologize for the volume',
        'acting on a mood is good for chores and bad for letters',
      ],
    },
  },
  Mercury: {
    flowing: [
      'a fiddly task gives way to a sharp eye',
      'errands go quickly if you begin with the most awkward',
      'one quick reply settles what has been dragging on',
      ['talking', 'you get to the point, and people thank you for it'],
      ['talking', 'negotiating is almost fun; say what you want'],
      ['focus', 'your mind has an edge; take on the difficult problem'],
    ],
    tense: [
      'you type, speak and move too fast; go one notch slower',
      'haste makes the small mistakes, so check the address twice',
      'a trifle may grow into an argument; let it stay a trifle',
      ['talking', 'sharp words are quickly said and slowly taken back; wait a breath'],
      ['focus', 'impatience makes you skip the important line; read it again'],
    ],
    conjunct: {
      hurts: [
        'your first answer comes too fast; wait for a better one',
        'arguments find you, and you can walk away from most of them',
        'a blunt message may start a fight, so add a friendly line',
        ['talking', 'your tongue is quicker than your tact; pause before you reply'],
        ['focus', 'your mind races ahead; read slowly and twice'],
      ],
    },
  },
  Venus: {
    flowing: [
      'you go after what you enjoy, and the chase is half the fun',
      'creative projects have both skill and push behind them',
      'people join in gladly when you get things going',
      ['romance', 'desire is warm and welcome; be playful'],
    ],
    tense: [
      'teasing goes too far, so stop before it stops being funny',
      'you may grab the first thing that pleases you; look at the second',
      'friends want to do something else than you; take turns',
      ['buying', 'adult', 'a tug-of-war over money or taste is best ended with a joke'],
      ['romance', 'you pursue harder than is welcome; ease off a little'],
    ],
    conjunct: {
      mixed: [
        'your politeness has an edge; keep it a friendly one',
        'you enjoy things fiercely and share them badly; offer half',
        'taste and temper are both lively; let taste do the choosing',
        ['buying', 'adult', 'you spend with gusto, so set the limit beforehand'],
        ['romance', 'attraction runs high, and so do expectations'],
      ],
    },
  },
  Mars: {
    flowing: [
      'effort and result are on good terms; do the heavy thing',
      'competition brings out your best manners and your best game',
      'acting without hesitation turns out well',
      ['energy', 'your engine runs smoothly; train, lift or climb'],
    ],
    tense: [
      'you drive yourself too hard; set the bar a little lower',
      'tools slip when tempers are hot, so put them down for a minute',
      'others push as hard as you do; give way once',
      ['energy', 'strength comes in bursts and leaves you flat; pace yourself'],
    ],
    conjunct: {
      hurts: [
        'a new push begins with more sparks than direction; pick one aim',
        'frustration wants a target, so give it a chore',
        'you are quick to take offense; let two remarks out of three pass',
        ['energy', 'you overheat quickly; keep efforts short'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'a trip, a match or a launch has the wind behind it',
      'boldness is rewarded, so raise your hand first',
      'you can do more than you thought; aim a bit higher',
      ['luck', 'luck favors whoever moves first, so move'],
    ],
    tense: [
      'a leap looks easier than it is; measure it first',
      'you take on enough for three; hand some of it over',
      'big words are hard to live up to, so say a little less',
      ['luck', 'daring and luck part company; keep the stakes small'],
    ],
    conjunct: {
      mixed: [
        'enthusiasm is huge and runs in all directions; choose one aim',
        'you act on faith, and a quick sanity check makes it better',
        'you act on a grand scale; check the size of the job first',
        ['luck', 'a big step tempts you, and a smaller one gives the same thrill'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'patient effort moves what haste could not',
      'a stubborn task is oddly satisfying; finish it',
      'you get through what you dreaded, one step at a time',
      ['energy', 'stamina is good for the long haul'],
    ],
    tense: [
      'you push and hold back at once; settle on one of them',
      'the direct way is blocked; a slower way is open',
      'rules and slow answers may annoy you; do what you can meanwhile',
      ['energy', 'effort feels uphill, so shorten the climb'],
    ],
    conjunct: {
      hurts: [
        'frustration builds up; leave what is stuck and try again tomorrow',
        'everything goes slowly, so put off what can wait',
        'someone holds you back, and using force makes it worse',
        ['energy', 'strength comes in rations; use them on what matters'],
      ],
    },
  },
  Uranus: {
    flowing: [
      'a bold shortcut turns out to be a good one',
      'acting on impulse goes well; say yes to something small',
      'your reactions are quick, which helps in games and repairs',
      ['deciding', 'a quick decision frees you from a long wait'],
      ['changing', 'a small experiment with your routine turns out well'],
      ['energy', 'sudden verve carries you past the sticking point'],
    ],
    tense: [
      'sudden moves cause sudden bumps; look twice at doors and ladders',
      'interruptions set you off, so tell people when you need quiet',
      'something may snap under pressure; do not force it',
      ['changing', 'rebellion feels great for an hour; think about the hour after'],
    ],
    conjunct: {
      hurts: [
        'people near you lose their temper quickly; stay calm on purpose',
        'you react before you think, and three slow breaths help',
        'hurry leads to stumbles; mind your step',
        'the urge to drop everything is strong; give it until tomorrow',
      ],
    },
  },
  Neptune: {
    flowing: [
      'you do your best for something you believe in',
      'painting, dancing or playing music comes easily and does you good',
      'helping someone quietly gives you more than applause would',
      'a gentle touch gets you further than force',
    ],
    tense: [
      'you push without seeing where; wait until things are clearer',
      'help is not wanted everywhere, so check before you rush in',
      'getting started is hard; begin with the smallest step',
      ['energy', 'your drive leaks away in small worries; rest on purpose'],
    ],
    conjunct: {
      hurts: [
        'motives get murky; be honest about what you are really after',
        'you may say yes and mean no; take it back soon',
        'plans dissolve halfway through, so keep to one simple task',
        ['energy', 'strength ebbs and flows; take on nothing heavy'],
      ],
    },
  },
  Pluto: {
    flowing: [
      'you can do the thing that takes real resolve',
      'clearing out, digging and repairing all go well',
      'staying calm under pressure comes easily, and others rely on it',
      ['energy', 'you have reserves you had forgotten about'],
    ],
    tense: [
      'power games are on offer, and declining is a strong move',
      'you could win an argument and regret it; think of the day after',
      'anger builds because nobody knows your limits; name one calmly',
      'forcing the issue is tempting, and waiting another day works better',
    ],
    conjunct: {
      hurts: [
        'intensity runs high; put it into one hard and harmless task',
        'winning matters to you too much; ask yourself what it is for',
        'insisting on your way makes others resist; leave them a choice',
        'old anger comes back; take it out on weeds or a long walk',
      ],
    },
  },
};
