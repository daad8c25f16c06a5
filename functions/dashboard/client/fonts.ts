import regular from './fonts/newsreader.woff2.txt';
import italic from './fonts/newsreader-italic.woff2.txt';

// cspell:ignore ccmp fonttools instancer liga lnum locl opsz pyftsubset tnum wght
/*
 * Newsreader (SIL Open Font License 1.1), weight 400, for titles and sentences. Made by fonttools from the files of the package
 * `@fontsource-variable/newsreader`, and encoded in base64, so that all assets are text:
 * `fonttools varLib.instancer newsreader-latin-opsz-normal.woff2 wght=400 opsz=36` (italic: `opsz=18`), then
 * `pyftsubset --layout-features=kern,liga,tnum,lnum,ccmp,locl --flavor=woff2` for Latin-1, typographic punctuation, Œ and œ.
 */

const FAMILY = 'Newsreader';

/** Adds the page's serif to the document. Until it is loaded, and if it can't be, the style sheet's next serif is used. */
export function loadFonts(): void {
  for (const [url, style] of [
    [regular, 'normal'],
    [italic, 'italic'],
  ] as const)
    void addFont(new URL(url, import.meta.url), style).catch(() => undefined);
}

async function addFont(url: URL, style: 'normal' | 'italic'): Promise<void> {
  const base64 = await (await fetch(url)).text();
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  document.fonts.add(await new FontFace(FAMILY, bytes, { style }).load());
}
