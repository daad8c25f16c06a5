import { ageOn } from '#lib/time/calendar-date.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { areasOf, skySubject } from '../brief/brief.ts';
import type { SkyNews } from '../brief/sky-news.ts';
import type { Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { type Scene, scenesOf } from '../scenes.ts';
import { cheapest } from './log.ts';
import { meets, occasionOf } from './occasion.ts';
import { eventRows } from './rows.ts';
import { eventPart } from './sky-part.ts';

/** Tells a sky event outside of a day's summary: what happens, and a scene for the area in which the reader's chart has it. */
export function eventText(news: SkyNews, { points }: NatalPositions, reader: Reader, locale: Locale): string {
  const date = dateInZone(news.atMs, news.timeZone);
  const age = ageOn(reader.birthDate, date);
  const subject = skySubject(news, points);
  const rotation = dayNumber(date);
  const form = elementAt(locale.sky.forms, rotation);
  const [area = 'wellbeing'] = areasOf(subject, reader, age);
  const sky = locale.sky.sentence(eventPart(subject, reader.houses && area, news.timeZone, false), form);
  const occasion = occasionOf(date, reader.birthDate);
  const rows = eventRows(subject, area, locale.scenes);
  const scenes = scenesOf(rows, locale).filter(({ conditions }) => meets(conditions, occasion));
  // The event may be weeks ahead, so a scene that speaks of today is the last choice.
  const ofToday = ({ sentences }: Scene) => (locale.isTimeless(sentences.join(' ')) ? 0 : scenes.length);
  const scene = cheapest(scenes, rotation, (each, rank) => rank + ofToday(each));
  return scene === undefined ? sky : [sky, ...scene.sentences].join(' ');
}
