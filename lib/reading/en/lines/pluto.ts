import type { BodyLines } from '../../locale.ts';

/** Transiting Pluto works below ground for a year or two in waves: power, depth, endings, renewal. */
export const PLUTO: BodyLines = {
  Sun: {
    flowing: {
      building: 'your resolve is growing; choose what it is for',
      exact: 'something important can be changed without any fuss',
      easing: 'the change has gone in deep, and it holds',
      any: [
        'when you are in earnest, people notice and make way',
        'you can finish with something for good and feel no loss',
        'what you know about yourself is worth acting on',
      ],
    },
    tense: {
      building: 'something you have outgrown is starting to feel tight; admit it early',
      exact: 'a struggle over who decides is best met with calm and facts',
      easing: 'the struggle loosens its grip, and you keep what is true',
      any: [
        'you feel you have to win; let yourself lose a small argument',
        'someone may press you harder than is fair; take your time answering',
        'you cling to something heavy out of habit; put it down',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old version of you is packing its bags',
        exact: 'you are changing more than it shows; be patient with yourself',
        easing: 'you come out simpler and stronger than you went in',
        any: [
          'your influence is greater than you notice; go easy with it',
          'a chapter closes, and the next one is yours to write',
          'the old stories about you no longer fit, and new ones take time',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'old feelings are ready to be looked at kindly',
      exact: 'you can speak of deep things without drowning in them',
      easing: 'an old sadness has lost its hold on you',
      any: [
        'trust grows where you show what you feel',
        'clearing out a drawer or a grudge feels wonderful',
        'telling someone the truth about yourself comes as a relief',
      ],
    },
    tense: {
      building: 'feelings run strong for some weeks, so speak up before they boil over',
      exact: 'an old pattern comes up with people close to you; decline your part',
      easing: 'the storm at home is passing; open the windows',
      any: [
        'strong feelings come up; let them calm down before you act',
        'you may hold on too tightly to someone; give a little room',
        'old resentments want a hearing, so write them down and wait a day',
      ],
    },
    conjunct: {
      mixed: {
        building: 'feelings go deeper than usual for some weeks, the good ones as well',
        exact: 'you feel things strongly, and that helps you change them',
        easing: 'an old sorrow has eased and left you wiser',
        any: [
          'it does you good to show what you feel; choose carefully to whom',
          'home stirs up memories, some sore and some sweet',
          'you protect your people fiercely, and sometimes too much',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'your questions get sharper for some weeks, so dig into something',
      exact: 'you find the question that gets to the truth',
      easing: 'the digging is done; write down what you found',
      any: [
        'you see through to the point of a matter',
        'research, puzzles and long reading reward you well',
        ['focus', 'your concentration goes deep and stays there'],
      ],
    },
    tense: {
      building: 'an old question keeps circling; write it down and set it aside',
      exact: 'persuading easily turns into pressing; stop at the second no',
      easing: 'a thought that would not let go is letting go',
      any: [
        'sharp words cut deeper than you mean; leave the last one unsaid',
        'you may hear a hidden meaning where there is none; ask',
        ['focus', 'one idea takes up the whole mind; take breaks from it'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'your opinions are being dug over like a garden, weeds and all',
        exact: 'your words hit hard; make sure they hit the right spot',
        easing: 'you think more deeply and say less about it',
        any: [
          'you see through people, and need not tell them',
          'you want the whole truth at once, and some of it can wait',
          'small remarks of yours go deep, the kind ones too',
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'a friendship is growing deeper, so make time for it',
      exact: 'a few good friends please you more than many; see them',
      easing: 'what you came to treasure in these weeks is worth keeping',
      any: [
        'patience brings out the best in a thing or a person',
        'you know what you like and need nobody’s approval',
        ['romance', 'love deepens without drama'],
      ],
    },
    tense: {
      building: 'you want something fiercely for some weeks; ask what it is really about',
      exact: 'possessiveness may pass for caring; leave people some room',
      easing: 'a tight knot between you and someone loosens',
      any: [
        'envy shows you what you want; go after that yourself',
        'gifts may come with strings; say thank you or no, thank you',
        ['romance', 'passion asks for everything at once; slow it down'],
      ],
    },
    conjunct: {
      helps: {
        building: 'a deep liking begins, for a person or a craft',
        exact: 'what you value changes for good and for the better',
        easing: 'you know what you treasure, and the clutter can go',
        any: [
          'you are drawn to what is real; spend your time there',
          'practicing a craft you like repays every hour you give it',
          ['romance', 'desire runs deep and true'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your determination gets a second wind; use it on a hard task',
      exact: 'what you set out to do has real force behind it',
      easing: 'the great effort has paid off; sit down for a while',
      any: [
        'the task that everyone avoids goes well in your hands',
        'you can start over calmly and do it properly',
        ['energy', 'there is deep stamina, and it lasts longer than you think'],
      ],
    },
    tense: {
      building: 'pressure is building, so find a harmless outlet early',
      exact: 'force meets force, and walking away is allowed',
      easing: 'the pressure is gone, and so is the quarrelsome mood',
      any: [
        'you may dig in over something small; ask what it is worth',
        'someone wants to provoke you; a dull answer works best',
        ['energy', 'anger is tiring; spend it on a hard chore'],
      ],
    },
    conjunct: {
      hurts: {
        building: 'a fierce wish wakes up; give it a worthy task early',
        exact: 'pushing too hard may break something; go half as fast',
        easing: 'what burned so hot is now useful warmth',
        any: [
          'stubbornness gets you stuck; name one thing you would give up',
          'an old grudge comes back to life; let someone else keep score',
          'you insist on your own way; look for one that suits everyone',
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a large ambition finds solid ground; make the first real plan',
      exact: 'influence and goodwill come together; use them for something that matters',
      easing: 'the gain is real; share the credit',
      any: [
        'a small push in the right place moves something large',
        'others trust your judgment on large matters',
        'useful friends turn up for a project you believe in',
      ],
    },
    tense: {
      building: 'success starts to ask more of you than you offered, so set limits',
      exact: 'a great cause may ask too much; read the small print',
      easing: 'a swollen ambition returns to human size',
      any: [
        'being right matters less than it seems; leave room for doubt',
        'some grand offer may hide a hook; ask who gains by it',
        'your plan asks a lot of others; tell them early',
      ],
    },
    conjunct: {
      helps: {
        building: 'a belief of yours is gaining ground; put it to use',
        exact: 'you can reach further than usual; aim for something worth having',
        easing: 'the big push has worked, and others may share in it',
        any: [
          'there is more than one kind of riches, and you have several',
          'your bold plan convinces the people who matter',
          'what you teach or pass on leaves a mark',
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'patient work is setting like concrete; make sure of the shape',
      exact: 'you can mend something so thoroughly that it lasts for years',
      easing: 'the long labor is done; put your name on it',
      any: [
        'what others find too dull you can bear, and it pays',
        'one strict rule helps you more than ten good intentions',
        'you keep calm where others panic, and are trusted for it',
      ],
    },
    tense: {
      building: 'something overloaded begins to creak, so take weight off it early',
      exact: 'what cannot last begins to show; save the part that can',
      easing: 'the worst of the squeeze is over; stretch',
      any: [
        'you may be too hard on yourself or others; ease one rule',
        'worry makes you work without a pause; rest before you have to',
        'holding out alone is harder than it need be, so accept a hand',
      ],
    },
    conjunct: {
      mixed: {
        building: 'the foundations of your plans get tested, which is useful and uncomfortable',
        exact: 'old rules end, and you help to make new ones',
        easing: 'what came through these weeks is built to last',
        any: [
          'duties get heavier; keep the ones you would choose again',
          'it is a hard stretch, and a good one for thorough work',
          'you keep less than you began with, and it is stronger',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'a big change finds an unexpected helper',
      exact: 'you can break with the past and keep its best parts',
      easing: 'a quiet revolution is complete; enjoy the difference',
      any: [
        'what is new about you begins to feel solid',
        'an invention or a new method solves an old problem',
        'people who think differently give you courage',
      ],
    },
    tense: {
      building: 'someone may crowd your freedom; know which part of it you need',
      exact: 'plans may stop suddenly; wait a little before you make new ones',
      easing: 'the upheaval ebbs, and you keep your balance',
      any: [
        'tearing everything down is tempting; take a break first',
        'you resist pressure by reflex; see whether the idea was good',
        'fighting every change wears you out; step aside once',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old wish for freedom gathers force and gets harder to ignore',
        exact: 'what was unthinkable is suddenly a plan, nerves included',
        easing: 'you broke with something old, and there is more light now',
        any: [
          'you want everything changed, and half as much would do',
          'sudden changes go deep, so give yourself time to catch up',
          'your plans get bolder, and your patience gets shorter',
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'a dream is taking root; keep it to yourself a little longer',
      exact: 'you can trust a feeling that you cannot explain',
      easing: 'the dream has put down roots; you may show it to someone',
      any: [
        'quiet hope gets there, slowly and without fuss',
        'dreams and memories tell you something useful; write them down',
        'music or a good story reaches deeper than usual',
      ],
    },
    tense: {
      building: 'an illusion is wearing thin; look behind it gently',
      exact: 'what you hid from yourself comes up; look at it in small doses',
      easing: 'the spell is broken, and you see clearly again',
      any: [
        'you may puzzle over what is none of your business; leave it',
        'vague fears grow when you are alone with them; tell someone',
        'mysterious people seem wiser than they are, so ask plain questions',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a dream you took over from others is up for review',
        exact: 'your idea of a good life changes, and you notice it only later',
        easing: 'these weeks leave you with a truer wish',
        any: [
          'your imagination goes to deep places; come up for air',
          'you sense what is hidden, and sometimes imagine it',
          'sadness and beauty sit close together, and you can bear both',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'you are growing into your own strength',
      exact: 'what you have been through is useful to others',
      easing: 'your new confidence has become calm and lasting',
      any: [
        'there is less to prove than before, and it shows',
        'thorough changes go well when you begin at the bottom',
        'an old fear turns out to be smaller than you remember',
      ],
    },
    tense: {
      building: 'the question of who is in charge comes up; start with yourself',
      exact: 'it is time to let something go; you probably know what',
      easing: 'the letting go is mostly done; look how much is left',
      any: [
        'controlling everything is heavy work; hand over one small thing',
        'power games go nowhere; stop playing early',
        'wanting control grows with worry, so tend to the worry',
      ],
    },
    conjunct: {
      mixed: {
        building: 'something deep begins, slowly and out of sight',
        exact: 'great strength is there, and it needs time and quiet',
        easing: 'a root has taken hold, unseen and firm',
        any: [
          'small beginnings count, even when nothing shows yet',
          'old habits resist, and steady effort wears them down',
          'patience is hard to come by, and it is what helps most',
        ],
      },
    },
  },
};
