import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { uncapitalized } from '#lib/reading/en/capitalized.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { purposeGroups, purposeOf } from './calendar/purposes.ts';
import { today } from './dates.ts';
import { calendarHref, dayHref } from './links.ts';
import { chosenProfile, profiles } from './session.ts';
import { Button } from './ui/button.tsx';

const MAX_SHOWN = 7;

type Target = { name: string; href: string };

/** A dialog that finds the best days for an activity, or a person, by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useSignal('');
  useEffect(() => dialog.current?.showModal(), []);
  const words = typed.value.toLowerCase().split(/\s+/);
  const found = targets().filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const shown = found.slice(0, MAX_SHOWN);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class="palette" aria-label="Find a day or a person" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = shown;
          if (!first) return;
          location.hash = first.href;
          close();
        }}
      >
        <label class="unseen" for="palette">
          Best day for, or a name
        </label>
        <input
          id="palette"
          placeholder="Best day for …"
          autocomplete="off"
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </form>
      <ul>
        {shown.map(({ name, href }) => (
          <li key={href}>
            <a href={href} onClick={close}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p class="hint" role="status">
        {shown.length === 0 ? 'Nothing by that name.' : ''}
      </p>
      <div class="row between">
        <p class="hint">
          <kbd>←</kbd> <kbd>→</kbd> day · <kbd>T</kbd> today{' '}
          {profiles.value.length > 1 && (
            <>
              · <kbd>1</kbd>–<kbd>{Math.min(profiles.value.length, 9)}</kbd> person{' '}
            </>
          )}
          · <kbd>/</kbd> find
        </p>
        <Button onClick={close}>Close</Button>
      </div>
    </dialog>
  );
}

/** What can be found: people, if there are several, then the best days for each activity. */
function targets(): Target[] {
  const people = profiles.value.length > 1 ? profiles.value : [];
  const birthDate = chosenProfile()?.birthDate ?? today();
  return [
    ...people.map(({ id, name }) => ({ name: `${name}’s day`, href: dayHref('', id) })),
    ...purposeGroups(ageOn(birthDate, today()), purposeOf()).flatMap(({ purposes }) =>
      purposes.map(({ id, name }) => ({
        name: `Best day for ${uncapitalized(name)}`,
        href: calendarHref({ for: id }),
      })),
    ),
  ];
}
