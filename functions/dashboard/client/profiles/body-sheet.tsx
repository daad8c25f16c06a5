import type { Signal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Chart, Report } from '#lib/contract/charts.ts';
import { localizeTimes, today } from '../dates.ts';
import { dayKeys } from '../day/day-keys.ts';
import { loadDay } from '../day/load-day.ts';
import { Explained } from '../learn/explained.tsx';
import { termOf } from '../learn/terms.ts';
import { dayHref } from '../links.ts';
import { ordinal } from '../numbers.ts';
import { sentencesOf } from '../sentences.ts';
import type { Profile } from '../session.ts';
import { transitText } from '../transit-text.ts';
import { SheetHead } from '../ui/sheet.tsx';
import { useCached } from '../ui/use-loaded.ts';

/** Transits farther from exact aren’t felt on a day. */
const CLOSE_DEG = 3;

type BodyName = Chart['bodies'][number]['body'];

type BodySheetProps = {
  profile: Profile;
  chart: Chart;
  report: Report | undefined;
  /** The body to explain; undefined while the sheet is closed. */
  chosen: Signal<BodyName | undefined>;
};

/** A sheet about a body of a chart: what it is, what it means here, and what touches it today. */
export function BodySheet({ profile, chart, report, chosen }: BodySheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = chart.bodies.find((one) => one.body === chosen.value);
  useEffect(() => {
    if (body) dialog.current?.showModal();
  }, [body]);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      closedby="any"
      onClose={() => {
        chosen.value = undefined;
      }}
    >
      {body && (
        <div class="stack">
          <SheetHead id={id}>
            {body.body} in {body.sign}
            {body.house && `, ${ordinal(body.house)} house`}
          </SheetHead>
          <p>{termOf(body.body.toLowerCase())?.text}</p>
          {meaningOf(body.body, report).map((paragraph) => (
            <p key={paragraph}>
              <Explained text={localizeTimes(paragraph)} />
            </p>
          ))}
          <Touches profile={profile} body={body.body} />
        </div>
      )}
    </dialog>
  );
}

/** What a report says about a body. A section about several bodies has a sentence for each. */
function meaningOf(body: BodyName, report: Report | undefined): readonly string[] {
  const own = report?.sections.find(({ id }) => id === body.toLowerCase());
  if (own) return own.paragraphs;
  const others = report?.sections.filter(({ id }) => id === 'slow-planets') ?? [];
  const sentences = others.flatMap(({ paragraphs }) => sentencesOf(paragraphs.join(' ')));
  return sentences.filter((sentence) => sentence.includes(body));
}

function Touches({ profile, body }: { profile: Profile; body: BodyName }) {
  const { value } = useCached(dayKeys.day(profile.id, today()), () => loadDay(profile.id, today()));
  const transits = value?.horoscopes[0]?.transits?.filter(
    ({ natal, orbDeg, phase }) => natal === body && (phase === 'exact' || orbDeg <= CLOSE_DEG),
  );
  return (
    <div>
      <h3>Today</h3>
      {transits?.length === 0 && <p>Nothing touches it today.</p>}
      <ul>
        {transits?.map((transit) => (
          <li key={transitText(transit)}>{transitText(transit)}.</li>
        ))}
      </ul>
      <a href={dayHref('', profile.id)}>See the day</a>
    </div>
  );
}
