import { hrefTo } from '../router.ts';
import type { Profile } from '../session.ts';
import { Notice } from '../ui/notice.tsx';

/** Where the times of birth that are unknown can be added. */
export function MissingTimes({ people }: { people: readonly Profile[] }) {
  const untimed = people.filter(({ birthTime }) => !birthTime).map(({ name }) => name);
  if (untimed.length === 0) return null;
  return (
    <Notice>
      <a class="button quiet" href={hrefTo('profiles')}>
        Add the time of birth of {untimed.join(' and ')}
      </a>
    </Notice>
  );
}
