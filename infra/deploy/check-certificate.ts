import {
  ACMClient,
  type CertificateDetail,
  DescribeCertificateCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-acm';
import type { ReadyStage } from '../chosen-stage.ts';
import { type AccountRegion, timeouts } from './aws.ts';
import { type Finding, problem, warning } from './finding.ts';

async function findCertificate(CertificateArn: string): Promise<CertificateDetail | undefined> {
  try {
    const { Certificate } = await new ACMClient(timeouts).send(
      new DescribeCertificateCommand({ CertificateArn }),
    );
    return Certificate;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Whether a name of a certificate, whose wildcard stands for one label, covers a domain. */
const covers = (pattern: string, domain: string): boolean =>
  pattern === domain || (pattern.startsWith('*.') && domain.replace(/^[^.]+/, '*') === pattern);

/** Lists the DNS records that ACM needs for the names that it hasn't validated. */
const missingRecords = ({ DomainValidationOptions: options = [] }: CertificateDetail): string[] =>
  options.flatMap(({ ValidationStatus, ResourceRecord: record }) =>
    ValidationStatus === 'SUCCESS' || !record ? [] : [`${record.Name} ${record.Type} ${record.Value}`],
  );

/** Checks that the certificate of a stage's domain exists in the region of its API, is issued, and covers the domain. */
export async function checkCertificate(
  { domain }: Pick<ReadyStage, 'domain'>,
  { region }: AccountRegion,
): Promise<Finding[]> {
  if (!domain) return [];
  const { name, certificateArn } = domain;
  const certificateRegion = certificateArn.split(':')[3];
  if (certificateRegion !== region)
    return [problem(`The certificate of ${name} is in ${certificateRegion}; it must be in ${region}.`)];
  const certificate = await findCertificate(certificateArn);
  if (!certificate)
    return [
      problem(`There is no certificate ${certificateArn}. Correct domain.certificateArn of the stage.`),
    ];
  const { DomainName = '', SubjectAlternativeNames = [], Status, InUseBy = [] } = certificate;
  const names = [...new Set([DomainName, ...SubjectAlternativeNames])];
  if (!names.some((one) => covers(one.toLowerCase(), name.toLowerCase())))
    return [problem(`The certificate is for ${names.join(', ')}, not for ${name}. Request one for ${name}.`)];
  if (Status === 'ISSUED') return [];
  const remedy =
    Status === 'PENDING_VALIDATION'
      ? ['Add these DNS records, and wait until it is issued:', ...missingRecords(certificate)].join('\n  ')
      : 'Request another, and set domain.certificateArn.';
  // A stage that uses the certificate already can be deployed nevertheless.
  const finding = InUseBy.length > 0 ? warning : problem;
  return [finding(`The certificate of ${name} is ${Status}. ${remedy}`)];
}
