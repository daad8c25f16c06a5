import { today } from './dates.ts';

/** localStorage keys: the dates of the first visits, and whether the offers have been answered. */
const DATES_KEY = 'visits';
const ANSWERED_KEY = 'offers-answered';

/** The visit, in days with visits, from which on mail and installation are offered. */
const OFFER_AT = 3;

/** Counts today's visit. Returns whether to offer mail and installation: from the third day on, until answered once. */
export function countVisit(): boolean {
  if (localStorage.getItem(ANSWERED_KEY)) return false;
  const dates = new Set(localStorage.getItem(DATES_KEY)?.split(' ')).add(today());
  localStorage.setItem(DATES_KEY, [...dates].slice(-OFFER_AT).join(' '));
  return dates.size >= OFFER_AT;
}

/** Stops the offers for good. */
export function answerOffers(): void {
  localStorage.setItem(ANSWERED_KEY, 'yes');
  localStorage.removeItem(DATES_KEY);
}
