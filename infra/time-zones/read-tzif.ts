/** Sizes of the blocks of a TZif header (RFC 9636 section 3.1), and where its data begins. */
function readHeader(file: Buffer, at: number) {
  const [utc = 0, standard = 0, leaps = 0, times = 0, types = 0, characters = 0] = Array.from(
    { length: 6 },
    (_, i) => file.readUInt32BE(at + 20 + i * 4),
  );
  return { utc, standard, leaps, times, types, characters, dataAt: at + 44 };
}

/**
 * The UTC offsets of a TZif file (RFC 9636, version 2 or later) within a range: the first at \`fromS\`, then one for each change
 * before \`toS\`, as [seconds since 1970, offset in seconds].
 */
export function readOffsetChanges(
  file: Buffer,
  fromS: number,
  toS: number,
): [second: number, offset: number][] {
  const old = readHeader(file, 0);
  // Version 1 data has 4-byte times; the 8-byte data follow it.
  const oldBytes = old.times * 5 + old.types * 6 + old.characters + old.leaps * 8 + old.standard + old.utc;
  const { times, types, dataAt } = readHeader(file, old.dataAt + oldBytes);
  const indicesAt = dataAt + times * 8;
  const typesAt = indicesAt + times;
  const offsets = Array.from({ length: types }, (_, i) => file.readInt32BE(typesAt + i * 6));
  const all = Array.from({ length: times }, (_, i): [number, number] => [
    Number(file.readBigInt64BE(dataAt + i * 8)),
    offsets[file[indicesAt + i] ?? 0] ?? 0,
  ]);
  let offset = all.findLast(([second]) => second <= fromS)?.[1] ?? offsets[0] ?? 0;
  const changes: [number, number][] = [[fromS, offset]];
  for (const [second, next] of all) {
    if (second <= fromS || second >= toS || next === offset) continue;
    changes.push([second, next]);
    offset = next;
  }
  return changes;
}
