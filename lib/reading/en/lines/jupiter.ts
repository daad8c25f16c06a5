import type { BodyLines } from '../../locale.ts';

/**
 * Transiting Jupiter widens two or three weeks, months at a station: growth, trust, generosity, too much of a
 * good thing.
 */
export const JUPITER: BodyLines = {
  Sun: {
    flowing: {
      building: 'there is more room for you these weeks; say where you want to go',
      exact: 'people take your ideas seriously; tell them the biggest',
      easing: 'the good season winds down gently; thank the people who helped',
      any: [
        ['luck', 'chance meetings tend to be lucky for you'],
        'being generous comes easily and tends to be returned',
        'you can afford to think a size larger than usual',
      ],
    },
    tense: {
      building: 'ambition is growing faster than the hours in the day; pick one goal',
      exact: 'you can overreach with the best intentions; promise half',
      easing: 'the inflated plan shrinks to its real and useful size',
      any: [
        ['luck', 'you may count on luck a little too readily; have a second plan'],
        'it is easy to overdo things these weeks; stop while you enjoy them',
        'confidence runs ahead of the facts; check them before you announce anything',
      ],
    },
    conjunct: {
      helps: {
        building: 'a bigger chapter is beginning, so clear some space for it',
        exact: 'you stand taller than you have in a while; go for the larger thing',
        easing: 'what has grown around you is yours to keep and tend',
        any: [
          ['luck', 'fortune smiles on you; be where people can find you'],
          'this is a season to be seen, heard and taken at your word',
          'growth feels natural, like a coat that finally fits',
        ],
      },
    },
  },
  Moon: {
    flowing: {
      building: 'home feels warmer by the week, and small improvements add to it',
      exact: 'contentment is close at hand; be with people who feel like home',
      easing: 'a generous mood lingers in the house; pass some of it on',
      any: [
        'the mood at home is easygoing, and small annoyances pass quickly',
        'you are kinder to yourself, and other people get the benefit',
        ['family', 'family gatherings bring more laughter and less fuss than usual'],
      ],
    },
    tense: {
      building: 'for some weeks you want more of everything; notice when it is enough',
      exact: 'your feelings promise more than your week can hold; say yes to less',
      easing: 'an overfull house or calendar slowly empties out',
      any: [
        'comfort is lovely, and too much of it makes you restless; get outside',
        'small moods feel large; wait an hour before you act on one',
        'looking after everybody is tempting, so keep a little care for yourself',
      ],
    },
    conjunct: {
      helps: {
        building: 'something good is taking root at home and only needs some patience',
        exact: 'you feel safe and generous, and the people around you notice',
        easing: 'the warmth of these weeks makes a fine memory and a better habit',
        any: [
          'kindness at home goes both ways without anyone keeping count',
          'making your place more welcoming rewards you every day',
          'old worries look smaller from where you stand now',
        ],
      },
    },
  },
  Mercury: {
    flowing: {
      building: 'you want to learn something new; look up a course or a country',
      exact: 'someone’s remark opens a door you had taken for a wall',
      easing: 'write down the good advice of these weeks before it blurs',
      any: [
        'a good book or a good teacher is within reach',
        'questions get generous answers; ask the one you were shy about',
        ['focus', 'you grasp the whole and the parts fall into place'],
      ],
    },
    tense: {
      building: 'your plan grows rosier with each draft; show it to a skeptic',
      exact: 'offers sound bigger than they are, so ask what is actually included',
      easing: 'a second look brings the rosy plan down to earth',
      any: [
        'it is tempting to exaggerate; the plain facts are good enough',
        'you promise answers faster than you can write them, so promise fewer',
        ['focus', 'grand ideas crowd out the details; check those twice'],
      ],
    },
    conjunct: {
      helps: {
        building: 'curiosity grows over these weeks; follow it to a library or a teacher',
        exact: 'people want to hear your idea; say it, send it or publish it',
        easing: 'what you have learned lately is ready to be passed on',
        any: [
          'news tends to be good and comes from farther away than usual',
          'you explain big things simply, and people remember them',
          ['focus', 'your mind stretches and enjoys it'],
        ],
      },
    },
  },
  Venus: {
    flowing: {
      building: 'life gets sweeter for some weeks, so leave room in the calendar',
      exact: 'pleasure comes easily; celebrate something small',
      easing: 'the sweet stretch is ending; enjoy what is left of it slowly',
      any: [
        'your taste is sure and generous; make something look better',
        'people are easy to like just now, and they like you back',
        ['romance', 'love grows easily where it is given space'],
      ],
    },
    tense: {
      building: 'one treat leads to another; choose the ones you really enjoy',
      exact: 'pleasures lose their shine when they come in heaps; pick one',
      easing: 'simple things begin to please you again',
      any: [
        'flattery goes down easily; take it with a pinch of salt',
        'you may give too much to be liked; a little is plenty',
        ['romance', 'romance gets painted larger than life; keep to what was actually said'],
      ],
    },
    conjunct: {
      helps: {
        building: 'a friendly season begins; say yes more often than usual',
        exact: 'beauty and kindness come in generous portions',
        easing: 'friendships made in these weeks keep well',
        any: [
          'everything is more fun shared; think of someone and call',
          'something beautiful is easy to find; make a place for it',
          ['romance', 'love is open-handed and easy to show'],
        ],
      },
    },
  },
  Mars: {
    flowing: {
      building: 'courage is growing, so begin with what you have put off',
      exact: 'act on the big plan; effort goes twice as far as usual',
      easing: 'round off the bold project while the push still helps',
      any: [
        'a bold start finds helpers; make the first move',
        'sports, trips and contests go well; sign up',
        ['energy', 'you have vigor to spare and a good place to put it'],
      ],
    },
    tense: {
      building: 'everything seems possible at once for some weeks; choose one thing',
      exact: 'you may sprint where a long walk is called for; slow down early',
      easing: 'the overheated plan cools and shows what it needs',
      any: [
        'a dare looks easier than it is; count the hours before you accept',
        'small rules seem made for other people; they still apply to you',
        ['energy', 'you pour out more strength than you take in; plan real breaks'],
      ],
    },
    conjunct: {
      mixed: {
        building: 'the urge to do something big is rising; pick a project that deserves it',
        exact: 'you are hard to stop; check the direction first',
        easing: 'the big push calms down into a project that suits everyone better',
        any: [
          'you win people over with drive and lose a few with volume',
          'big efforts succeed and small courtesies get forgotten; mind both',
          ['energy', 'there is energy in abundance, and it needs a plan'],
        ],
      },
    },
  },
  Jupiter: {
    flowing: {
      building: 'an old hope is worth a second try',
      exact: 'it is easy to trust the future; start something that takes its time',
      easing: 'gather what went well lately, and note why it did',
      any: [
        'people who believe in you are easy to find; tell them your plan',
        'travel, study and large plans come together with little fuss',
        ['luck', 'luck comes by way of people who wish you well'],
      ],
    },
    tense: {
      building: 'what you hope for outgrows what you have, so do the sums',
      exact: 'you have started more than you can finish; drop one thing gladly',
      easing: 'big words give way to a modest, workable plan',
      any: [
        'an opinion held too firmly meets resistance; listen for the useful part',
        'it is easy to say yes to everything; leave one weekend free',
        ['luck', 'the odds look better than they are; keep something in reserve'],
      ],
    },
    conjunct: {
      helps: {
        building: 'a twelve-year circle is closing; remember what you once wished for',
        exact: 'a new round of twelve years begins; make a generous wish',
        easing: 'the first shoots of a long growth are showing',
        any: [
          'you see more possibilities than before; choose the next goal among them',
          'teachers and travelers bring you the right idea at the right time',
          ['luck', 'luck is close to home; look there first'],
        ],
      },
    },
  },
  Saturn: {
    flowing: {
      building: 'a long plan finds the help it was missing',
      exact: 'patience and hope agree; sign up for something that takes a year',
      easing: 'a solid gain is in place, and you can rest',
      any: [
        'experience is respected, yours and other people’s',
        'people in charge are in a fair mood and notice good work',
        'slow progress turns into progress that anyone can see',
      ],
    },
    tense: {
      building: 'big wishes run into limits, so measure before you build',
      exact: 'you want to spread out and are asked to stay put; bargain politely',
      easing: 'a fair compromise between bold and careful comes into view',
      any: [
        'old duties and new hopes compete for the same hour; give each its own',
        'permission comes slowly and with conditions, so read them calmly',
        'rules seem petty, but breaking them costs you more than keeping them',
      ],
    },
    conjunct: {
      mixed: {
        building: 'a new chance arrives with homework attached; look at both',
        exact: 'there is room to grow and work to do; build it well',
        easing: 'you have more order and more room than before',
        any: [
          'progress is slow, and this is the kind that lasts',
          'responsibility grows, and respect along with it; accept some help',
          'caution keeps the plan small, and hope keeps it moving',
        ],
      },
    },
  },
  Uranus: {
    flowing: {
      building: 'you want something fresh, so keep a few days unplanned',
      exact: 'more freedom comes your way; use some of it at once',
      easing: 'the bold change settles in and feels like yours',
      any: [
        'an unusual offer is worth hearing out to the end',
        'people with odd ideas turn out to be good for you',
        ['luck', 'luck likes you best when you improvise'],
      ],
    },
    tense: {
      building: 'the itch for change is louder than its reason; find the reason first',
      exact: 'you could leap too soon; look twice',
      easing: 'the sudden plans settle down, and the good ones remain',
      any: [
        'novelty glitters, and half of it is packaging; look under the wrapping',
        'promises made on a whim are hard to keep, so make fewer',
        'a freer life looks easy from a distance; try a little of it first',
      ],
    },
    conjunct: {
      helps: {
        building: 'a way to somewhere new is opening; pack light',
        exact: 'the unexpected is on your side; improvise',
        easing: 'what was a happy surprise is becoming everyday life',
        any: [
          'a spontaneous yes tends to lead somewhere good',
          'new places and odd ideas widen your world without much effort',
          ['luck', 'strokes of luck tend to come out of the blue'],
        ],
      },
    },
  },
  Neptune: {
    flowing: {
      building: 'for some weeks it is easier to believe in something and say so',
      exact: 'generosity and imagination work hand in hand, and a kind surprise comes off well',
      easing: 'put the inspiration in a notebook before it evaporates',
      any: [
        'a good cause does you as much good as you do it',
        'daydreams are useful now; give one a whole hour',
        'small kindnesses go further than you would think',
      ],
    },
    tense: {
      building: 'wishes are outgrowing the facts; keep one foot on the ground',
      exact: 'an offer that sounds heavenly deserves a few plain questions',
      easing: 'the mist lifts and the modest truth is perfectly livable',
      any: [
        'you trust easily just now; check before you promise or lend',
        'a rosy picture leaves something out; ask what it is',
        'good intentions run ahead of what can be done, so pick one',
      ],
    },
    conjunct: {
      helps: {
        building: 'dreams are growing, and one of them is quite doable',
        exact: 'art, kindness and hope come easily; give them your best hours',
        easing: 'the dreamy stretch ends and leaves you one good idea',
        any: [
          'you sense how things hang together, and it comforts you',
          'helping others is easier than usual and makes you happy',
          'books, music and far-off places feed your imagination',
        ],
      },
    },
  },
  Pluto: {
    flowing: {
      building: 'a talent you rarely use is needed, so bring it out',
      exact: 'you can turn something around for good; aim high',
      easing: 'a deep change has taken hold, and it lifts you',
      any: [
        'influence comes to you quietly; use it for more than yourself',
        'stubborn problems give way to steady pressure',
        'something that puzzled you for long turns out to be simple',
      ],
    },
    tense: {
      building: 'ambition gets hungry, so settle beforehand what would be enough',
      exact: 'you may push too hard for a big win; leave others a way out',
      easing: 'the grand struggle shrinks to one honest sentence',
      any: [
        'someone’s certainty is overwhelming, possibly your own; ask a question',
        'a big promise may come with strings; find out who holds them',
        'the wish to be right grows with the audience, so argue in private',
      ],
    },
    conjunct: {
      helps: {
        building: 'your reach is growing; use it for something you believe in',
        exact: 'your conviction carries others along; choose a goal that deserves it',
        easing: 'the confidence you found in these weeks stays with you',
        any: [
          'big repairs and fresh starts go further than you expected',
          'people with influence notice you and mean well',
          'a frank word from you is taken well',
        ],
      },
    },
  },
};
