/** What the service is: its sign, a title, what one gets, and that it is free to begin with. */
export const hero = (title: string): string => `<header class="landing hero">
<svg class="moon-mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z"/><circle cx="22.5" cy="9.5" r="2"/></svg>
<h1>${title}</h1>
<p class="lead">How good each day is, what to do, what to leave, and why: by the planets of that day and of your birth.</p>
<p class="hint">Free for one person, today and tomorrow. <a href="#prices">Prices</a></p>
</header>`;
