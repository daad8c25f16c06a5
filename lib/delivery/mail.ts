import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LOCALE } from '#lib/forecast/locales.ts';
import { GOOD_DAY, STRAINED_DAY } from '#lib/reading/brief/brief.ts';
import { ratingWord } from '#lib/reading/rating-words.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import { elementAt } from '#lib/reading/rotation.ts';
import type { MeaningRow } from '#lib/reading/scenes.ts';
import { addDays, type CalendarDate, daysBetween } from '#lib/time/calendar-date.ts';
import { editionOn, type MailSettings } from './due-times.ts';
import { type Highlight, highlightOn } from './highlights.ts';
import { listName, type MailList, stoppedBy } from './mail-lists.ts';
import { mailPage, SERIF } from './mail-page.ts';

/** A rendered mail. */
export type Mail = { subject: string; text: string; html: string };

/** Where the links of a mail lead: the day with its reasons, the settings, and the page that stops the mail. */
export type MailLinks = { why: string; settings: string; stop: string };

/**
 * What every mail has: who it is about, its local date, links, whether it asks if the reader still wants it, and the highlight for
 * which it comes.
 */
export type MailFrame = {
  /** What the page calls the service. */
  productName: string;
  name: string;
  date: CalendarDate;
  links: MailLinks;
  /** What the stop link stops. */
  stops: MailList;
  asksAgain: boolean;
  highlight?: Highlight | undefined;
  /** Whether the subject names the person, because the inbox may get the mail of several. */
  namesPerson?: boolean;
};

/** A part of a mail, rendered as plain text and as HTML. */
export type Part =
  | { kind: 'headline' | 'text' | 'soft' | 'rating'; text: string }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'link'; text: string; url: string; isMinor?: true };

/** The URL of a profile's day on the page. */
export const dayUrl = (serviceUrl: string, profileId: string, date: CalendarDate): string =>
  `${serviceUrl}/#/today/${date}?profile=${profileId}`;

const ASK_AGAIN_DAYS = 90;

/**
 * Whether the mail of a date asks if the reader still wants it, instead of watching who opens mails: the first mail in each 90 days
 * whose link stops all mail.
 */
export function asksAgain(
  { mail, ...birth }: ReaderBirth & { mail: MailSettings & { since: string } },
  date: CalendarDate,
): boolean {
  const passed = daysBetween(mail.since, date);
  if (passed < ASK_AGAIN_DAYS) return false;
  const canAsk = (of: CalendarDate) => {
    const edition = editionOn(mail, of);
    if (edition === undefined || stoppedBy(edition, mail) !== 'mail') return false;
    return edition !== 'highlight' || highlightOn(birth, of, mail.timeZone) !== undefined;
  };
  let asking = addDays(date, -(passed % ASK_AGAIN_DAYS));
  while (asking < date && !canAsk(asking)) asking = addDays(asking, 1);
  return asking === date && canAsk(date);
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
});

/** Formats a date like `Friday, February 5`. */
export const longDate = (date: CalendarDate): string => dateFormat.format(Date.parse(date));

/** Formats a rating like `7.1, good`. */
export const ratingText = (rating: number): string => `${rating.toFixed(1)}, ${ratingWord(rating)}`;

/** Splits a text into its first sentence and the others. */
export function splitHeadline(text: string): { first: string; rest: string } {
  const [first = '', ...rest] = DEFAULT_LOCALE.sentences(text);
  return { first, rest: rest.join(' ') };
}

/** Phones show about this many characters of a subject. */
const SUBJECT_LENGTH = 60;

const NAMES_SKY = new RegExp(`\\b(${BODIES.join('|')})\\b`);

/** Shorter sentences of advice say too little alone. */
const LEAST_OF_ADVICE = 30;

/** Words of a sentence that may refer to the one before. What follows the sentence that names the sky has no such words. */
const REFERS =
  /\b(it|its|they|them|theirs?|he|him|his|she|hers?|that|this|these|those|there|then|one|ones|another|others?|both|own|such|so|too|also|again|instead|rest)\b/i;

/**
 * A subject of up to `length` characters for a day: a birthday's greeting, or else the first sentence, or else another of its scene that
 * stands alone, or else what the transit means or how the day goes, or else the beginning of the first sentence.
 */
export function subjectOf({ summary }: Pick<ForecastEntry, 'summary'>, length = SUBJECT_LENGTH): string {
  const { lines, sentences } = DEFAULT_LOCALE;
  const [greeting] = lines.birthday.find(([text]) => summary.includes(text)) ?? [];
  const all = [...(greeting ? [greeting, greeting.replace(/,.*/, '')] : []), ...sentences(summary)];
  const [first = '', ...rest] = all.map((each) => each.replace(/\.$/, ''));
  const sky = rest.findIndex((sentence) => NAMES_SKY.test(sentence));
  return (
    [
      first,
      ...(greeting ? rest.slice(0, 1) : []),
      ...rest
        .slice(0, sky)
        .filter((sentence) => sentence.length >= LEAST_OF_ADVICE && !REFERS.test(sentence)),
      ...rest.slice(sky + 1).filter((sentence) => !NAMES_SKY.test(sentence)),
    ].find((sentence) => sentence.length <= length) ?? beginningOf(first, length)
  );
}

/** The beginning of a sentence with an ellipsis, not ending in a small word, which reads as if cut by accident. */
function beginningOf(sentence: string, length: number): string {
  const words = sentence.slice(0, length).split(' ').slice(0, -1);
  const isSmall = (word: string) => word.length <= 3 || /\W$/.test(word);
  while (words.length > 1 && isSmall(words.at(-1) ?? '')) words.pop();
  return `${words.join(' ')}…`;
}

/** Ratings from here on are good enough for a day to be "for" something, or the best of its week, as in the overview's summary. */
export const SOLID = 6;

/**
 * Says why a day is a highlight, such as `The first great day since January 6, and better ones follow.` or `Jupiter trines your
 * Midheaven today, the first of three times.`, and what that means unless the summary says so or the day is unlike it.
 */
function highlightReason(highlight: Highlight, { date, summary, overallRating }: ForecastEntry): string {
  if (highlight.kind === 'rating') {
    const { extreme, since, isOutdone } = highlight;
    const when = since ? `since ${longDate(since).split(', ')[1]}` : 'in two months';
    const next = isOutdone ? `, and ${extreme === 'great' ? 'better' : 'harder'} ones follow` : '';
    return `The first ${extreme} day ${when}${next}.`;
  }
  const clause = DEFAULT_LOCALE.touch(highlight);
  const pass = highlight.kind === 'transit' && highlight.pass;
  const which = pass ? `, ${DEFAULT_LOCALE.whichTime(pass)}` : '';
  const reason = `${clause.charAt(0).toUpperCase()}${clause.slice(1)} today${which}.`;
  const rows = meaningsOf(highlight);
  const isUnlike =
    highlight.kind === 'transit' &&
    (highlight.tone === 'hard' ? overallRating >= GOOD_DAY : overallRating < STRAINED_DAY);
  if (isUnlike || rows.some(([text]) => summary.includes(text))) return reason;
  const [meaning] = elementAt(rows, Number(date.slice(8)));
  return `${reason} ${meaning}`;
}

function meaningsOf(highlight: Exclude<Highlight, { kind: 'rating' }>): readonly MeaningRow[] {
  const { transits, events } = DEFAULT_LOCALE.meanings;
  switch (highlight.kind) {
    case 'transit':
      return transits[highlight.transiting][highlight.tone][highlight.natal];
    case 'phase':
      return events[`${highlight.phase}-moon`];
    case 'eclipse':
      return events[`${highlight.eclipse}-eclipse`];
  }
}

/** The summary without its sentence about the transit of a highlight, with which the mail begins. */
function withoutRepeat(entry: ForecastEntry, highlight: Highlight | undefined): ForecastEntry {
  if (highlight?.kind !== 'transit') return entry;
  const { transiting, natal } = highlight;
  const [first, ...rest] = DEFAULT_LOCALE.sentences(entry.summary);
  const others = rest.filter((each) => !(each.includes(transiting) && each.includes(`your ${natal}`)));
  return { ...entry, summary: [first, ...others].join(' ') };
}

/** What the page's first screen says about a day. */
export function dayParts({ summary, overallRating, favorable, unfavorable }: ForecastEntry): Part[] {
  const { first, rest } = splitHeadline(summary);
  return [
    { kind: 'headline', text: first },
    ...(rest ? [{ kind: 'text', text: rest } as const] : []),
    { kind: 'rating', text: ratingText(overallRating) },
    { kind: 'list', title: 'Good for', items: favorable },
    { kind: 'list', title: 'Not for', items: unfavorable },
  ];
}

/** The mail of a day. `tomorrow` is the next day's entry, if the tier has it. */
export function dayMail(frame: MailFrame, entry: ForecastEntry, tomorrow: ForecastEntry | undefined): Mail {
  const { first, rest } = splitHeadline(entry.summary);
  const rating = ratingText(entry.overallRating);
  const reason = frame.highlight && highlightReason(frame.highlight, entry);
  const length = SUBJECT_LENGTH - prefixOf(frame).length;
  const subject =
    reason && frame.highlight?.kind === 'rating'
      ? reason.replace(reason.length > length + 1 ? /,.*/ : /\.$/, '')
      : subjectOf(entry, length);
  return renderMail(frame, {
    subject,
    preview: `${rating}. ${first.startsWith(subject) ? rest : entry.summary}`,
    parts: [
      ...(reason ? [{ kind: 'text', text: reason } as const] : []),
      ...dayParts(withoutRepeat(entry, frame.highlight)),
      ...(tomorrow
        ? [{ kind: 'soft', text: `Tomorrow: ${ratingText(tomorrow.overallRating)}.` } as const]
        : []),
      { kind: 'link', text: 'Why this day', url: frame.links.why },
    ],
  });
}

const prefixOf = ({ namesPerson, name }: MailFrame): string => (namesPerson ? `${name}: ` : '');

type Content = { subject: string; preview: string; parts: readonly Part[] };

/** Renders a mail as plain text and HTML, with its date above and its stop link below. */
export function renderMail(frame: MailFrame, { subject, preview, parts }: Content): Mail {
  const { productName, name, date, links, stops, asksAgain: asks, highlight } = frame;
  const all: Part[] = [
    { kind: 'soft', text: `${longDate(date)} · ${name}` },
    ...parts,
    ...(asks
      ? [
          {
            kind: 'text',
            text: 'Still want this? If you do, there’s nothing to do. If you don’t read it anymore, the link below stops it.',
          } as const,
        ]
      : []),
    { kind: 'link', text: `Stop the ${listName(stops)}`, url: links.stop, isMinor: true },
    { kind: 'link', text: 'Change when it comes', url: links.settings, isMinor: true },
    {
      kind: 'soft',
      text: `You get this from ${productName} because you turned on the ${listName(stops)} for ${name}${highlight ? ', on notable days' : ''}.`,
    },
  ];
  return {
    // A header has one line.
    subject: `${prefixOf(frame)}${subject}`.replace(/[\r\n]+/g, ' '),
    text: `${all.map(plainText).join('\n\n')}\n`,
    html: htmlPage(subject, preview, all.map(htmlPart).join('\n')),
  };
}

function plainText(part: Part): string {
  if (part.kind === 'list') return [`${part.title}:`, ...part.items.map((item) => `- ${item}`)].join('\n');
  return part.kind === 'link' ? `${part.text}: ${part.url}` : part.text;
}

const PARAGRAPHS = {
  headline: [
    'strong',
    `margin:0 0 12px;font-family:${SERIF};font-size:23px;line-height:1.3;font-weight:600;color:#171a2e;`,
  ],
  text: ['strong', 'margin:0 0 16px;color:#171a2e;'],
  rating: ['strong', 'margin:0 0 16px;font-size:18px;font-weight:600;color:#171a2e;'],
  soft: ['soft', 'margin:0 0 12px;font-size:14px;color:#565b74;'],
} as const;

function htmlPart(part: Part): string {
  switch (part.kind) {
    case 'list': {
      const items = part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
      return `<p class="strong" style="margin:0 0 4px;font-weight:600;color:#171a2e;">${escapeHtml(part.title)}</p>
<ul class="strong" style="margin:0 0 16px;padding:0 0 0 20px;color:#171a2e;">${items}</ul>`;
    }
    case 'link': {
      // At least 24 px high, so that a thumb finds it.
      const size = part.isMinor ? 'font-size:14px;' : 'font-weight:600;';
      return `<p style="margin:0 0 4px;"><a class="link" href="${escapeHtml(part.url)}" style="display:inline-block;padding:4px 0;${size}color:#3b4494;">${escapeHtml(part.text)}</a></p>`;
    }
    default: {
      const [name, style] = PARAGRAPHS[part.kind];
      return `<p class="${name}" style="${style}">${escapeHtml(part.text)}</p>`;
    }
  }
}

const htmlPage = (title: string, preview: string, body: string): string =>
  mailPage({
    title: escapeHtml(title),
    body,
    ...{ widthPx: 520, padding: '28px' },
    dark: '.link { color: #a9b1ff !important; }',
    lead: `<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>\n`,
  });
