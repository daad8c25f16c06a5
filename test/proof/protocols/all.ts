import type { Protocol } from '../explore.ts';
import { correcting } from './correcting.ts';
import { creation } from './creation.ts';
import { delivering } from './delivering.ts';
import { erasing, erasingBesideSignIn } from './erasing.ts';
import { fiveTries, singleUse, twentyADay } from './signing-in.ts';

const protocols: readonly Protocol[] = [
  ...[fiveTries, singleUse, twentyADay],
  ...[erasing, erasingBesideSignIn],
  ...[correcting, creation, delivering],
];

/** Finds a protocol by name. Throws if there is none. */
export function protocolNamed(name: string): Protocol {
  const protocol = protocols.find((one) => one.name === name);
  if (protocol) return protocol;
  throw new Error(`There is no protocol ${name}, only ${protocols.map((one) => one.name).join(', ')}`);
}
