import type { BodyLines } from '../../locale.ts';

/** The transiting Moon colours a few hours: moods, appetite, home, the tone of small encounters. */
export const MOON: BodyLines = {
  Sun: {
    flowing: [
      'you feel at home in your own skin and others warm to it',
      'a small nod from someone lifts your mood for hours',
      'heart and head agree for once; trust the plan',
      'people are glad to see you, and you them',
      'you know what you want for dinner and from life',
      'it is easy to be generous with your time',
    ],
    tense: [
      'you may feel overlooked; say what you need instead of hinting',
      'moods get ahead of facts, and a short walk sorts them',
      'what you want and what you need are not quite on speaking terms',
      'you may take a passing remark as a verdict',
      'you are pulled between the sofa and the summons',
      'somebody else’s mood is not your homework',
    ],
    conjunct: {
      helps: [
        'your monthly new page opens, so set one small intention',
        'feelings and purpose meet, and it is easy to be sincere',
        'be your own host for a while and do what you enjoy',
        'your inner calendar turns a leaf, so note what you wish for',
        'you are your own best company for an hour or two',
      ],
    },
  },
  Moon: {
    flowing: [
      'ordinary comforts work their magic; cook or call home',
      'you feel understood without having to explain',
      'old habits carry you kindly through the busy hours',
      ['family', 'a familiar voice does you good'],
      'you sense what a room needs before anyone asks',
      'soup, slippers and a good story hold the evening together',
    ],
    tense: [
      'small things touch a sore spot; go easy on yourself',
      ['company', 'you want company and quiet at once, so take them in turns'],
      ['family', 'a family habit gets on your nerves, and humor is the best reply'],
      'you are easily stirred, so add a little extra sleep',
      'an old worry knocks out of habit; no need to open',
      'everyone wants mothering at once, you included',
    ],
    conjunct: {
      helps: [
        'your feelings are close to the surface and worth listening to',
        'the month’s emotional tide comes in; keep the evening soft',
        'home is where you recover fastest',
        'what you need is plainer than usual, so give it to yourself',
        'memories visit, and most of them bring cake',
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'you find the right tone, even for a tricky message'],
      'chatting with a neighbor or sibling brings something useful',
      ['focus', 'your mind takes in more than usual and keeps it'],
      'a joke at the right moment saves a long discussion',
      'you remember the name, the date and the point',
      ['talking', 'small talk turns into a real conversation'],
    ],
    tense: [
      'you may hear criticism where none was meant',
      'gossip is tempting and leaves an aftertaste',
      ['focus', 'feelings keep interrupting; save the fine print for later'],
      ['talking', 'you say more than you meant to, or less'],
      'a message reads colder than it was written',
      'two errands want the same half hour',
    ],
    conjunct: {
      helps: [
        'what you feel finds its words, so write or ring someone',
        'curiosity is awake, and small errands turn out pleasant',
        ['focus', 'mind and instinct work on the same page'],
        ['talking', 'you talk your way to what you feel'],
        'a letter, a list or a diary page clears the air',
      ],
    },
  },
  Venus: {
    flowing: [
      'small kindnesses land exactly where they are needed',
      ['company', 'good food and good company take very little arranging'],
      ['romance', 'a tender word or a hand held does a lot'],
      'the pretty detail is worth the detour',
      'you forgive a small thing and feel lighter',
      'someone’s good manners make your day',
    ],
    tense: [
      ['buying', 'comfort shopping calls, and a cup of tea costs less'],
      'you may be kinder to others than to yourself; even it out',
      ['romance', 'you want closeness and find it a little out of step'],
      'you long for something sweet, and it need not be sugar',
      'taste differs at your table, so take turns',
      'you wait to be asked, and so does everyone else',
    ],
    conjunct: {
      helps: [
        'you are in the mood for softness; make the place pretty',
        ['company', 'friends are easy to please and so are you'],
        ['romance', 'affection comes naturally and is quickly returned'],
        'put on the good music and the nice shirt',
        'a compliment comes your way, so do not argue with it',
      ],
    },
  },
  Mars: {
    flowing: [
      'you act on a feeling before it turns into a worry',
      'irritations become a push to get things done',
      ['energy', 'there is a good burst of energy for whatever needs doing'],
      'a bit of pluck gets you past the awkward part',
      ['talking', 'you know what annoys you and can say it kindly'],
      'quick help for someone warms you both',
    ],
    tense: [
      'a remark may get under your skin, so let the kettle boil first',
      'impatience makes you clumsy; slow your hands down',
      ['energy', 'moods eat your energy faster than the work does'],
      'doors get slammed for small reasons; hold the handle',
      'you want it done now and by somebody else',
      ['talking', 'the quarrel is about the dishes and not about the dishes'],
    ],
    conjunct: {
      mixed: [
        'you say what you feel, which clears the air or heats it',
        'strong opinions are fine if somebody does the listening too',
        ['energy', 'restless legs and strong feelings both ask for a walk'],
        'you go straight at it, elbows included',
        'irritation is quick to come and quick to leave',
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['company', 'goodwill is plentiful; accept the invitation'],
      'you feel that there is enough, and that makes you generous',
      ['luck', 'a lucky mood turns small risks into good stories'],
      'somebody opens a bottle or a door for you',
      'the bigger picture cheers you up',
      'laughter comes easily, so invite the shy one too',
    ],
    tense: [
      'more is not the same as better, with cake and with promises',
      'feelings run large, so wait an hour before the big gesture',
      ['luck', 'it is easy to trust your luck a little too far'],
      'you say yes with your whole heart and half a calendar',
      'the second helping looks better than it feels',
      'a good cause asks for more than you have',
    ],
    conjunct: {
      helps: [
        'your heart is roomy, and people feel welcome around you',
        'hope comes back by itself; plan something pleasant',
        ['luck', 'the small fortunes of the day roll your way'],
        'kindness is catching, so cough in company',
        'there is room at your table for one more',
      ],
    },
  },
  Saturn: {
    flowing: [
      'calm good sense settles what was wobbly',
      'a small duty done at once gives a free evening',
      ['focus', 'you can sit still and finish what you began'],
      'slow and steady feels good for once',
      'you keep a small promise and sleep the better',
      'someone older knows the answer and likes to be asked',
    ],
    tense: [
      'you may feel alone with it, and one honest call changes that',
      'the inner critic is loud, and it is not the judge',
      'a chilly answer says more about their day than about you',
      'the list looks longer than it is; strike out one thing',
      'you may feel like the only grown-up in the room',
      'it is a good hour for woolen socks and low expectations',
    ],
    conjunct: {
      hurts: [
        ['company', 'the mood is sober, good for tidying and poor for parties'],
        'you feel responsible for everybody’s weather, and you are not',
        'keep it simple, keep it warm and keep early hours',
        ['company', 'quiet suits you better than company'],
        'you do what has to be done and may be proud of it',
      ],
    },
  },
  Uranus: {
    flowing: [
      'a sudden change of plan turns out to be fun',
      'instinct jumps ahead of logic and lands well',
      'someone unusual brightens an ordinary hour',
      'a small act of nonsense refreshes everybody',
      'you are quick to drop what no longer fits',
      'an odd idea makes a dull job fly',
    ],
    tense: [
      'nerves hum a little; put the phone in another room',
      'the mood flips without warning, so leave gaps in the schedule',
      'you may want to bolt when all you need is fresh air',
      'a surprise visit, call or crash asks for good humor',
      ['talking', 'you contradict before you have listened'],
      'something beeps, blinks or breaks; count to three',
    ],
    conjunct: {
      mixed: [
        'expect the unexpected from your own feelings and smile at it',
        'the usual routine chafes; change one small thing',
        'you are quick, jumpy and rather original',
        'you surprise yourself, mostly pleasantly',
        'a sudden wish for change is fine with curtains and haircuts',
      ],
    },
  },
  Neptune: {
    flowing: [
      'your intuition is gentle and surprisingly accurate',
      'a film, a bath or a song takes you somewhere good',
      'compassion comes easily, for others and for you',
      'you pick up what is meant rather than what is said',
      'daydreaming on the bus is time well spent',
      'a kind thought reaches someone who needs it',
    ],
    tense: [
      'you soak up other moods like a sponge; wring it out',
      'a vague sadness may just be tiredness in disguise',
      'wishes blur the view, so postpone the verdict',
      'you may lose your keys, your thread or your patience with facts',
      ['deciding', 'promises made in this mood are drawn in water'],
      'someone’s sad story wants your purse and your evening',
    ],
    conjunct: {
      mixed: [
        'you feel with everyone, which is lovely and a lot',
        'daydreams are rich, and the to-do list looks rather pale',
        'keep a soft edge and a clear exit',
        'the edges of the day are pleasantly blurred',
        'you could cry at a commercial, and that is fine',
      ],
    },
  },
  Pluto: {
    flowing: [
      'you can look at a deep feeling without flinching',
      'clearing one drawer clears more than the drawer',
      'an honest confession, given or heard, brings people closer',
      'a deep breath and a bin bag do wonders',
      'you can tell a secret from a burden',
      'what you share in confidence is in good hands',
    ],
    tense: [
      'feelings come in capital letters; read them twice',
      'suspicion is a poor adviser, and asking works better',
      'you may want to control what only needs to be felt',
      'an old hurt borrows a new face',
      'a look or a silence weighs more than it should',
      'you see plots where there is only traffic',
    ],
    conjunct: {
      mixed: [
        'something deep stirs, and naming it takes away half its power',
        'all or nothing is the mood, though a little would do',
        'privacy restores you more than advice',
        'you want the truth and can bear it in small doses',
        'an intense hour clears out a month of politeness',
      ],
    },
  },
};
