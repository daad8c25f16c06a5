import { BODIES, type Body } from './zodiac.ts';

/** What the file holds a curve of: nutation in longitude, and each body's apparent longitude less nutation. */
export type CurveName = 'Nutation' | Body;
export const CURVE_NAMES: readonly CurveName[] = ['Nutation', ...BODIES];

/** How one curve is stored; the file's header holds these for all curves, in the order of their data. */
export type CurveHeader = {
  name: CurveName;
  /** Length of a segment, and how many there are. */
  days: number;
  segments: number;
  /** Of a segment's coefficients, c0 and so on: how many stand in 32 bits, and how many after them in 16. */
  wide: number;
  narrow: number;
  /** The largest sum, over all segments, of the coefficients that were cut off: bounds the error, arcseconds. */
  cutOffArcsec: number;
};

/** The first lines of the file, as JSON: from what and how it was made, and where everything stands. */
export type SkyHeader = {
  about: string;
  source: string;
  command: string;
  unit: string;
  /** Julian day (TT) at which every first segment begins. */
  beginJd: number;
  curves: CurveHeader[];
};

/** A curve ready to be evaluated: views of the file's own bytes, segment after segment. */
export type Curve = {
  beginJd: number;
  segmentsPerDay: number;
  lastSegment: number;
  wideCount: number;
  narrowCount: number;
  wide: Int32Array;
  narrow: Int16Array;
};

const MAGIC = 'HSKY';
const PREFIX_BYTES = 8;

/** Lays out the file: magic, length of the header, header, then each curve's wide and narrow coefficients. */
export function writeSkyFile(header: SkyHeader, data: { wide: Int32Array; narrow: Int16Array }[]): Buffer {
  const text = JSON.stringify(header, null, 1);
  const padded = Buffer.from(text.padEnd(align(Buffer.byteLength(text)), '\n'));
  const prefix = Buffer.alloc(PREFIX_BYTES, MAGIC);
  prefix.writeInt32LE(padded.length, 4);
  const parts = data.flatMap(({ wide, narrow }) => [
    Buffer.from(wide.buffer, wide.byteOffset, wide.byteLength),
    Buffer.from(narrow.buffer, narrow.byteOffset, narrow.byteLength),
    Buffer.alloc(align(narrow.byteLength) - narrow.byteLength),
  ]);
  return Buffer.concat([prefix, padded, ...parts]);
}

/** Reads the header; throws if the bytes are no such file. */
export function readSkyHeader(file: Buffer): SkyHeader {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('Not an ephemeris file');
  return JSON.parse(file.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + file.readInt32LE(4)));
}

/**
 * Finds the curves in the file, in the order of `CURVE_NAMES`, without copying it. Lambda's processors and every other
 * that runs Node are little-endian, as the file is.
 */
export function readCurves(file: Buffer): Curve[] {
  const { beginJd, curves } = readSkyHeader(file);
  let at = file.byteOffset + PREFIX_BYTES + file.readInt32LE(4);
  return curves.map(({ days, segments, wide, narrow }) => {
    const wideView = new Int32Array(file.buffer, at, segments * wide);
    const narrowView = new Int16Array(file.buffer, at + wideView.byteLength, segments * narrow);
    at += wideView.byteLength + align(narrowView.byteLength);
    return {
      beginJd,
      segmentsPerDay: 1 / days,
      lastSegment: segments - 1,
      wideCount: wide,
      narrowCount: narrow,
      wide: wideView,
      narrow: narrowView,
    };
  });
}

function align(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}
