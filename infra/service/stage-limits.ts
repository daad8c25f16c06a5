/** A limit of the whole stage: the log line that it writes when it is reached, and its alarm. */
type StageLimit = {
  name: string;
  code: string;
  loggedBy: readonly string[];
  /** Whether `mcp` logs it too; HTTP answers failed tools with 200. */
  stopsTools?: true;
  /** Whether it responds 503, which then doesn't count as a failure. */
  responds503: boolean;
  description: string;
};

/** Name of the metric that counts tools refused by a limit; other refusals are counted under the limit's own name. */
export const toolsMetricName = ({ name }: Pick<StageLimit, 'name'>): string => `${name}ByTools`;

/** The limits of the whole stage. Each has an alarm, because it also stops people who did nothing wrong. */
export const stageLimits: readonly StageLimit[] = [
  {
    name: 'CodesUsedUp',
    code: 'stage_codes_used_up',
    loggedBy: ['send-code'],
    responds503: true,
    description: 'The stage used up its hourly limit of sign-in codes: an attack, or the limit is too low.',
  },
  {
    name: 'LookUpsUsedUp',
    code: 'stage_look_ups_used_up',
    loggedBy: ['create-profile', 'update-profile', 'search-places'],
    stopsTools: true,
    responds503: true,
    description:
      'The stage used up its hourly limit of city look-ups, or the half for new accounts or searches: an attack, or the limit is too low.',
  },
  {
    name: 'FailuresUsedUp',
    code: 'stage_failures_used_up',
    loggedBy: ['verify'],
    responds503: true,
    description:
      'The stage used up its hourly limit of failed sign-ins: an attacker is guessing codes with many addresses or sources.',
  },
  {
    name: 'RecipientsRefused',
    code: 'stage_recipients_refused',
    loggedBy: ['send-code'],
    responds503: false,
    description:
      'Many codes were requested for undeliverable addresses: an attacker is damaging the sender’s reputation.',
  },
];
