const RECORD = / (?:CNAME|MX|TXT) /;

/** What an operator does after a deploy, by the outputs of the stack: the DNS records to set, and the check to run. */
export function whatToDoNext(outputs: Readonly<Record<string, string>>): string {
  const { Url = '', DomainTarget } = outputs;
  const records = Object.values(outputs).filter((value) => RECORD.test(value));
  return [
    `\nThe service answers at ${Url}`,
    ...(DomainTarget ? [`as soon as the DNS record of its domain is an alias of ${DomainTarget}`] : []),
    ...(records.length > 0
      ? ['Codes are sent once the DNS of the mails’ domain has these records:', ...records]
      : []),
    'Whether it works, with a key of an account in HOROSCOPE_KEY, or --email ADDRESS in its place:',
    `  npm run smoke -- ${Url.replace(/\/$/, '')}`,
  ].join('\n');
}
