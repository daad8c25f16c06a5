import { useEffect, useRef } from 'preact/hooks';
import { dayHref } from '../links.ts';
import { threeDecimals } from '../numbers.ts';
import { route } from '../router.ts';
import { justStored } from '../session.ts';
import { Notice } from '../ui/notice.tsx';

type Stored = NonNullable<typeof justStored.value>['profile'];

/** Confirms in the list that a profile was stored. */
export function StoredNotice() {
  const stored = justStored.value;
  if (stored?.view !== route.value.view) return null;
  return <StoredProfile key={`${stored.profile.id} ${stored.profile.birthCity}`} profile={stored.profile} />;
}

function StoredProfile({ profile }: { profile: Stored }) {
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The focused form disappears once the last profile that the tier allows is created.
    if (document.activeElement === document.body) next.current?.focus();
  }, []);
  return (
    <Notice kind="done">
      <p>{profile.name} is ready.</p>
      <Birthplace profile={profile} />
      <a ref={next} class="button primary" href={dayHref('', profile.id)}>
        See today
      </a>
    </Notice>
  );
}

/** The name and coordinates of a birthplace, which may be another place of the same name. */
const Birthplace = ({ profile: { birthCity, latitude, longitude } }: { profile: Stored }) => (
  <p class="hint">
    Born in {birthCity} ({degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}). Wrong place? Add the
    region or country to the city.
  </p>
);

const degrees = (value: number, positive: string, negative: string): string =>
  `${threeDecimals(Math.abs(value))}° ${value < 0 ? negative : positive}`;
