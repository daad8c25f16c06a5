import type { Birth } from '#lib/chart/natal-chart.ts';
import { DEFAULT_LOCALE } from '#lib/forecast/locales.ts';
import { natalReport } from '#lib/forecast/report.ts';
import { atMost, type Measure } from './day-measures.ts';
import { population, timedPopulation } from './population.ts';
import { quantile } from './statistics.ts';

/** The sentences of a birth's report, without titles. */
export function reportSentences(birth: Birth): string[] {
  return natalReport(birth).flatMap(({ paragraphs }) => paragraphs.flatMap(DEFAULT_LOCALE.sentences));
}

/** For each pair of births: the share of sentences, 0 to 1, that the shorter report has in common with the other. */
export function sharedSentences(births: readonly Birth[]): Float64Array {
  const reports = births.map((birth) => new Set(reportSentences(birth)));
  const shares = new Float64Array((births.length * (births.length - 1)) / 2);
  let next = 0;
  reports.forEach((one, i) => {
    for (const other of reports.slice(i + 1)) {
      let common = 0;
      for (const sentence of one) if (other.has(sentence)) common += 1;
      shares[next++] = common / Math.min(one.size, other.size);
    }
  });
  return shares;
}

/** Length of the reports, and how much of them pairs of births share. */
export function reportMeasures(births: readonly Birth[]): Measure[] {
  const words = births.map((birth) => reportSentences(birth).join(' ').split(' ').length);
  const shares = sharedSentences(births);
  return [
    { name: 'words of the shortest report', min: 600, max: 1200, value: Math.min(...words) },
    { name: 'words of the median report', min: 600, max: 1200, value: quantile(words, 0.5) },
    { name: 'words of the longest report', min: 600, max: 1200, value: Math.max(...words) },
    ...([0.5, 0.99, 0.9999] as const).map((share) =>
      atMost(`sentences shared by ${100 * share} % of pairs, %`, 30, 100 * quantile(shares, share)),
    ),
    // Charts can be nearly equal.
    atMost('sentences shared by any pair, %', 50, 100 * quantile(shares, 1)),
  ];
}

/** A table with and one without birth times, each of `count` births and a control population. */
export function reportTables(count: number) {
  return [
    { births: population, title: 'without birth times' },
    { births: timedPopulation, title: 'with birth times' },
  ].map(({ births, title }) => ({
    title: `Natal reports of ${count} births ${title}; control: ${count} others`,
    own: reportMeasures(births(count)),
    others: reportMeasures(births(count, 1)),
  }));
}
