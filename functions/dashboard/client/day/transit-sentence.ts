import type { Transit } from '#lib/client/types.gen.ts';
import { bodyAtStart } from '../body-at-start.ts';
import { MATTERS } from '../brought-words.ts';
import type { Subject } from './rating-arithmetic.ts';

/** What an aspect does with two bodies that it joins. */
const DOINGS: Record<Transit['aspect'], string> = {
  conjunction: 'A conjunction makes the two act as one',
  sextile: 'A sextile opens a door between the two',
  square: 'A square sets the two against each other',
  trine: 'A trine lets the two help each other',
  opposition: 'An opposition pulls the two in opposite directions',
};

/** Where the two stand when their aspect is exact. */
const ANGLES: Record<Transit['aspect'], string> = {
  conjunction: 'at the same place',
  sextile: '60° apart',
  square: '90° apart',
  trine: '120° apart',
  opposition: '180° apart',
};

/**
 * What a transit is, in a few plain sentences: what the two stand for, what their angle does, what it comes to in points, and
 * how close it is. `exactly` says when it is exact, if on this day.
 */
export function transitSentence(transit: Transit, subject: Subject, exactly: string | undefined): string {
  const { transiting, natal, aspect, points } = transit;
  const body = bodyAtStart(transiting);
  const meets =
    transiting === natal
      ? `${body} stands for ${MATTERS[transiting]}, in the sky as in your chart.`
      : `${body} stands for ${MATTERS[transiting]}; your ${natal} for ${MATTERS[natal]}.`;
  const angle = `${DOINGS[aspect]} (exact when they stand ${ANGLES[aspect]})`;
  return `${meets} ${angle}: ${worth(points[subject], subject)}. ${closeness(transit, exactly)}`;
}

function worth(points: number, subject: Subject): string {
  const what = subject === 'rating' ? 'the day' : `the day’s ${subject}`;
  const size = Math.abs(points).toFixed(1);
  const unit = size === '1.0' ? 'point' : 'points';
  if (size === '0.0') return `too little to count for ${what}`;
  return points > 0 ? `${size} ${unit} for ${what}` : `${size} ${unit} against ${what}`;
}

const COURSES = { exact: '', applying: ' and coming closer', separating: ' and moving apart' } as const;

function closeness({ orbDeg, phase, retrograde, transiting }: Transit, exactly: string | undefined): string {
  const orb = orbDeg < 0.05 ? 'less than 0.1' : orbDeg.toFixed(1);
  const way = exactly
    ? `It is ${exactly}${/ (between|around) /.test(exactly) ? ', as closely as the time of birth tells' : ''}.`
    : `In the middle of the day it is ${orb}° from exact${COURSES[phase]}.`;
  const back = `${bodyAtStart(transiting)} moves backward, which takes from what it gives and adds to what it asks.`;
  return retrograde ? `${way} ${back}` : way;
}
