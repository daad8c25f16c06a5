/** The web app manifest (W3C, Web Application Manifest) by which browsers install the page, below a path and with an icon. */
export const webManifest = (base: string, icon: string) => ({
  id: base,
  start_url: base,
  scope: base,
  name: 'Horoscope',
  short_name: 'Horoscope',
  description: 'Your days, computed from the real sky.',
  lang: 'en',
  display: 'standalone',
  background_color: '#0b1020',
  theme_color: '#0b1020',
  icons: [
    { src: `${base}assets/${icon}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: `${base}assets/${icon}`, type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Today', url: `${base}#/today` },
    { name: 'Calendar', url: `${base}#/calendar` },
  ],
});
