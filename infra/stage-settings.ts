import { Resolver } from 'node:dns';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { limitEntries } from '#lib/accounts/limits.ts';
import { backgroundFunctions, endpoints, pages } from '../functions/endpoints.ts';
import { routes } from './service/routes.ts';

/** A mail sender: the `From` header and its bare address. SES verifies the address or its domain. */
export type Sender = { from: string; address: string };

const NAMED_ADDRESS = /^(?:"[^"\\<>]*"|[\w .'&-]*?) *<([^<>]*)>$/;

/** Parses `ADDRESS` or `Name <ADDRESS>` with an ASCII name. Returns undefined for other text. */
export function readSender(text: string): Sender | undefined {
  const from = text.trim();
  const address = NAMED_ADDRESS.exec(from)?.[1] ?? from;
  // The address isn't normalized, because SES and IAM compare addresses case-sensitively.
  return v.is(EmailAddress, address) && !/\s/.test(address) ? { from, address } : undefined;
}

// The message of each schema completes the sentence "SETTING must be ...".
const text = (must: string, isValid: (value: string) => boolean) =>
  v.pipe(v.string(must), v.check(isValid, must));
const matching = (must: string, pattern: RegExp) => text(must, (value) => pattern.test(value));
const flag = v.boolean('true or false');
const positive = v.pipe(v.number('above 0'), v.gtValue(0, 'above 0'));
const integer = (least: number) => {
  const must = `an integer of at least ${least}`;
  return v.pipe(v.number(must), v.integer(must), v.minValue(least, must));
};
const settings = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'an object of settings');

const contact = matching('a mailto: or https: URI', /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/);
const functionName = nameIn(
  [...endpoints, ...pages, ...Object.values(backgroundFunctions)],
  'a function of functions/endpoints.ts',
);
const routeName = nameIn(
  routes.flatMap(({ name, path }) => [{ name }, { name: path }]),
  'a function or path of functions/endpoints.ts',
);

function nameIn(named: readonly { name: string }[], must: string) {
  const names: ReadonlySet<string> = new Set(named.map(({ name }) => name));
  return text(must, (name) => names.has(name));
}

/** AWS WAF accepts no lower rate. */
const filterRate = integer(10);

const StageSchema = settings({
  /**
   * Whether people other than the developers use the stage. If so, it needs a mail domain and `alarmMail`, its data has
   * termination protection, and its table and secret outlive their stack.
   */
  isForOthers: flag,
  /** Rate limits that differ from the defaults. */
  limits: settings({
    ...limitEntries,
    codesPerEmail: v.optional(settings(limitEntries.codesPerEmail.wrapped.entries), {}),
  }),
  mail: settings({
    /** Sender of sign-in codes, `ADDRESS` or `Name <ADDRESS>`; required. */
    from: v.optional(text('an address or an ASCII Name <ADDRESS>', (from) => readSender(from) !== undefined)),
    /** The sender's domain, for DKIM signatures. Without a domain, SES verifies the sender's address. */
    domain: v.optional(v.string('a domain')),
    /** An SES identity is unique per account and region: one stage creates it, others with the same domain use `existing`. */
    identity: v.picklist(['created', 'existing'], 'created or existing'),
    /** Name servers to look up recipients' domains: `system`, comma-separated `ADDRESS[:PORT]`, or `none` to skip the check. */
    nameServers: text('system, none or addresses', areNameServers),
  }),
  /** Morning mail. Without settings of its own, it has the sender of sign-in codes. */
  delivery: v.optional(
    settings({
      /** Sender of morning mail, best on a subdomain of its own, so that complaints about it don't affect sign-in codes. */
      from: v.optional(
        text('an address or an ASCII Name <ADDRESS>', (from) => readSender(from) !== undefined),
      ),
      /** The domain of `from` if it isn't `mail.domain`; SES then verifies it by DNS records. */
      domain: v.optional(v.string('a domain')),
      /** Mails per second, at most the account's sending rate in SES, which is 14 for a new account. */
      mailsPerSecond: v.optional(positive, 14),
    }),
    {},
  ),
  /** Recipient of alarm mails. Without a recipient, alarms are visible only in CloudWatch. */
  alarmMail: v.optional(text('an address', (address) => readSender(address)?.address === address)),
  /** Security contact (`mailto:` or `https:`) for `/.well-known/security.txt`; defaults to the mail sender. */
  securityContact: v.optional(contact),
  /** The address of `docs/runbook.md` for the mails of alarms, such as that of a repository's page. */
  runbook: v.optional(matching('an https: URI', /^https:\/\/\S+$/)),
  /** Where users request a higher tier (`mailto:` or `https:`). By default, the page refers them to the operator. */
  upgrades: v.optional(contact),
  /** What the page calls the service. */
  productName: v.optional(matching('1 to 30 characters', /^\S(.{0,28}\S)?$/u), 'Noonmark'),
  /** Expected monthly cost in USD. AWS Budgets mails `alarmMail` at 50% and 100%, and when its forecast exceeds 100%. */
  monthlyBudgetUsd: positive,
  /** Custom domain of the API, with an ACM certificate in the API's region. Disables API Gateway's default URL. */
  domain: v.optional(
    settings({
      name: matching('a name such as api.example.com', /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i),
      certificateArn: matching(
        'the ARN of an ACM certificate',
        /^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d+:certificate\/[\w-]+$/,
      ),
    }),
  ),
  /**
   * Other origins whose pages may use the whole API, also with the session cookie. Pages of all other origins may only read what
   * is the same for everyone, such as sun signs and the sky.
   */
  corsOrigins: v.optional(
    v.pipe(
      v.array(
        text(
          'an origin such as https://www.example.com',
          (origin) =>
            URL.canParse(origin) &&
            new URL(origin).origin === origin &&
            /^https:|^http:\/\/localhost(:|$)/.test(origin),
        ),
        'a list of origins',
      ),
      v.maxLength(20, 'at most 20 origins'),
    ),
    [],
  ),
  /**
   * Requests per second allowed on busy routes, by path or function name. The burst allows ten seconds' worth of requests, but
   * at least 20. All other methods have `DEFAULT_THROTTLE`. Beyond that, the gateway responds with 429.
   */
  requestsPerSecond: v.record(routeName, positive),
  /**
   * Every ten minutes, the check signs in and asks for home, and every 100 minutes for a forecast in a city that must be looked
   * up. Stages that serve others have it by default. Costs at most 3 USD a month.
   */
  check: v.optional(flag),
  /** X-Ray traces the first request of each second and 5% of the rest. 5 USD per million traces after 100,000 a month. */
  tracing: v.optional(flag),
  /**
   * AWS WAF blocks a source (an IP address) about 30 s after it exceeds one of these rates. Stages that serve others have
   * `WEB_FILTER` by default, other stages none. Costs 8 USD a month plus 0.60 USD per million requests.
   */
  webFilter: v.optional(
    v.union(
      [
        v.literal(false),
        settings({
          /** Requests to send a code or to sign in. */
          signInRequestsPerTenMinutes: filterRate,
          /** Requests outside `/api` and `/mcp`: pages, their files, and calendar feeds. */
          pageRequestsPerTenMinutes: filterRate,
          requestsPerFiveMinutes: filterRate,
        }),
      ],
      'false, or an object with all three rates',
    ),
  ),
  /** Daily backups of the table, copied to a vault of AWS Backup in another region or account. */
  backup: v.optional(
    settings({
      copyTo: matching(
        'the ARN of a backup vault',
        /^arn:aws[a-z-]*:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/,
      ),
    }),
  ),
  /** Reserved concurrency by function name; it also limits the function. Free, but the account must keep 100 unreserved. */
  reservedConcurrency: v.optional(v.record(functionName, integer(1))),
});

/** The settings of a stage in infra/stages.ts. */
export type StageSettings = v.InferInput<typeof StageSchema>;

/** The settings of a stage with all rate limits. */
export type Stage = v.InferOutput<typeof StageSchema>;

/** Requests that a source may send. */
export type WebFilterRates = Exclude<Stage['webFilter'], false | undefined>;

function areNameServers(value: string): boolean {
  if (value === 'system' || value === 'none') return true;
  try {
    new Resolver().setServers(value.split(','));
    return true;
  } catch {
    return false;
  }
}

/** Parses the settings of a stage. Returns it if it has no problems, or each problem as the part of a sentence. */
export function parseSettings(given: unknown): { stage?: Stage; problems: string[] } {
  const { success, output, issues } = v.safeParse(StageSchema, given);
  return success ? { stage: output, problems: [] } : { problems: issues.map(problemOf) };
}

type Issue = v.InferIssue<typeof StageSchema>;

function problemOf(issue: Issue): string {
  const name = v.getDotPath(issue) ?? 'it';
  if (issue.received === 'undefined') return `${name} is missing`;
  const isKey = issue.path?.at(-1)?.origin === 'key';
  if (!isKey) return `${name} must be ${issue.message}, not ${shown(issue.input)}`;
  if (issue.expected === 'never') return `${name} is not a setting`;
  const [owner, key] = issue.path?.map((item) => String(item.key)) ?? [];
  return `${owner} has ${key}, which is not ${issue.message}`;
}

/** Shows text in quotes if it would read as another type. */
const shown = (value: unknown): string =>
  typeof value === 'string' && !/^(true|false|[\d.-]+)$/.test(value) ? value : JSON.stringify(value);
