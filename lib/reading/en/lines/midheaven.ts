import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { AspectLines } from '../../written-lines.ts';

/** Transits to the Midheaven, which need a birth time: standing, reputation, aims and calling, recognition, superiors, duty. */
export const MIDHEAVEN: Readonly<Record<Body, AspectLines>> = {
  Sun: {
    flowing: [
      ['showing', 'you are seen at your best, so step forward when asked'],
      ['planning', 'an aim looks nearer than it did; do the next piece of it'],
      ['asking', 'meeting', 'someone you look up to has time for you; bring your question'],
      'people connect your name with good things, and they tell others',
      ['leading', 'you take the lead calmly, and the others are relieved'],
      ['energy', 'having a goal gives you energy; spend some of it on the first step'],
      ['showing', 'working', 'work', 'a piece of work you are proud of deserves to be shown'],
    ],
    tense: [
      ['asking', 'leading', 'your aims and somebody’s authority get in each other’s way; be patient'],
      ['showing', 'people see only part of what you do; you know the rest'],
      ['planning', 'pride makes the climb look shorter; one rung is enough for now'],
      ['deciding', 'two aims pull in different directions; sleep on it before you drop one'],
      ['competing', 'showing', 'somebody else stands in the light; clap, and mean it'],
      ['energy', 'leading', 'living up to everyone’s hopes is tiring, even where the hopes are kind'],
      ['asking', 'working', 'work', 'someone in charge is short with you; stay polite and keep it brief'],
    ],
    conjunct: {
      helps: [
        ['showing', 'more eyes than usual are on you; wear it lightly'],
        ['planning', 'your aims stand in a clear light, as they do once a year'],
        ['leading', 'people look to you for direction, and you have one to give'],
        'credit comes to the right address; accept it with a simple thank-you',
        ['energy', 'a word of recognition gives you energy for the next stretch'],
        ['asking', 'working', 'work', 'your efforts stand out; it is a good time to name what you want'],
      ],
    },
  },
  Moon: {
    flowing: [
      ['showing', 'people take kindly to what you show them; show one thing more'],
      ['showing', 'what you do well gets noticed without any pushing'],
      ['asking', 'someone with a say is in a good mood; bring up your wish'],
      ['planning', 'you know which of your aims you care about; give it half an hour'],
      'a kind act of yours gets around and comes back as thanks',
      ['promising', 'a duty weighs little because somebody is glad that you do it'],
      ['family', 'evening', 'those at home are proud of you; tell them how it went'],
      ['leading', 'working', 'work', 'colleagues follow your lead gladly; suggest how to divide the tasks'],
    ],
    tense: [
      ['showing', 'you may feel on show; most people are busy with themselves'],
      ['meeting', 'showing', 'what you feel shows on your face; take a breath before you go in'],
      ['leading', 'home and duty both call; see to the one that cannot wait'],
      'you may take a passing frown for a verdict; it is only weather',
      ['asking', 'meeting', 'moods decide more than merit; wait for a better hour with important people'],
      ['company', 'evening', 'you carry the whole day home; set it down at the door'],
      ['working', 'work', 'home and duty both want you; decide which goes first'],
    ],
    conjunct: {
      helps: [
        ['showing', 'eyes turn to you for a while; let them see you at ease'],
        ['confiding', 'people come to you for comfort and counsel; an open ear is enough'],
        'you care how you are remembered; do one thing you would be proud of',
        ['showing', 'talking', 'a personal story wins people over; tell it when the chance comes'],
        [
          'family',
          'evening',
          'meal',
          'somebody at home deserves part of your credit; thank them over supper',
        ],
      ],
    },
  },
  Mercury: {
    flowing: [
      ['asking', 'talking', 'a clear word to the right person moves your aim along'],
      ['writing', 'a short message gets your name to where it counts; send it'],
      'good news about you travels quickly; thank whoever passed it on',
      ['planning', 'your aims are easy to put in order; write the list'],
      ['showing', 'talking', 'you can say in one sentence what you stand for; say it'],
      ['focus', 'thinking', 'you concentrate well with a goal in view; begin with the hardest part'],
      ['talking', 'working', 'work', 'you ask good questions at work; ask the one that others avoid'],
    ],
    tense: [
      ['talking', 'a rumor about you is half right; smile and let it pass'],
      ['devices', 'writing', 'what you write goes to more people than you mean; read it once more'],
      ['showing', 'talking', 'words spoken in public may be quoted back; use few of them'],
      ['asking', 'people in charge answer late or vaguely; ask once more tomorrow'],
      ['planning', 'your goals change with every opinion you hear; give them a night’s rest'],
      ['focus', 'thinking', 'your mind jumps from one aim to the next and lands nowhere'],
      ['talking', 'working', 'work', 'meetings run long; settle one thing before you leave the room'],
    ],
    conjunct: {
      helps: [
        ['showing', 'talking', 'your opinion is asked for; give it in two clear sentences'],
        ['showing', 'talking', 'your way of doing things makes people curious; explain it'],
        ['planning', 'writing', 'thinking about the road ahead is a pleasure; put it on paper'],
        ['asking', 'meeting', 'ten minutes with someone further along save you a long detour'],
        ['focus', 'thinking', 'you concentrate easily, because you know what it is for'],
        ['working', 'writing', 'work', 'letters and calls about work go smoothly; make the important one'],
      ],
    },
  },
  Venus: {
    flowing: [
      ['meeting', 'people of standing take a liking to you; be yourself and stay a little'],
      ['showing', 'you look and sound right for the occasion; enjoy being seen'],
      'good manners do more for your name than cleverness could',
      ['creating', 'showing', 'something pretty you made earns you praise; put it where people pass'],
      ['creating', 'what you do for the joy of it is what people admire'],
      ['romance', 'love', 'showing', 'being good at something makes you attractive; let it be seen'],
      [
        'company',
        'eating',
        'working',
        'work',
        'goodwill at work comes easily; bring something sweet for everyone',
      ],
    ],
    tense: [
      ['showing', 'you want to be liked by everyone who watches; a few are enough'],
      ['deciding', 'promising', 'flattery from on high is pleasant; wait to see what follows'],
      ['buying', 'showing', 'dressing to impress takes longer than the occasion deserves; keep it simple'],
      ['company', 'playing', 'pleasure and duty want the same hour; duty first is quicker'],
      ['asking', 'promising', 'being agreeable to those above you may go too far; pause before the yes'],
      ['romance', 'love', 'someone dear feels second to your aims; a small kindness helps'],
      ['company', 'working', 'work', 'friendship and work get in each other’s way; be fair before nice'],
    ],
    conjunct: {
      helps: [
        ['showing', 'you are shown in a flattering light; have that picture taken'],
        'people speak of you warmly; be as kind as they say',
        ['creating', 'showing', 'your taste makes a good impression on people who know about such things'],
        ['asking', 'those who can say yes like you; ask with a smile'],
        ['romance', 'love', 'somebody admires you more than they show; give them an opening'],
        ['working', 'work', 'peace with colleagues is easily made; offer the first friendly word'],
      ],
    },
  },
  Mars: {
    flowing: [
      ['competing', 'you go for what you want and step on nobody’s toes'],
      ['leading', 'someone has to take the lead, and you do it well'],
      'a stubborn obstacle on your way gives in; push once more',
      ['asking', 'talking', 'being frank with people in authority earns you their respect'],
      ['competing', 'ambition is healthy and good-humored; measure yourself against someone better'],
      ['energy', 'your drive has a direction; put your best energy into the main aim'],
      ['working', 'work', 'deadlines spur you on rather than press you; start right away'],
    ],
    tense: [
      ['asking', 'boundaries', 'you may clash with whoever sets the rules; wait for a calmer hour'],
      ['competing', 'ambition has sharp elbows; keep yours in and let someone pass'],
      ['showing', 'talking', 'a temper shown in public is long remembered; count to ten outside'],
      ['deciding', 'you want it settled at once, and others still have questions'],
      ['leading', 'orders put people’s backs up; a please works better'],
      ['energy', 'exercising', 'chasing a goal wears down your energy; stop for a proper break'],
      ['competing', 'working', 'work', 'someone at work wants the same thing; play fair and take your time'],
    ],
    conjunct: {
      mixed: [
        ['leading', 'you move ahead fast, and others lag; look back now and then'],
        ['competing', 'ambition runs hot, which wins races and loses allies'],
        ['showing', 'boldness gets you noticed, for better or worse; choose the moment'],
        ['boundaries', 'you can fight for your aim and easily overdo it; stop at enough'],
        ['energy', 'company', 'there is energy for a steep climb, and little patience for company'],
        [
          'company',
          'working',
          'work',
          'you finish a mountain of work and growl at interruptions; warn people',
        ],
      ],
    },
  },
  Jupiter: {
    flowing: {
      building: ['showing', 'chances to show what you can do are growing; keep something ready'],
      exact: ['asking', 'people in high places are kindly disposed; bring your largest wish'],
      easing: 'the door has stood open long enough to walk through; thank the doorkeeper',
      any: [
        ['planning', 'thinking bigger about what lies ahead suits you; sketch the coming year'],
        'respect comes to you without being asked for',
        ['learning', 'teachers and guides turn up on your way; let one of them help'],
        ['leading', 'a larger role fits you well; try it on before you say no'],
        ['luck', 'showing', 'a good reputation works for you and brings luck along'],
      ],
    },
    tense: {
      building: ['leading', 'promising', 'more is offered to you than you can carry; take half'],
      exact: ['promising', 'showing', 'your reputation runs ahead of your results; understate a little'],
      easing: 'the borrowed crown comes off, and your own hat fits better',
      any: [
        ['planning', 'a distant aim looks so fine that near duties get forgotten; check them twice'],
        'praise makes you careless about small things; check the ending once more',
        ['asking', 'deciding', 'someone above you promises freely; enjoy it and wait for the date'],
        ['showing', 'talking', 'boasting comes easily; stop while they are still clapping'],
        ['luck', 'deciding', 'a lucky break makes the next step look easy; measure it again'],
      ],
    },
    conjunct: {
      helps: {
        building: ['changing', 'new doors are opening for you; go and see what is behind one'],
        exact: ['showing', 'you stand high in people’s opinion; use it for a good purpose'],
        easing: 'what you have achieved stays with you; celebrate it before the next aim',
        any: [
          ['leading', 'promising', 'others trust you with something larger; say yes and ask for help'],
          ['meeting', 'somebody you admire takes you seriously, so take yourself seriously, too'],
          ['planning', 'your aims grow, and there is room for them'],
          'you become known for something good; do more of it',
          ['luck', 'company', 'meeting', 'luck likes to meet you in public; go where people are'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: ['promising', 'a longer duty begins to suit you; give it a fixed hour'],
      exact: ['promising', 'you are taken at your word, because you have kept it before'],
      easing: 'your good name stands on firm ground; rest on it a little',
      any: [
        ['planning', 'a long climb goes well at an even pace; choose the next camp'],
        ['learning', 'someone who has done it before can teach you a lot; watch closely'],
        ['leading', 'promising', 'people hand you responsibility and sleep soundly'],
        'keeping the rules pays off, and those who made them notice',
        ['focus', 'thinking', 'one aim at a time holds your attention; let the others wait'],
      ],
    },
    tense: {
      building: ['leading', 'promising', 'the load on your shoulders is growing; take on nothing extra'],
      exact: ['asking', 'showing', 'recognition keeps you waiting; do what is right and let time pass'],
      easing: 'the long test lets go of you, and your name has held',
      any: [
        ['asking', 'those above you say no more readily than yes; come back later'],
        ['leading', 'rules hem you in on the way up; follow them and keep your calm'],
        ['showing', 'mistakes are seen sooner than merits; go over your things once more'],
        ['planning', 'promising', 'an old aim costs more than it gives; question it in quiet'],
        ['working', 'work', 'the workload looks endless; finish one thing and go home on time'],
      ],
    },
    conjunct: {
      hurts: {
        building: [
          'leading',
          'promising',
          'more is expected of you than before; find out what can be shared',
        ],
        exact: ['showing', 'you are weighed by what you have done so far; be honest and patient'],
        easing: 'what you have carried so long becomes lighter and earns you respect',
        any: [
          ['leading', 'responsibility feels lonely at times; one good listener helps'],
          ['company', 'playing', 'duty leaves little room for play; put one quiet evening aside'],
          ['competing', 'planning', 'success takes the long road; measure it in months, not days'],
          ['showing', 'someone looks very closely at what you do; take your time with it'],
          ['working', 'work', 'tasks that nobody else wants land on your desk'],
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: ['changing', 'your path is getting freer; look down a side road or two'],
      exact: ['changing', 'an unexpected turn brings you nearer to your aim; go along with it'],
      easing: 'the new direction feels natural by now; carry on',
      any: [
        ['showing', 'an odd talent of yours turns heads; keep it in practice'],
        ['asking', 'someone in authority welcomes an unusual idea; offer yours'],
        ['changing', 'leaving the beaten path costs less than you feared'],
        ['changing', 'leading', 'you can change how things have been done, and people thank you'],
        ['luck', 'planning', 'a lucky surprise changes your plans for the better'],
      ],
    },
    tense: {
      building: ['planning', 'your course is less settled than it was; keep it in pencil'],
      exact: ['deciding', 'leading', 'you may want to throw down a duty; give it one more night'],
      easing: 'the sudden turns are over, and the road ahead shows itself again',
      any: [
        ['showing', 'you may be talked about for the wrong reasons; stay friendly and wait'],
        ['asking', 'competing', 'authority provokes you more than it means to; step outside first'],
        ['asking', 'planning', 'those above you change their minds without notice; stay flexible'],
        ['changing', 'deciding', 'a new calling tempts you every week; see which one lasts'],
        ['working', 'work', 'nothing at work happens when it was meant to'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['changing', 'a new direction calls, exciting and not very clear'],
        exact: ['changing', 'what you are known for changes abruptly, and part of that is welcome'],
        easing: 'you find your footing in a place you never planned to be',
        any: [
          ['leading', 'you want nobody above you, and miss some of the help'],
          ['changing', 'deciding', 'a leap ahead is possible, and so is a stumble; look first'],
          ['showing', 'nobody expected this of you, and half of them are delighted'],
          ['planning', 'old goals bore you and new ones scare you; carry both a while'],
          ['changing', 'working', 'work', 'routine at work breaks open, for fun and for trouble'],
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: ['intuition', 'planning', 'a gentler aim is taking shape; listen to it'],
      exact: ['creating', 'showing', 'what you imagine finds a public; begin with a small one'],
      easing: 'what inspired you has left its mark on what you do',
      any: [
        ['intuition', 'a quiet feeling tells you which aim is truly yours'],
        'you are known for your kindness; let it reach one more person',
        ['creating', 'music, pictures or stories carry your name further than effort does'],
        ['asking', 'talking', 'a person you look up to understands your dream; tell it simply'],
        'helping without a title does you credit; offer an hour',
      ],
    },
    tense: {
      building: ['planning', 'your aims are getting hazy; hold on to one that you can name'],
      exact: ['showing', 'your image in other eyes is blurred; stay plain and patient'],
      easing: 'your way ahead is easier to make out, one landmark after another',
      any: [
        ['leading', 'promising', 'you may be put on a pedestal; climb down before it wobbles'],
        ['asking', 'deciding', 'what those above you want stays vague; ask once more'],
        [
          'changing',
          'deciding',
          'doubt about your direction is no reason to turn around; wait for clear weather',
        ],
        'you take the blame too easily; find out whose it was',
        ['leading', 'working', 'work', 'it is unclear who does what at work; ask a second time'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'you wonder what it is all for, and a better answer starts to form',
        exact: ['deciding', 'planning', 'your old goal dissolves, which leaves you lost and rather free'],
        easing: 'a truer aim comes out of the mist; follow it at a walk',
        any: [
          ['showing', 'people find you inspiring and a little hard to pin down'],
          ['promising', 'a noble cause calls, and may take all you have; lend it one hand'],
          ['showing', 'applause means less to you, and so does criticism'],
          ['intuition', 'planning', 'your hunches about the way ahead are good, your timing less so'],
          ['thinking', 'working', 'work', 'you dream at your desk, and one of the dreams is useful'],
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: ['leading', 'people take you seriously in weighty matters; come prepared'],
      exact: ['changing', 'you can rebuild your standing from the ground up; start with the truth'],
      easing: 'a deep change of course is behind you; enjoy the steady road',
      any: [
        ['asking', 'meeting', 'someone powerful is on your side; tell them what you need'],
        ['changing', 'deciding', 'you know what you want to stand for; drop whatever clouds it'],
        ['thinking', 'thorough work speaks for you where words would not'],
        ['competing', 'you outlast the obstacles in your way, so keep at it'],
        ['energy', 'competing', 'stamina decides, and you have plenty of it'],
      ],
    },
    tense: {
      building: ['leading', 'a question of power comes up around you; stay out of the first round'],
      exact: [
        'boundaries',
        'competing',
        'a contest with someone stronger costs more than the prize; step back',
      ],
      easing: 'the tug-of-war over your path slackens, and you can choose again',
      any: [
        ['leading', 'ambition wants all your hours; keep one pleasure safe from it'],
        ['showing', 'talking', 'an old story about you comes up again; a shrug is answer enough'],
        ['competing', 'people play for position; you can stay out of the game'],
        ['changing', 'deciding', 'quitting in anger burns a good bridge; wait a week'],
        ['confiding', 'working', 'work', 'colleagues keep their cards close; keep to your own part'],
      ],
    },
    conjunct: {
      mixed: {
        building: ['planning', 'your ambitions are being replaced one by one, and it feels odd'],
        exact: ['changing', 'leading', 'one role ends and a truer one begins, with some regret'],
        easing: 'you come to terms with a new standing, and the old one fades',
        any: [
          ['leading', 'people give way to you, and some only grumble later; ask them now'],
          ['showing', 'you are noticed wherever you go, including where you would rather not be'],
          ['company', 'you give everything to one aim, and other people miss you'],
          ['changing', 'deciding', 'a road closes behind you, and the view ahead is wide'],
          ['energy', 'there is great energy for one purpose and little for the others'],
        ],
      },
    },
  },
};
