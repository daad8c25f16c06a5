import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { isRealDate, twoDigits } from '#lib/time/calendar-date.ts';
import { ApiProblem, call, root } from '../api.ts';
import { dateWithYear, today } from '../dates.ts';
import { sentencesOf } from '../sentences.ts';
import { FIRST_BIRTH_DATE, typedBirthday } from '../typed-birthday.ts';
import type { WheelBody } from '../zodiac-places.ts';
import { turnWheel } from './turn-wheel.ts';

type Reading = { sentences: readonly string[]; sign: string };

/** Reads two sentences for today from a date of birth alone. Nothing is stored or sent but the sign and the date. */
export function Birthday() {
  const id = useId();
  const typed = useSignal(typedBirthday());
  const reading = useSignal<Reading | undefined>(undefined);
  const isKnown = isRealDate(typed.value) && typed.value >= FIRST_BIRTH_DATE && typed.value <= today();
  // While a year is being typed, it has leading zeros.
  const isComplete = /^[1-9]/.test(typed.value);
  useEffect(() => {
    if (!isKnown) {
      reading.value = undefined;
      return;
    }
    let isCurrent = true;
    typedBirthday(typed.value);
    readDay(typed.value).then(
      ({ bodies, ...read }) => {
        if (!isCurrent) return;
        reading.value = read;
        turnWheel(bodies, `The sky on ${dateWithYear(typed.value)}`);
      },
      (error: unknown) => {
        if (!(error instanceof ApiProblem || error instanceof TypeError)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [typed.value]);
  useEffect(() => hideSampleLike(reading.value?.sentences[0]), [reading.value]);
  return (
    <section class="born">
      <div class="row between">
        <label for={id}>When were you born?</label>
        <span class="hint">No account needed</span>
      </div>
      <input
        id={id}
        type="date"
        min={FIRST_BIRTH_DATE}
        max={today()}
        value={typed.value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
        }}
      />
      <div class="born-reading" role="status">
        {reading.value ? (
          <>
            <p class="born-name">{reading.value.sign} · today</p>
            <p class="born-sentence">{reading.value.sentences[0]}</p>
            <p>{reading.value.sentences[1]}</p>
            <p class="hint">Yours also uses your Moon, your rising sign and your city.</p>
          </>
        ) : (
          <p class="born-sentence">
            {isComplete && !isKnown
              ? `Pick a date from ${FIRST_BIRTH_DATE.slice(0, 4)} to today.`
              : 'Know what kind of day it is before it starts, and why.'}
          </p>
        )}
      </div>
    </section>
  );
}

/** Now and then, the sample day has the same scene. Both together would look as if all days were alike. */
function hideSampleLike(headline: string | undefined): void {
  const sample = document.querySelector<HTMLElement>('.sample');
  if (sample) sample.hidden = sample.querySelector('.sample-headline')?.textContent === headline;
}

/** Loads the sky of a birth date and today's first two sentences for its Sun sign: the first alone rarely makes the point. Throws an `ApiProblem`, or a `TypeError` offline. */
async function readDay(date: string): Promise<Reading & { bodies: WheelBody[] }> {
  const response = await fetch(new URL(`assets/sky-${date}.json`, root));
  const bodies = (await response.json()) as WheelBody[];
  const { sign = '' } = bodies.find(({ body }) => body === 'Sun') ?? {};
  const forecast = await call('GET /api/horoscope/sign/{sign}', {
    params: { sign },
    query: { date: today(), tz: offset() },
  });
  const [entry] = forecast.horoscopes;
  const sentences = sentencesOf(entry?.summary ?? '').slice(0, 2);
  return { bodies, sign, sentences };
}

/** This device's offset from UTC, such as `+01:00`. */
function offset(): string {
  const minutes = -new Date().getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}
