/** A term of astrology in two or three plain sentences. `words` are the forms that link to it in the page's texts. */
export type LearnTerm = { id: string; name: string; words: readonly string[]; text: string };

/** The groups of the glossary, from what a reader meets first to what is rarely needed. */
export const GROUPS: readonly { title: string; terms: readonly LearnTerm[] }[] = [
  {
    title: 'Your day',
    terms: [
      {
        id: 'transit',
        name: 'Transit',
        words: ['transit', 'transits'],
        text: 'A planet in today’s sky at a meaningful angle to a point in your birth chart. Transits are the whole reason why one of your days differs from the next.',
      },
      {
        id: 'rating',
        name: 'Rating',
        words: [],
        text: 'The sum of all your transits on a day, compared with your average day, on a scale from 1 to 10. Around 6 is an ordinary day for you, 8 and above is great, and below 4 is hard.',
      },
      {
        id: 'orb',
        name: 'Orb',
        words: ['orb'],
        text: 'How many degrees an angle is away from exact. The smaller the orb, the stronger the transit.',
      },
      {
        id: 'exact',
        name: 'Exact',
        words: [],
        text: 'The moment when the orb is zero. A fast planet passes within hours; a slow one sets the tone for weeks around it.',
      },
      {
        id: 'applying',
        name: 'Applying and separating',
        words: ['applying', 'separating'],
        text: 'Applying means that the exact moment is still to come; separating, that it has passed. The same angle is felt more on the way in than on the way out.',
      },
    ],
  },
  {
    title: 'Angles between planets',
    terms: [
      {
        id: 'conjunction',
        name: 'Conjunction',
        words: ['conjunction', 'joins'],
        text: 'Two bodies at the same place in the zodiac. They act as one, which helps or strains depending on who meets.',
      },
      {
        id: 'sextile',
        name: 'Sextile',
        words: ['sextile', 'sextiles'],
        text: 'An angle of 60 degrees. It opens a door, and you have to walk through it yourself.',
      },
      {
        id: 'square',
        name: 'Square',
        words: ['square', 'squares'],
        text: 'An angle of 90 degrees. Two parts of you pull in different directions, and the friction makes you move.',
      },
      {
        id: 'trine',
        name: 'Trine',
        words: ['trine', 'trines'],
        text: 'An angle of 120 degrees. Two parts of you help each other without effort, so easily that you may not notice.',
      },
      {
        id: 'opposition',
        name: 'Opposition',
        words: ['opposition', 'opposes'],
        text: 'Two bodies on opposite sides of the zodiac. It often arrives in the shape of another person, and asks for balance.',
      },
    ],
  },
  {
    title: 'The sky',
    terms: [
      {
        id: 'retrograde',
        name: 'Retrograde',
        words: ['retrograde'],
        text: 'A planet that seems to move backward because the Earth overtakes it. It’s a time to go over things again: reread, repair, return.',
      },
      {
        id: 'station',
        name: 'Station',
        words: [],
        text: 'The days on which a planet seems to stand still before it changes direction. Its effect is strongest then.',
      },
      {
        id: 'void-of-course',
        name: 'Void of course',
        words: ['void of course'],
        text: 'The hours in which the Moon makes no more angles before it enters its next sign. Traditionally a poor time to start something, and a good one to finish or rest.',
      },
      {
        id: 'new-moon',
        name: 'New Moon',
        words: ['new Moon'],
        text: 'The Moon between the Earth and the Sun, and so dark. A month begins: plant something.',
      },
      {
        id: 'full-moon',
        name: 'Full Moon',
        words: ['full Moon'],
        text: 'The Moon opposite the Sun, and so fully lit. What began two weeks ago becomes visible, feelings included.',
      },
      {
        id: 'eclipse',
        name: 'Eclipse',
        words: ['eclipse'],
        text: 'A new or full Moon so exact that one body hides another. If it touches your chart, it often marks a turn that takes half a year to unfold.',
      },
      {
        id: 'ingress',
        name: 'Ingress',
        words: ['ingress'],
        text: 'A planet’s entry into a new sign. The tone of its subject changes for everyone on that day.',
      },
    ],
  },
  {
    title: 'Your chart',
    terms: [
      {
        id: 'birth-chart',
        name: 'Birth chart',
        words: ['birth chart', 'natal chart'],
        text: 'The sky at the moment and place of your birth. It never changes, and every forecast here is measured against it.',
      },
      {
        id: 'sign',
        name: 'Sign',
        words: [],
        text: 'One of twelve equal parts of the zodiac, each 30 degrees wide. A planet’s sign says how it goes about things.',
      },
      {
        id: 'house',
        name: 'House',
        words: ['house'],
        text: 'One of twelve parts of the sky around your birthplace, each about an area of life such as home or work. Houses need a birth time.',
      },
      {
        id: 'ascendant',
        name: 'Ascendant, or rising sign',
        words: ['Ascendant', 'rising sign'],
        text: 'The degree of the zodiac that rose in the east when you were born. It describes how you come across before anyone knows you.',
      },
      {
        id: 'midheaven',
        name: 'Midheaven',
        words: ['Midheaven'],
        text: 'The highest point of your chart. It stands for your work and what you’re known for.',
      },
      {
        id: 'element',
        name: 'Element',
        words: [],
        text: 'Fire, earth, air or water: each sign belongs to one. Fire acts, earth builds, air thinks, and water feels.',
      },
      {
        id: 'mode',
        name: 'Mode',
        words: [],
        text: 'Cardinal signs begin things, fixed signs keep them going, and mutable signs adapt them. Three modes and four elements make twelve signs.',
      },
      {
        id: 'return',
        name: 'Return',
        words: [],
        text: 'A planet back at its place in your birth chart. The Sun returns on your birthday; Saturn takes about 29 years.',
      },
      {
        id: 'synastry',
        name: 'Synastry',
        words: ['synastry'],
        text: 'Two birth charts laid over each other. It shows where two people get along without trying and where it takes work.',
      },
    ],
  },
  {
    title: 'Sun, Moon and planets',
    terms: [
      {
        id: 'sun',
        name: 'Sun',
        words: [],
        text: 'What you live for: purpose, pride and vitality. It takes a year around the zodiac.',
      },
      {
        id: 'moon',
        name: 'Moon',
        words: [],
        text: 'What you need: moods, habits and home. It changes sign every two and a half days, so it times most of a day’s ups and downs.',
      },
      {
        id: 'mercury',
        name: 'Mercury',
        words: [],
        text: 'How you think, talk and learn. It turns retrograde three times a year.',
      },
      {
        id: 'venus',
        name: 'Venus',
        words: [],
        text: 'What you like and whom: affection, taste and money. It’s never far from the Sun, so you see it near sunrise or sunset.',
      },
      {
        id: 'mars',
        name: 'Mars',
        words: [],
        text: 'How you go after things: drive, courage and temper. It takes about two years around the zodiac.',
      },
      {
        id: 'jupiter',
        name: 'Jupiter',
        words: [],
        text: 'Where you grow and what comes easily: luck, trust and excess. It spends about a year in each sign.',
      },
      {
        id: 'saturn',
        name: 'Saturn',
        words: [],
        text: 'Where you have to work for it: duty, limits and what lasts. It spends about two and a half years in each sign.',
      },
      {
        id: 'uranus',
        name: 'Uranus',
        words: [],
        text: 'Change, freedom and surprise. It spends about seven years in each sign.',
      },
      {
        id: 'neptune',
        name: 'Neptune',
        words: [],
        text: 'Dreams, compassion and haze. It spends about fourteen years in each sign.',
      },
      {
        id: 'pluto',
        name: 'Pluto',
        words: [],
        text: 'Power, depth and letting go. It’s the slowest: a quarter turn of the zodiac can take 40 years or 90.',
      },
    ],
  },
];

const TERMS = GROUPS.flatMap(({ terms }) => terms);

/** A term by its id. */
export const termOf = (id: string): LearnTerm | undefined => TERMS.find((term) => term.id === id);

const BY_WORD = new Map(
  TERMS.flatMap((term) => term.words.map((word) => [word.toLowerCase(), term] as const)),
);
const WORDS = new RegExp(
  `\\b(${[...BY_WORD.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

/** Splits a text into plain pieces and terms. Each term is explained once. */
export function explainedPieces(text: string): { text: string; term?: LearnTerm }[] {
  const explained = new Set<LearnTerm>();
  return text.split(WORDS).flatMap((piece, i) => {
    if (piece === '') return [];
    const term = i % 2 === 1 ? BY_WORD.get(piece.toLowerCase()) : undefined;
    if (!term || explained.has(term)) return [{ text: piece }];
    explained.add(term);
    return [{ text: piece, term }];
  });
}
