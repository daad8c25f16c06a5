const UNREACHED = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
];
const EXPIRED = ['ExpiredToken', 'ExpiredTokenException', 'RequestExpired', 'TokenRefreshRequired'];
const NOT_ACCEPTED = [
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'SignatureDoesNotMatch',
  'InvalidSignatureException',
  'InvalidAccessKeyId',
  'AuthFailure',
];

type Coded = Error & { code?: unknown; errors?: readonly unknown[] };

/** What went wrong with a call of AWS or anything else, as one sentence for an operator. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, code = '', errors: [first] = [] }: Coded = error;
  // Several addresses were tried, and none answered.
  if (message === '' && first) return sentenceOf(first);
  if (UNREACHED.includes(String(code)) || name === 'TimeoutError')
    return `AWS cannot be reached: ${message || code || name}.`;
  if (name === 'CredentialsProviderError')
    return `There are no AWS credentials to use: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. (${message})`;
  if (EXPIRED.includes(name)) return 'The AWS credentials have expired: sign in to AWS again.';
  if (NOT_ACCEPTED.includes(name)) return `AWS does not accept the credentials (${name}).`;
  if (/^AccessDenied|^UnauthorizedOperation$/.test(name))
    return `The AWS credentials may not do this: ${message}`;
  if (message === 'Region is missing')
    return 'No region is set: give AWS_REGION, or the profile a region of its own.';
  return message || name;
}
