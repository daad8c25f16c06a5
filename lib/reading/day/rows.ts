import type { Area } from '../brief/areas.ts';
import { type Brief, type SkySubject, toneOf } from '../brief/brief.ts';
import type { SkyNews } from '../brief/sky-news.ts';
import type { SceneEvent, SceneRow, Scenes } from '../scenes.ts';

/** The scenes of a day's lead in an area. */
export function rowsFor({ lead }: Brief, area: Area, scenes: Scenes): readonly SceneRow[] {
  if (lead.kind === 'quiet') return scenes.quiet;
  if (lead.kind === 'transit') return scenes.transits[lead.transit.transiting][toneOf(lead.transit)][area];
  return eventRows(lead, area, scenes);
}

/** The scenes of a sky event in an area; none for a quarter Moon. */
export function eventRows({ news }: SkySubject, area: Area, scenes: Scenes): readonly SceneRow[] {
  if (news.kind === 'void of course') return scenes.void;
  const event = sceneEvent(news);
  return event === undefined ? [] : scenes.events[event][area];
}

type ScenicNews = Exclude<SkyNews, { kind: 'void of course' }>;

/** The scenes that a sky event has; undefined for a quarter Moon. */
export function sceneEvent(news: ScenicNews): SceneEvent | undefined {
  switch (news.kind) {
    case 'eclipse':
      return `${news.eclipse}-eclipse`;
    case 'phase':
      return news.phase === 'new' ? 'new-moon' : news.phase === 'full' ? 'full-moon' : undefined;
    case 'station': {
      const { planet, direction } = news;
      if (planet === 'Mercury') return `mercury-${direction}`;
      if (planet === 'Venus') return `venus-${direction}`;
      return planet === 'Mars' ? `mars-${direction}` : 'slow-turns';
    }
    case 'ingress': {
      const { body } = news;
      if (body === 'Sun') return 'sun-enters';
      if (body === 'Mercury') return 'mercury-enters';
      return body === 'Venus' ? 'venus-enters' : 'mars-enters';
    }
  }
}
