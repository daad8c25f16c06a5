import type { StoredProfile, WholeProfile } from '#lib/client/types.gen.ts';
import { dayHref } from '../addresses.ts';
import { Notice } from '../ui/notice.tsx';

/** Shows which place a profile was given, by name and coordinates. */
export function FoundPlace({ profile }: { profile: StoredProfile | WholeProfile }) {
  const { name, birthCity, latitude, longitude } = profile;
  return (
    <Notice kind="done">
      <p>
        <strong>{name}</strong> is stored, born in <strong>{birthCity}</strong>.
      </p>
      <p class="hint">
        {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}. Not the right place? Edit the profile
        and add the region or country.
      </p>
      <a class="button primary" href={dayHref('', profile.id)}>
        See today
      </a>
    </Notice>
  );
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
