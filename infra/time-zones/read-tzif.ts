/** Sizes of the blocks of a TZif header (RFC 9636 section 3.1), and where its data begins. */
function readHeader(file: Buffer, at: number) {
  const [utc = 0, standard = 0, leaps = 0, times = 0, types = 0, characters = 0] = Array.from(
    { length: 6 },
    (_, i) => file.readUInt32BE(at + 20 + i * 4),
  );
  return { utc, standard, leaps, times, types, characters, dataAt: at + 44 };
}

/** Since `second` (of Unix time), clocks are `offset` seconds ahead of UTC, which is summer time or not. */
export type OffsetChange = { second: number; offset: number; isSummer: boolean };

/**
 * The UTC offsets of a TZif file (RFC 9636, version 2 or later) within a range of seconds since 1970: the first at `fromS`,
 * then one for each change before `toS`.
 */
export function readOffsetChanges(file: Buffer, fromS: number, toS: number): OffsetChange[] {
  const old = readHeader(file, 0);
  // Version 1 data has 4-byte times; the 8-byte data follow it.
  const oldBytes = old.times * 5 + old.types * 6 + old.characters + old.leaps * 8 + old.standard + old.utc;
  const { times, types, dataAt } = readHeader(file, old.dataAt + oldBytes);
  const indicesAt = dataAt + times * 8;
  const typesAt = indicesAt + times;
  const typeOf = (i: number) => {
    const at = typesAt + (i < types ? i : 0) * 6;
    return { offset: file.readInt32BE(at), isSummer: file[at + 4] === 1 };
  };
  const all = Array.from({ length: times }, (_, i) => ({
    second: Number(file.readBigInt64BE(dataAt + i * 8)),
    ...typeOf(file[indicesAt + i] ?? 0),
  }));
  let last = { ...(all.findLast(({ second }) => second <= fromS) ?? typeOf(0)), second: fromS };
  const changes = [last];
  for (const change of all) {
    if (change.second <= fromS || change.second >= toS) continue;
    if (change.offset === last.offset && change.isSummer === last.isSummer) continue;
    changes.push(change);
    last = change;
  }
  return changes;
}
