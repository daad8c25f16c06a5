import { useEffect, useRef } from 'preact/hooks';
import type { NewProfile } from '#lib/client/types.gen.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import { inOwnForms, today } from '../dates.ts';
import { Field } from '../ui/field.tsx';
import { Problem } from '../ui/notice.tsx';
import { BirthTimeField } from './birth-time-field.tsx';
import { CityField } from './city-field.tsx';
import type { ProfileDraft } from './profile-draft.ts';

const labels: Record<keyof NewProfile, string> = {
  name: 'Name',
  birthDate: 'Date of birth',
  birthTime: 'Time of birth',
  birthCity: 'City of birth',
};

type ProfileFieldsProps = { draft: ProfileDraft; problem: ApiProblem | undefined };

/** The fields of a profile, each with why it is asked, or why it was refused; the first of those gets the focus. */
export function ProfileFields({ draft, problem }: ProfileFieldsProps) {
  const errors = problem?.errors ?? [];
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const of = (name: keyof NewProfile) => {
    const detail = errors.find(({ pointer }) => pointer === `/${name}`)?.detail;
    // Sentences of the service begin with the field's name in the API.
    return {
      label: labels[name],
      value: draft[name],
      ...(detail && { problem: inOwnForms(detail.replace(name, labels[name])) }),
    };
  };
  const isPlaced = errors.length > 0 && errors.every(({ pointer = '' }) => pointer.slice(1) in labels);
  return (
    <div class="stack" ref={fields}>
      <Field
        {...of('name')}
        hint="To know whose forecast it is."
        input={{ required: true, autocomplete: 'off', maxLength: 1000 }}
      />
      <Field
        {...of('birthDate')}
        hint="For the places of Sun, Moon and planets."
        input={{ type: 'date', required: true, min: '1900-01-01', max: today() }}
      />
      <BirthTimeField {...of('birthTime')} isUnknown={draft.isTimeUnknown} />
      <CityField {...of('birthCity')} />
      <Problem problem={isPlaced ? undefined : problem} />
    </div>
  );
}
