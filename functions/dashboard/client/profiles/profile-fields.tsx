import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { ApiProblem } from '../api.ts';
import { today } from '../dates.ts';
import { type Profile, profiles } from '../session.ts';
import { FIRST_BIRTH_DATE, typedBirthday } from '../typed-birthday.ts';
import { Field, FieldProblem, type FieldProps } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { useFieldProblems } from '../ui/use-field-problems.ts';
import { CityField } from './city-field.tsx';

/** The fields of a birth on this page. */
type BirthField = 'name' | 'birthDate' | 'birthTime' | 'birthCity';

type ProfileDraft = Record<BirthField, Signal<string>> & { isTimeUnknown: Signal<boolean> };

export const useProfileDraft = (profile?: Profile): ProfileDraft => ({
  name: useSignal(profile?.name ?? ''),
  birthDate: useSignal(profile ? profile.birthDate : profiles.value.length === 0 ? typedBirthday() : ''),
  birthTime: useSignal(profile?.birthTime ?? ''),
  birthCity: useSignal(profile?.birthCity ?? ''),
  isTimeUnknown: useSignal(profile !== undefined && !profile.birthTime),
});

export type DraftValues = Record<Exclude<BirthField, 'birthTime'>, string> & { birthTime: string | null };

export const draftValues = (draft: ProfileDraft): DraftValues => ({
  name: draft.name.value,
  birthDate: draft.birthDate.value,
  birthTime: draft.isTimeUnknown.value ? null : draft.birthTime.value,
  birthCity: draft.birthCity.value,
});

export function clearDraft({ isTimeUnknown, ...fields }: ProfileDraft): void {
  for (const field of Object.values(fields)) field.value = '';
  isTimeUnknown.value = false;
}

const LABELS: Record<BirthField, string> = {
  name: 'Name',
  birthDate: 'Date of birth',
  birthTime: 'Time of birth',
  birthCity: 'City of birth',
};

/** The fields of a profile with their errors. Focuses the first invalid field. */
export function ProfileFields({ draft, problem }: { draft: ProfileDraft; problem: ApiProblem | undefined }) {
  const { fields, problemOf, rest } = useFieldProblems(problem, LABELS);
  const field = (name: BirthField) => {
    const detail = problemOf(name);
    return { label: LABELS[name], value: draft[name], ...(detail && { problem: detail }) };
  };
  return (
    <div class="stack" ref={fields}>
      <Field
        {...field('name')}
        hint="A first name or a nickname is enough."
        input={{ required: true, autocomplete: 'off', maxLength: 1000 }}
      />
      <Field
        {...field('birthDate')}
        hint="It places the Sun, the Moon and the planets."
        input={{ type: 'date', required: true, min: FIRST_BIRTH_DATE, max: today() }}
      />
      <BirthTimeField {...field('birthTime')} isUnknown={draft.isTimeUnknown} />
      <CityField {...field('birthCity')} />
      <Problem problem={rest} />
    </div>
  );
}

type BirthTimeFieldProps = Pick<FieldProps, 'label' | 'problem' | 'value'> & { isUnknown: Signal<boolean> };

function BirthTimeField({ label, problem, value, isUnknown }: BirthTimeFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          type="time"
          class="time"
          required
          disabled={isUnknown.value}
          // Unchecking restores the typed time.
          value={isUnknown.value ? '' : value.value}
          aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
          {...(problem && { 'aria-invalid': true })}
          onInput={({ currentTarget }) => {
            value.value = currentTarget.value;
          }}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={isUnknown.value}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => {
              isUnknown.value = currentTarget.checked;
            }}
          />
          I don’t know
        </label>
      </div>
      <FieldProblem id={id} problem={problem} />
      <p class="hint" id={`${id}-hint`} aria-live="polite">
        {isUnknown.value
          ? 'Without it, we leave out houses and the rising sign.'
          : 'Local time, as on the birth certificate. It gives the rising sign.'}
      </p>
    </div>
  );
}
