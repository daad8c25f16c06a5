import type { ComponentChildren } from 'preact';

type NoticeProps = { kind?: 'problem' | 'done' | 'hint'; children: ComponentChildren };

const roles = { problem: 'alert', done: 'status', hint: undefined } as const;

/** A sentence in a box; screen readers are told of problems at once, and of what is done when they pause. */
export function Notice({ kind = 'hint', children }: NoticeProps) {
  const role = roles[kind];
  return (
    <div class={`notice notice-${kind}`} {...(role && { role })}>
      {children}
    </div>
  );
}

type ProblemProps = { text: string; onRetry?: () => void };

/** What went wrong, if anything did, and a button to try again where that is one step. */
export function Problem({ text, onRetry }: ProblemProps) {
  if (!text) return null;
  return (
    <Notice kind="problem">
      <p>{text}</p>
      {onRetry && (
        <button type="button" class="quiet" onClick={onRetry}>
          Try again
        </button>
      )}
    </Notice>
  );
}
