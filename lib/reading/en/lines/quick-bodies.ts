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
