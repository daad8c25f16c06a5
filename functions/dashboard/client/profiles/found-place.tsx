import { useEffect, useRef } from 'preact/hooks';
import type { StoredProfile, WholeProfile } from '#lib/client/types.gen.ts';
import { dayHref } from '../addresses.ts';
import { thousandths } from '../amounts.ts';
import { Notice } from '../ui/notice.tsx';

/** Shows which place a profile was given, by name and coordinates. */
export function FoundPlace({ profile }: { profile: StoredProfile | WholeProfile }) {
  const { name, birthCity, latitude, longitude } = profile;
  const next = useRef<HTMLAnchorElement>(null);
  // The form that had the focus goes where the last profile that there was room for came from it.
  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus();
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
      <a ref={next} class="button primary" href={dayHref('', profile.id)}>
        See today
      </a>
    </Notice>
  );
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${thousandths(Math.abs(value))}° ${value < 0 ? negative : positive}`;
