import type { Aspect, Stage } from '../day.ts';

/**
 * The three forms in which a sentence can need a contact: `main` is a clause of its own, `aside` begins with
 * "with", `while` is a subordinate clause.
 */
export type Form = 'main' | 'aside' | 'while';

/** How an aspect is named: Mars *squares* your Sun, Mars *square* your Sun, *a square to* your Sun. */
export const ASPECT_WORDS: Readonly<
  Record<Aspect, { verb: string; adjective: string; noun: string; a: string }>
> = {
  conjunction: { verb: 'joins', adjective: 'conjunct', noun: 'conjunction with', a: 'a conjunction with' },
  sextile: { verb: 'sextiles', adjective: 'sextile', noun: 'sextile to', a: 'a sextile to' },
  square: { verb: 'squares', adjective: 'square', noun: 'square to', a: 'a square to' },
  trine: { verb: 'trines', adjective: 'trine', noun: 'trine to', a: 'a trine to' },
  opposition: { verb: 'opposes', adjective: 'opposite', noun: 'opposition to', a: 'an opposition to' },
};

/**
 * The stages, of which the slow bodies' last two stand apart: their lines say that something is over, while a
 * quick contact is felt as long as it lasts.
 */
export type Moment = Stage | 'slow easing' | 'slow leaving';

/**
 * A contact in words. {T} is the transiting body and {N} the natal one; {verb}, {adjective}, {noun} and {a}
 * (the noun with its article) name the aspect; {time} is the local time of perfection and {away} how long it
 * is to it or since.
 */
export const PHRASES: Readonly<Record<Moment, Readonly<Record<Form, readonly string[]>>>> = {
  entering: {
    main: ['{T} moves into {a} your natal {N}', '{T} begins {a} your natal {N}'],
    aside: ['with {T} starting {a} your natal {N}', 'with {T} newly {adjective} your natal {N}'],
    while: ['as {T} begins {a} your natal {N}', 'as {T} enters {a} your natal {N}'],
  },
  building: {
    main: ['{T} closes in on {a} your natal {N}', '{T} builds toward {a} your natal {N}'],
    aside: ['with {T} {away} from {a} your natal {N}', 'with {T} nearing {a} your natal {N}'],
    while: ['as {T} approaches {a} your natal {N}', 'while {T} works toward {a} your natal {N}'],
  },
  'day-before': {
    main: ['{T} is on the eve of {a} your natal {N}', '{T} perfects its {noun} your natal {N} tomorrow'],
    aside: ['with {T} all but {adjective} your natal {N}', 'with {T} close upon {a} your natal {N}'],
    while: ['as {T} nears tomorrow’s {noun} your natal {N}', 'as {T} readies {a} your natal {N}'],
  },
  exact: {
    main: ['at {time} {T} {verb} your natal {N}', 'at {time} {T} is exactly {adjective} your natal {N}'],
    aside: [
      'with {T} {adjective} your natal {N} (exact at {time})',
      'with {T} exactly {adjective} your natal {N} ({time})',
    ],
    while: ['as {T} {verb} your natal {N} at {time}', 'when {T} {verb} your natal {N} at {time}'],
  },
  'day-after': {
    main: [
      '{T} is hardly past its {noun} your natal {N}',
      '{T} lingers over yesterday’s {noun} your natal {N}',
    ],
    aside: ['with {T} just past {a} your natal {N}', 'with {T} past yesterday’s {noun} your natal {N}'],
    while: ['as {T} comes out of {a} your natal {N}', 'as {T} leaves yesterday’s {noun} your natal {N}'],
  },
  easing: {
    main: ['{T} is still {adjective} your natal {N}', '{T} keeps up its {noun} your natal {N}'],
    aside: ['with {T} {away} past {a} your natal {N}', 'with {T} still {adjective} your natal {N}'],
    while: ['while {T} is still {adjective} your natal {N}', 'as {T} keeps up its {noun} your natal {N}'],
  },
  leaving: {
    main: ['{T} is about to leave its {noun} your natal {N}', '{T} is in the last of {a} your natal {N}'],
    aside: ['with {T} leaving {a} your natal {N}', 'with {T} ending {a} your natal {N}'],
    while: ['as {T} ends its {noun} your natal {N}', 'before {T} leaves its {noun} your natal {N}'],
  },
  'slow easing': {
    main: ['{T} is easing out of {a} your natal {N}', '{T} slowly lets go of its {noun} your natal {N}'],
    aside: ['with {T} {away} past {a} your natal {N}', 'with {T} past its {noun} your natal {N}'],
    while: ['as {T} eases out of {a} your natal {N}', 'while {T} moves off from {a} your natal {N}'],
  },
  'slow leaving': {
    main: ['{T} takes leave of its {noun} your natal {N}', '{T} is leaving its {noun} your natal {N}'],
    aside: ['with {T} at the end of {a} your natal {N}', 'with {T} leaving {a} your natal {N}'],
    while: ['as {T} leaves its {noun} your natal {N}', 'as {T} ends its {noun} your natal {N}'],
  },
};
