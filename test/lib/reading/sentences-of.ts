/** The sentences of a summary. */
export function sentencesOf(summary: string): string[] {
  return summary.split(/(?<=\.) /);
}
