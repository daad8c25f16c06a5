import type { Topic } from '#lib/reading/lists/topics.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** Words about each metric, independent of the tags in the tables. */
export const SPEAKS_OF: Readonly<Record<Metric, RegExp>> = {
  energy:
    /\b(energy|stamina|tired?|tires|tiring|muscles?|drain\w*|fuel|full tank|vigor|exhaust\w*|your strength|verve|sluggish)\b/i,
  focus:
    /\b(focus\w*|concentrat\w*|attention|distract\w*|clear-headed|scatter\w*|your (mind|thoughts)|the mind)\b/i,
  romance:
    /\b(lov(e|es|ed|er)|romance|romantic|flirt\w*|kiss\w*|affection\w*|desires?|attract\w*|tender\w*|passion\w*|charm|jealous\w*|closeness|hearts)\b/i,
  luck: /\b(luck\w*|fortun\w*|gambl\w*|bet|bets|betting|odds|coincidence)\b/i,
};

/** Words about each topic in lines. */
export const SPEAKS_OF_TOPIC: Readonly<Partial<Record<Topic, RegExp>>> = {
  asking: /\b(a favor|application)\b/i,
  buying: /\b(purchases?|shopping|impulse buys|overspend)\b/i,
  changing: /\b(routine|experiment)\b/i,
  company: /\b(part(y|ies)|guests|invitations?)\b/i,
  deciding: /\b(decisions?|agreements?|contracts?)\b/i,
  family: /\b(family|relatives?)\b/i,
  talking: /\b(talk(ing|s)?|conversation|quarrels?|debate)\b/i,
};

/** Words about each topic in sky advice, which uses plainer words than lines do. */
export const SKY_SPEAKS_OF: Readonly<Partial<Record<Topic, RegExp>>> = {
  buying: /\b(buy|purse|shop)\b/i,
  changing:
    /\b(routine|habits?|experiment|begin something (?!with|together)|fresh idea|odd idea|nobody has had|beyond the usual|break with|is ready to be tried|start what)\b/i,
  company: /\b(friends|guests|want company|pleasant company|mix with people|unlikely people|hardly know)\b/i,
  creating: /\b(your name on it|on paper|make something)\b/i,
  deciding: /\b(decisions?|sign nothing|the choice|pick one(?! aim))\b/i,
  exercising: /\b(walk|go running|stretch your)\b/i,
  family: /\b(family|parents?|relatives?)\b/i,
  home: /\b(home|house|furniture)\b/i,
  learning: /\b(learn|study|subject, just)\b/i,
  love: /\b(love|heart(?! into| *$)|kiss)\b/i,
  money: /\b(money|savings|spend)\b/i,
  planning: /\b(plans?|goal|journey|aim(?! first| and)|further ahead)\b/i,
  resting: /\b(rest(?! *$)|sleep|nap|early and let|quiet hour)\b/i,
  showing:
    /\b(speak up|the story|your case|be (seen|noticed)|yourself be (seen|noticed)|show somebody what)\b/i,
  talking:
    /\b(talk|chat|conversation|quarrel|telling|wants to be said|speak up|say (it straight|the big|precisely|that you|what you want)|the story|your case|misunderstanding|question behind|your thoughts)\b/i,
  tidying: /\b(tidy|sort out|clear (out|away|the table)|in order|drawer|no longer use)\b/i,
  traveling: /\b(journey|travel|trip|booking|go somewhere)\b/i,
  working: /\b(work|tasks?|jobs?|office|the hard part|lead|responsibility|problem)\b/i,
  writing: /\b(write|messages|letter)\b/i,
};
