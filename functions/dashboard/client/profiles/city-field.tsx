import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { usePlaceNames } from './use-place-names.ts';

type CityFieldProps = {
  label: string;
  /** Why what stood in it was refused, if it was. */
  problem?: string;
  value: Signal<string>;
};

/**
 * The city of birth: as it is typed, or one of the places that it may mean, by mouse, touch or keyboard (the combobox of
 * the ARIA Authoring Practices). The list stands in the form, so that it hides nothing of it.
 */
export function CityField({ label, problem, value }: CityFieldProps) {
  const id = useId();
  const typed = useSignal('');
  const isClosed = useSignal(false);
  const active = useSignal(-1);
  const names = usePlaceNames(typed.value);
  const asked = useSignal('');
  const isChanged = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  // What was chosen is not what was typed.
  const isOpen = names.length > 0 && !isClosed.value && value.value === typed.value;
  const isAsked = isOpen && asked.value === typed.value;
  const question = isAsked && `Which ${typed.value.trim()}? Choose one below, or create it with the first.`;
  const said = question || (!isChanged.value && problem);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    isChanged.value = false;
  }, [problem]);
  // Keeps the form from being sent, once.
  const isOpenQuestion =
    names.length > 1 &&
    !names.includes(value.value) &&
    value.value === typed.value &&
    asked.value !== typed.value;
  // Before the next key, which may send it.
  useLayoutEffect(
    () => input.current?.setCustomValidity(isOpenQuestion ? 'Which one?' : ''),
    [isOpenQuestion],
  );

  function ask(event: Event): void {
    if (!isOpenQuestion || value.value === '') return;
    // The field says it in its own words.
    event.preventDefault();
    asked.value = typed.value;
    isClosed.value = false;
    active.value = 0;
    input.current?.focus();
  }

  function take(text: string): void {
    value.value = text;
    typed.value = text;
    isChanged.value = true;
    isClosed.value = false;
    active.value = -1;
  }

  function close(): void {
    isClosed.value = true;
    active.value = -1;
  }

  function choose(name: string): void {
    value.value = name;
    active.value = -1;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const name = names[active.value];
    if (step && names.length > 0 && value.value === typed.value) {
      // Before the first and behind the last is what was typed.
      const count = names.length + 1;
      active.value = ((active.value + 1 + step + count) % count) - 1;
      isClosed.value = false;
    } else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && name) choose(name);
    else return;
    event.preventDefault();
  }

  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        required
        autocomplete="off"
        maxLength={480}
        value={value.value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-places`}
        aria-describedby={said ? `${id}-problem ${id}-hint` : `${id}-hint`}
        {...(said && { 'aria-invalid': true })}
        {...(isOpen && active.value >= 0 && { 'aria-activedescendant': optionId(active.value) })}
        onInput={({ currentTarget }) => take(currentTarget.value)}
        onInvalid={ask}
        onKeyDown={onKeyDown}
        // Not for a button: it must not move away from under the pointer that is about to press it.
        onBlur={({ relatedTarget }) =>
          relatedTarget && !(relatedTarget instanceof HTMLButtonElement) && close()
        }
      />
      {said && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {said}
        </p>
      )}
      <div class="options" role="listbox" id={`${id}-places`} aria-label="Places found" hidden={!isOpen}>
        {names.map((name, index) => (
          <Place
            key={name}
            id={optionId(index)}
            name={name}
            isActive={index === active.value}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
      <p class="unseen" role="status">
        {isOpen && (names.length === 1 ? 'One place found' : `${names.length} places found`)}
      </p>
      <p class="hint" id={`${id}-hint`}>
        For clocks and horizon: Munich, or Paris, Texas.
      </p>
    </div>
  );
}

type PlaceProps = { id: string; name: string; isActive: boolean; onChoose: () => void };

function Place({ id, name, isActive, onChoose }: PlaceProps) {
  const [city, ...area] = name.split(', ');
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys of its options
    // biome-ignore lint/a11y/useFocusableInteractive: and keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <strong>{city}</strong>
      {area.length > 0 && `, ${area.join(', ')}`}
    </div>
  );
}
