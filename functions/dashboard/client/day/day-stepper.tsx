import { addDays } from '#lib/time/calendar-date.ts';
import { dayHref } from '../addresses.ts';
import { today } from '../dates.ts';
import { Icon } from '../ui/icon.tsx';

type DayStepperProps = { date: string; firstDate: string; lastDate: string };

/** Goes from day to day, and back to today; it ends at the birth and at the tier's horizon. */
export function DayStepper({ date, firstDate, lastDate }: DayStepperProps) {
  return (
    <nav class="stepper" aria-label="Days">
      <Step label="Day before" icon="back" date={addDays(date, -1)} isOpen={date > firstDate} />
      <a class="step" href={dayHref()} {...(date === today() && { 'aria-current': 'date' })}>
        Today
      </a>
      <Step label="Day after" icon="forward" date={addDays(date, 1)} isOpen={date < lastDate} />
    </nav>
  );
}

type StepProps = { label: string; icon: 'back' | 'forward'; date: string; isOpen: boolean };

function Step({ label, icon, date, isOpen }: StepProps) {
  return (
    <a
      class="step"
      role="link"
      aria-label={label}
      {...(isOpen ? { href: dayHref(date) } : { 'aria-disabled': true })}
    >
      <Icon name={icon} />
    </a>
  );
}
