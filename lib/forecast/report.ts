import { housesOf } from '#lib/chart/houses.ts';
import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { reportTexts } from '#lib/reading/en/report/report-texts.ts';
import type { ReportLocale } from '#lib/reading/locale.ts';
import { reportSections, reportStory } from '#lib/reading/report/report-story.ts';
import type { Mention, ReportSectionId } from '#lib/reading/report/story.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const LOCALES: Readonly<Record<Language, ReportLocale>> = { en: { sections: reportTexts } };

/** A natal chart in words. `about` lists the placements and aspects that a section interprets. */
export type ReportSection = {
  id: ReportSectionId;
  title: string;
  paragraphs: readonly string[];
  about: readonly Mention[];
};

/** Interprets a natal chart with Placidus houses in 600 to 1,200 words. Throws the same errors as `natalChart`. */
export function natalReport(birth: Birth, locale = LOCALES[DEFAULT_LANGUAGE]): ReportSection[] {
  const story = reportStory(natalChart(birth), housesOf(birth, 'placidus'));
  const sections = reportSections(story);
  const texts = locale.sections(
    sections.map(({ id }) => id),
    story,
  );
  return sections.map(({ id, about }, i) => ({ id, ...(texts[i] ?? NO_TEXT), about }));
}

const NO_TEXT = { title: '', paragraphs: [] };
