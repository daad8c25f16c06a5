/** The inbox page's style sheet: one column on a phone, the two parts of a mail side by side where there is room. */
export const inboxStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f3f8, #16151c);
  --card: light-dark(#fff, #211f2b);
  --line: light-dark(#e0dcea, #3a3646);
  --ink: light-dark(#24212e, #f4f2fa);
  --soft: light-dark(#5c586b, #b9b4c7);
  --accent: light-dark(#5b3fa8, #b9a3f5);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 72rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { margin: 0; font-size: 1.5rem; }
header p, .note { color: var(--soft); }
header p { margin: .25rem 0 1rem; }
form { display: flex; gap: .5rem; align-items: center; margin-bottom: 1.5rem; }
input, button {
  font: inherit;
  color: inherit;
  padding: .45rem .75rem;
  border: 1px solid var(--line);
  border-radius: .5rem;
  background: var(--card);
}
input { flex: 1; min-width: 0; max-width: 24rem; }
button { cursor: pointer; color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); overflow-wrap: anywhere; }
article {
  margin-bottom: 1.5rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: .75rem;
  background: var(--card);
}
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
h3 { margin: 0 0 .5rem; font-size: .75rem; font-weight: 600; color: var(--soft); }
.envelope { display: flex; flex-wrap: wrap; gap: 0 .5rem; margin: .125rem 0 1rem; font-size: .875rem; color: var(--soft); }
.envelope time { margin-left: auto; }
.parts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
section { min-width: 0; }
iframe { display: block; width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .5rem; }
pre {
  margin: 0;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: .5rem;
  font: .875rem/1.5 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
`;
