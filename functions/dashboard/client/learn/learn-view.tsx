import { useEffect } from 'preact/hooks';
import { root } from '../api.ts';
import { useTitle } from '../ui/page.tsx';
import { GROUPS, termOf } from './terms.ts';

/** The glossary. A subject in the URL names a term to scroll to. */
export function LearnView({ subject }: { subject: string }) {
  useTitle('Learn');
  useEffect(() => {
    if (!termOf(subject)) return;
    const element = document.getElementById(`term-${subject}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [subject]);
  return (
    <section class="stack learn">
      <header>
        <h1>The words, in plain English</h1>
        <p class="lead">Two sentences each. You don’t need any of them to read your day.</p>
        <p>
          <a href={new URL('docs/moon', root).pathname}>
            When the Moon is full, and which planets are retrograde
          </a>
        </p>
      </header>
      {GROUPS.map(({ title, terms }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {terms.map(({ id, name, text }) => (
              <div key={id} id={`term-${id}`} tabIndex={-1} {...(id === subject && { class: 'chosen' })}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
