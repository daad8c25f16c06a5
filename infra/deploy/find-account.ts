import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { sentenceOf } from '../commands/sentence-of.ts';
import { type Finding, fact, problem } from './finding.ts';
import { patience } from './patience.ts';

/** Where a command would work. */
export type Place = { account: string; region: string };

/**
 * The account and the region that the credentials lead to; without a place where there are none, the findings say why.
 * The region is also put where the CDK looks, which would take us-east-1 where it finds none, and looks in more places.
 */
export async function findAccount(): Promise<{ place?: Place; findings: Finding[] }> {
  process.env['AWS_REGION'] ||= process.env['AWS_DEFAULT_REGION'] ?? '';
  if (process.env['AWS_REGION'] === '') delete process.env['AWS_REGION'];
  const client = new STSClient(patience);
  try {
    const region = await client.config.region();
    process.env['AWS_REGION'] = region;
    const { Account: account = '', Arn } = await client.send(new GetCallerIdentityCommand());
    return {
      place: { account, region },
      findings: [fact(`Account ${account}, region ${region}, as ${Arn}`)],
    };
  } catch (error) {
    return { findings: [problem(sentenceOf(error))] };
  }
}
