import { notFound, SecretsManagerError, tokenInUse } from './secrets-manager-error.ts';
import { newVersion, type Secret, type SecretVersion } from './secrets-manager-store.ts';

/** The version of a secret with this id, with this staging label, or the current one; refuses if there is none. */
export function findVersion(secret: Secret, id?: string, stage?: string): SecretVersion {
  const wanted = stage ?? (id === undefined ? 'AWSCURRENT' : undefined);
  const version = secret.versions.find(
    (candidate) =>
      (id === undefined || candidate.id === id) &&
      (wanted === undefined || candidate.stages.includes(wanted)),
  );
  if (version) return version;
  const named = id === undefined ? `staging label: ${wanted}` : `VersionId: ${id}`;
  throw notFound(`Secrets Manager can't find the specified secret value for ${named}`);
}

/**
 * The secret with one more version. A label stands on one version only, and the version that loses AWSCURRENT
 * becomes AWSPREVIOUS. A repeated request changes nothing, and refuses if it has another value.
 */
export function withVersion(secret: Secret, version: SecretVersion): Secret {
  const repeated = secret.versions.find(({ id }) => id === version.id);
  if (repeated) {
    if (isSameValue(repeated, version)) return secret;
    throw tokenInUse(version.id);
  }
  const moved = new Set(version.stages);
  const isReplacing = moved.has('AWSCURRENT');
  if (isReplacing) moved.add('AWSPREVIOUS');
  const versions = secret.versions.map((earlier) => {
    const kept = earlier.stages.filter((stage) => !moved.has(stage));
    const isReplaced = isReplacing && earlier.stages.includes('AWSCURRENT');
    return { ...earlier, stages: isReplaced ? [...kept, 'AWSPREVIOUS'] : kept };
  });
  return { ...secret, changedAt: version.createdAt, versions: [...versions, version] };
}

type ValueRequest = {
  [Member in 'ClientRequestToken' | 'SecretString' | 'SecretBinary']?: string | undefined;
};

/** The version that a request holds; refuses if it has no value, or two. */
export function onlyVersion({ ClientRequestToken, SecretString, SecretBinary }: ValueRequest): SecretVersion {
  if (SecretString !== undefined && SecretBinary === undefined) {
    return newVersion({ secretString: SecretString }, ClientRequestToken);
  }
  if (SecretBinary !== undefined && SecretString === undefined) {
    return newVersion({ secretBinary: SecretBinary }, ClientRequestToken);
  }
  throw new SecretsManagerError(
    'InvalidRequestException',
    'You must provide either SecretString or SecretBinary.',
  );
}

const isSameValue = (a: SecretVersion, b: SecretVersion) =>
  a.secretString === b.secretString && a.secretBinary === b.secretBinary;
