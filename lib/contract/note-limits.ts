/** The most graphemes and bytes of UTF-8 in the note of a verdict. */
export const MAX_NOTE_GRAPHEMES = 1_000;
export const MAX_NOTE_BYTES = 4_000;

/** The most days of a list of verdicts with notes. */
export const MAX_DAYS_WITH_NOTES = 7;
