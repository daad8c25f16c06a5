import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ApiProblem } from '../api/api-problem.ts';
import { isReachable } from '../api/request.ts';
import { inOwnForms } from '../dates.ts';
import { hrefTo } from '../router.ts';
import { session } from '../session.ts';

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

/** Problems that another tier would solve. */
const OF_TIERS = new Set(['forecast_horizon_exceeded', 'profile_limit_reached']);

type ProblemProps = { problem: ApiProblem | undefined; onRetry?: () => void };

/** What went wrong, if anything did, and a button to try again where that can help. */
export function Problem({ problem, onRetry }: ProblemProps) {
  if (!problem) return null;
  const { message, code, status } = problem;
  // Above the view it says already that the service cannot be reached, with the button to try again.
  if (onRetry && status === 0 && !isReachable.value && session.value.state === 'signed-in')
    return (
      <Notice kind="problem">
        <p>This has not been seen before.</p>
      </Notice>
    );
  const mayPass = status === 0 || status === 429 || status >= 500;
  return (
    <Notice kind="problem">
      <p>{inOwnForms(message)}</p>
      {onRetry && mayPass && (
        <button type="button" class="quiet" onClick={onRetry}>
          Try again
        </button>
      )}
      {OF_TIERS.has(code) && <TiersLink />}
    </Notice>
  );
}

/** The way from a limit to what each tier has. */
export const TiersLink = () => (
  <a class="button quiet" href={hrefTo('tiers')}>
    See the tiers
  </a>
);
