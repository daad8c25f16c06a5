import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiProblem, call } from '../api.ts';
import { FieldProblem, type FieldProps } from '../ui/form.tsx';

/** An ARIA combobox that accepts free text or a suggested place. Its list pushes content down instead of covering it. */
export function CityField({ label, problem, value }: Pick<FieldProps, 'label' | 'problem' | 'value'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { names, isOpen, active, question, type, choose, close, onKeyDown, onInvalid } = useCombobox(
    value,
    input,
  );
  const isEdited = useSignal(false);
  useEffect(() => {
    isEdited.value = false;
  }, [problem]);
  const error = question || (!isEdited.value && problem);
  const optionId = (index: number) => `${id}-${index}`;
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
        aria-describedby={error ? `${id}-problem ${id}-hint` : `${id}-hint`}
        {...(error && { 'aria-invalid': true })}
        {...(isOpen && active >= 0 && { 'aria-activedescendant': optionId(active) })}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          isEdited.value = true;
        }}
        onInvalid={onInvalid}
        onKeyDown={onKeyDown}
        // Closing the list while a button is being pressed would move the button away from the pointer.
        onBlur={({ relatedTarget }) =>
          relatedTarget && !(relatedTarget instanceof HTMLButtonElement) && close()
        }
      />
      <FieldProblem id={id} problem={error} />
      <div class="options" role="listbox" id={`${id}-places`} aria-label="Places found" hidden={!isOpen}>
        {names.map((name, index) => (
          <Option
            key={name}
            id={optionId(index)}
            name={name}
            isActive={index === active}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
      <p class="unseen" role="status">
        {isOpen && (names.length === 1 ? 'One place found' : `${names.length} places found`)}
      </p>
      <p class="hint" id={`${id}-hint`}>
        Start typing a city, such as “Munich” or “Paris, Texas”.
      </p>
    </div>
  );
}

type OptionProps = { id: string; name: string; isActive: boolean; onChoose: () => void };

function Option({ id, name, isActive, onChoose }: OptionProps) {
  const [city, ...area] = name.split(', ');
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
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

/** An ambiguous city blocks the first submission, with `question` as the field's error. Submitting again accepts the text. */
function useCombobox(value: Signal<string>, input: RefObject<HTMLInputElement | null>) {
  const typed = useSignal('');
  const isClosed = useSignal(false);
  /** The index of the active option; -1 for the typed text. */
  const active = useSignal(-1);
  /** The text that `question` was shown for. */
  const questioned = useSignal('');
  const names = usePlaceNames(typed.value);
  /** Whether the value is the typed text, not a chosen option. */
  const isTyped = () => value.value === typed.value;
  const isOpen = names.length > 0 && !isClosed.value && isTyped();
  const isQuestioned = questioned.value === typed.value;
  const isBlocking = names.length > 1 && !names.includes(value.value) && isTyped() && !isQuestioned;
  // A layout effect runs before the next keypress can submit the form.
  useLayoutEffect(() => input.current?.setCustomValidity(isBlocking ? 'Which one?' : ''), [isBlocking]);

  function onInvalid(event: Event): void {
    if (!isBlocking || value.value === '') return;
    // Suppress the browser's message: the question replaces it.
    event.preventDefault();
    questioned.value = typed.value;
    isClosed.value = false;
    active.value = 0;
    input.current?.focus();
  }

  function type(text: string): void {
    value.value = text;
    typed.value = text;
    isClosed.value = false;
    active.value = -1;
  }

  function choose(name: string): void {
    value.value = name;
    active.value = -1;
  }

  function close(): void {
    isClosed.value = true;
    active.value = -1;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const name = names[active.value];
    if (step && names.length > 0 && isTyped()) {
      // Cycles through the options and the typed text.
      const count = names.length + 1;
      active.value = ((active.value + 1 + step + count) % count) - 1;
      isClosed.value = false;
    } else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && name) choose(name);
    else return;
    event.preventDefault();
  }

  const question =
    isOpen &&
    isQuestioned &&
    `There’s more than one ${typed.value.trim()}. Pick yours, or continue with the first.`;
  return { names, isOpen, active: active.value, question, type, choose, close, onKeyDown, onInvalid };
}

/** Debounces searches, because searches for small places are billed. */
const DEBOUNCE_MS = 200;

/** The number of places in a full response, which may lack further matches. */
const MAX_PLACES = 10;

/**
 * Returns matching places; none after an error, or while loading if no place found before matches. As long as all places found
 * for a shorter text are known and match, filters those instead of searching again.
 */
function usePlaceNames(typed: string): string[] {
  const text = typed.trim();
  const [found, setFound] = useState({ text: '', names: [] as string[] });
  const matching = found.names.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  const isNarrowed = text.startsWith(found.text);
  const isComplete = found.names.length < MAX_PLACES;
  const isFound = found.text === text || (isNarrowed && isComplete && matching.length > 0);
  useEffect(() => {
    if (isFound || text === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call('GET /api/places', { query: { query: text }, signal: abort.signal }).then(
        ({ places }) => setFound({ text, names: places.map(({ name }) => name) }),
        (error: unknown) => {
          // Suggestions are optional: the typed city is looked up on submit.
          if (!(error instanceof ApiProblem)) throw error;
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isFound]);
  if (found.text === text) return found.names;
  return isNarrowed ? matching : [];
}
