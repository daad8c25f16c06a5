/** A limit of the whole stage: the log code of its being used up, the function that logs it, and what its alarm says. */
export type StageBrake = { name: string; code: string; loggedBy: string; description: string };

/** The limits of the whole stage that an operator is told of. */
export const stageBrakes: readonly StageBrake[] = [
  {
    name: 'CodesUsedUp',
    code: 'stage_codes_used_up',
    loggedBy: 'send-code',
    description: 'The stage has sent as many codes as it may in an hour: an attack, or the limit is too low.',
  },
  {
    name: 'FailuresUsedUp',
    code: 'stage_failures_used_up',
    loggedBy: 'verify',
    description:
      'Strangers have tried as many wrong codes as they may in an hour: somebody guesses, over many addresses or sources.',
  },
  {
    name: 'RecipientsRefused',
    code: 'stage_recipients_refused',
    loggedBy: 'send-code',
    description:
      'Many codes were asked for at addresses that take no mail: somebody tries to spoil the reputation of the sender.',
  },
];
