import type { ScoredDay } from '../day.ts';
import type { Said } from './choose-contacts.ts';
import type { Form } from './contact-phrases.ts';
import { type Phrase, phrase } from './phrases.ts';
import { modulo } from './turns.ts';
import { spacesIn, type Tone } from './wording.ts';

/** A finished sentence, and which of its frames it is in, so that the next one can take another. */
export type Sentence = { text: string; frame: number };

const MOST_WORDS = 30;
/** The least rating of a day that is good as a whole. */
const LEAST_GOOD = 6;

/** What leads over to a contact that tells the other way, by what that contact does; a colon stays a colon. */
const TURNS: Readonly<Record<Tone, readonly string[]>> = {
  helps: [
    'even so, ',
    'still, ',
    'on the kinder side, ',
    'what helps: ',
    'at the same time, ',
    'against that, ',
  ],
  hurts: [
    'one caution: ',
    'on the other hand, ',
    'then again, ',
    'the catch: ',
    'mind one thing: ',
    'a word of caution: ',
  ],
  mixed: ['meanwhile, ', 'at the same time, ', 'then again, '],
};

/** What leads over to what a slow contact leaves behind, whatever was told before. */
const RELIEFS: readonly string[] = [
  'little by little, ',
  'past its peak: ',
  'by degrees, ',
  'on the lighter side, ',
  'what is passing: ',
];

/** What leads over to a contact that tells the same way. */
const ADDITIONS: readonly string[] = ['', 'also, ', '', 'besides, ', '', 'meanwhile, ', '', 'and '];

/** What leads over to a contact that tells the same way as yesterday and stands where it stood. */
const CONTINUATIONS: readonly string[] = ['as yesterday, ', 'still in force: ', 'going on, too: '];

/**
 * The day's first sentence: how the day is, the contact that makes it so, and what it means. A contact that helps on a
 * day that is not good makes it so in spite of itself.
 */
export function leadSentence(opener: string, said: Said, day: ScoredDay): Sentence {
  if (said.tone === 'helps' && day.overallRating < LEAST_GOOD) return exceptSentence(opener, said, day);
  const { contact, wording, turn } = said;
  return firstThatFits(leadStart(turn), 3, (frame, round) => {
    if (frame === 0 && wording.concludes) return undefined;
    const form = frame === 0 ? 'main' : 'aside';
    const named = phrase(contact, form, Math.floor(turn / 3) + round, day.timeZone);
    const words = spacesIn(opener) + 1 + named.words + wording.words;
    if (frame === 0) return { text: `${opener}: ${named.text}, so ${wording.text}`, words: words + 1 };
    if (frame === 1) return { text: `${opener}, ${named.text}: ${wording.text}`, words };
    return { text: `${named.text}, this is ${opener}: ${wording.text}`, words: words + 2 };
  });
}

/** A contact's lines come in turn, mostly three of them: each round, a line is to stand in another of three frames. */
function leadStart(turn: number): number {
  return turn + Math.floor(turn / 3);
}

/** How a day is, and a contact that tells the other way. */
function exceptSentence(opener: string, { contact, wording, turn }: Said, day: ScoredDay): Sentence {
  return firstThatFits(leadStart(turn), 3, (frame, round) => {
    if (frame === 0 && wording.concludes) return undefined;
    const form = (['main', 'aside', 'while'] as const)[frame] as Form;
    const named = phrase(contact, form, Math.floor(turn / 3) + round, day.timeZone);
    const words = spacesIn(opener) + 2 + named.words + wording.words;
    if (frame === 0) return { text: `${opener}, but ${named.text}, so ${wording.text}`, words: words + 1 };
    if (frame === 1) return { text: `${opener}, though ${named.text}: ${wording.text}`, words };
    return { text: `${opener}, but ${named.text}, ${wording.text}`, words };
  });
}

/**
 * A further sentence on a contact, linked to the one before: by contrast where it tells the other way, as
 * something that goes on where it was there yesterday, else as an addition. Its frame is not the one before's.
 */
export function followingSentence(
  { contact, wording, turn, tone }: Said,
  before: { tone: Tone; frame: number } | undefined,
  goesOn: boolean,
  day: ScoredDay,
): Sentence {
  const turns = before !== undefined && tone !== before.tone;
  const same = goesOn ? CONTINUATIONS : ADDITIONS;
  const links = wording.relieves ? RELIEFS : turns ? TURNS[tone] : same;
  const link = links[modulo(turn + contact.natal.length, links.length)] as string;
  return firstThatFits(turn + contact.transiting.length, 5, (frame, round) => {
    if (frame === before?.frame) return undefined;
    if (frame === 0 && link.endsWith(': ')) return undefined;
    if (frame === 1 && wording.concludes) return undefined;
    if (frame === 4 && !(wording.isSimple && link === '')) return undefined;
    const form = frame < 2 ? 'main' : frame === 2 ? 'aside' : 'while';
    const named = phrase(contact, form, Math.floor(turn / 5) + round, day.timeZone);
    const words = spacesIn(link) + named.words + wording.words;
    if (frame === 0) return { text: `${link}${named.text}: ${wording.text}`, words };
    if (frame === 1) return { text: `${link}${named.text}, so ${wording.text}`, words: words + 1 };
    if (frame === 4) return { text: `${wording.text} ${named.text}`, words };
    return { text: `${link}${named.text}, ${wording.text}`, words };
  });
}

/**
 * Tries the frames in turn from `start` on, then again with other phrases, and takes the first sentence of at
 * most thirty words. The tables' own limits leave at least one; should they be broken, it takes the shortest.
 */
function firstThatFits(
  start: number,
  frames: number,
  make: (frame: number, round: number) => Phrase | undefined,
): Sentence {
  let shortest: Sentence | undefined;
  for (let step = 0; step < 2 * frames; step += 1) {
    const frame = modulo(start + step, frames);
    const made = make(frame, Math.floor(step / frames));
    if (made === undefined) continue;
    if (made.words <= MOST_WORDS) return { text: finished(made.text), frame };
    if (shortest === undefined || made.text.length < shortest.text.length)
      shortest = { text: finished(made.text), frame };
  }
  return shortest as Sentence;
}

function finished(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
