/** The local environment cannot start; the message is one sentence, and the command prints nothing else. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
