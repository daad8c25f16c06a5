import { atMost, type Measure } from '#lib/scoring/calibration/measures.ts';
import { ENGLISH } from '../en/english.ts';
import { ACTIVITIES, type ActivityId, type Theme, themesOf } from '../lists/catalogue.ts';
import type { SkyAdvice } from '../locale.ts';
import type { SkyNews } from '../summary/sky-event.ts';
import { skyNews } from '../summary/sky-news.ts';
import type { ToldDay } from './told-days.ts';

/** What is told and what the sky advises: nothing against the lists; every eclipse; no phase silenced by a station. */
export function skyMeasures(days: readonly ToldDay[]): Measure[] {
  return [
    atMost('lines against the lists', 0, days.flatMap(deniedLines).length),
    atMost('advice of the sky against the lists', 0, days.flatMap(disagreements).length),
    atMost(
      'eclipses not told',
      0,
      days.filter(({ day }) => day.sky.eclipse).filter(isSilentOf('eclipse')).length,
    ),
    atMost(
      'phases not told beside a station',
      0,
      days.filter(({ day }) => hasPhaseAndStation(day)).filter(isSilentOf('phase')).length,
    ),
  ];
}

/** The matters of told lines on which a list thinks otherwise. */
function deniedLines({ telling, favorable, unfavorable }: ToldDay): Theme[] {
  return telling.told.flatMap(({ line: { tone, relieves, themes } }) => {
    const denying = themesIn(tone === 'helps' || relieves ? unfavorable : favorable);
    return themes.filter((theme) => denying.includes(theme));
  });
}

/** The advice for a piece of the day's news, if it is told. */
function adviceFor(news: SkyNews, { telling }: ToldDay): SkyAdvice | undefined {
  return ENGLISH.sky.advice(news).find(({ text }) => telling.text.includes(`: ${text}.`));
}

function disagreements(told: ToldDay): string[] {
  const [favored, disfavored] = [told.favorable, told.unfavorable].map(themesIn);
  const advice = skyNews(told.day).flatMap((news) => adviceFor(news, told) ?? []);
  return advice.flatMap(({ speaksFor = [], speaksAgainst = [] }) => [
    ...speaksFor.filter((theme) => disfavored?.includes(theme)),
    ...speaksAgainst.filter((theme) => favored?.includes(theme)),
  ]);
}

function themesIn(ids: readonly ActivityId[]) {
  return themesOf(ACTIVITIES.filter(({ id }) => ids.includes(id)));
}

/** A phase that is an eclipse is told as one. */
function hasPhaseAndStation({ sky }: ToldDay['day']): boolean {
  return sky.moonPhase !== undefined && sky.eclipse === undefined && sky.stations.length > 0;
}

function isSilentOf(kind: 'eclipse' | 'phase') {
  return (told: ToldDay) =>
    !skyNews(told.day).some((news) => news.kind === kind && adviceFor(news, told) !== undefined);
}
