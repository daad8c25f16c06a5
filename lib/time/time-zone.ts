/** Names of the tz database without an area: whole countries, and UTC itself. Abbreviations such as EST are no places. */
const SINGLE_NAMES = new Set(
  (
    'UTC GMT Cuba Egypt Eire GB GB-Eire Greenwich Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya Navajo NZ ' +
    'NZ-CHAT Poland Portugal PRC ROC ROK Singapore Turkey UCT Universal W-SU Zulu'
  )
    .toLowerCase()
    .split(' '),
);

/** Names that `Intl` keeps from earlier editions of the tz database, with the present ones. */
const PRESENT_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * The present name of a time zone of the tz database, whatever the case and for former names too (`US/Pacific` gives
 * `America/Los_Angeles`); undefined for anything else: offsets, abbreviations, unknown names.
 */
export function canonicalTimeZone(text: string): string | undefined {
  const isListed = text.includes('/') ? !/^systemv\//i.test(text) : SINGLE_NAMES.has(text.toLowerCase());
  if (!isListed) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions();
    return PRESENT_NAMES[timeZone] ?? timeZone;
  } catch {
    return undefined;
  }
}
