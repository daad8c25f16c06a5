import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type NoticeProps = { kind?: 'problem' | 'done' | 'hint'; children: ComponentChildren };

const roles = { problem: 'alert', done: 'status', hint: undefined } as const;

/** A sentence in a box. What went wrong or is done comes into sight; screen readers are told at once, or in a pause. */
export function Notice({ kind = 'hint', children }: NoticeProps) {
  const role = roles[kind];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (role) box.current?.scrollIntoView({ block: 'nearest' });
  }, [role]);
  return (
    <div ref={box} class={`notice notice-${kind}`} {...(role && { role })}>
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
