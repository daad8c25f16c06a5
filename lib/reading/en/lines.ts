import type { BodyLines } from '../locale.ts';

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

/**
 * Transiting Mercury brings messages, errands, trades and second thoughts for two or three days, longer when
 * retrograde.
 */
export const MERCURY: BodyLines = {
  Sun: {
    flowing: [
      ['talking', 'you say who you are in plain words and it lands'],
      ['asking', 'someone in charge is glad to hear your idea'],
      'errands go well and leave you time to spare',
      ['focus', 'deciding', 'decisions are clear-headed and quickly made'],
    ],
    tense: [
      'everyone has an opinion on your plans; thank them and move on',
      ['talking', 'say it once and simply, because the long version confuses'],
      ['focus', 'too many tabs are open, in the browser and in the mind'],
    ],
    conjunct: {
      helps: [
        'your name comes up in the right conversations',
        ['talking', 'put your plan into words, because people are ready to listen'],
        ['focus', 'your thinking is lively and to the point'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['talking', 'you can talk about feelings without making them smaller'],
      ['family', 'news from home is welcome, or worth asking for'],
      ['talking', 'a chat at the kitchen table settles more than a meeting'],
      'a memory turns up just when it is useful',
    ],
    tense: [
      ['talking', 'head and heart argue, and both have a point'],
      ['family', 'a careless word at home is easily made good if you are quick'],
      'you may explain a feeling away that only wants company',
    ],
    conjunct: {
      helps: [
        'memories come back with useful clues',
        'ask how somebody really is and take time for the reply',
        ['talking', 'your voice is warm; make the call instead of typing'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'conversation sparkles, and a good idea changes hands'],
      'paperwork, tickets and small repairs go through smoothly',
      ['focus', 'learning is easy and sticks'],
    ],
    tense: [
      'messages cross; confirm the time and the place',
      'a clever reply is not worth the evening it costs',
      ['focus', 'your thoughts run in circles until you write them down'],
    ],
    conjunct: {
      mixed: [
        'talk is everywhere, so choose which of it deserves an answer',
        'a round of thinking closes and the next begins with a question',
        ['focus', 'the mind is quick and busy, and a list keeps it honest'],
      ],
    },
  },
  Venus: {
    flowing: [
      'compliments come easily, and the sincere ones last',
      'you find the right words, the right gift or the right color',
      ['romance', 'a playful message can start something sweet'],
    ],
    tense: [
      ['deciding', 'polite words hide a small disagreement; be kind and exact'],
      ['buying', 'compare once more, because the pretty one may not be the good one'],
      'a pleasant errand takes longer than planned, so leave early',
      ['romance', 'flirting and meaning it get mixed up; be plain'],
    ],
    conjunct: {
      helps: [
        ['talking', 'you talk people round by being pleasant, so ask nicely'],
        ['company', 'you have a good eye for a party, a room or a wardrobe'],
        'you notice what is graceful and say so',
        ['romance', 'talking', 'sweet talk is sincere, and a love letter is not too much'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['talking', 'you can argue your case and stay friends'],
      ['deciding', 'decide, send it and get on with the day'],
      'quick hands and a quick eye make short work of errands',
      ['energy', 'quick thinking turns into quick doing, and it feels good'],
    ],
    tense: [
      ['talking', 'words come out sharper than you mean them'],
      'keep the witty reply in drafts until tomorrow',
      ['focus', 'hurry causes slips; read it twice before sending'],
    ],
    conjunct: {
      hurts: [
        ['talking', 'debate turns to duel in a sentence; leave a little space'],
        'you are right and loud, and only one of those helps',
        ['focus', 'haste and details do not mix, so check the figures'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'a teacher, a book or a stranger gives you a bigger view',
      'good news is worth passing on; spread it',
      ['luck', 'asking', 'asking is lucky; send the application or the email'],
    ],
    tense: [
      'it sounds wonderful, so look for the part they left out',
      'you know the big picture, and the small print knows the rest',
      ['luck', 'an optimistic guess can be off by a zero'],
    ],
    conjunct: {
      helps: [
        'think in years and countries, because your ideas want room',
        'someone believes in what you say; say it well',
        ['luck', 'a lucky message or meeting is worth answering fast'],
      ],
    },
  },
  Saturn: {
    flowing: [
      ['deciding', 'sensible people come to sensible agreements'],
      'an older or more patient voice gives sound advice',
      ['focus', 'concentration holds; tackle the dull and important'],
    ],
    tense: [
      ['asking', 'a no is not the end, but it wants better arguments'],
      'delays in answers are delays, not verdicts',
      ['focus', 'worry takes up the desk where your work should be'],
    ],
    conjunct: {
      hurts: [
        ['talking', 'conversations turn serious, so be brief, honest and kind'],
        'the paperwork has to be right, and a second pair of eyes helps',
        ['focus', 'thinking is slow and heavy; do one page at a time'],
      ],
    },
  },
  Uranus: {
    flowing: [
      'the answer arrives sideways, in the shower or on the bus',
      'a new tool or trick saves you an hour',
      ['focus', 'the mind is fast and makes bright connections'],
    ],
    tense: [
      'technology has opinions of its own; save your work',
      ['talking', 'you may blurt out the truth, so choose the audience'],
      ['focus', 'your attention hops like a sparrow; keep tasks short'],
    ],
    conjunct: {
      mixed: [
        'ideas strike like lightning, and one in five is brilliant',
        'news upsets the plan and improves it, or at least enlivens it',
        'speak freely, though maybe not to everyone at once',
      ],
    },
  },
  Neptune: {
    flowing: [
      'stories, songs and pictures say it better than arguments',
      'you hear what people mean beneath what they say',
      'write the poem, or at least the honest postcard',
    ],
    tense: [
      ['deciding', 'half of what you hear is hope; ask for it in writing'],
      'directions, dates and names go astray, so note them down',
      ['focus', 'thoughts wander off in fog, and a pause beats a push'],
    ],
    conjunct: {
      mixed: [
        'imagination writes the script; keep fact and fiction in two piles',
        'your words are poetic and a little imprecise',
        'listen to the hunch and verify it kindly',
      ],
    },
  },
  Pluto: {
    flowing: [
      ['talking', 'your questions go deep and people are relieved to answer'],
      'research pays, and you notice what others overlook',
      ['focus', 'concentration bores right through to the core'],
    ],
    tense: [
      ['talking', 'a conversation turns into a cross-examination if nobody smiles'],
      'you need not win the argument to keep your view',
      ['focus', 'one thought wants to take over; give it a time limit'],
    ],
    conjunct: {
      mixed: [
        'words have teeth and roots, so say only what you mean',
        'a secret is safest where it is, or with one good friend',
        'you see the hidden motive, your own included',
      ],
    },
  },
};

/**
 * Transiting Venus sweetens three or four days: affection, taste, pleasure, peace among people, small
 * purchases.
 */
export const VENUS: BodyLines = {
  Sun: {
    flowing: [
      'people enjoy having you around, and it shows',
      ['asking', 'a favor asked with a smile is as good as granted'],
      ['romance', 'you glow a little, and someone may notice'],
    ],
    tense: [
      'being nice and being honest are two things; try both',
      ['buying', 'treats add up; pick the one you really want'],
      ['romance', 'you would like to be adored and had better be direct'],
    ],
    conjunct: {
      helps: [
        'life is gracious to you, so take the compliment',
        'a good haircut, a good shirt or a good photo is due',
        ['romance', 'you draw affection without lifting a finger'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['company', 'your place feels like a nest, and guests are welcome'],
      ['family', 'kindness among family comes without an occasion'],
      'comfort comes in small things, like clean sheets and good bread',
      ['romance', 'you love and feel loved in small domestic ways'],
    ],
    tense: [
      'sweet things comfort for ten minutes, and a friend for longer',
      'peace at any price is rather expensive',
      ['romance', 'old longing colors a new affection; look twice'],
    ],
    conjunct: {
      helps: [
        'comfort and beauty meet; put flowers on the table',
        'you are gentle company, for children, cats and old friends',
        ['romance', 'closeness is easy, and hearts need few words'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['talking', 'even a complaint sounds pleasant when you make it'],
      ['talking', 'good conversation is the pleasure of the day, so linger'],
      'a song, a verse or a card says it nicely',
      ['romance', 'you find words for what you love about someone'],
    ],
    tense: [
      'flattery is pleasant and not very informative',
      ['deciding', 'you agree too fast; ask for an hour to think'],
      ['focus', 'pleasant distractions win; put the nice thing at the end'],
    ],
    conjunct: {
      helps: [
        ['talking', 'your words have manners, so settle the delicate matter'],
        'a pretty notebook and a quiet hour make you happy',
        ['romance', 'a light, flirtatious exchange brightens everything'],
      ],
    },
  },
  Venus: {
    flowing: [
      'what you like is close at hand and easy to share',
      ['company', 'friends make it a pleasure; suggest something'],
      ['romance', 'love is playful, and nobody keeps score'],
    ],
    tense: [
      ['buying', 'your taste has shifted, and old favorites feel a bit stale'],
      'harmony takes a little effort, mostly in who pays and who decides',
      ['romance', 'someone wants a different kind of love language; ask'],
    ],
    conjunct: {
      helps: [
        'your year of pleasures starts anew, so begin with one',
        'you remember what you find beautiful and choose it',
        ['romance', 'the heart opens, and it suits you'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['asking', 'you get your way with grace; go and ask'],
      'making things, dancing and decorating all come easily',
      ['romance', 'attraction and nerve meet; make the first move'],
    ],
    tense: [
      ['talking', 'you want peace and a quarrel in one breath'],
      ['buying', 'impulse buys are strong, and the return policy matters'],
      'liking and wanting pull at the same sleeve',
      ['romance', 'sparks fly both ways, the warm kind and the other'],
    ],
    conjunct: {
      mixed: [
        'wanting is strong, so want something worth the trouble',
        'grace and grit share a room and get on if you referee',
        ['romance', 'the spark is lively, and timing matters more than boldness'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['company', 'a party, a gift or a good meal is well placed'],
      ['asking', 'people are generous with you; let them'],
      'there is plenty of what is pleasant, so share it',
      ['luck', 'the pleasant kind of luck finds you among friends'],
    ],
    tense: [
      ['buying', 'one more of everything is one too many'],
      'big gestures impress less than being on time',
      ['luck', 'buying', 'it is easy to overspend on a lucky feeling'],
    ],
    conjunct: {
      helps: [
        'the day has sugar on top; share it',
        'abundance is a mood first, and you are in it',
        ['luck', 'good fortune comes dressed as good company'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'loyalty is worth more than fireworks, and you have some',
      ['buying', 'a sensible purchase pleases you for years'],
      ['romance', 'love shows itself in reliability, and that is plenty'],
    ],
    tense: [
      'you may feel less appreciated than you are',
      'a friendship needs a date in the calendar to survive',
      ['romance', 'hearts keep their coats on, so give it time'],
    ],
    conjunct: {
      mixed: [
        'a liking gets serious, which warms some and frightens others',
        'quality over quantity, in friends and in shoes',
        'a bond is tested and may come out plainer and stronger',
      ],
    },
  },
  Uranus: {
    flowing: [
      ['company', 'new faces and odd invitations are worth a yes'],
      ['changing', 'change one thing in your room or your look'],
      'something different delights you, and you need no reason',
      ['romance', 'attraction comes from an unexpected corner'],
    ],
    tense: [
      ['company', 'you like freedom and company, just not on the same evening'],
      'a sudden whim is fun to have and dear to follow',
      ['romance', 'deciding', 'the heart blows hot and cold; promise little'],
    ],
    conjunct: {
      helps: [
        'pleasure comes in an unusual wrapping; unwrap it',
        ['company', 'someone refreshingly different crosses your path'],
        ['romance', 'a spark jumps where you did not look for one'],
      ],
    },
  },
  Neptune: {
    flowing: [
      'beauty moves you, so go where there is some',
      'you are gentle with flaws, including yours',
      ['romance', 'a romantic haze makes everything a little lovelier'],
    ],
    tense: [
      ['buying', 'the picture in the shop is kinder than the mirror at home'],
      'you give more than was asked and hope someone notices',
      ['romance', 'you may love the idea more than the person'],
    ],
    conjunct: {
      helps: [
        'art, music and moonlight are not a waste of time',
        'forgiveness comes softly and does you good',
        ['romance', 'tender dreams come close to real life'],
      ],
    },
  },
  Pluto: {
    flowing: [
      ['talking', 'a friendship gains depth through one honest hour'],
      'you know what is worth keeping; let the rest go',
      ['romance', 'passion runs deep and feels safe'],
    ],
    tense: [
      'envy whispers, and it is rarely well informed',
      'you want all of it, when a good part would do',
      ['romance', 'love pulls hard on the rope; loosen your end'],
    ],
    conjunct: {
      helps: [
        'liking turns into really caring, and you can tell',
        'something worn becomes beautiful again with work',
        ['romance', 'desire is strong and honest about itself'],
      ],
    },
  },
};

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

/**
 * Transiting Jupiter widens two or three weeks, months at a station: growth, trust, generosity, too much of a
 * good thing.
 */
export const JUPITER: BodyLines = {
  Sun: {
    flowing: {
      building: 'a wider road is coming into view; say where you want to go',
      exact: 'people take your ideas seriously; name the big one out loud',
      easing: 'the good season winds down gently, so thank the people who helped',
      any: [
        ['luck', 'chance encounters tend to be lucky ones'],
        'a generous view of things opens more than it costs',
        'you can afford to think a size larger than usual',
      ],
    },
    tense: {
      building: 'ambition is growing faster than the hours in the day',
      exact: 'you can overreach with the best intentions; promise half',
      easing: 'the inflated plan shrinks to its real and useful size',
      any: [
        ['luck', 'good fortune is assumed a little too readily'],
        'the glass is full and you are still pouring',
        'enthusiasm is a fine horse, so keep a hand on the reins',
      ],
    },
    conjunct: {
      helps: {
        building: 'a bigger chapter is knocking; clear some space for it',
        exact: 'you stand taller than you have in years, so use the view',
        easing: 'what has grown around you is yours to keep and tend',
        any: [
          ['luck', 'fortune likes your face just now; show it around'],
          'this is a season to be seen, heard and taken at your word',
          'growth feels natural, like a coat that finally fits',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['company', 'home feels warmer by the day and there is room for guests'],
      exact: 'contentment is simple and near; share a table',
      easing: 'a generous mood lingers in the house, so pass some of it on',
      any: [
        'the mood at home is broad and easygoing',
        ['family', 'family ties loosen in the good sense, with more laughter and less fuss'],
      ],
    },
    tense: {
      building: 'appetites grow, for food, feelings and applause',
      exact: 'your feelings promise more than the week can hold; choose',
      easing: 'an overfull house or calendar slowly empties out',
      any: ['comfort is lovely, and too much of it makes you drowsy'],
    },
    conjunct: {
      helps: {
        building: 'something good is taking root at home',
        exact: 'you feel held by life, and others feel held by you',
        easing: 'the warmth of these days makes a fine memory and a better habit',
        any: ['kindness flows both ways across the kitchen table'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'ideas want a larger map; look up that course or country',
      exact: ['talking', 'a conversation opens a door you had taken for a wall'],
      easing: 'collect the good advice of these days before it blurs',
      any: [
        'a good book or a good teacher is within reach',
        ['focus', 'you grasp the whole and the parts fall into place'],
      ],
    },
    tense: {
      building: 'the plan on paper grows rosier with each draft',
      exact: 'big words are cheap, so ask what is actually included',
      easing: 'a second reading brings the story down to earth',
      any: [['focus', 'grand ideas crowd out the details that carry them']],
    },
    conjunct: {
      helps: {
        building: 'curiosity grows, and a teacher or book is on the way',
        exact: 'say it, send it, publish it, because people want to hear',
        easing: 'what you learned lately is ready to be taught to someone',
        any: [['focus', 'your mind stretches and enjoys it']],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'pleasant people collect around you; make room in the week',
      exact: 'grace and plenty meet; host, visit or celebrate',
      easing: 'the sweet stretch has a little left in the jar',
      any: [['romance', 'love grows easily where it is given space']],
    },
    tense: {
      building: 'comforts multiply, and so do the bills for them',
      exact: 'too much sweetness spoils the taste, so stop one bite early',
      easing: 'a spoiled appetite returns to simple pleasures',
      any: [['romance', 'romance is painted larger than life; enjoy the sketch']],
    },
    conjunct: {
      helps: {
        building: 'a season of pleasure begins; say yes to good company',
        exact: 'beauty and kindness come in generous portions',
        easing: 'friendships made in these weeks keep well',
        any: [['romance', 'hearts are open-handed and quick to trust']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'courage gathers, so choose what it is for',
      exact: 'act on the big plan, because effort goes twice as far',
      easing: 'round off the bold project while the push still helps',
      any: [['energy', 'you have vigor to spare and a good place to put it']],
    },
    tense: {
      building: 'haste and hope are a fast pair; hold the reins',
      exact: 'you can win the sprint and forget the marathon',
      easing: 'the overheated plan cools and shows what it needs',
      any: [['energy', 'you pour out more strength than you take in']],
    },
    conjunct: {
      mixed: {
        building: 'the urge to do something big is rising; find it a shape',
        exact: 'you are unstoppable, so check the direction first',
        easing: 'the crusade becomes a project, which suits everyone better',
        any: [['energy', 'there is power in abundance, and it wants a plan']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'an old hope is due for a second hearing',
      exact: 'faith in the future comes naturally; plant something slow',
      easing: 'harvest what went well and write down why',
      any: [['luck', 'luck comes by way of people who wish you well']],
    },
    tense: {
      building: 'belief and budget are drifting apart; call them to order',
      exact: 'growth has growing pains, and pruning is part of it',
      easing: 'the boast comes home as a modest, workable plan',
      any: [['luck', 'the odds look better than they are']],
    },
    conjunct: {
      helps: {
        building: 'a twelve-year circle is closing, so remember what you wished',
        exact: 'a new twelve-year wish begins; make it generous',
        easing: 'the first shoots of a long growth are showing',
        any: [['luck', 'fortune is close to home and easily missed by hurrying']],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'the long plan finds a sponsor, a room or a reason',
      exact: 'patience and growth agree; sign up for the long course',
      easing: 'a solid gain is in place, so lock the door and rest',
      any: ['experience is respected, yours and other people’s'],
    },
    tense: {
      building: 'growth rubs against limits; measure before you build',
      exact: 'you want to spread out and are asked to stay put',
      easing: 'the compromise between bold and careful becomes visible',
      any: ['old duties and new hopes compete for the same hour'],
    },
    conjunct: {
      mixed: {
        building: 'a duty and an opening arrive by the same door',
        exact: 'build it well or not at all is the useful question',
        easing: 'you have more structure and more room than before',
        any: ['slow growth is the kind that holds'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'something fresh is on its way; keep a window open',
      exact: 'freedom arrives with a friendly face, so try the new thing',
      easing: 'the bold change settles in and feels like yours',
      any: [['luck', 'luck likes you best when you improvise']],
    },
    tense: {
      building: 'the itch for change grows louder than the reason for it',
      exact: 'you could leap before the pool is filled; test the water',
      easing: 'sudden plans come down from the ceiling one by one',
      any: ['novelty glitters, and half of it is packaging'],
    },
    conjunct: {
      helps: {
        building: 'a door to somewhere new is being unlocked',
        exact: 'the unexpected is on your side; improvise',
        easing: 'a sudden widening becomes a new normal',
        any: [['luck', 'a stroke of luck comes out of the blue']],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'hope gets softer, wider and easier to share',
      exact: 'generosity and imagination work hand in hand',
      easing: 'keep the inspiration in a notebook before it evaporates',
      any: ['a good cause does you as much good as you do it'],
    },
    tense: {
      building: 'wishes swell like sails, so check the anchor',
      exact: 'what sounds heavenly deserves an earthly question',
      easing: 'the mist lifts and the modest truth is perfectly livable',
      any: ['you trust widely, and a little sorting would not hurt'],
    },
    conjunct: {
      helps: {
        building: 'dreams are growing, and some of them have addresses',
        exact: 'faith, art and kindness open wide; step in',
        easing: 'a large dream leaves a practical gift behind',
        any: ['you sense how things hang together, and it comforts you'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'a hidden talent is coming up for use',
      exact: 'you can turn something around for good; aim high',
      easing: 'a deep change has taken, and you feel the lift',
      any: ['influence comes to you quietly, so use it for more than yourself'],
    },
    tense: {
      building: 'ambition gets hungry; ask what it would be full of',
      exact: 'winning big and winning well are two different things',
      easing: 'the grand struggle shrinks to one honest talk',
      any: ['someone’s certainty is overwhelming, possibly your own'],
    },
    conjunct: {
      helps: {
        building: 'a buried talent wants daylight',
        exact: 'conviction moves mountains; choose the right mountain',
        easing: 'the power you found has become simply yours',
        any: ['you can afford to think on a larger scale'],
      },
    },
  },
};

/** Transiting Saturn tests for weeks, and often returns twice: time, work, limits, what holds. */
export const SATURN: BodyLines = {
  Sun: {
    flowing: {
      building: 'effort is starting to count; keep the steady pace',
      exact: 'you are trusted with something that matters, and rightly',
      easing: 'what you built lately can carry weight; lean on it',
      any: [
        ['focus', 'you know what comes first and do it first'],
        'a patient effort begins to look like a plan',
        'people rely on you, and it sits well on your shoulders',
      ],
    },
    tense: {
      building: 'a test of patience is forming, so clear the small debts now',
      exact: 'the answer may be not yet; use the wait to get it right',
      easing: 'the pressure lets up, and you know what you can bear',
      any: [
        ['energy', 'strength is finite, and saying no is part of the work'],
        'a slow road is still a road, so keep your own pace',
        'you may measure yourself against the wrong ruler',
      ],
    },
    conjunct: {
      hurts: {
        building: 'life is asking for a serious answer; take your time',
        exact: 'you carry a lot, so put down what was never yours',
        easing: 'the heavy stretch leaves you leaner and clearer',
        any: [
          ['energy', 'a slower gear is the right gear'],
          'what you do carefully now has a long life',
          'a quiet reckoning shows what is truly yours to do',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'a calmer tone comes into the house, one habit at a time',
      exact: ['changing', 'feelings are steady enough to build a routine on'],
      easing: 'the quiet order you made at home is worth keeping up',
      any: ['you are the calm one in the room, and people lean in'],
    },
    tense: {
      building: 'you may be tightening up inside; let one person in',
      exact: 'loneliness passes faster when it is told to a friend',
      easing: 'the chill thaws by degrees, and warmth finds the way back',
      any: ['duty at home weighs more when nobody says thank you'],
    },
    conjunct: {
      hurts: {
        building: 'the mood grows thoughtful; lighten the calendar',
        exact: 'you feel your age, whatever it is, so be gentle with it',
        easing: 'a sober season at home begins to soften',
        any: ['small rituals, like tea at four, hold you up'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'a plan takes shape; give it dates and columns',
      exact: 'what you say is solid, and people can build on it',
      easing: 'the thinking is done; file it where you can find it',
      any: [['focus', 'attention is long and patient']],
    },
    tense: {
      building: 'doubts knock, so let in the useful one and close the door',
      exact: ['talking', 'talks drag, and a written summary saves you an hour'],
      easing: 'a stuck conversation loosens; offer the first sentence',
      any: ['a slow answer is still an answer', ['focus', 'worry makes the mind heavy; divide the task']],
    },
    conjunct: {
      hurts: {
        building: ['deciding', 'decisions feel heavier than usual, so gather the facts'],
        exact: 'think slowly, speak briefly and put it in writing',
        easing: 'a weighty question is nearly thought through',
        any: [
          'small print takes up more of the day than it should',
          ['focus', 'the mind is stern with itself; grade on a curve'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'a friendship shows that it can carry something',
      exact: 'tried and true beats new and shiny, in shoes and in friends',
      easing: 'a bond has proved itself; say thank you',
      any: [['romance', 'love is calm, loyal and quietly happy']],
    },
    tense: {
      building: 'warmth gets a little scarce, so bring your own',
      exact: 'you may feel unseen and are only unheard; speak up',
      easing: 'the chill between people is lifting; go halfway',
      any: [['romance', 'closeness takes work, and the work is worth sharing']],
    },
    conjunct: {
      mixed: {
        building: 'you begin to count what a bond is worth to you',
        exact: 'what is real in a friendship stays, and the remainder thins out',
        easing: 'you know better now whom you can count on',
        any: ['simple, lasting and well made is the taste of these days'],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your efforts find their rhythm, so keep it boring',
      exact: 'controlled force gets the heavy thing up the stairs',
      easing: 'the hard part is behind you; finish neatly',
      any: [['energy', 'stamina holds where others fade']],
    },
    tense: {
      building: 'the brakes are coming on; stop pressing the pedal',
      exact: 'effort meets a wall, and walls have doors further along',
      easing: 'blocked work starts to move, so begin with the smallest part',
      any: [['energy', 'drive comes and goes; plan for both']],
    },
    conjunct: {
      hurts: {
        building: 'each step needs more push; take fewer steps',
        exact: 'anger and discipline share a leash, so walk them both',
        easing: 'the stubborn work begins to give',
        any: [['energy', 'stop one repetition before you are exhausted']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a hope is getting its paperwork done',
      exact: 'growth has good foundations; add a floor',
      easing: 'a sensible risk has worked out; bank the lesson',
      any: ['prudence and optimism agree, which is rare and useful'],
    },
    tense: {
      building: 'the budget for hope is being reviewed, so trim the extras',
      exact: 'a plan is told to wait, and it is better for the waiting',
      easing: 'limits give way a little, and the good part is still there',
      any: [['luck', 'luck is thrifty; rely on preparation']],
    },
    conjunct: {
      mixed: {
        building: 'a belief is asked for proof, and you may have some',
        exact: 'the dream is measured, and what fits can be built',
        easing: 'your hopes are fewer, sturdier and closer',
        any: ['the long view makes a short disappointment smaller'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'years of practice are about to be useful',
      exact: 'what you have learned the slow way pays its way',
      easing: 'the structure stands; take down the scaffolding',
      any: [['focus', 'you do the right thing in the right order']],
    },
    tense: {
      building: 'an old obligation wants reviewing, so read what it says',
      exact: 'you meet a limit you once built yourself, and may move it',
      easing: 'a review ends, and you keep what passed',
      any: ['time feels tight; give your best hours to what matters'],
    },
    conjunct: {
      hurts: {
        building: 'a long cycle is closing; settle what is unfinished',
        exact: 'you come of age again, with fewer illusions and a better compass',
        easing: 'the great audit is ending, and you know what to keep',
        any: ['what no longer fits your life may be returned with thanks'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'a new method is proving itself, so write it down',
      exact: 'change comes in good order, one labeled box at a time',
      easing: 'the reform has settled, and nobody misses the old way',
      any: ['you can be original and reliable in one week'],
    },
    tense: {
      building: 'rules and freedom eye each other; look for the loophole',
      exact: 'you want out and are needed in; negotiate the terms',
      easing: 'the tension between old and new has a truce',
      any: ['habits creak, and a small repair is better than a revolution'],
    },
    conjunct: {
      mixed: {
        building: 'an old freedom is asked to grow up a little',
        exact: 'independence needs a backbone, and you have one',
        easing: 'your wild idea has learned to stand on its feet',
        any: ['structure and surprise share the same desk'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'a dream is ready to be given a timetable',
      exact: 'imagination and craft meet, so make it real',
      easing: 'something once vague now has edges, and you drew them',
      any: ['quiet service and quiet rooms do you good'],
    },
    tense: {
      building: 'facts approach a cherished illusion; greet them early',
      exact: 'disenchantment is half of clarity, and the better half comes after',
      easing: 'the fog is thinner, and the ground is firmer than you thought',
      any: ['a vague worry shrinks when it is written on paper'],
    },
    conjunct: {
      mixed: {
        building: 'a wish is being asked what it would cost',
        exact: 'the real and the ideal sit down together and talk',
        easing: 'you trust your dreams more, having tested them',
        any: ['solitude is fruitful in small portions'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'slow work at the roots is beginning to show above ground',
      exact: 'you can rebuild something from the foundation up',
      easing: 'the deep repair is done and should hold',
      any: ['quiet determination gets further than a scene'],
    },
    tense: {
      building: 'pressure collects where something is overdue',
      exact: 'you cannot control it all; secure the part that is yours',
      easing: 'a hard grip relaxes, and so may you',
      any: ['scarcity thinking is loud, so count what you have'],
    },
    conjunct: {
      mixed: {
        building: 'a long-buried matter asks for a sober look',
        exact: 'what ends now was finished for a while',
        easing: 'the rubble is cleared, and the ground is good',
        any: ['endurance is your quiet superpower'],
      },
    },
  },
};

/** Transiting Uranus unsettles months in its own time: surprise, freedom, invention, the break with habit. */
export const URANUS: BodyLines = {
  Sun: {
    flowing: {
      building: 'a freer version of you is warming up; give it room',
      exact: 'a change you hardly dared to plan turns out to fit',
      easing: 'your new freedom is becoming ordinary, in the best way',
      any: [
        'being different is an advantage; do not file it down',
        ['changing', 'a small experiment teaches you more than a long plan'],
        'you feel younger when you do it your own way',
      ],
    },
    tense: {
      building: 'restlessness is growing, so find the rule that really pinches',
      exact: 'the ground shifts a little, and loose knees help',
      easing: 'after the shake-up you can see what stayed standing',
      any: [
        'people may find you unpredictable; tell them your plans',
        'the wish to start over is worth a notebook before a leap',
        'sudden detours show you streets you did not know',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a new direction hums in the distance, not yet with a name',
        exact: 'you are no longer who you were, and that is news to some',
        easing: 'the lightning has struck, and you enjoy the clear air',
        any: [
          'you wake up to yourself, sometimes at inconvenient hours',
          'you are due for a change that only you can name',
          'old labels peel off, and you may like what is under them',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'home could use a change, and you begin to see which',
      exact: 'feelings lighten when you change the scenery',
      easing: 'a new domestic rhythm feels surprisingly natural',
      any: ['old moods lose their grip; try a different reaction'],
    },
    tense: {
      building: 'you are more easily startled at home, so keep evenings free',
      exact: 'emotional weather changes fast; pack for all of it',
      easing: 'the household settles into its new order',
      any: ['you need company and exits; say so kindly'],
    },
    conjunct: {
      mixed: {
        building: 'a need you used to ignore begins to knock',
        exact: 'feelings surprise you, and some surprises are overdue',
        easing: 'you live a little more freely inside your own walls',
        any: ['home may be wherever you can be odd in peace'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'ideas are arriving early, so keep paper by the bed',
      exact: 'you see the shortcut that everyone walked past',
      easing: 'the new way of thinking has become a tool',
      any: [['focus', 'your mind is quick and makes clever leaps']],
    },
    tense: {
      building: 'news comes faster than you can file it; silence some alerts',
      exact: 'contradicting is a reflex; check whether you disagree',
      easing: 'the loose ideas begin to line up',
      any: [['focus', 'concentration comes in flashes, so work in sprints']],
    },
    conjunct: {
      mixed: {
        building: 'your opinions are about to be updated',
        exact: 'an idea turns your views around; let it',
        easing: 'what sounded radical now sounds like you',
        any: ['think aloud with someone who enjoys it'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'your taste is about to surprise you',
      exact: 'friendship comes in an unusual shape; keep it',
      easing: 'a fresh pleasure has found its place in your week',
      any: [['romance', 'love gets lighter when it is given some air']],
    },
    tense: {
      building: ['buying', 'something in your friendships or purchases wants a change'],
      exact: 'the new is tempting, and not all of it lasts',
      easing: 'a friendship finds its new distance',
      any: [
        'what delighted you last month may bore you now',
        ['romance', 'a heart that wants freedom asks for clear words'],
      ],
    },
    conjunct: {
      helps: {
        building: 'your circle is opening to unusual people',
        exact: 'pleasure takes you by surprise, so let it',
        easing: 'you like what you like, and no longer explain it',
        any: [['romance', 'romance has an electric touch']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'a bolder way of working is within reach',
      exact: 'act on the idea while it still feels daring',
      easing: ['changing', 'the experiment worked; make it routine'],
      any: ['a sudden idea finds willing hands', ['energy', 'sudden bursts of drive are worth catching']],
    },
    tense: {
      building: 'impatience is charging up; ground it with exercise',
      exact: 'sudden moves are tempting, so count to a slow ten',
      easing: 'the jolts are getting smaller; tidy up after them',
      any: ['you dislike being told; tell yourself first'],
    },
    conjunct: {
      hurts: {
        building: 'there is electricity in your elbows, so leave some space',
        exact: 'act fast and think faster, or better still, wait',
        easing: 'the nervous charge goes to ground, and your hands are steadier',
        any: [['energy', 'your strength comes in jolts and leaves in yawns']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a larger freedom is being prepared for you',
      exact: ['company', 'say yes to the unlikely invitation'],
      easing: 'the leap has landed; look around',
      any: [
        'the unlikely option is the one worth looking at',
        ['luck', 'lucky turns come without an appointment'],
      ],
    },
    tense: {
      building: 'you want more room than the room has',
      exact: 'the bold plan needs a net; knot one first',
      easing: 'high hopes come down in one piece',
      any: [['luck', 'fortune is jumpy, so keep your stake small']],
    },
    conjunct: {
      helps: {
        building: 'horizons are moving outward; dust off the map',
        exact: 'a door springs open, and you may walk through',
        easing: 'you live in a wider world than last year',
        any: [['luck', 'good luck arrives in odd costumes']],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'an old structure can be modernized without being torn down',
      exact: 'you loosen a rule and everything still stands',
      easing: 'the renovation is finished, and it feels lighter',
      any: ['experience and invention make good colleagues'],
    },
    tense: {
      building: 'cracks in the plaster show where air wants in',
      exact: 'what you relied on moves; hold on to people, not plans',
      easing: 'a new order is forming out of the loose parts',
      any: ['duty and the wish to run share a bus seat'],
    },
    conjunct: {
      mixed: {
        building: 'an old fence is getting loose, and you may like the view',
        exact: 'a limit you took for granted gives way',
        easing: 'you keep the discipline and drop the fear',
        any: ['reform beats both rebellion and resignation'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'your generation’s restlessness finds a friendly outlet',
      exact: 'reinvent one corner of your life and leave the rest',
      easing: 'the update is installed, so enjoy it',
      any: ['independence feels natural and needs no announcement'],
    },
    tense: {
      building: 'a question about freedom is getting louder',
      exact: 'you compare the life you have with the one you sketched',
      easing: 'the great restlessness settles into two or three real changes',
      any: ['change something small, and see whether that was it'],
    },
    conjunct: {
      mixed: {
        building: 'a very long circle is closing in its own odd way',
        exact: 'you are as free as on the first day; be curious',
        easing: 'a new round begins with lighter luggage',
        any: ['surprise is your oldest friend'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'inspiration and invention are getting acquainted',
      exact: 'a strange idea and a soft heart make something good',
      easing: 'a quiet awakening leaves you kinder',
      any: ['you notice signs and coincidences; enjoy them lightly'],
    },
    tense: {
      building: 'a comfortable dream is being shaken awake',
      exact: 'sudden clarity stings for a minute and helps for a year',
      easing: 'you can tell the vision from the wishful part',
      any: ['escape looks clever, and staying may be cleverer'],
    },
    conjunct: {
      mixed: {
        building: 'your imagination is about to change its subject',
        exact: 'an old dream wakes up and asks what year it is',
        easing: 'you dream more freely and believe more carefully',
        any: ['let the muse in, and keep the door on the latch'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'deep change is coming along with less effort than feared',
      exact: 'you can shed an old skin, so do not iron it first',
      easing: 'something heavy is gone, and you barely noticed it leave',
      any: ['courage comes from below, without noise'],
    },
    tense: {
      building: 'hidden tensions would like daylight; open a curtain',
      exact: 'things come to the surface quickly; meet them calmly',
      easing: 'the aftershocks are small, and the ground is yours',
      any: ['forcing it breaks it, so let it move by itself'],
    },
    conjunct: {
      mixed: {
        building: 'an underground current is about to turn',
        exact: 'old power loses its hold, and you keep your hands free',
        easing: 'you are lighter by one secret or one fear',
        any: ['what frightens you most may turn out to be a hinge'],
      },
    },
  },
};

/** Transiting Neptune softens a year or two in waves: imagination, compassion, longing, blurred outlines. */
export const NEPTUNE: BodyLines = {
  Sun: {
    flowing: {
      building: 'a gentler ambition is growing; ask what would be beautiful',
      exact: 'you inspire by being soft where others are hard',
      easing: 'the quiet glow stays, even as life gets louder again',
      any: [
        'imagination knows the way, so let it hold the map',
        'a soft answer gets you further than a sharp one',
        'something you do for its beauty turns out to be useful',
      ],
    },
    tense: {
      building: 'your sense of direction softens; keep a few fixed points',
      exact: 'you may not see yourself clearly; borrow a friend’s eyes',
      easing: 'outlines return, and you recognize your own face',
      any: [
        'what you cannot decide yet may simply not be ripe',
        'you may be chasing a mirage, and the walk still does you good',
        'promises to yourself want a date and a witness',
      ],
    },
    conjunct: {
      mixed: {
        building: 'the hard edges of who you are begin to blur',
        exact: 'you are half poet, half fog, and both need sleep',
        easing: 'you come ashore somewhere new, slowly and a bit salty',
        any: [
          'let go of being certain, and hold on to being kind',
          'you are between two shores, and floating is also a skill',
          'dreams and doubts both deserve a page in the notebook',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'kindness rises like a tide, so let it reach the house',
      exact: 'you feel what others feel and know how to comfort them',
      easing: 'a soft mood lingers, good for music and old letters',
      any: ['home is wherever somebody hums'],
    },
    tense: {
      building: 'moods seep in from elsewhere; air the rooms',
      exact: 'you may be homesick for something that has no address',
      easing: 'your feelings have clear water under them again',
      any: ['boundaries at home are a kindness, also to you'],
    },
    conjunct: {
      mixed: {
        building: 'feelings are getting deeper and less easy to name',
        exact: 'your feelings have no skin; dress them warmly',
        easing: 'you know more about your own tides',
        any: ['rest counts as doing something'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'words are turning to music, so write some down',
      exact: 'you find the image that explains it all',
      easing: 'the inspired phase leaves good notes behind',
      any: ['you listen so well that people tell you everything'],
    },
    tense: {
      building: ['deciding', 'agreements get vague; send a friendly summary'],
      exact: 'misunderstandings breed in half sentences; finish them',
      easing: 'the mix-ups untangle, one plain question at a time',
      any: [
        'a plan on paper is clearer than one in the air',
        ['focus', 'your thoughts drift, so give them banks to flow between'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'logic takes off its shoes',
        exact: 'you think in pictures; let someone else do the invoices',
        easing: 'the dreamer in you returns with a souvenir',
        any: ['facts are shy; coax them out twice'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'beauty is getting through to you, so leave the door ajar',
      exact: 'kindness given without counting makes the week',
      easing: 'something lovely stays, even when the song is over',
      any: [['romance', 'love feels like a good film with the sound turned low']],
    },
    tense: {
      building: 'you see people in candlelight; try daylight as well',
      exact: 'giving without end is not the same as generosity',
      easing: 'the veil slips, and the real person is interesting too',
      any: [['romance', 'longing paints portraits that nobody can sit for']],
    },
    conjunct: {
      helps: {
        building: 'your sense of beauty grows gentle and wide',
        exact: 'art, mercy and good music are close to you',
        easing: 'a grace note remains in ordinary things',
        any: [['romance', 'romance is in the air and in the light']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'effort becomes lighter when it serves something',
      exact: 'you do more by yielding at the right moment',
      easing: 'the quiet campaign has worked; smile',
      any: ['grace replaces force, and it gets there first'],
    },
    tense: {
      building: 'the will is getting slippery, so do one thing at a time',
      exact: 'you fight a cloud; wait until it rains',
      easing: 'your grip comes back; pick up the easy end',
      any: [['energy', 'drive dissolves bit by bit, so do the hard part first']],
    },
    conjunct: {
      hurts: {
        building: 'your motives are mixing; label the bottles',
        exact: 'you may be fighting a battle that nobody declared',
        easing: 'the tide is turning, and so may your plans',
        any: [['energy', 'strength is tidal; work with the flood']],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'faith in people is slowly refilled',
      exact: 'a generous vision carries you and a few others',
      easing: 'the inspiration thins, and the kindness stays',
      any: ['give a little more than is sensible, within reason'],
    },
    tense: {
      building: 'promises float, so tie them to a date',
      exact: 'the magic answer may turn out to be plain work',
      easing: 'hopes come back from the cleaners a size smaller',
      any: [['luck', 'luck is hard to tell from wishful thinking']],
    },
    conjunct: {
      helps: {
        building: 'your horizon begins to shimmer',
        exact: 'you trust life, and it is mutual for a while',
        easing: 'a wide and gentle season leaves you generous',
        any: ['dream big and keep your receipts'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'a rigid rule is getting softer at the corners',
      exact: 'you are firm and gentle at once, as good teachers are',
      easing: 'what softened stays flexible; thank your patience',
      any: ['a dream put on a shelf can come down and be measured'],
    },
    tense: {
      building: 'old certainties are getting damp; check the roof',
      exact: 'structures feel unreal, so stand on small, plain tasks',
      easing: 'solid ground is emerging, and it is in a new place',
      any: ['a nameless doubt deserves a name or a nap'],
    },
    conjunct: {
      mixed: {
        building: 'a wall you built is turning into a curtain',
        exact: 'duty dissolves, and what remains is what you chose',
        easing: 'you have fewer rules and better reasons',
        any: ['let it be unfinished, and let it be good'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'odd inspirations are lining up; keep them company',
      exact: 'a flash of insight comes in soft colors',
      easing: 'the vision settles into something you can use',
      any: ['your strangest idea may be the kindest one'],
    },
    tense: {
      building: 'you are restless in a sleepy way; change the air',
      exact: 'freedom and escape look alike from here, so ask which it is',
      easing: 'the haze around a big change is lifting',
      any: ['a vague rebellion is best turned into a hobby'],
    },
    conjunct: {
      mixed: {
        building: 'a new dream is looking for a dreamer',
        exact: 'the future speaks in riddles, and you rather like them',
        easing: 'an unusual vision has become part of you',
        any: ['be strange gently'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'an old ideal is worth a fresh visit',
      exact: 'your dreams and your days are on speaking terms',
      easing: 'a soft understanding stays with you',
      any: ['quiet makes you wiser than advice does'],
    },
    tense: {
      building: 'an ideal of your youth is asking for an honest look',
      exact: 'some dreams can be thanked and let go',
      easing: 'less illusion leaves more room for wonder',
      any: ['you may feel adrift, and drifting also goes somewhere'],
    },
    conjunct: {
      mixed: {
        building: 'a very old dream returns to its beginning',
        exact: 'everything is new and a little hazy, as at the start',
        easing: 'wonder stays when the mist goes',
        any: ['softness is your native language'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'old hurts are losing their sharpness',
      exact: 'forgiving is possible, and nobody has to be told',
      easing: 'something deep has healed over; stop picking at it',
      any: ['the tide carries away what you no longer hold'],
    },
    tense: {
      building: 'buried feelings seep upward; have a towel ready',
      exact: 'you sense undercurrents, and half of them are yours',
      easing: 'the murky water clears, and the bottom is near',
      any: ['mystery is fine, but secrecy is heavy to carry'],
    },
    conjunct: {
      mixed: {
        building: 'something deep begins to dissolve',
        exact: 'you let go by inches and are lighter by yards',
        easing: 'the depths are calm, and you can swim in them',
        any: ['what you cannot fix you can still soften'],
      },
    },
  },
};

/** Transiting Pluto works below ground for a year or two in waves: power, depth, endings, renewal. */
export const PLUTO: BodyLines = {
  Sun: {
    flowing: {
      building: 'a quiet power is gathering, so choose what it is for',
      exact: 'you can change your life at the root without making noise',
      easing: 'the change has gone in deep, and it holds',
      any: [
        'people sense that you mean it, and make way',
        'you can finish with something for good and feel no loss',
        'what you know about yourself is worth acting on',
      ],
    },
    tense: {
      building: 'something you have outgrown is starting to feel tight',
      exact: 'a struggle over who decides is best met with calm and facts',
      easing: 'the struggle loosens its grip, and you keep what is true',
      any: [
        'you need not win to stay whole',
        'pressure shows you what you are made of, and it is sound',
        'you may put down a burden that has become a habit',
      ],
    },
    conjunct: {
      mixed: {
        building: 'an old version of you is packing its bags',
        exact: 'you are being rebuilt; be patient with the dust',
        easing: 'you come out simpler and stronger than you went in',
        any: [
          'power is a tool; look at both ends of it',
          'a chapter closes, and the pen is in your hand',
          'you are stronger than the story you used to tell',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'old feelings are ready to be looked at kindly',
      exact: 'you can speak of deep things without drowning in them',
      easing: ['family', 'a family story has lost its spell'],
      any: ['trust grows where you show what you feel'],
    },
    tense: {
      building: 'feelings are growing teeth, so feed them early',
      exact: ['family', 'an old family pattern shows up, and you may decline the part'],
      easing: 'the storm in the house is passing; open the windows',
      any: ['strong feelings are not orders'],
    },
    conjunct: {
      mixed: {
        building: 'deep water is rising; learn where the steps are',
        exact: 'you feel it to the bone, and that is how it changes',
        easing: 'an old sorrow has turned into depth',
        any: ['be choosy about who sees you cry'],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'your questions are getting better than your answers',
      exact: ['talking', 'you find the word that changes the conversation'],
      easing: 'the investigation is done, so write the last page',
      any: [
        'you see through to the point of a matter',
        ['focus', 'your concentration goes deep and stays there'],
      ],
    },
    tense: {
      building: 'an old question keeps circling; give it a landing strip',
      exact: 'persuasion turns to pressure; watch for the line',
      easing: 'an obsession loses its shine',
      any: [['focus', 'one idea takes up the whole mind']],
    },
    conjunct: {
      mixed: {
        building: 'your opinions are being dug over like a garden',
        exact: 'you say it once, and it stays said',
        easing: 'you think more deeply and talk less about it',
        any: ['silence is a strong sentence too'],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'a bond is growing roots, so water it',
      exact: 'you value the few, the deep and the real',
      easing: 'what you have come to treasure stays treasured',
      any: [['romance', 'love deepens without drama']],
    },
    tense: {
      building: 'wanting grows fierce; ask what it is really about',
      exact: 'having and caring look alike in dim light',
      easing: 'a tight knot between people gives a little',
      any: [['romance', 'passion asks for everything; offer something']],
    },
    conjunct: {
      helps: {
        building: 'a deep liking begins, for a person or a craft',
        exact: 'what you value changes for good and for the better',
        easing: 'you know what you treasure, and need less of it',
        any: [['romance', 'desire runs deep and true']],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your will is getting a second wind',
      exact: 'what you set out to do has real force behind it',
      easing: 'the great effort has paid, so sit down',
      any: [['energy', 'there is deep stamina; pace it']],
    },
    tense: {
      building: 'pressure is building; open a valve in good time',
      exact: 'force meets force, and walking away is allowed',
      easing: 'the fight goes out of it, and good riddance',
      any: [['energy', 'rage is tiring, so spend it on the weeds']],
    },
    conjunct: {
      hurts: {
        building: 'a fierce wish wakes; give it a worthy task',
        exact: 'all that force needs a frame; build one first',
        easing: 'what burned so hot is now useful warmth',
        any: ['stubbornness is courage with its eyes closed'],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a large ambition finds solid ground',
      exact: 'influence and goodwill come together, so use both',
      easing: 'the gain is real; share the credit',
      any: ['big things can be moved with a long lever'],
    },
    tense: {
      building: 'success begins to want more of you than you offered',
      exact: 'a great cause may ask too much; read the small print',
      easing: 'a swollen ambition returns to human size',
      any: ['being right is not worth an empire'],
    },
    conjunct: {
      helps: {
        building: 'a belief is growing into a force',
        exact: 'you can reach further than usual, so reach well',
        easing: 'what you won is yours to give away',
        any: ['there is more than one kind of riches, and you have several'],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'slow pressure is making something hard and clear',
      exact: 'you can rebuild a weak wall so that it stands for decades',
      easing: 'the long labor is nearly done; sign it',
      any: ['endurance has quiet rewards'],
    },
    tense: {
      building: 'an old structure groans; take the weight off it',
      exact: 'what cannot hold is shown to you, so save what can',
      easing: 'the worst of the squeeze is over; stretch',
      any: ['hardness is not the same as strength'],
    },
    conjunct: {
      mixed: {
        building: 'foundations are being inspected; come along',
        exact: 'an order ends, and you help to write the next',
        easing: 'what survived this is built to last',
        any: ['carry only what you would pick up again'],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'deep change finds an unexpected helper',
      exact: 'you can break with the past and keep its best parts',
      easing: 'a quiet revolution is complete',
      any: ['what is new in you has roots now'],
    },
    tense: {
      building: 'freedom is being tested, so know which part you need',
      exact: 'sudden endings clear the table; set it anew',
      easing: 'the upheaval ebbs, and you keep your balance',
      any: ['a revolution needs a tea break now and then'],
    },
    conjunct: {
      mixed: {
        building: 'an old wish for freedom gathers force',
        exact: 'what was unthinkable is suddenly a plan',
        easing: 'you broke something open, and light came in',
        any: ['the deepest change often starts as a joke'],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'a dream is sinking roots',
      exact: 'you can trust what you sense in the dark',
      easing: 'the deep sea gives back something lovely',
      any: ['quiet faith moves slowly and arrives'],
    },
    tense: {
      building: 'an illusion is under pressure; let it out gently',
      exact: 'what you hid from yourself asks to be seen',
      easing: 'the spell is breaking, and you are still here',
      any: ['not every mystery is yours to solve'],
    },
    conjunct: {
      mixed: {
        building: 'a dream you inherited is up for renewal',
        exact: 'deep changes happen while you sleep',
        easing: 'you wake with a different, truer wish',
        any: ['the deep end is also just water'],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'you are growing into your own strength',
      exact: 'what you have survived is now useful to others',
      easing: 'old power has become calm authority',
      any: ['you need less proof of your power than before'],
    },
    tense: {
      building: 'a question of power comes due, mostly with yourself',
      exact: 'something has to be let go, and your hands know what',
      easing: 'the letting go is mostly done, so look what is left',
      any: ['control is heavy luggage'],
    },
    conjunct: {
      mixed: {
        building: 'the deepest part of the story begins',
        exact: 'you stand at the source of your own strength',
        easing: 'a root has taken hold, unseen and firm',
        any: ['life insists, quietly'],
      },
    },
  },
};
