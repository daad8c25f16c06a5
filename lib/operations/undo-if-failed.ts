/** Waits for a piece of work; if it fails, undoes what was done for it before, and throws the failure on. */
export async function undoIfFailed<Result>(
  work: Promise<Result>,
  undo: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await undo();
    throw error;
  }
}
