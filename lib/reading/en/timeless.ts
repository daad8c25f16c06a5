const OF_TODAY =
  /\b(today|tonight|tomorrow|yesterday|this (?:morning|noon|afternoon|evening|week|weekend)|just now|now)\b/i;

/** Whether a text can be read on another day: it doesn't speak of today. */
export const isTimeless = (text: string): boolean => !OF_TODAY.test(text);
