/** Thrown if the local environment cannot start. The message is one sentence, and the command prints nothing else. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
