/** What this browser can choose for all accounts. `auto` follows the system or the browser's region. */
const OPTIONS = {
  theme: ['auto', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
  hours: ['auto', '12', '24'],
  week: ['auto', 'monday', 'saturday', 'sunday'],
} as const;

export type Settings = { [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

/** localStorage key of the settings. */
const KEY = 'settings';

/** Reads this browser's settings. Replaces missing and unknown values by the defaults. */
export function readSettings(): Settings {
  const stored = (parsed(localStorage.getItem(KEY)) ?? {}) as Record<string, unknown>;
  const known = Object.entries(OPTIONS).map(([name, options]) => [
    name,
    options.find((option) => option === stored[name]) ?? options[0],
  ]);
  return Object.fromEntries(known) as Settings;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return undefined;
  }
}

/** Stores a setting. Reloads the page, because times and weeks are formatted everywhere. */
export function changeSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), [name]: value }));
  location.reload();
}

const TEXT_SIZES = { normal: '', large: '112.5%', larger: '125%' } as const;

/** Applies the chosen theme and text size to the page. */
export function applySettings(): void {
  const { theme, text } = readSettings();
  document.documentElement.style.fontSize = TEXT_SIZES[text];
  if (theme === 'auto') return;
  document.documentElement.dataset['theme'] = theme;
  const mediaOf = (condition: string) => (condition.includes(theme) ? 'all' : 'not all');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = mediaOf(meta.media);
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme'))
        rule.media.mediaText = mediaOf(rule.conditionText);
}
