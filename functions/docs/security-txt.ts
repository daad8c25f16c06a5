import { SERVICE } from '#lib/contract/example-address.ts';
import { environmentVariable } from '#lib/environment.ts';

/** Where and until when weaknesses are to be reported (RFC 9116), as the stage has it. */
export const securityTxt = (): string => `Contact: ${environmentVariable('SECURITY_CONTACT')}
Expires: ${environmentVariable('SECURITY_EXPIRES')}
Preferred-Languages: en
Canonical: ${SERVICE}/.well-known/security.txt
Policy: ${SERVICE}/docs/security
`;
