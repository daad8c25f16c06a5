/** A period, a question or an exclamation mark, maybe in quotation marks, before the next sentence. */
export const SENTENCE_END = /(?<=[.!?]”?) (?=[“A-Z])/u;
