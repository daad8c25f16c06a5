/** A line of a table of names: what is meant, and what it is also called. */
export type Names = { key: string; others: string[] };

/** Reads a table with a line `what is meant: name, name` for each entry; empty lines and # comments are left out. */
export function readNames(text: string): Names[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const colon = line.indexOf(': ');
      if (colon < 0) throw new Error(`This line of a table of names has no colon: ${line}`);
      return { key: line.slice(0, colon), others: line.slice(colon + 2).split(/,\s*/) };
    });
}
