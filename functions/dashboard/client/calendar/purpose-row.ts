/** An activity and its ages in whole years, both included. The id is given only where it doesn't follow from the name. */
export type PurposeRow = readonly [name: string, from: number, to: number, id?: string];

export const idFromName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
