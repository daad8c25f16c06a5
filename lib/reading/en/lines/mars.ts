import type { BodyLines } from '../../locale.ts';

/** Transiting Mars drives about a week at a time: effort, appetite, courage, friction. */
export const MARS: BodyLines = {
  Sun: {
    flowing: [
      'you go first, and others are glad to follow',
      'a task that needs nerve is lighter than it looks',
      ['energy', 'vigor is up, so use it outdoors if you can'],
    ],
    tense: [
      'someone steps on your toes, and you may dance instead of fight',
      'the harder you push, the harder it pushes back; try the side door',
      ['energy', 'you burn fuel fast; plan the pit stop'],
    ],
    conjunct: {
      mixed: [
        'you are bold, which is wonderful if you look both ways',
        'initiative is yours, and so is the noise it makes',
        ['energy', 'there is fire in your limbs, so give it honest work'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['family', 'you defend what you hold dear, warmly and without drama'],
      'home projects get done, from the squeaky door to the shelf',
      ['energy', 'feeling strong makes you feel good; get moving'],
    ],
    tense: [
      'a sore point gets poked; breathe before you answer',
      ['family', 'domestic squabbles start small and can end small'],
      ['energy', 'irritation wears you out faster than work'],
    ],
    conjunct: {
      mixed: [
        'feelings are hot, so cook with them instead of throwing plates',
        'you are protective to the point of prickly, and that is half endearing',
        'an honest outburst clears the room; apologize early',
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'you get to the point, and people thank you for it'],
      ['talking', 'negotiating is almost fun; name your terms'],
      'a fiddly job gives way to a sharp eye',
      ['focus', 'your mind has an edge, so cut the difficult knot'],
    ],
    tense: [
      ['talking', 'it is quickly said and slowly taken back'],
      ['talking', 'drive, type and talk one notch slower than you feel'],
      'haste makes the small mistakes, so check the address twice',
      ['focus', 'impatience skips a line, and it was the important one'],
    ],
    conjunct: {
      hurts: [
        ['talking', 'your tongue is quicker than your tact; lend it some'],
        ['talking', 'arguments find you, and most of them can go home alone'],
        'the quick answer is tempting, and the second one is better',
        ['focus', 'thinking races ahead of reading; slow the page down'],
      ],
    },
  },
  Venus: {
    flowing: [
      'you go after what you enjoy and enjoy going after it',
      'creative work has both skill and push behind it',
      ['romance', 'desire is warm and welcome, so be playful'],
    ],
    tense: [
      'wanting and liking disagree; wait before you grab',
      ['buying', 'a tug-of-war over money or taste is best ended with a joke'],
      ['romance', 'pursuit and patience are out of balance; ease off'],
    ],
    conjunct: {
      mixed: [
        'politeness gains an edge, and the trick is to keep it friendly',
        ['buying', 'you spend with gusto, so set the limit beforehand'],
        ['romance', 'attraction runs high, and so do expectations'],
      ],
    },
  },
  Mars: {
    flowing: [
      'effort and result are on good terms; do the heavy thing',
      'competition brings out your best manners and your best game',
      ['energy', 'your engine runs smoothly; train, lift or climb'],
    ],
    tense: [
      'you are racing yourself, and the other runner is stubborn',
      'blunt tools and hot heads both slip, so take care',
      ['energy', 'force comes in bursts and leaves you flat'],
    ],
    conjunct: {
      hurts: [
        'a two-year push begins, and its first sparks fly anywhere',
        'frustration wants a target; give it a chore',
        ['energy', 'you overheat quickly; work in short rounds'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'boldness pays in friends, stories or applause',
      'a trip, a match or a launch has the wind behind it',
      ['luck', 'luck favors the one who moves first, so move'],
    ],
    tense: [
      'the leap looks shorter than it is; measure it',
      'you take on the work of three; ask two to help',
      ['luck', 'daring and luck part company; hedge'],
    ],
    conjunct: {
      mixed: [
        'enthusiasm is huge, so point it somewhere before it points itself',
        'you act on faith, and a quick sanity check makes it better',
        ['luck', 'a big risk tempts, and a small one gives the same thrill'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'patient force moves what haste could not',
      'hard work is oddly satisfying; finish the stubborn task',
      ['energy', 'stamina is good for the long haul'],
    ],
    tense: [
      'one foot on the gas and one on the brake makes smoke',
      'blocked roads are no insult; take the slower one',
      ['energy', 'effort feels uphill, so shorten the climb'],
    ],
    conjunct: {
      hurts: [
        'frustration is information about what to stop doing',
        'work that can wait should, and the rest wants small steps',
        ['energy', 'strength comes in rations; budget it'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['deciding', 'a quick decision frees you from a long wait'],
      ['changing', 'experiment, because the bold variation works'],
      'a bold shortcut turns out to be a good one',
      ['energy', 'sudden verve carries you past the sticking point'],
    ],
    tense: [
      'sudden moves cause sudden bumps; look twice at doors and ladders',
      ['changing', 'rebellion feels great for an hour, so choose the hour'],
      'something breaks off, and at least you see where it was weak',
    ],
    conjunct: {
      hurts: [
        'short fuses surround you; be the one with a long one',
        'unplug, restart and try again applies to people too',
        'hurry and novelty make a jumpy pair; mind your step',
      ],
    },
  },
  Neptune: {
    flowing: [
      'you work best for something you believe in',
      'dance, swim or paint, and let the body lead',
      'helping someone quietly gives you more than applause would',
    ],
    tense: [
      'you push at fog, so wait until you see the wall',
      'a rescue mission may not have been requested',
      ['energy', 'your drive leaks away in small worries; rest on purpose'],
    ],
    conjunct: {
      hurts: [
        'motives get murky; ask yourself what you are really after',
        'saying yes and meaning no is the hard part',
        ['energy', 'strength ebbs and flows, so stay near the shore'],
      ],
    },
  },
  Pluto: {
    flowing: [
      'you can do the thing that takes real resolve',
      'clearing out, digging in and repairing all go deep and well',
      ['energy', 'you have reserves you had forgotten about'],
    ],
    tense: [
      'power games are on offer, and declining is a strong move',
      'you could win this and regret it; weigh the price',
      'what looks like anger may be a boundary asking to be drawn',
    ],
    conjunct: {
      hurts: [
        'intensity runs high; put it into one hard and harmless task',
        'a stubborn wish to win deserves a second look',
        'control slips when you grip, so open the hand a little',
      ],
    },
  },
};
