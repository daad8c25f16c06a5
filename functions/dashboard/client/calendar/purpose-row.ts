/** An activity and its inclusive age range in whole years. The id is omitted if it can be derived from the name. */
export type PurposeRow = readonly [name: string, from: number, to: number, id?: string];

export const idFromName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
