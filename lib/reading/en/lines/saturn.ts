import type { BodyLines } from '../../locale.ts';

/** Transiting Saturn tests for weeks, and often returns twice: time, work, limits, what holds. */
export const SATURN: BodyLines = {
  Sun: {
    flowing: {
      building: 'effort is starting to count; keep the steady pace',
      exact: 'you are trusted with something that matters, and rightly',
      easing: 'what you built lately is sound, and you can rely on it',
      any: [
        ['focus', 'you know what comes first and do it first'],
        'a patient effort begins to show, and others can see it',
        'people rely on you, and it sits well on your shoulders',
      ],
    },
    tense: {
      building: 'a few weeks of slow going begin, so clear small duties away',
      exact: 'what you want may have to wait; use the time to get ready',
      easing: 'the pressure lets up, and you know what you can bear',
      any: [
        ['energy', 'your strength has its limits; say no to one thing'],
        'others seem to get ahead faster; keep your own pace',
        'you may judge yourself too sternly; ask someone who likes you',
      ],
    },
    conjunct: {
      hurts: {
        building: 'a serious stretch begins, so take on less and do it properly',
        exact: 'you carry a lot; put down what was never yours',
        easing: 'the heavy stretch ends and leaves you clearer about what you want',
        any: [
          ['energy', 'you wear out sooner than usual; a slower gear is the right one'],
          'recognition is slow in coming; do things well for your own sake',
          'old shortcuts stop working, and only the thorough way gets you there',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'a calmer tone comes into the house, one habit at a time',
      exact: 'feelings are steady enough to settle what was unsettled at home',
      easing: 'the quiet order you made at home is worth keeping up',
      any: [
        'you are the calm one in the room, and people turn to you',
        'people who have known you long do you good',
        'keeping things simple at home makes everyone easier to live with',
      ],
    },
    tense: {
      building: 'you may be closing up a little; let one person know how you are',
      exact: 'being alone feels lonelier than usual; tell a friend instead of brooding',
      easing: 'the chill thaws by degrees, and warmth finds the way back',
      any: [
        'duties at home weigh more when nobody says thank you; say it first',
        'it is hard to ask for comfort; a short message is enough',
        'old hurts feel fresh again, so go easy on yourself and others',
      ],
    },
    conjunct: {
      hurts: {
        building: 'the mood grows thoughtful, so lighten the calendar',
        exact: 'feelings weigh more than usual and are easier to share in small portions',
        easing: 'a sober season at home begins to soften',
        any: [
          'a low mood is no verdict; a walk and a friend help',
          'you may expect too much of yourself at home; leave something undone',
          'chores at home pile up, so begin with one you do not mind',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'a plan takes shape as soon as you give it dates',
      exact: 'what you say is solid, and people act on it',
      easing: 'the thinking is done; keep your notes where you can find them',
      any: [
        'dull tasks are easier than usual; get a long overdue one done',
        'a careful teacher or a thick book repays the hours you give it',
        ['focus', 'attention is long and patient'],
      ],
    },
    tense: {
      building: 'doubts are gathering; keep the useful one and drop the others',
      exact: 'answers are slow to come, so ask when you can expect them',
      easing: 'a stuck exchange starts to move; offer the first sentence',
      any: [
        'mistakes hide in dates and forms, so check them twice',
        'criticism sounds harsher than it is meant; look for the useful part',
        ['talking', 'talks drag, and a written summary saves you an hour'],
        ['focus', 'worry crowds the mind; divide the task into smaller pieces'],
      ],
    },
    conjunct: {
      hurts: {
        building: 'questions weigh more than usual for some weeks; take them one by one',
        exact: 'your words weigh a lot; think slowly and speak briefly',
        easing: 'a weighty question is nearly thought through',
        any: [
          'small print takes more time than it should, so start early',
          'you may take a not yet for a no; ask again',
          ['focus', 'your thoughts circle the same worry; put it on paper'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'an old friendship proves dependable and deserves more of your time',
      exact: 'old friends and proven things please you more than new ones',
      easing: 'a bond has proved itself; say thank you',
      any: [
        'one well-made thing pleases you more than ten others',
        'a wiser friend has time for you; bring the real question',
        ['romance', 'love is calm, loyal and quietly happy'],
      ],
    },
    tense: {
      building: 'people are a little cool for some weeks; go first with a kind word',
      exact: 'you may feel overlooked; say plainly what would please you',
      easing: 'the chill between people is lifting; go halfway',
      any: [
        'even fun feels like a duty; skip what you do not enjoy',
        'it is tempting to count who gives more; stop before it adds up',
        ['romance', 'closeness takes more patience than usual; give it time'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'you begin to see which friendships are worth the effort',
        exact: 'true friends stay close, and the lukewarm ones drift off',
        easing: 'you know better now whom you can count on',
        any: [
          'you enjoy a few good things and find the rest tiresome',
          'warm words are rare, and each of them is meant',
          'keeping your distance suits you, and the right people understand',
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'your efforts find their rhythm when you keep them plain and regular',
      exact: 'steady force moves the heavy thing; take the big task first',
      easing: 'the hard part is behind you; finish neatly',
      any: [
        'practice pays off more than talent; put in an hour',
        'you finish what you start, which is rarer than it sounds',
        ['energy', 'stamina holds where others fade'],
      ],
    },
    tense: {
      building: 'things slow down for some weeks, so plan more and push less',
      exact: 'effort meets a wall; stop pushing and look for the way around',
      easing: 'what was blocked starts to move; begin with the smallest part',
      any: [
        'anger has nowhere to go; give it something heavy to carry',
        'rules and delays grate on you; pick the one worth contesting',
        ['energy', 'drive comes and goes; do the hard part while it is there'],
      ],
    },
    conjunct: {
      hurts: {
        building: 'each step needs more push; take fewer steps',
        exact: 'you feel held back and cross about it; do one thing thoroughly',
        easing: 'the stubborn task begins to give',
        any: [
          'force breaks things; use patience or the right tool',
          'swallowed anger comes out later; say early and calmly what bothers you',
          ['energy', 'your strength runs out early; stop before you are exhausted'],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'a hope turns practical; work out the first three steps',
      exact: 'what you have built can carry more; add the next part',
      easing: 'a good spell for sensible risks is ending; note what worked',
      any: [
        'caution and optimism agree, which makes for a very good plan',
        'people in charge treat you fairly and explain their reasons',
        'small regular steps carry a large plan a long way',
      ],
    },
    tense: {
      building: 'plans are taking up too many hours, so trim the extras',
      exact: 'a plan is told to wait; use the time to improve it',
      easing: 'limits give way a little, and the good part is still there',
      any: [
        'you may give up a good hope too soon; make it smaller instead',
        'promises run late, yours too, so warn people in time',
        ['luck', 'luck is thrifty; rely on preparation'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'your hopes are put to the test, and some of them pass',
        exact: 'the big plan is measured, and the part that fits can be built',
        easing: 'the hopes you have left are fewer, sturdier and closer',
        any: [
          'you get less than you wished for, and you get to keep it',
          'caution costs you some fun and saves you some trouble',
          'your goal is farther off than it looked, and worth the walk',
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'long practice is about to be useful; show what you can do',
      exact: 'what you learned the slow way is exactly what is needed',
      easing: 'the structure stands; take down the scaffolding',
      any: [
        'duties sit lightly, and you finish ahead of time',
        'a rule you set yourself turns out to serve you well',
        ['focus', 'you do the right thing in the right order'],
      ],
    },
    tense: {
      building: 'an old promise has grown heavy; check whether it still holds',
      exact: 'you run into a limit you once set yourself; move it a little',
      easing: 'the strict stretch ends, and you keep what stood the test',
      any: [
        'time feels tight; give your best hours to what matters',
        'everything takes longer than planned, so promise less',
        'old mistakes come up again, so mend one and forgive yourself the others',
      ],
    },
    conjunct: {
      hurts: {
        building: 'a long cycle is closing; settle what is unfinished',
        exact: 'looking back can be sobering, so start with what worked',
        easing: 'the long review is over, and you know what to keep',
        any: [
          'what no longer fits pinches more than it used to; let it go',
          'responsibilities pile up; keep the ones you would take on again',
          'you look at yourself with a strict eye, so add a kind one',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'a new method is proving itself; give it a proper place',
      exact: 'change comes in good order, one labeled box at a time',
      easing: 'the reform has settled, and nobody misses the old way',
      any: [
        'you can be original and reliable at once, and people notice',
        'small improvements to old things work wonders',
        'knowing a rule well tells you how to improve it',
      ],
    },
    tense: {
      building: 'rules begin to chafe; find out which of them are negotiable',
      exact: 'you want to be free and are needed; bargain for a few hours',
      easing: 'old and new have made peace, and you can breathe',
      any: [
        'appointments keep changing, so leave gaps between them',
        'being stricter or wilder than you mean is easy; aim for the middle',
        ['changing', 'old habits creak; mend one instead of overturning everything'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'freedom comes with a duty attached; see whether you want both',
        exact: 'you can have more freedom, and more of the work it takes',
        easing: 'your wild idea has learned to stand on its own feet',
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
      building: 'a dream is ready to be given a timetable',
      exact: 'imagination and craft meet; make the thing you have pictured',
      easing: 'something once vague now has edges, and you drew them',
      any: [
        'quiet hours do you good; use one to make something',
        'you can be practical about a dream without spoiling it',
        'patience turns a mood into a song, a page or a drawing',
      ],
    },
    tense: {
      building: 'facts are catching up with a pleasant notion; look at them early',
      exact: 'something turns out smaller than you dreamed; keep the part that is real',
      easing: 'the fog is thinner, and the ground is firmer than you thought',
      any: [
        'a vague worry grows when nobody looks at it, so write it down',
        'you may feel guilty without a cause; ask what you actually owe',
        'inspiration runs dry before the task is done, so keep the task small',
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
      building: 'slow, unseen work is beginning to show',
      exact: 'you can rebuild something from the foundation up; take your time',
      easing: 'the deep repair is done and should hold',
      any: [
        'quiet determination gets further than a scene',
        'a task that frightens most people suits your patience',
        'an old mess can be dealt with for good',
      ],
    },
    tense: {
      building: 'pressure collects where something is overdue, so start there',
      exact: 'you cannot control everything; secure the part that is yours',
      easing: 'a hard grip relaxes, and so may you',
      any: [
        'fear of not having enough is loud; count what you have',
        'someone in charge may be harder than needed; stay calm and factual',
        'stubbornness looks like strength for a while, so check which it is',
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
