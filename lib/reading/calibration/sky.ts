import type { Measure } from '#lib/scoring/calibration/measures.ts';
import { ENGLISH } from '../en/english.ts';
import { ACTIVITIES, type ActivityId, themesOf } from '../lists/catalogue.ts';
import type { SkyAdvice } from '../locale.ts';
import { skyNews } from '../summary/sky-news.ts';
import type { ToldDay } from './told-days.ts';

/** What is told of the sky: nothing against the lists, every eclipse, and no phase silenced by a station. */
export function skyMeasures(days: readonly ToldDay[]): Measure[] {
  const none = (name: string, value: number): Measure => ({ name, least: 0, most: 0, value });
  return [
    none('advice of the sky against the lists', days.flatMap(disagreements).length),
    none('eclipses not told', days.filter(({ day }) => day.sky.eclipse).filter(isSilentOf('eclipse')).length),
    none(
      'phases not told beside a station',
      days.filter(({ day }) => hasPhaseAndStation(day)).filter(isSilentOf('phase')).length,
    ),
  ];
}

/** The advice for each piece of the day's news that is told. */
function adviceIn({ day, telling }: ToldDay): SkyAdvice[] {
  return skyNews(day).flatMap(
    (news) => ENGLISH.sky.advice(news).find(({ text }) => telling.text.includes(`: ${text}.`)) ?? [],
  );
}

function disagreements(told: ToldDay): string[] {
  const [favored, disfavored] = [told.favorable, told.unfavorable].map(themesIn);
  return adviceIn(told).flatMap(({ speaksFor = [], speaksAgainst = [] }) => [
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
  return ({ day, telling }: ToldDay) =>
    !skyNews(day).some(
      (news) =>
        news.kind === kind &&
        ENGLISH.sky.advice(news).some(({ text }) => telling.text.includes(`: ${text}.`)),
    );
}
