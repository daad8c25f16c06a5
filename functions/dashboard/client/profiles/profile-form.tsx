import { useSignal } from '@preact/signals';
import { today } from '../dates.ts';
import { addProfile } from '../session.ts';
import { Field } from '../ui/field.tsx';
import { Problem } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { CityField } from './city-field.tsx';

/** Creates a profile from a name, a date and a city as it is typed. */
export function ProfileForm() {
  const name = useSignal('');
  const birthDate = useSignal('');
  const birthCity = useSignal('');
  const task = useTask(async () => {
    await addProfile({
      name: name.value,
      birthDate: birthDate.value,
      birthCity: birthCity.value,
    });
    for (const field of [name, birthDate, birthCity]) field.value = '';
  });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run();
      }}
    >
      <h2>New profile</h2>
      <Field label="Name" value={name} input={{ required: true, autocomplete: 'off', maxLength: 1000 }} />
      <Field
        label="Date of birth"
        value={birthDate}
        input={{ type: 'date', required: true, min: '1900-01-01', max: today() }}
      />
      <CityField value={birthCity} />
      <Problem text={task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Looking up the city …">
        Create the profile
      </SubmitButton>
    </form>
  );
}
