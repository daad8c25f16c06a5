import { escaped } from '#lib/http/escaped.ts';

/** What stands in the place of the way in where no script runs; `base` is the service's path with a slash at its end. */
export const withoutScript = (base: string): string => `<noscript><main class="sign-in">
<div class="card stack">
<h2>Signing in here needs JavaScript</h2>
<p>All that this page does is in the API too: a few lines on a command line are enough. See the <a href="${escaped(base)}docs/quick-start">quick start</a> and the <a href="${escaped(base)}docs/reference">reference</a>.</p>
</div>
</main></noscript>`;
