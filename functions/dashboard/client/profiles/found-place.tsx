import { useEffect, useRef } from 'preact/hooks';
import { dayHref } from '../addresses.ts';
import { thousandths } from '../amounts.ts';
import { hrefTo, route } from '../router.ts';
import { justStored } from '../session.ts';
import { announce } from '../ui/announcer.tsx';
import { Notice } from '../ui/notice.tsx';

type Stored = NonNullable<typeof justStored.value>;

/** Shows which place a profile was given that was just stored, by name and coordinates: above its day or among the others. */
export function FoundPlace() {
  const stored = justStored.value;
  if (stored?.view !== route.value.view) return null;
  return <Found key={`${stored.profile.id} ${stored.profile.birthCity}`} stored={stored} />;
}

function Found({ stored: { profile, view } }: { stored: Stored }) {
  const { id, name, birthCity, latitude, longitude } = profile;
  const isDay = view === 'today';
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDay) {
      // As with any new view: its top, and the focus in it.
      scrollTo(0, 0);
      announce(`This is ${name}’s day.`);
    }
    // The form that had the focus goes where it was the first profile, or the last one that there was room for.
    if (document.activeElement === document.body)
      (isDay ? document.getElementById('content') : next.current)?.focus({ preventScroll: isDay });
  }, []);
  return (
    <Notice kind="done">
      <p>
        <strong>{name}</strong> is stored, born in <strong>{birthCity}</strong>.
      </p>
      <p class="hint">
        {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}. Not the right place? Edit the profile
        and add the region or country.
      </p>
      {isDay ? (
        <a class="button quiet" href={hrefTo('profiles')}>
          To the profile
        </a>
      ) : (
        <a ref={next} class="button primary" href={dayHref('', id)}>
          See today
        </a>
      )}
    </Notice>
  );
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${thousandths(Math.abs(value))}° ${value < 0 ? negative : positive}`;
