/** An activity, and for which ages in whole years it is, both included; its identifier where its name does not tell it. */
export type PurposeRow = readonly [name: string, from: number, to: number, id?: string];

/** The identifier that a name tells. */
export const idOfName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
