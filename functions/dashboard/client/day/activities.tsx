import { Icon } from '../ui/icon.tsx';

type ActivitiesProps = { title: string; kind: 'do' | 'avoid'; activities: readonly string[] };

/** What a day is good for, or what is better left. */
export function Activities({ title, kind, activities }: ActivitiesProps) {
  return (
    <section class={`card activities ${kind}`}>
      <h2>{title}</h2>
      <ul>
        {activities.map((activity) => (
          <li key={activity}>
            <Icon name={kind} />
            {activity}
          </li>
        ))}
      </ul>
    </section>
  );
}
