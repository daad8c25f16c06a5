import type { BodyLines } from '../../locale.ts';

/**
 * The transiting Sun lights up, for about five days, whatever it touches: visibility, purpose, people in
 * charge.
 */
export const SUN: BodyLines = {
  Sun: {
    flowing: [
      'you come across as yourself without having to try',
      'what you want and what is asked of you point the same way',
      ['energy', 'you wake with a full tank and a reason to use it'],
    ],
    tense: [
      'other people’s plans keep crossing yours; a small compromise saves time',
      'pride is quick to bristle, though most of it is worth letting pass',
      ['energy', 'the tank runs low early, and a proper break pays off'],
    ],
    conjunct: {
      helps: [
        'your personal new year begins and a private wish deserves a first step',
        'the light is on you; wear something you like and be seen',
        ['energy', 'you are freshly charged and keen to begin'],
      ],
    },
  },
  Moon: {
    flowing: [
      'home and work stop competing and you can be kind to both',
      'you know what you feel and find it easy to show',
      ['family', 'an old friend or relative is good company and needs no explanations'],
    ],
    tense: [
      'what you need and what is expected of you pull in two directions',
      ['deciding', 'the mood swings easily; eat something warm before you decide anything'],
      ['family', 'someone at home notices your absence more than they say'],
    ],
    conjunct: {
      helps: [
        'your private side steps into the light and is treated gently',
        ['family', 'family, food and familiar rooms do you more good than ambition'],
        'you feel seen by the people who know you best',
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'you explain yourself well and people actually listen'],
      'a call you have been putting off turns out short and friendly',
      ['focus', 'your mind is bright and stays where you put it'],
    ],
    tense: [
      ['talking', 'you may be talking past each other, so ask one question more'],
      'too many messages want an answer and most of them can wait',
      ['focus', 'attention scatters, and a short list beats a good memory'],
    ],
    conjunct: {
      helps: [
        ['talking', 'your words carry weight; choose the one thing you want heard'],
        'an idea you had in passing is worth writing down and sharing',
        ['focus', 'thinking is crisp and a stubborn problem comes apart'],
      ],
    },
  },
  Venus: {
    flowing: [
      'you are easy to like and the people around you relax',
      'something beautiful and not very expensive makes the day',
      ['romance', 'a little charm goes a long way and a look says plenty'],
    ],
    tense: [
      'you may say yes to please someone and feel the cost later',
      ['buying', 'taste and budget disagree; sleep on anything shiny'],
      ['romance', 'affection is there but looks for more proof than it needs'],
    ],
    conjunct: {
      helps: [
        ['company', 'the good things of life lean your way, from company to music'],
        'dress up a little and let somebody be nice to you',
        ['romance', 'you are at your most attractive when you are at ease'],
      ],
    },
  },
  Mars: {
    flowing: [
      'you can stand up for yourself and still be pleasant about it',
      'starting is the easy part, so begin with the thing you avoid',
      ['energy', 'your body wants to move and rewards you for it'],
    ],
    tense: [
      ['talking', 'tempers are short, yours included, and ten quiet minutes help'],
      'a small contest of wills is only worth winning if it matters',
      ['energy', 'you push hard and tire sooner than you expect'],
    ],
    conjunct: {
      mixed: [
        'courage is high and patience short; pick one battle',
        'you want it now, which is splendid for work and hard on bystanders',
        ['energy', 'there is heat to burn; give it a run before a quarrel'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'people think well of you and say so to others',
      'generosity comes back sooner than usual, so give first',
      ['luck', 'asking', 'a fortunate opening is there for whoever asks'],
    ],
    tense: [
      'enthusiasm promises more than your calendar can hold',
      'the grand version is tempting and the smaller one is doable',
      ['luck', 'betting on everything turning out well is a little too easy'],
    ],
    conjunct: {
      helps: [
        ['asking', 'your world gets a size larger; ask for what you really want'],
        'confidence suits you, and sharing it suits you even better',
        ['luck', 'asking', 'fortune is in a friendly mood and likes a good question'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'steady work gets quiet recognition from someone who counts',
      'a promise you keep makes the next one easier',
      ['focus', 'discipline comes without grinding your teeth'],
    ],
    tense: [
      'a rule stands in the way, and patience is quicker than force',
      'criticism stings, yet there may be one useful line in it',
      ['energy', 'everything takes more effort; do less and finish it'],
    ],
    conjunct: {
      hurts: [
        'duty has the first word, and doing it well is its own relief',
        'you feel the weight of what rests on you; ask for help',
        ['energy', 'strength is limited, so spend it on what lasts'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['changing', 'a break in routine shows you a better way to do it'],
      'your odd idea is the one that works; say it aloud',
      ['luck', 'a lucky coincidence rewards a detour'],
    ],
    tense: [
      ['changing', 'plans change at short notice and the flexible version of you does better'],
      ['changing', 'you want out of anything that feels like a cage; pause before quitting'],
      'someone surprises you, and not answering at once is an answer too',
    ],
    conjunct: {
      mixed: [
        'you refuse to play a part, which frees you and startles others',
        'something breaks the pattern, and the pattern may have needed it',
        'try the unusual way, but keep the receipt',
      ],
    },
  },
  Neptune: {
    flowing: [
      'imagination and daily life shake hands, so make something',
      'you read the room with great kindness and people open up',
      'music, water or a quiet walk puts the day in tune',
    ],
    tense: [
      'the picture is softer than the facts; check before you trust it',
      'you may be carrying a worry that belongs to someone else',
      ['energy', 'you drift and tire easily, and early rest is no defeat'],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'you are more porous than usual, good for art and poor for contracts'],
        'dreams speak up, and writing them down keeps them honest',
        'your kindness is wide open; decide who gets it',
      ],
    },
  },
  Pluto: {
    flowing: [
      'you see what lies under a problem and can quietly change it',
      ['talking', 'a deep talk or a thorough tidy-up leaves you lighter'],
      ['energy', 'there is stamina for the job that others gave up on'],
    ],
    tense: [
      'someone wants the upper hand, and you need not play',
      'holding on tightly costs more than letting one thing go',
      'an old sore spot is touched; answer the present, not the past',
    ],
    conjunct: {
      mixed: [
        'what you hide wants air, and one trusted person is enough',
        'you feel things at full strength and see right through small talk',
        'something has run its course and you are the one who knows it',
      ],
    },
  },
};

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
