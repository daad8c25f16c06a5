import type { SessionItem as Session } from '#lib/client/types.gen.ts';
import { endSession, listSessions } from '../api/operations.ts';
import { dayOf, moment } from '../dates.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** Where the person is signed in, this place first and then the latest, and the end of each of the others. */
export function Sessions() {
  const { value, problem, reload } = useLoaded('sessions', listSessions);
  const sessions = value?.sessions.sort(
    (a, b) => Number(b.current) - Number(a.current) || (a.id < b.id ? 1 : -1),
  );
  return (
    <section class="card stack">
      <div>
        <h2>Sessions</h2>
        <p class="hint">
          Where you are signed in. A session ends after seven days without use, and 14 days after its sign-in.
        </p>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <ul class="stack plain">
        {sessions?.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={reload} />
        ))}
      </ul>
    </section>
  );
}

type SessionItemProps = { session: Session; onEnded: () => void };

function SessionItem({ session, onEnded }: SessionItemProps) {
  const { id, createdAt, lastUsedAt, current } = session;
  const beginning = moment(createdAt);
  return (
    <li class="row between">
      <div>
        <h3>Signed in {beginning}</h3>
        <p class="hint">{current ? 'This session' : `Last used on ${dayOf(lastUsedAt)}`}</p>
      </div>
      {!current && (
        <ConfirmButton
          label="End"
          of={`the session of ${beginning}`}
          question="End this session?"
          confirm="End the session"
          busyText="Ending …"
          action={async () => {
            await endSession(id);
            onEnded();
          }}
        >
          <p>
            Whoever uses the session of {beginning} is signed out with the next request. You stay signed in
            here, and keys go on.
          </p>
        </ConfirmButton>
      )}
    </li>
  );
}
