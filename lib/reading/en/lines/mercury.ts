import type { BodyLines } from '../../locale.ts';

/**
 * Transiting Mercury brings messages, errands, trades and second thoughts for two or three days, longer when
 * retrograde.
 */
export const MERCURY: BodyLines = {
  Sun: {
    flowing: [
      'errands go well and leave you time to spare',
      'people answer quickly; send the message you have been drafting',
      'a passing remark tells you something useful about yourself',
      ['talking', 'you can say plainly who you are, and people understand'],
      ['asking', 'someone in charge is glad to hear your idea'],
      ['focus', 'deciding', 'decisions are clear-headed and quickly made'],
    ],
    tense: [
      'everyone has an opinion on your plans; thank them and move on',
      'your messages may sound bossy; add a please',
      'interruptions pile up; put the phone away for a while',
      ['talking', 'one message of yours may go astray; say it once and simply'],
      ['focus', 'too many open questions crowd the mind; settle two of them'],
    ],
    conjunct: {
      helps: [
        'your name comes up in the right places, so stay within reach',
        'a short note from you gets things moving',
        'you have a good answer ready; trust your first wording',
        ['talking', 'put your plan into words, because people are ready to listen'],
        ['focus', 'your thinking is lively and to the point'],
      ],
    },
  },
  Moon: {
    flowing: [
      'you remember something just when you need it',
      'household errands go quickly and leave the place in order',
      'people tell you how they really are; listen a minute longer',
      ['talking', 'you can talk about feelings without making them smaller'],
      ['talking', 'a chat at home settles more than a formal discussion'],
      ['family', 'news from home is welcome, or worth asking for'],
    ],
    tense: [
      'head and heart disagree; hear both before you answer',
      'explaining a feeling away does not help; give yourself time to feel it',
      'the same worry goes round and round, so write it down and leave it',
      ['family', 'a careless word at home stings; apologize quickly'],
    ],
    conjunct: {
      helps: [
        'old letters, photos or notes turn up something useful',
        'ask how somebody is and take time for the reply',
        'you find words for a feeling you could not name before',
        ['talking', 'your voice is warm; make the call instead of typing'],
      ],
    },
  },
  Mercury: {
    flowing: [
      'letters, tickets and small repairs go through smoothly',
      'answers come promptly; ask the question you have been saving',
      'a short trip or a simple errand brings an interesting encounter',
      ['talking', 'conversation sparkles, and a good idea changes hands'],
      ['focus', 'learning is easy and sticks'],
    ],
    tense: [
      'messages cross; confirm the time and the place',
      'a clever reply can spoil a friend’s good mood; think before you send',
      'delays upset the schedule, so leave gaps in it',
      ['focus', 'your thoughts run in circles until you write them down'],
    ],
    conjunct: {
      mixed: [
        'ideas arrive by the dozen, some good and some just noise',
        'everybody wants an answer from you; choose the two that matter',
        'your tongue is quick, good for jokes and bad for secrets',
        ['focus', 'the mind is quick and busy, and a list keeps it honest'],
      ],
    },
  },
  Venus: {
    flowing: [
      'compliments come easily, and the sincere ones last',
      'you find the right words, the right gift or the right color',
      'polite words open doors; begin with a thank-you',
      ['romance', 'a playful message can start something sweet'],
    ],
    tense: [
      'polite words hide a small disagreement; be kind and exact',
      'pleasant errands take longer than planned, so leave a little sooner',
      'a joke may hurt somebody’s feelings; keep it gentle',
      ['buying', 'looks may deceive you; compare quality before you buy'],
      ['romance', 'flirting and meaning it get mixed up; be plain'],
    ],
    conjunct: {
      helps: [
        'you have a good eye for rooms, clothes and presents',
        'noticing what others do well comes easily; tell them so',
        'a good book or new music gives you real pleasure',
        ['talking', 'you win people over by being pleasant, so ask nicely'],
        ['romance', 'talking', 'sweet talk is sincere, and a love letter is not too much'],
      ],
    },
  },
  Mars: {
    flowing: [
      'quick hands get errands done in half the time',
      'you can say no and sound clear and friendly',
      'a knotty problem gives way once you take the first step',
      ['talking', 'you can argue your case and stay friends'],
      ['deciding', 'decisions come quickly; make one and get on with other things'],
      ['energy', 'thinking turns straight into doing, and it feels good'],
    ],
    tense: [
      'a witty reply is tempting; keep it in drafts until tomorrow',
      'noise and interruptions grate, and a closed door helps',
      'rushing from one errand to the next breeds mistakes; drop one',
      ['talking', 'words come out sharper than you mean them; soften the first sentence'],
      ['focus', 'hurry causes slips; read messages twice before sending'],
    ],
    conjunct: {
      hurts: [
        'you may be right and too loud; lower your voice',
        'impatience shows in short answers; add a friendly word',
        'slow people and slow screens annoy you; do something else meanwhile',
        ['talking', 'a debate turns into a duel quickly, so leave a little space'],
        ['focus', 'haste and details do not mix; go over them once more'],
      ],
    },
  },
  Jupiter: {
    flowing: [
      'a teacher, a book or a stranger gives you a bigger view',
      'good news is worth passing on; spread it',
      'plans for a trip or a course come together nicely',
      ['luck', 'asking', 'asking is lucky; go to whoever can say yes'],
    ],
    tense: [
      'an offer sounds wonderful; look for the part that was left out',
      'you see the big picture and miss a detail; read to the end',
      'a long explanation loses people, and a short one keeps them',
      ['luck', 'an optimistic guess can be far off; do the sum again'],
    ],
    conjunct: {
      helps: [
        'your ideas want room; think a year ahead',
        'someone believes in what you say; say it well',
        'learning is a pleasure, so open the book or the map',
        ['luck', 'a lucky message is worth answering fast'],
      ],
    },
  },
  Saturn: {
    flowing: [
      'an older or more patient voice gives sound advice',
      'forms and lists come out right; get them out of the way',
      'explaining something step by step earns you respect',
      ['deciding', 'sensible people come to sensible agreements'],
      ['focus', 'your concentration holds; tackle a dull but important task'],
    ],
    tense: [
      'answers are slow in coming, and silence is not yet a no',
      'someone picks at details; answer the point and ignore the tone',
      'forms take longer than planned; gather everything before you start',
      ['asking', 'you may hear a no; come back with better arguments'],
      ['focus', 'a worry takes up too much room; do one small thing about it'],
    ],
    conjunct: {
      hurts: [
        'every detail has to be right, and a second pair of eyes helps',
        'others sound stricter than they mean; hear the advice, not the voice',
        'gloomy predictions come easily; do not put them in writing',
        ['talking', 'conversations turn serious; be brief, honest and kind'],
        ['focus', 'thinking is slow and heavy; do one page at a time'],
      ],
    },
  },
  Uranus: {
    flowing: [
      'answers come when you stop looking, perhaps on a walk',
      'a new tool or trick saves you an hour',
      'surprising news leads you to a better plan',
      ['focus', 'the mind is fast and makes bright connections'],
    ],
    tense: [
      'technology has opinions of its own; save everything twice',
      'appointments may shift without notice, so bring something to read',
      'news comes at a bad moment; wait before you pass it on',
      ['talking', 'you may blurt out the truth, so choose the audience'],
      ['focus', 'your attention hops like a sparrow; keep tasks short'],
    ],
    conjunct: {
      mixed: [
        'ideas strike like lightning, and one in five is brilliant',
        'news upsets your plan and may well improve it',
        'speak freely, though maybe not to everyone at once',
        'a fast answer is often right and sometimes rude; reread it',
      ],
    },
  },
  Neptune: {
    flowing: [
      'stories, songs and pictures convince people better than arguments',
      'you hear the wish behind the words and can answer it',
      'words come gently; write a poem, or at least an honest postcard',
      'hunches about people are good, and one is worth following',
    ],
    tense: [
      'directions, dates and names go astray, so note them down',
      'what you say may be taken another way; repeat the main point',
      'rumors sound convincing; find out where they come from',
      ['deciding', 'promises may be half hope; get them in writing'],
      ['focus', 'thoughts wander off in fog, and a pause beats a push'],
    ],
    conjunct: {
      mixed: [
        'imagination is rich and facts are slippery; keep them apart',
        'your words are poetic and a little imprecise',
        'your hunches are good and your facts uncertain; check before you act',
        'hearing others out comes easily, but explaining yourself does not',
      ],
    },
  },
  Pluto: {
    flowing: [
      'digging for facts is rewarding, and you notice what others overlook',
      'something you gave up looking for may turn up; look once more',
      'you find the one sentence that changes somebody’s view',
      ['talking', 'your questions go deep and people are relieved to answer'],
      ['focus', 'your concentration goes deep; pick the hardest question'],
    ],
    tense: [
      'arguments turn stubborn; you can keep your view without winning',
      'somebody holds something back, and pressing does not help',
      'plain messages seem to hide a motive; take them at their word',
      ['talking', 'a conversation may turn into a cross-examination; ask fewer questions'],
      ['focus', 'a single thought keeps coming back; give it a time limit'],
    ],
    conjunct: {
      mixed: [
        'your words go deep, for good or ill; say only what you mean',
        'a secret is safest where it is, or with one good friend',
        'you see hidden motives everywhere, your own included',
        'a stubborn question keeps you busy and may lead somewhere',
      ],
    },
  },
};
