/** Why an environment cannot start, in one sentence for the person who started it; the command shows nothing else. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
