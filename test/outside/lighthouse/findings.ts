import { CATEGORIES, type CategoryName, type Report, requestsIn } from './report.ts';

/** What was found of a page. */
export type Findings = {
  /** Of 100. */
  scores: Record<CategoryName, number>;
  /** When its largest part was seen, in ms. */
  lcpMs: number;
  /** How much it moved while it came, without a unit. */
  cls: number;
  /** How long it could not answer to a finger, in ms. */
  tbtMs: number;
  /** What the net has brought of scripts, compressed and with their headers; what a service worker hands over has none. */
  scriptBytes: number;
  /** How fast the machine was just then, by Lighthouse's own measure, of which it holds less than 1,000 for too slow. */
  speed: number;
};

/** The figures of a report. */
export function findingsIn(report: Report): Findings {
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: CategoryName) => Math.round(report.categories[category].score * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    scriptBytes: requestsIn(report)
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    speed: report.environment.benchmarkIndex,
  };
}

/** A sentence for each audit that costs a category below `least` points, the dearest first. */
export function costsIn(report: Report, least: number): string[] {
  return CATEGORIES.filter((name) => report.categories[name].score * 100 < least).flatMap((name) => {
    const { auditRefs } = report.categories[name];
    const weights = auditRefs.reduce((sum, { id, weight }) => sum + (isScored(report, id) ? weight : 0), 0);
    return auditRefs
      .map(({ id, weight }) => {
        const { title = id, score = null, displayValue = '' } = report.audits[id] ?? {};
        return { points: ((1 - (score ?? 1)) * weight * 100) / weights, says: `${title} ${displayValue}` };
      })
      .filter(({ points }) => points >= 0.5)
      .toSorted((a, b) => b.points - a.points)
      .map(({ points, says }) => `${name} -${points.toFixed(0)}: ${says}`);
  });
}

const isScored = ({ audits }: Report, id: string): boolean => typeof audits[id]?.score === 'number';
