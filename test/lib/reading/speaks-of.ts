import type { Theme } from '#lib/reading/lists/catalogue.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** Words that speak of a metric, whatever the tables say that their lines are about. */
export const SPEAKS_OF: Readonly<Record<Metric, RegExp>> = {
  energy:
    /\b(energy|stamina|tired?|tires|tiring|muscles?|drain\w*|fuel|full tank|vigor|exhaust\w*|your strength|verve|sluggish)\b/i,
  focus:
    /\b(focus\w*|concentrat\w*|attention|distract\w*|clear-headed|scatter\w*|your (mind|thoughts)|the mind)\b/i,
  romance:
    /\b(lov(e|es|ed|er)|romance|romantic|flirt\w*|kiss\w*|affection\w*|desires?|attract\w*|tender\w*|passion\w*|charm|jealous\w*|closeness|hearts)\b/i,
  luck: /\b(luck\w*|fortun\w*|gambl\w*|bet|bets|betting|odds|coincidence)\b/i,
};

/** Words that speak for or against activities of a theme. */
export const SPEAKS_OF_THEME: Readonly<Record<Theme, RegExp>> = {
  asking: /\b(a favor|application)\b/i,
  buying: /\b(purchases?|shopping|impulse buys|overspend)\b/i,
  changing: /\b(routine|experiment)\b/i,
  company: /\b(part(y|ies)|guests|invitations?)\b/i,
  deciding: /\b(decisions?|agreements?|contracts?)\b/i,
  family: /\b(family|relatives?)\b/i,
  talking: /\b(talk(ing|s)?|conversation|quarrels?|debate)\b/i,
};
