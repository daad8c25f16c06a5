/** What names with this in them are nobody's: no role has a right to it, and a test that asks for it wants the refusal. */
export const NOBODYS = 'nobodys';
