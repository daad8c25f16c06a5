/** What the service is: its sign, a title and a sentence. */
export const hero = (title: string): string => `<header class="landing hero">
<svg class="moon-mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z"/><circle cx="22.5" cy="9.5" r="2"/></svg>
<h1>${title}</h1>
<p class="lead">Forecasts computed from where the planets are today and where they were when you were born.</p>
</header>`;
