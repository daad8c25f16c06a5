// SES names one fault, in words like these.
const DOMAIN_FAULTS: [RegExp, string][] = [
  [/^$/, 'Missing domain'],
  [/[\s\p{Cc}]/u, 'Domain contains control or whitespace'],
  [/[^A-Za-z0-9.-]/, 'Domain contains illegal character'],
  [/^\./, 'Domain starts with dot'],
  [/\.$/, 'Domain ends with dot'],
  [/\.\./, 'Domain contains dot-dot'],
];

const LOCAL_FAULTS: [RegExp, string][] = [
  [/^$/, 'Missing local name'],
  [/[\s\p{Cc}]/u, 'Local address contains control or whitespace'],
  [/[^A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]/, 'Local address contains illegal character'],
  [/^\./, 'Local address starts with dot'],
  [/\.$/, 'Local address ends with dot'],
  [/\.\./, 'Local address contains dot-dot'],
];

/** An address as SES reads it: the plain address, or the sentence with which SES refuses it. */
export type ReadAddress = { address: string } | { fault: string };

/** Reads `user@example.com` or `"Name" <user@example.com>` and finds the faults that SES reports for either. */
export function readAddress(text: string): ReadAddress {
  const bracketed = /^(?:"(?:[^"\\]|\\.)*"|[^"<>@,;:]*)\s*<([^<>]*)>\s*$/.exec(text);
  if (!bracketed && /[<>",;]/.test(text)) return { fault: 'Illegal address' };
  const address = bracketed?.[1] ?? text;
  const at = address.lastIndexOf('@');
  if (at < 0) return { fault: "Missing final '@domain'" };
  const fault =
    firstFault(LOCAL_FAULTS, address.slice(0, at)) ?? firstFault(DOMAIN_FAULTS, address.slice(at + 1));
  return fault ? { fault } : { address };
}

const firstFault = (faults: [RegExp, string][], text: string) =>
  faults.find(([pattern]) => pattern.test(text))?.[1];
