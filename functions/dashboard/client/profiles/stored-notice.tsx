import { useEffect, useRef } from 'preact/hooks';
import { dayHref } from '../links.ts';
import { threeDecimals } from '../numbers.ts';
import { hrefTo, route } from '../router.ts';
import { justStored } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { announce } from '../ui/page.tsx';

/** Confirms that a profile was stored, and shows the name and coordinates of its birthplace. */
export function StoredNotice() {
  const stored = justStored.value;
  if (stored?.view !== route.value.view) return null;
  return <StoredProfile key={`${stored.profile.id} ${stored.profile.birthCity}`} stored={stored} />;
}

function StoredProfile({ stored: { profile, view } }: { stored: NonNullable<typeof justStored.value> }) {
  const { id, name, birthCity, latitude, longitude } = profile;
  const isDay = view === 'today';
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDay) {
      scrollTo(0, 0);
      announce(`This is ${name}’s day.`);
    }
    // The focused form disappears once the first profile, or the last one that the tier allows, is created.
    if (document.activeElement === document.body)
      (isDay ? document.getElementById('content') : next.current)?.focus({ preventScroll: isDay });
  }, []);
  return (
    <Notice kind="done">
      <p>{isDay ? `Welcome, ${name}. Here’s your first day.` : `${name} is ready.`}</p>
      <p class="hint">
        Born in {birthCity} ({degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}). Not the right
        place? Add the region or country to the city.
      </p>
      {isDay ? (
        <ButtonLink href={hrefTo('people')}>Change it</ButtonLink>
      ) : (
        <a ref={next} class="button primary" href={dayHref('', id)}>
          See today
        </a>
      )}
    </Notice>
  );
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${threeDecimals(Math.abs(value))}° ${value < 0 ? negative : positive}`;
