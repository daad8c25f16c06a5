import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type ApiProblem, isReachable, reconnect } from '../api.ts';
import { localizeDetail } from '../dates.ts';
import { hasUnknownProfile } from '../links.ts';
import { hrefTo } from '../router.ts';
import { session } from '../session.ts';
import { Button, ButtonLink } from './button.tsx';

type NoticeProps = { kind?: 'problem' | 'done' | 'hint'; children: ComponentChildren };

const roles = { problem: 'alert', done: 'status', hint: undefined } as const;

/** A message in a box. Problems and confirmations scroll into view; screen readers announce them. */
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

/** Codes of problems that a higher tier would solve. */
const TIER_PROBLEMS = new Set(['forecast_horizon_exceeded', 'profile_limit_reached']);

/** Shows why a request failed, with a retry button if a retry can help. */
export function Problem({ problem, onRetry }: { problem: ApiProblem | undefined; onRetry?: () => void }) {
  if (!problem) return null;
  const { message, code, status } = problem;
  // Replaces the shell's notice that the service is unreachable.
  if (onRetry && status === 0 && !isReachable.value && session.value.state === 'signed-in')
    return (
      <Notice kind="problem">
        <p class="unsaved">
          You’re offline, and this part isn’t saved on this device yet. You’ll see it once you’re online.
        </p>
        <Button onClick={reconnect}>Try again</Button>
      </Notice>
    );
  const isTransient = status === 0 || status === 429 || status >= 500;
  return (
    <Notice kind="problem">
      <p>{localizeDetail(message)}</p>
      {onRetry && isTransient && <Button onClick={onRetry}>Try again</Button>}
      {TIER_PROBLEMS.has(code) && <TiersLink />}
    </Notice>
  );
}

export const TiersLink = () => <ButtonLink href={hrefTo('tiers')}>See plans</ButtonLink>;

/** Reports that the URL names a profile that isn't in this account, and what is shown instead. */
export const UnknownProfileNotice = ({ shown }: { shown: string }) =>
  hasUnknownProfile() ? (
    <Notice>
      <p>That person isn’t in your account, so here are {shown}.</p>
    </Notice>
  ) : null;
