import type { Report as NatalReport } from '#lib/contract/charts.ts';
import { localizeTimes } from '../dates.ts';
import { Explained } from '../learn/explained.tsx';

/** A natal chart in words, with its technical words explained. The first section's title is that of the page. */
export const Report = ({ report }: { report: NatalReport }) => (
  <article class="report">
    {report.sections.map(({ id, title, paragraphs }) => (
      <section key={id}>
        {id !== 'overview' && <h2>{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Explained text={localizeTimes(paragraph)} />
          </p>
        ))}
      </section>
    ))}
  </article>
);
