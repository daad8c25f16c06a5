import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Saturn's transits last weeks, often in three passes: time, work, limits, lasting things. */
export const SATURN: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: {
      building: ['learning', 'working', 'steady effort counts; keep the pace'],
      exact: ['leading', 'promising', 'you are trusted with something that matters, and rightly'],
      easing: ['working', 'what you built lately is sound, and you can rely on it'],
      any: [
        ['focus', 'planning', 'thinking', 'working', 'you know what comes first and do it first'],
        ['learning', 'working', 'a patient effort begins to show, and others can see it'],
        ['family', 'leading', 'promising', 'people rely on you, and it sits well on your shoulders'],
      ],
    },
    tense: {
      building: ['leading', 'promising', 'the going gets slow, so leave room between your duties'],
      exact: ['asking', 'buying', 'deciding', 'what you want may have to wait; use the time to get ready'],
      easing: 'the pressure lets up, and you know what you can bear',
      any: [
        ['energy', 'exercising', 'leading', 'promising', 'your strength has its limits; put one thing off'],
        ['competing', 'showing', 'others seem to get ahead faster; keep your own pace'],
        ['showing', 'you may judge yourself too sternly; be as fair as a friend'],
      ],
    },
    conjunct: {
      hurts: {
        building: [
          'leading',
          'playing',
          'promising',
          'more is asked of you, so take on less and do it properly',
        ],
        exact: ['leading', 'promising', 'you carry a lot; put down what was never yours'],
        easing: 'the load gets lighter, and you know better what you want',
        any: [
          [
            'energy',
            'competing',
            'exercising',
            'you wear out sooner than usual; a slower gear is the right one',
          ],
          ['asking', 'showing', 'working', 'recognition is slow in coming; do things well for your own sake'],
          'old shortcuts stop working, and only the thorough way gets you there',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: ['changing', 'family', 'home', 'a calmer tone comes into the house, one habit at a time'],
      exact: [
        'confiding',
        'family',
        'talking',
        'feelings are steady enough to settle what was unsettled at home',
      ],
      easing: ['home', 'tidying', 'the quiet order you made at home is worth keeping up'],
      any: [
        ['company', 'confiding', 'you are the calm one in the room, and people turn to you'],
        ['company', 'family', 'people who have known you long do you good'],
        ['family', 'home', 'tidying', 'keeping things simple at home makes everyone easier to live with'],
      ],
    },
    tense: {
      building: [
        'company',
        'meeting',
        'showing',
        'you may close up a little; one person at a time is enough',
      ],
      exact: ['home', 'being alone feels lonelier than usual; a familiar voice helps'],
      easing: 'the chill thaws, and warmth finds the way back',
      any: [
        ['family', 'home', 'tidying', 'duties at home weigh more when nobody says thank you; say it first'],
        ['asking', 'confiding', 'it is hard to ask for comfort; a short message is enough'],
        ['confiding', 'family', 'talking', 'old hurts feel fresh again, so go easy on yourself and others'],
      ],
    },
    conjunct: {
      hurts: {
        building: ['company', 'meeting', 'playing', 'the mood grows thoughtful, so lighten the calendar'],
        exact: ['company', 'confiding', 'feelings weigh more than usual; take them in small portions'],
        easing: 'the sober mood at home begins to soften',
        any: [
          ['deciding', 'playing', 'showing', 'a low mood is no verdict; a walk and some sleep help'],
          [
            'company',
            'home',
            'tidying',
            'you may expect too much of yourself at home; leave something undone',
          ],
          ['home', 'repairing', 'tidying', 'chores at home pile up; nobody needs them all done at once'],
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: ['planning', 'plans firm up as soon as you give them dates'],
      exact: ['leading', 'talking', 'what you say is solid, and people act on it'],
      easing: ['thinking', 'writing', 'the thinking is done; keep your notes where you can find them'],
      any: [
        ['tidying', 'working', 'dull tasks are easier than usual; get a long overdue one done'],
        ['learning', 'thinking', 'a good book or a patient teacher is worth an hour'],
        ['focus', 'learning', 'thinking', 'working', 'attention is long and patient'],
      ],
    },
    tense: {
      building: ['deciding', 'promising', 'doubts gather; keep the useful one and drop the others'],
      exact: ['asking', 'working', 'writing', 'answers are slow to come, so ask when you can expect them'],
      easing: 'a stuck exchange starts to move, and a friendly word is enough',
      any: [
        ['deciding', 'thinking', 'writing', 'mistakes hide in dates and forms, so check them twice'],
        ['showing', 'talking', 'criticism sounds harsher than it is meant; look for the useful part'],
        ['deciding', 'leading', 'talking', 'talks drag; one point at a time is enough'],
        ['focus', 'thinking', 'working', 'worry crowds the mind; divide the task into smaller pieces'],
      ],
    },
    conjunct: {
      hurts: {
        building: ['deciding', 'thinking', 'questions weigh more than usual; take them one by one'],
        exact: ['showing', 'talking', 'your words weigh a lot; think slowly and speak briefly'],
        easing: 'a weighty question gets lighter as you think it through',
        any: [
          ['deciding', 'thinking', 'small print takes more time than it should, so start early'],
          ['asking', 'you may take a delay for a no; wait before you give up'],
          ['focus', 'deciding', 'thinking', 'your thoughts circle the same worry; put it on paper'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: ['company', 'an old friendship proves dependable and deserves more of your time'],
      exact: ['company', 'old friends and proven things please you more than new ones'],
      easing: ['company', 'a friendship has stood a test; say thank you'],
      any: [
        ['buying', 'creating', 'one well-made thing pleases you more than ten others'],
        ['company', 'confiding', 'talking', 'a wiser friend has time for you; bring the real question'],
        ['romance', 'love', 'love is calm, loyal and quietly happy'],
      ],
    },
    tense: {
      building: ['asking', 'company', 'meeting', 'people are a little cool; go first with a kind word'],
      exact: ['company', 'love', 'showing', 'you may feel overlooked; spend an hour on something you like'],
      easing: 'the chill between people lifts; go halfway',
      any: [
        ['company', 'playing', 'even fun feels like a duty; skip what you do not enjoy'],
        ['company', 'love', 'money', 'it is tempting to count who gives more; stop before it adds up'],
        ['romance', 'confiding', 'love', 'closeness takes more patience than usual; give it time'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'you see more clearly which friendships are worth the effort',
        exact: 'true friends stay close, and the lukewarm ones drift off',
        easing: 'you know better whom you can count on',
        any: [
          ['company', 'playing', 'you enjoy a few good things and find the rest tiresome'],
          'warm words are rare, and each of them is meant',
          ['company', 'love', 'meeting', 'keeping your distance suits you, and the right people understand'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: [
        'exercising',
        'working',
        'your efforts find their rhythm when you keep them plain and regular',
      ],
      exact: [
        'exercising',
        'repairing',
        'working',
        'steady force moves the heavy thing; take the big task first',
      ],
      easing: ['working', 'the hard part is behind you; finish neatly'],
      any: [
        ['exercising', 'learning', 'practice pays off more than talent; put in an hour'],
        ['repairing', 'promising', 'working', 'you finish what you start, one piece after another'],
        ['energy', 'competing', 'exercising', 'working', 'stamina holds where others fade'],
      ],
    },
    tense: {
      building: ['competing', 'working', 'things slow down, so push less and allow more time'],
      exact: [
        'boundaries',
        'competing',
        'exercising',
        'effort meets a wall; stop pushing and look for the way around',
      ],
      easing: 'what was blocked starts to move; begin with the smallest part',
      any: [
        ['company', 'competing', 'talking', 'anger has nowhere to go; take it for a long walk'],
        ['traveling', 'rules and delays grate on you; take a book for the waiting'],
        ['energy', 'competing', 'exercising', 'drive comes and goes; do the hard part while it is there'],
      ],
    },
    conjunct: {
      hurts: {
        building: ['exercising', 'leading', 'promising', 'each step needs more push; take fewer steps'],
        exact: [
          'company',
          'competing',
          'playing',
          'you feel held back and cross about it; do one thing thoroughly',
        ],
        easing: 'the stubborn task begins to give',
        any: [
          ['competing', 'devices', 'repairing', 'force breaks things; use patience instead'],
          ['company', 'competing', 'swallowed anger comes out later; give yourself time to cool first'],
          [
            'energy',
            'competing',
            'exercising',
            'your strength runs out early; stop before you are exhausted',
          ],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: ['planning', 'a hope turns practical; work out the first three steps'],
      exact: ['leading', 'planning', 'working', 'what you have built can carry more; add the next part'],
      easing: ['deciding', 'the sensible risks have paid off; note what worked'],
      any: [
        ['deciding', 'planning', 'caution and optimism agree, which makes for a very good plan'],
        ['asking', 'meeting', 'working', 'people in charge treat you fairly and explain their reasons'],
        ['exercising', 'learning', 'planning', 'small regular steps carry a large plan a long way'],
      ],
    },
    tense: {
      building: ['leading', 'planning', 'promising', 'plans take up too many hours, so trim the extras'],
      exact: ['changing', 'deciding', 'planning', 'a plan is told to wait; leave it alone for a while'],
      easing: 'limits give way a little, and the good part is still there',
      any: [
        ['deciding', 'planning', 'you may give up a good hope too soon; make it smaller instead'],
        ['promising', 'promises run late, yours too, so warn people in time'],
        ['luck', 'buying', 'competing', 'luck is thrifty; rely on preparation'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'your hopes are put to the test, and some of them pass',
        exact: 'the big plan is measured, and the part that fits can be built',
        easing: 'the hopes you have left are fewer, sturdier and closer',
        any: [
          ['asking', 'money', 'you get less than you wished for, and you get to keep it'],
          ['playing', 'caution costs you some fun and saves you some trouble'],
          'your goal is farther off than it looked, and worth the walk',
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['learning', 'showing', 'working', 'long practice proves useful; show what you can do'],
      exact: ['learning', 'working', 'what you learned the slow way is exactly what is needed'],
      easing: 'the structure stands; take down the scaffolding',
      any: [
        ['leading', 'promising', 'working', 'duties sit lightly, and you finish ahead of time'],
        ['boundaries', 'a rule you set yourself turns out to serve you well'],
        ['focus', 'planning', 'tidying', 'working', 'you take things in the right order and lose no time'],
      ],
    },
    tense: {
      building: ['promising', 'an old promise has grown heavy; check whether it still holds'],
      exact: ['boundaries', 'you run into a limit you once set yourself; move it a little'],
      easing: 'strict rules loosen, and you keep what stood the test',
      any: [
        ['company', 'leading', 'promising', 'time feels tight; give your best hours to what matters'],
        ['planning', 'promising', 'traveling', 'everything takes longer than planned, so promise less'],
        ['showing', 'old mistakes come up again; forgive yourself and go on'],
      ],
    },
    conjunct: {
      hurts: {
        building: [
          'changing',
          'leading',
          'promising',
          'a long cycle nears its close; start nothing you cannot finish',
        ],
        exact: 'looking back can be sobering, so start with what worked',
        easing: 'the long review comes to a close, and you know what to keep',
        any: [
          'what no longer fits pinches more than it used to; go gently',
          ['leading', 'promising', 'responsibilities pile up; keep the ones you would take on again'],
          ['showing', 'you look at yourself with a strict eye, so add a kind one'],
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['changing', 'devices', 'working', 'a new method proves itself; give it a proper place'],
      exact: ['changing', 'home', 'tidying', 'change comes in good order, one labeled box at a time'],
      easing: ['changing', 'the new way has settled in, and nobody misses the old one'],
      any: [
        ['creating', 'showing', 'working', 'you can be original and reliable at once, and people notice'],
        ['changing', 'home', 'repairing', 'small improvements to old things work wonders'],
        ['changing', 'leading', 'you know the rules well enough to improve one'],
      ],
    },
    tense: {
      building: ['leading', 'promising', 'rules chafe; find out which of them can bend'],
      exact: [
        'family',
        'leading',
        'promising',
        'you want to be free and are needed; keep one hour for yourself',
      ],
      easing: 'old and new make peace, and you can breathe',
      any: [
        ['meeting', 'planning', 'traveling', 'appointments keep changing, so leave gaps between them'],
        ['boundaries', 'changing', 'being stricter or wilder than you mean is easy; aim for the middle'],
        ['changing', 'old habits creak; leave most of them as they are'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['promising', 'freedom comes with a duty attached; see whether you want both'],
        exact: 'you can have more freedom, and more of the work it takes',
        easing: 'your wild idea learns to stand on its own feet',
        any: [
          'a steady plan meets a sudden change, and each improves the other',
          'new tools help, and learning them takes patience',
          'change comes more slowly than you like, and it lasts',
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['planning', 'a dream is ready to be given a timetable'],
      exact: ['creating', 'repairing', 'imagination and craft meet; make the thing you have pictured'],
      easing: ['creating', 'something once vague now has edges, and you drew them'],
      any: [
        ['creating', 'home', 'quiet hours do you good; use one to make something'],
        ['planning', 'you can be practical about a dream without spoiling it'],
        ['creating', 'writing', 'patience turns a mood into a song, a page or a drawing'],
      ],
    },
    tense: {
      building: ['intuition', 'planning', 'facts catch up with a pleasant notion; look at them early'],
      exact: [
        'intuition',
        'planning',
        'something turns out smaller than you dreamed; keep the part that is real',
      ],
      easing: 'the fog gets thinner, and the ground is firmer than you thought',
      any: [
        ['intuition', 'a vague worry grows when nobody looks at it, so write it down'],
        ['promising', 'you may feel guilty without a cause; ask what you actually owe'],
        ['creating', 'writing', 'inspiration runs dry before the task is done, so keep the task small'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'you find out what a wish would really take, and the answer helps',
        exact: 'a dream shows itself as it is, smaller and more solid',
        easing: 'you trust your dreams more, having tested them',
        any: [
          'time alone is fruitful in small portions and gloomy in large ones',
          'an ideal loses some shine and gains a plan',
          'some illusions go, and what is left can be relied on',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['learning', 'working', 'slow, unseen work begins to show'],
      exact: [
        'changing',
        'home',
        'repairing',
        'you can rebuild something from the foundation up; take your time',
      ],
      easing: ['repairing', 'the deep repair is done and should hold'],
      any: [
        ['boundaries', 'working', 'quiet determination gets further than a scene'],
        ['thinking', 'working', 'a task that puts others off suits your patience'],
        ['repairing', 'tidying', 'working', 'an old mess can be dealt with for good'],
      ],
    },
    tense: {
      building: ['leading', 'promising', 'overdue things press on you; one at a time is enough'],
      exact: ['leading', 'planning', 'you cannot control everything; secure the part that is yours'],
      easing: 'a hard grip relaxes, and so may you',
      any: [
        ['buying', 'money', 'fear of not having enough is loud; remember what you have'],
        [
          'asking',
          'meeting',
          'working',
          'someone in charge may be harder than needed; stay calm and factual',
        ],
        ['boundaries', 'competing', 'stubbornness looks like strength for a while, so check which it is'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'something long put away asks for a sober look and rewards it',
        exact: 'one thing ends for good, which is sad and overdue',
        easing: 'the rubble is cleared, and the ground is good',
        any: [
          'the task is hard and dull, and you are good at it',
          'letting go is difficult, and keeping everything is harder',
          'hard truths come up, and most of them turn out to be useful',
        ],
      },
    },
  },
};
