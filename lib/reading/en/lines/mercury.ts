import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Mercury's transits last two or three days, longer when retrograde: messages, errands, trades, second thoughts. */
export const MERCURY: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: [
      ['buying', 'traveling', 'errands go well and leave you time to spare'],
      ['asking', 'talking', 'writing', 'people answer quickly; send the message you have been drafting'],
      ['talking', 'a passing remark tells you something useful about yourself'],
      ['meeting', 'showing', 'talking', 'you explain yourself well, and people understand'],
      ['asking', 'talking', 'working', 'someone in charge is glad to hear your idea'],
      ['focus', 'deciding', 'thinking', 'decisions are clear-headed and quickly made'],
    ],
    tense: [
      ['company', 'planning', 'everyone has an opinion on your plans; thank them and move on'],
      ['leading', 'writing', 'your messages may sound bossy; add a please'],
      ['devices', 'thinking', 'working', 'interruptions pile up; put the phone away for a while'],
      ['devices', 'talking', 'writing', 'a message of yours may go astray; ask whether it arrived'],
      [
        'focus',
        'deciding',
        'learning',
        'thinking',
        'too many open questions crowd the mind; leave all but one for later',
      ],
    ],
    conjunct: {
      helps: [
        ['asking', 'meeting', 'working', 'your name comes up in the right places, so stay within reach'],
        ['talking', 'writing', 'a short note from you gets things moving'],
        ['talking', 'writing', 'you have a good answer ready; trust your first wording'],
        ['asking', 'showing', 'talking', 'put your plan into words, because people are ready to listen'],
        ['focus', 'learning', 'thinking', 'your thinking is lively and to the point'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['learning', 'thinking', 'you remember something just when you need it'],
      ['buying', 'home', 'tidying', 'household errands go quickly and leave the place in order'],
      ['company', 'confiding', 'talking', 'people tell you how they really are; listen a minute longer'],
      ['confiding', 'love', 'talking', 'you can talk about feelings without making them smaller'],
      ['family', 'home', 'talking', 'a chat at home settles more than a formal discussion'],
      ['family', 'talking', 'news from home is welcome, or worth asking for'],
    ],
    tense: [
      ['deciding', 'intuition', 'promising', 'head and heart disagree; hear both before you answer'],
      ['confiding', 'talking', 'explaining a feeling away does not help; give yourself time to feel it'],
      ['thinking', 'the same worry goes round and round, so write it down and leave it'],
      ['family', 'talking', 'a careless word at home stings; apologize quickly'],
    ],
    conjunct: {
      helps: [
        ['tidying', 'old letters, photos or notes turn up something useful'],
        ['company', 'confiding', 'talking', 'ask how somebody is and take time for the reply'],
        ['confiding', 'talking', 'writing', 'you find words for a feeling you could not name before'],
        ['family', 'talking', 'your voice is warm; make the call instead of typing'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['repairing', 'traveling', 'writing', 'letters, tickets and small repairs go through smoothly'],
      ['asking', 'learning', 'talking', 'answers come promptly; ask the question you have been saving'],
      ['buying', 'meeting', 'traveling', 'a short trip or a simple errand brings an interesting encounter'],
      ['company', 'talking', 'thinking', 'conversation sparkles, and a good idea changes hands'],
      ['focus', 'learning', 'learning is easy and sticks'],
    ],
    tense: [
      ['company', 'traveling', 'writing', 'messages cross; confirm the time and the place'],
      [
        'company',
        'talking',
        'writing',
        'a clever reply can spoil a friend’s good mood; think before you send',
      ],
      ['planning', 'traveling', 'delays upset the schedule, so leave gaps in it'],
      [
        'focus',
        'deciding',
        'learning',
        'thinking',
        'your thoughts run in circles, and a short walk straightens them',
      ],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'ideas arrive by the dozen, some good and some just noise'],
        ['promising', 'writing', 'everybody wants an answer from you; choose the two that matter'],
        ['confiding', 'your tongue is quick, good for jokes and bad for secrets'],
        ['focus', 'thinking', 'the mind is quick and busy, and a list keeps it honest'],
      ],
    },
  },
  Venus: {
    flowing: [
      ['company', 'talking', 'compliments come easily, and the sincere ones last'],
      ['buying', 'changing', 'talking', 'you find the right words, the right gift or the right color'],
      ['asking', 'meeting', 'talking', 'polite words open doors; begin with a thank-you'],
      ['romance', 'love', 'talking', 'a playful message can start something sweet'],
    ],
    tense: [
      ['deciding', 'talking', 'polite words hide a small disagreement; be kind and exact'],
      ['buying', 'traveling', 'pleasant errands take longer than planned, so leave a little sooner'],
      ['company', 'playing', 'talking', 'a joke may hurt somebody’s feelings; keep it gentle'],
      ['buying', 'looks may deceive you; compare quality before you buy'],
      ['romance', 'love', 'flirting and meaning it get mixed up; take it slowly'],
    ],
    conjunct: {
      helps: [
        ['buying', 'changing', 'home', 'you have a good eye for rooms, clothes and presents'],
        ['company', 'leading', 'talking', 'noticing what others do well comes easily; tell them so'],
        ['learning', 'resting', 'a good book or new music gives you real pleasure'],
        ['asking', 'meeting', 'talking', 'you win people over by being pleasant, so ask nicely'],
        ['romance', 'love', 'talking', 'writing', 'sweet talk is sincere, and a love letter is not too much'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['buying', 'traveling', 'quick hands get errands done in half the time'],
      ['boundaries', 'talking', 'you can say no and sound clear and friendly'],
      ['repairing', 'thinking', 'working', 'a knotty problem gives way once you take the first step'],
      ['boundaries', 'competing', 'talking', 'you can argue your case and stay friends'],
      ['deciding', 'decisions come quickly; make one and get on with other things'],
      ['energy', 'exercising', 'working', 'thinking turns straight into doing, and it feels good'],
    ],
    tense: [
      ['talking', 'writing', 'a witty reply is tempting; keep it in drafts until tomorrow'],
      ['company', 'thinking', 'noise and interruptions grate, and a closed door helps'],
      ['buying', 'traveling', 'you rush from one errand to the next; drop one and breathe'],
      [
        'boundaries',
        'talking',
        'writing',
        'words come out sharper than you mean them; pause before the first one',
      ],
      ['focus', 'thinking', 'writing', 'hurry causes slips; read messages twice before sending'],
    ],
    conjunct: {
      hurts: [
        ['competing', 'leading', 'talking', 'you may be right and too loud; lower your voice'],
        ['company', 'talking', 'writing', 'impatience shows in short answers; add a friendly word'],
        ['company', 'devices', 'slow people and slow screens annoy you; do something else meanwhile'],
        ['competing', 'talking', 'a debate turns into a duel quickly, so leave a little space'],
        [
          'focus',
          'deciding',
          'thinking',
          'writing',
          'you miss details when you hurry; go over them once more',
        ],
      ],
    },
  },
  Jupiter: {
    flowing: [
      ['learning', 'meeting', 'a teacher, a book or a stranger gives you a bigger view'],
      ['company', 'talking', 'good news reaches you; share it with somebody who likes to hear it'],
      ['learning', 'planning', 'traveling', 'plans for a trip or a course come together nicely'],
      ['luck', 'asking', 'meeting', 'it pays to ask; luck is with whoever speaks first'],
    ],
    tense: [
      ['buying', 'deciding', 'promising', 'an offer sounds wonderful; look for the part that was left out'],
      ['deciding', 'planning', 'thinking', 'you see the big picture and miss a detail; read to the end'],
      ['showing', 'talking', 'a long explanation loses people, and a short one keeps them'],
      ['luck', 'deciding', 'money', 'an optimistic guess can be far off; do the sum again'],
    ],
    conjunct: {
      helps: [
        ['planning', 'thinking', 'your ideas want room; think a year ahead'],
        ['asking', 'showing', 'talking', 'someone believes in what you say; say it well'],
        ['resting', 'traveling', 'learning is a pleasure, so open the book or the map'],
        ['luck', 'talking', 'writing', 'a lucky message is worth answering fast'],
      ],
    },
  },
  Saturn: {
    flowing: [
      ['family', 'learning', 'an older or more patient voice gives sound advice'],
      ['planning', 'thinking', 'tidying', 'forms and lists come out right; get them out of the way'],
      ['leading', 'learning', 'talking', 'explaining something step by step earns you respect'],
      ['deciding', 'promising', 'talking', 'it is easy to reach an agreement that suits both sides'],
      [
        'focus',
        'learning',
        'thinking',
        'working',
        'your concentration holds; tackle a dull but important task',
      ],
    ],
    tense: [
      ['asking', 'working', 'answers are slow in coming, and silence is not yet a no'],
      ['showing', 'talking', 'someone picks at details; answer the point and ignore the tone'],
      ['thinking', 'forms take longer than planned; gather everything before you start'],
      ['asking', 'working', 'you may hear a no; try again another day'],
      ['focus', 'learning', 'thinking', 'a worry takes up too much room; take it for a walk'],
    ],
    conjunct: {
      hurts: [
        ['deciding', 'thinking', 'writing', 'every detail has to be right, and a second pair of eyes helps'],
        [
          'asking',
          'talking',
          'working',
          'others sound stricter than they mean; hear the advice, not the voice',
        ],
        ['planning', 'writing', 'gloomy predictions come easily; do not put them in writing'],
        ['company', 'talking', 'conversations turn serious; be brief, honest and kind'],
        ['focus', 'learning', 'thinking', 'writing', 'thinking is slow and heavy; do one page at a time'],
      ],
    },
  },
  Uranus: {
    flowing: [
      ['exercising', 'intuition', 'thinking', 'answers come when you stop looking, perhaps on a walk'],
      ['changing', 'devices', 'working', 'a new tool or trick saves you an hour'],
      ['changing', 'planning', 'surprising news leads you to a better plan'],
      ['focus', 'learning', 'thinking', 'the mind is fast and makes bright connections'],
    ],
    tense: [
      ['devices', 'technology has opinions of its own; save everything twice'],
      [
        'company',
        'meeting',
        'traveling',
        'appointments may shift without notice, so bring something to read',
      ],
      ['confiding', 'talking', 'news comes at a bad moment; wait before you pass it on'],
      ['confiding', 'showing', 'talking', 'you may blurt out the truth, so choose the audience'],
      ['focus', 'learning', 'thinking', 'your attention hops like a sparrow; keep tasks short'],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'ideas strike like lightning, and one in five is brilliant'],
        ['planning', 'news upsets your plan and may well improve it'],
        ['confiding', 'showing', 'talking', 'frank words surprise people, some of them pleasantly'],
        ['talking', 'writing', 'a fast answer is often right and sometimes rude; reread it'],
      ],
    },
  },
  Neptune: {
    flowing: [
      ['creating', 'stories, songs and pictures convince people better than arguments'],
      ['confiding', 'intuition', 'talking', 'you hear the wish behind the words and can answer it'],
      ['creating', 'writing', 'words come gently; write a poem, or at least an honest postcard'],
      ['intuition', 'meeting', 'hunches about people are good, and one is worth following'],
    ],
    tense: [
      ['meeting', 'traveling', 'directions, dates and names go astray, so note them down'],
      ['showing', 'talking', 'writing', 'what you say may be taken another way; repeat the main point'],
      ['deciding', 'talking', 'rumors sound convincing; find out where they come from'],
      ['deciding', 'promising', 'a promise may be mostly hope; wait and see what comes of them'],
      ['focus', 'learning', 'thinking', 'working', 'thoughts wander off in fog, and a pause beats a push'],
    ],
    conjunct: {
      mixed: [
        ['deciding', 'learning', 'imagination is rich and facts are slippery; keep them apart'],
        ['deciding', 'talking', 'your words are poetic and a little imprecise'],
        ['deciding', 'intuition', 'your hunches are half right; check before you act'],
        ['asking', 'showing', 'talking', 'you hear others out easily and explain yourself badly'],
      ],
    },
  },
  Pluto: {
    flowing: [
      ['learning', 'thinking', 'digging for facts is rewarding, and you notice what others overlook'],
      'something you gave up looking for may turn up; look once more',
      ['asking', 'talking', 'writing', 'you find the one sentence that changes somebody’s view'],
      ['company', 'confiding', 'talking', 'your questions go deep and people are relieved to answer'],
      ['focus', 'learning', 'thinking', 'working', 'your concentration goes deep; pick the hardest question'],
    ],
    tense: [
      [
        'boundaries',
        'competing',
        'talking',
        'arguments turn stubborn; you can keep your view without winning',
      ],
      ['asking', 'confiding', 'talking', 'somebody holds something back, and pressing does not help'],
      ['intuition', 'writing', 'plain messages seem to hide something; take them at their word'],
      ['confiding', 'talking', 'a conversation may turn into a cross-examination; ask fewer questions'],
      ['focus', 'learning', 'thinking', 'a single thought keeps coming back; give it a time limit'],
    ],
    conjunct: {
      mixed: [
        ['confiding', 'talking', 'writing', 'your words go deep, for good or ill; say only what you mean'],
        ['confiding', 'a secret is on the tip of your tongue; keep it there'],
        ['intuition', 'meeting', 'you see hidden motives everywhere, your own included'],
        'a stubborn question keeps you busy and may lead somewhere',
      ],
    },
  },
};
