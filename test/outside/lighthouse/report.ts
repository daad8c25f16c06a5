import * as v from 'valibot';

/** The categories that Lighthouse gives points for, as it calls them. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One of the categories. */
export type CategoryName = (typeof CATEGORIES)[number];

const Category = v.object({
  score: v.number(),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});

const Audit = v.object({
  title: v.string(),
  /** From 0 to 1; null where it does not apply or only informs. */
  score: v.nullable(v.number()),
  displayValue: v.optional(v.string()),
  numericValue: v.optional(v.number()),
  details: v.optional(v.looseObject({ items: v.optional(v.unknown()) })),
});

const Requests = v.array(
  v.object({
    url: v.string(),
    resourceType: v.optional(v.string()),
    statusCode: v.optional(v.number()),
    transferSize: v.optional(v.number(), 0),
  }),
);

const Report = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object(v.entriesFromList(CATEGORIES, Category)),
  audits: v.record(v.string(), Audit),
});

/** What is read of a report by Lighthouse. */
export type Report = v.InferOutput<typeof Report>;

const Failed = v.object({ runtimeError: v.object({ message: v.string() }) });

/** Why Lighthouse could not record a page, if it could not. */
export const failureIn = (report: unknown): string | undefined =>
  v.is(Failed, report) ? report.runtimeError.message : undefined;

/** What is read of a report; throws if it has another form. */
export const readReport = (report: unknown): Report => v.parse(Report, report);

/** What the page has asked for. */
export const requestsIn = ({ audits }: Report) =>
  v.parse(Requests, audits['network-requests']?.details?.items);
