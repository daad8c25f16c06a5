import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Transits to the Ascendant: appearance, vigor, first impressions, encounters, beginnings, the courage to be oneself. */
export const ASCENDANT: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: [
      ['meeting', 'you make a good first impression, so go where new people are'],
      ['showing', 'people like what they see; let them take your picture'],
      'you walk in as if you belonged there, and so you do',
      ['leading', 'others look to you for a start and like what you suggest'],
      ['changing', 'a good beginning is easily made; start what has only been an idea'],
      ['energy', 'exercising', 'you have a spring in your step; take the stairs and the long way'],
      ['romance', 'love', 'meeting', 'the person you like notices you; look up and smile'],
    ],
    tense: [
      ['showing', 'you may try too hard to impress; leave out the last trick'],
      ['company', 'someone louder gets all the notice; wait for a quieter moment'],
      ['leading', 'you and someone close both want the lead; let them have it once'],
      ['meeting', 'you may seem distant; say the first friendly word'],
      ['changing', 'a first attempt may fall flat; try again with less hurry'],
      ['energy', 'company', 'you put on a brave face, which takes energy; rest from smiling'],
      ['romance', 'love', 'one pair of eyes matters too much to you; look around the room'],
    ],
    conjunct: {
      helps: [
        ['showing', 'people see you at your best; stand where the light is good'],
        ['changing', 'what you begin carries your name; make it something you like'],
        'you feel like yourself again; do something that only you would do',
        ['meeting', 'people remember your face and what you told them'],
        ['energy', 'exercising', 'you feel wide awake and strong; do something brisk outdoors'],
        ['romance', 'love', 'someone cannot help looking at you; look back'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['confiding', 'people tell you things they tell nobody else'],
      'your face shows how you feel, and people take it well',
      ['company', 'people relax when you sit down with them; stay a while'],
      'you put shy people at ease; begin with the one by the door',
      ['intuition', 'meeting', 'your first impression of someone is right; trust it'],
      'comfortable clothes and an easy manner suit you; dress as you like',
      ['energy', 'exercising', 'your body tells you what it wants, from a stroll to a sprint'],
      ['eating', 'meal', 'a meal is better in company; ask somebody along'],
    ],
    tense: [
      'your mood shows on your face, and people take it personally',
      ['meeting', 'you may feel shy among new people; stay near somebody you know'],
      ['showing', 'too many eyes on you are uncomfortable; find a quieter spot'],
      'someone’s short hello has nothing to do with you; let it pass',
      'you want a hug and look as if you did not; open your arms',
      ['energy', 'exercising', 'you tire and turn touchy sooner than usual; rest before you answer'],
      ['romance', 'love', 'someone close wants your ear; give them ten minutes'],
    ],
    conjunct: {
      helps: [
        'people see how you feel and are kind about it',
        'you see at a glance who needs a kind word; go over',
        ['resting', 'you know how to comfort yourself; begin with a warm drink or a bath'],
        'you react quickly and warmly, and people like you for it',
        ['energy', 'exercising', 'your body and your mood agree; stretch, dance or walk while they do'],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['meeting', 'talking', 'you find the right first sentence; use it on somebody new'],
      ['talking', 'people understand you the first time and ask good questions'],
      ['meeting', 'names and faces stay with you; greet people by name'],
      ['traveling', 'being out and about suits you; run the errand on foot'],
      ['learning', 'you learn by asking; try the person beside you'],
      ['focus', 'thinking', 'you take things in at a glance; look at the tricky page first'],
      ['romance', 'love', 'a clever message makes someone smile; send it before you polish it'],
    ],
    tense: [
      ['talking', 'you speak faster than others can follow; pause after each point'],
      ['meeting', 'names slip away just as you need them; admit it and smile'],
      ['talking', 'a joke may come out sharper than you meant; say sorry at once'],
      ['traveling', 'you may set out without the one thing you need; check your bag'],
      ['writing', 'what you dash off gives the wrong impression; leave it overnight'],
      ['energy', 'nervous haste wears you out; do the next thing at half speed'],
      ['focus', 'thinking', 'people keep interrupting you just as things get tricky'],
    ],
    conjunct: {
      helps: [
        ['showing', 'talking', 'you have something to say, and people turn to listen'],
        ['writing', 'a few lines about yourself come out well; write while they flow'],
        ['learning', 'curiosity suits you; ask the question everyone else holds back'],
        ['meeting', 'talking', 'you run into somebody interesting; stop and chat'],
        ['energy', 'exercising', 'traveling', 'you are lively from head to toe, and no errand is too far'],
        ['focus', 'thinking', 'you see the point at once; take up a puzzle you put aside'],
      ],
    },
  },
  Venus: {
    flowing: [
      ['company', 'meeting', 'people take to you at once; stay a little after the hellos'],
      ['showing', 'whatever you put on looks good on you, the old sweater included'],
      ['asking', 'a polite word opens doors for you; ask for what you would like'],
      ['resting', 'you feel better for a little time spent on hair, hands or shoes'],
      'you make peace between two people just by being friendly',
      ['energy', 'exercising', 'playing', 'moving to music does you good; give it three songs'],
      ['romance', 'love', 'someone finds you a pleasure to look at'],
    ],
    tense: [
      ['showing', 'you compare your looks with other people’s; stop at the second glance'],
      ['deciding', 'promising', 'you may agree just to be liked; keep one opinion of your own'],
      ['buying', 'changing', 'a new look tempts you; sleep on it before you change anything'],
      ['meeting', 'people are polite to you and hard to read'],
      ['changing', 'you would rather be comfortable than begin, and the chair has good arguments'],
      ['energy', 'competing', 'exercising', 'you feel soft and slow; let the gentle plan be enough'],
      ['romance', 'love', 'you are sweet to everyone but the one you like; save some'],
    ],
    conjunct: {
      helps: [
        ['company', 'showing', 'you look well and feel it; put on something nice and go out'],
        ['buying', 'changing', 'a scarf, a color or a haircut suits you; try something new'],
        ['company', 'you are a welcome sight; drop in on somebody'],
        'being kind comes naturally, and people give it back at once',
        ['energy', 'exercising', 'playing', 'you feel light on your feet; dance, swing or skip a little'],
        ['romance', 'love', 'you attract the right kind of looks; return one'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['boundaries', 'you stand up straight and people take you seriously; say what you want'],
      ['competing', 'playing', 'a friendly contest brings out your best'],
      ['leading', 'you are fast off the mark; begin while the others are still discussing'],
      'you have courage to spare; do the thing that makes you nervous',
      ['creating', 'repairing', 'your hands are quick and sure; build, fix or lift something'],
      ['energy', 'exercising', 'your muscles want something to do; run, climb or swim'],
      ['romance', 'love', 'boldness looks good on you; cross the room and say hello'],
    ],
    tense: [
      ['talking', 'you sound sharper than you mean to; lower your voice a notch'],
      ['boundaries', 'competing', 'someone may be looking for a fight; step aside and let them pass'],
      ['traveling', 'hurry makes you bump into people and doors; set out a little sooner'],
      ['meeting', 'you may get off on the wrong foot with someone; begin again calmly'],
      ['leading', 'pushing to the front makes you few friends and saves little time'],
      ['energy', 'competing', 'exercising', 'you go too hard too soon; save some strength for later'],
      ['romance', 'love', 'impatience scares off someone shy; leave a little space'],
    ],
    conjunct: {
      mixed: [
        ['meeting', 'you come on strong, which impresses some people and alarms others'],
        ['boundaries', 'you say no without blinking, and perhaps once too often'],
        'courage comes by itself and caution has to be called; look before you leap',
        ['leading', 'people make way for you, and a few would rather be asked'],
        ['energy', 'you feel powerful and impatient; a fast walk takes care of the second'],
        ['romance', 'love', 'you are hard to resist and hard to slow down; ask before you rush'],
      ],
    },
  },
  Jupiter: {
    flowing: {
      building: ['meeting', 'people are pleased to meet you; go where there are new faces'],
      exact: ['company', 'meeting', 'you are welcome wherever you go; accept the unfamiliar invitation'],
      easing: ['company', 'a few strangers have become friends; stay in touch'],
      any: [
        'your good humor gets you further than cleverness',
        ['traveling', 'a change of air does you good; choose somewhere with a view'],
        ['changing', 'you have more courage for beginnings; start the thing you thought too big'],
        ['showing', 'there is room for all of you; stop making yourself small'],
        ['luck', 'meeting', 'fortunate encounters come your way; leave time to linger'],
      ],
    },
    tense: {
      building: ['promising', 'you are tempted to say yes to everyone; count your free hours first'],
      exact: ['showing', 'talking', 'you fill the room, and others want some of it; leave pauses'],
      easing: 'you find your own measure again, and it feels comfortable',
      any: [
        ['eating', 'a second helping of anything slows you down; leave some on the plate'],
        ['showing', 'people take your high spirits for bragging, and some keep away'],
        ['deciding', 'meeting', 'someone larger than life sweeps you along; take a day to think'],
        [
          'exercising',
          'traveling',
          'you set out for more than your legs can carry; choose the shorter route',
        ],
      ],
    },
    conjunct: {
      helps: {
        building: ['changing', 'meeting', 'new people and places come within reach; go and meet them'],
        exact: ['showing', 'people see the best in you; show them a little more of it'],
        easing: 'you carry your head higher than you did before',
        any: [
          ['company', 'your laugh is easy to hear and sets others off'],
          ['learning', 'traveling', 'you are ready for a wider world, be it a trip or a course'],
          'you have room for other people’s quirks, and they relax',
          ['asking', 'people are inclined to trust you; ask for the bigger thing'],
          ['luck', 'meeting', 'you tend to be lucky in the people you run into; say hello'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['changing', 'good habits are easy to begin; choose one and keep to its hour'],
      exact: ['promising', 'you come across as someone to rely on, and people are right'],
      easing: 'a calmer way of carrying yourself stays with you',
      any: [
        ['boundaries', 'talking', 'you need few words to be taken seriously'],
        ['meeting', 'older people take to you; ask one of them how they began'],
        'being early and prepared makes a good impression; lay out your things beforehand',
        ['promising', 'you do as you said, and people remember it'],
        ['energy', 'exercising', 'regular practice makes you stronger; keep it short and do not skip it'],
      ],
    },
    tense: {
      building: ['meeting', 'people seem cool at first; give them a second chance'],
      exact: ['asking', 'you may feel small beside someone strict; plant both feet and breathe'],
      easing: ['company', 'the ice around you melts, and people come closer'],
      any: [
        ['working', 'you hide behind your duties; leave one of them for later'],
        ['changing', 'beginnings take two attempts or three, so allow for them'],
        ['company', 'others keep their distance, and some of it is shyness'],
        'you look sterner than you feel; drop your shoulders and smile once',
        ['energy', 'exercising', 'you move more slowly than you like; take breaks before you need them'],
      ],
    },
    conjunct: {
      hurts: {
        building: ['leading', 'promising', 'more is expected of you; take it in portions'],
        exact: ['leading', 'you feel alone with a task, and it looks bigger than it is'],
        easing: 'the weight comes off your shoulders, and you stand straighter for it',
        any: [
          ['company', 'playing', 'you are more serious than the people around you; let them be silly'],
          ['showing', 'you would rather not be looked at; take the back row without guilt'],
          ['meeting', 'you come across as distant; a nod and a name are enough'],
          ['changing', 'becoming who you want to be takes longer; count the steps already taken'],
          ['energy', 'exercising', 'your strength wants rationing; go home before you are tired'],
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['changing', 'you feel like showing a new side of yourself; start with something small'],
      exact: ['changing', 'showing', 'you can surprise people and be liked for it'],
      easing: 'what used to look odd about you is simply you',
      any: [
        ['meeting', 'unusual people cross your path; find out what they are up to'],
        ['changing', 'a new haircut or another way home wakes you up; try one'],
        ['talking', 'you say what others only think, and they are relieved'],
        ['changing', 'you need nobody’s permission; be the first to try it'],
        ['energy', 'exercising', 'sudden bursts of energy are for using; get up and move'],
      ],
    },
    tense: {
      building: ['promising', 'you grow restless in the same old chair; stand up more often'],
      exact: ['meeting', 'people may startle you, or you them; take one breath before you speak'],
      easing: 'the nervous flutter settles, and you know yourself again',
      any: [
        ['changing', 'you may want to cut your hair or your ties; wait a week'],
        ['promising', 'you feel hemmed in when somebody counts on you; name a time limit'],
        ['company', 'you want to leave as soon as you arrive; give it ten minutes'],
        ['traveling', 'you turn up too early, too late or somewhere else; check the address'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['changing', 'you change faster than some people can get used to'],
        exact: ['changing', 'you are free to be someone new, and old friends need a moment'],
        easing: 'the new you has become familiar, even to those who were startled',
        any: [
          ['promising', 'people find you exciting and hard to plan with; give them dates'],
          ['changing', 'showing', 'bold new looks fit you well, while hasty ones have to be undone'],
          ['meeting', 'you meet people you never expected, and not all of them stay'],
          ['changing', 'an old habit goes overnight, and you may miss it for a while'],
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['confiding', 'talking', 'people feel understood around you; give them time to talk'],
      exact: ['intuition', 'meeting', 'you can read a face like a page; trust what it tells you'],
      easing: 'you have become gentler with people, and they with you',
      any: [
        ['creating', 'showing', 'you slip easily into a part; act, sing or dress up'],
        'your quiet manner calms people; sit with someone who is upset',
        ['resting', 'music and water restore you more than usual'],
        ['creating', 'you see beauty in plain faces; draw or photograph one'],
        ['romance', 'love', 'someone sees a little magic in you; let them'],
      ],
    },
    tense: {
      building: ['meeting', 'showing', 'people see in you what they wish to see; stay plain and simple'],
      exact: ['asking', 'boundaries', 'you blend in until nobody asks what you want'],
      easing: 'the mist around you lifts, and people see you as you are',
      any: [
        [
          'deciding',
          'intuition',
          'meeting',
          'first impressions deceive you; meet a second time before you judge',
        ],
        ['company', 'you take on the mood of every room; step outside for a while'],
        ['money', 'promising', 'it is hard to say no to a sad face; offer only a little'],
        ['thinking', 'traveling', 'you may daydream past your stop; set yourself a reminder'],
        ['energy', 'company', 'you tire sooner among noise and crowds; rest somewhere quiet'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'you grow more sensitive, to beauty and to noise alike',
        exact: ['meeting', 'people are enchanted by you and not sure who you are'],
        easing: 'you see yourself clearly again and have kept the gentleness',
        any: [
          ['company', 'you feel with everyone you meet and come home full of other people'],
          ['showing', 'you can play any part and may forget which one is yours'],
          ['boundaries', 'you give way like water, which helps in crowds and less in disputes'],
          'you look lost in thought, and people either help you or pass you by',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['leading', 'people feel that you mean it; begin with what you care about most'],
      exact: ['changing', 'you can drop a role you have outgrown; nobody asks for it back'],
      easing: 'you have come through a change and look people in the eye',
      any: [
        ['confiding', 'talking', 'your steady look makes people honest; ask the real question'],
        ['boundaries', 'you can refuse without raising your voice'],
        ['changing', 'tidying', 'old clothes and old poses go easily; give one away'],
        'someone timid feels safe beside you; take them along',
        ['energy', 'exercising', 'you have deep reserves of strength for the long haul'],
      ],
    },
    tense: {
      building: ['boundaries', 'competing', 'small matters turn into tugs-of-war; let go of your end first'],
      exact: ['competing', 'someone as stubborn as you stands in the way; do not stare them down'],
      easing: 'the pressure around you eases, and your shoulders come down',
      any: [
        ['meeting', 'your gaze is more intense than you know; soften it with a smile'],
        ['confiding', 'people pry, so tell them only what you would tell anyone'],
        ['changing', 'you want to throw out your old self; give it another week'],
        ['company', 'you are wary of new faces; keep to those you trust'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['changing', 'something in you wants to be rebuilt, and the noise is part of it'],
        exact: ['changing', 'you outgrow an old picture of yourself, with relief and some regret'],
        easing: 'you show a truer face than before, and some people need time with it',
        any: [
          ['meeting', 'people are drawn to you or keep away, and few are indifferent'],
          'you see through polite faces at once, and not everyone enjoys it',
          ['leading', 'you have a strong effect on a room; half of it is enough'],
          'you hold on with all your might, to good things and to stale ones',
        ],
      },
    },
  },
};
