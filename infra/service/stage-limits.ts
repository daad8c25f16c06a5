/** A rate limit of the whole stage: the code logged when it is exhausted, and its alarm. */
type StageLimit = {
  name: string;
  code: string;
  loggedBy: readonly string[];
  /** Whether MCP tools can exhaust the limit. If so, `mcp` logs the code and responds with HTTP status 200. */
  stopsTools?: true;
  /** Whether requests beyond the limit return 503. The alarms don't count these responses as failures. */
  responds503: boolean;
  description: string;
};

/** Names the metric for MCP tool calls that a limit refused. The metric for HTTP requests has the limit's own name. */
export const toolsMetricName = ({ name }: Pick<StageLimit, 'name'>): string => `${name}ByTools`;

/** Rate limits of the whole stage. Each has an alarm, because an exhausted limit also stops legitimate users. */
export const stageLimits: readonly StageLimit[] = [
  {
    name: 'CodesUsedUp',
    code: 'stage_codes_used_up',
    loggedBy: ['send-code'],
    responds503: true,
    description:
      'The stage used up its hourly limit of sign-in codes. It is under attack, or the limit is too low.',
  },
  {
    name: 'LookUpsUsedUp',
    code: 'stage_look_ups_used_up',
    loggedBy: ['create-profile', 'update-profile', 'search-places'],
    stopsTools: true,
    responds503: true,
    description:
      'The stage used up its hourly limit of city lookups, or the part for new accounts or for searches. It is under attack, or the limit is too low.',
  },
  {
    name: 'FailuresUsedUp',
    code: 'stage_failures_used_up',
    loggedBy: ['verify'],
    responds503: true,
    description:
      'The stage used up its hourly limit of failed sign-ins. An attacker is guessing codes for many addresses or from many sources.',
  },
  {
    name: 'NewAccountsUsedUp',
    code: 'stage_limits_of_new_accounts_used_up',
    loggedBy: ['authorizer', 'deliver', 'announce', 'send-events', 'test-webhook', 'replay-webhook'],
    responds503: false,
    description:
      'Accounts in their first day used up the hourly requests, morning mails or events that they share. Someone signs up with many addresses, or the limit is too low.',
  },
  {
    name: 'RecipientsRefused',
    code: 'stage_recipients_refused',
    loggedBy: ['send-code'],
    responds503: false,
    description:
      'Many codes were requested for undeliverable addresses. An attacker may be trying to damage the sender’s reputation.',
  },
];
