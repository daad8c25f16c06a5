/** Capitalizes the first letter of a text. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
