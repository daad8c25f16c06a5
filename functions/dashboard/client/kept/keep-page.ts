import { root } from '../api/request.ts';

/** Policies of Trusted Types, where the browser has them. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(of: string): string };
    }
  | undefined;

/** The only script besides the page's own that may ever be run, under the only policy that the page's CSP lets be made. */
const worker = new URL('service-worker.js', root).href;

/** Has the browser keep the page, so that it opens without a network; one that cannot goes on without. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  const policy =
    typeof trustedTypes === 'undefined'
      ? undefined
      : trustedTypes.createPolicy('service-worker', { createScriptURL: () => worker });
  navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker).catch(() => undefined);
}
