/** A limit of the whole stage: what is logged once it stops somebody, and what that tells an operator. */
type StageBrake = {
  /** Names the alarm and its metric. */
  name: string;
  /** The `code` of the log line. */
  code: string;
  /** The functions that log it. */
  loggedBy: readonly string[];
  /** Whether `mcp` logs it too, whose refusals HTTP answers with 200. */
  stopsTools?: true;
  /** Whether who is stopped gets a 503, which then is no failure. */
  answers503: boolean;
  description: string;
};

/** The name of the metric of the tools that a limit stops; those that it stops otherwise are counted under its own. */
export const toolsStoppedBy = ({ name }: Pick<StageBrake, 'name'>): string => `${name}ByTools`;

/** The limits of the whole stage; each has an alarm, as whoever is stopped may be somebody who did nothing. */
export const stageBrakes: readonly StageBrake[] = [
  {
    name: 'CodesUsedUp',
    code: 'stage_codes_used_up',
    loggedBy: ['send-code'],
    answers503: true,
    description: 'The stage has sent as many codes as it may in an hour: an attack, or the limit is too low.',
  },
  {
    name: 'LookUpsUsedUp',
    code: 'stage_look_ups_used_up',
    loggedBy: ['create-profile', 'update-profile', 'search-places'],
    stopsTools: true,
    answers503: true,
    description:
      'The stage, or half of it for new accounts or for searches, has looked up as many cities as it may in an hour: an attack, or the limit is too low.',
  },
  {
    name: 'FailuresUsedUp',
    code: 'stage_failures_used_up',
    loggedBy: ['verify'],
    answers503: true,
    description:
      'Strangers have tried as many wrong codes as they may in an hour: somebody guesses, over many addresses or sources.',
  },
  {
    name: 'RecipientsRefused',
    code: 'stage_recipients_refused',
    loggedBy: ['send-code'],
    answers503: false,
    description:
      'Many codes were asked for at addresses that take no mail: somebody tries to spoil the reputation of the sender.',
  },
];
