/** A refusal in the service's own words. */
export class SecretsManagerError extends Error {
  readonly code: string;
  constructor(code: string, message = '') {
    super(message);
    this.code = code;
  }
}

/** What is asked for is not there: a secret, or a version of it. */
export const notFound = (message: string) => new SecretsManagerError('ResourceNotFoundException', message);
/** A secret of this name is there already. */
export const alreadyExists = (name: string) =>
  new SecretsManagerError(
    'ResourceExistsException',
    `The operation failed because the secret ${name} already exists.`,
  );
/** A request's token has been used for another value. */
export const tokenInUse = (token: string) =>
  new SecretsManagerError(
    'ResourceExistsException',
    `You can't use ClientRequestToken ${token} because that value is already in use for a version of secret.`,
  );
