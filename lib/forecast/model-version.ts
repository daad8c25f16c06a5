/**
 * Version of the scoring model and its words. It changes with every change that can change an entry, so that
 * stored entries of an older model are never mixed with new ones.
 */
export const MODEL_VERSION = '1';
