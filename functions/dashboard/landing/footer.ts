import { escaped } from '#lib/http/escaped.ts';

/** What the page ends with: what to take it for, and where more is told. */
export const footer = (base: string): string => `<footer class="landing">
<p>The positions are astronomy. What they are said to mean is astrology: something to reflect on, not a fact about your day.</p>
<p><a href="${escaped(base)}docs">Documentation</a><a href="${escaped(base)}docs/reference">API reference</a><a href="${escaped(base)}docs/security">Security</a></p>
</footer>`;
