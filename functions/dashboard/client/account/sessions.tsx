import type { SessionItem as Session } from '#lib/contract/auth.ts';
import { call, unlessDeleted } from '../api.ts';
import { dateAndTime, dateOfInstant } from '../dates.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** Lists the account's sessions: the current session first, then the others, newest first. Only the others can be ended. */
export function Sessions() {
  const { value, problem, reload } = useLoaded('sessions', () => call('GET /api/auth/sessions'));
  const sessions = value?.sessions.sort(
    (a, b) => Number(b.current) - Number(a.current) || (a.id < b.id ? 1 : -1),
  );
  return (
    <section class="card stack">
      <div>
        <h2>Where you’re signed in</h2>
        <p class="hint">You’re signed out after 180 days without a visit.</p>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <ul class="stack">
        {sessions?.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={reload} />
        ))}
      </ul>
    </section>
  );
}

function SessionItem({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { id, createdAt, lastUsedAt, current } = session;
  const start = dateAndTime(createdAt);
  return (
    <li class="row between">
      <div>
        <h3>Signed in {start}</h3>
        <p class="hint">{current ? 'This device' : `Last used on ${dateOfInstant(lastUsedAt)}`}</p>
      </div>
      {!current && (
        <ConfirmButton
          label="End"
          of={`the session of ${start}`}
          question="End this session?"
          confirm="End the session"
          busyText="Ending …"
          action={async () => {
            await unlessDeleted(call('DELETE /api/auth/sessions/{id}', { params: { id } }));
            onEnded();
          }}
        >
          <p>
            The device signed in on {start} is signed out. You stay signed in here, and keys keep working.
          </p>
        </ConfirmButton>
      )}
    </li>
  );
}
