import { useSignal } from '@preact/signals';
import type { BlindTest } from '#lib/contract/judgments.ts';
import { call, root } from '../api.ts';
import { localizeTimes, longDate, zone } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/notice.tsx';
import { useTitle } from '../ui/page.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTask } from '../ui/use-task.ts';

/** This week's blind test: two texts for one day, of which one is the person's own. */
export function BlindTestView({ profile }: { profile: Profile }) {
  useTitle('Blind test');
  const params = { id: profile.id };
  const { value, problem, reload } = useLoaded(`blind test ${profile.id}`, () =>
    call('POST /api/profiles/{id}/blind-test', { params, query: { tz: zone } }),
  );
  const answered = useSignal<BlindTest | undefined>(undefined);
  const test = answered.value ?? value;
  return (
    <section class="stack blind">
      <header class="day-header">
        <div>
          <h1>Which one is yours?</h1>
          {test && (
            <p class="lead">
              {longDate(test.date)}, twice. One text is {profile.name}’s. The other belongs to someone we made
              up, with a day rated about the same.
            </p>
          )}
        </div>
        <ProfilePicker />
      </header>
      <Problem problem={problem} onRetry={reload} />
      {test && (
        <Choices
          key={test.id}
          test={test}
          answer={async (choice) => {
            const body = { id: test.id, choice };
            answered.value = await call('PUT /api/profiles/{id}/blind-test', { params, body });
          }}
        />
      )}
    </section>
  );
}

type ChoicesProps = { test: BlindTest; answer: (choice: number) => Promise<void> };

function Choices({ test, answer }: ChoicesProps) {
  const chosen = useSignal(0);
  const task = useTask(() => answer(chosen.value));
  const { texts, own, choice, right, nonce, seal } = test;
  const isAnswered = own !== undefined;
  return (
    <>
      <ol class="texts">
        {texts.map((text, i) => (
          <li key={text} class={`card stack${own === i ? ' own' : ''}`}>
            <p class="blind-text">{localizeTimes(text)}</p>
            {isAnswered ? (
              <p class="hint">
                {own === i ? 'Yours' : 'Made up'}
                {choice === i && ' · your pick'}
              </p>
            ) : (
              <Button
                aria-disabled={task.isBusy}
                onClick={() => {
                  chosen.value = i;
                  void task.run();
                }}
              >
                This one is mine
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Problem problem={task.problem} />
      <div role="status">
        {isAnswered && (
          <p class="lead">
            {right ? 'That was yours.' : 'That was the made-up one.'} A new test comes on Monday.
          </p>
        )}
      </div>
      <details class="computed">
        <summary>How we can’t cheat</summary>
        <p>
          We fixed the order before you chose, and sealed it: <code>{seal}</code> is the SHA-256 of the number
          of your text, 0 or 1, a colon and a secret.
          {isAnswered && (
            <>
              {' '}
              Now you can check it: <code>{`${own}:${nonce}`}</code>.
            </>
          )}
        </p>
      </details>
      <p>
        <a href={new URL('honesty', root).pathname}>What everyone’s answers add up to</a>
      </p>
    </>
  );
}
