import { BODIES, type Body } from './zodiac.ts';

/** Names of the stored curves: nutation in longitude, and each body's apparent longitude minus nutation. */
export type CurveName = 'Nutation' | Body;
export const CURVE_NAMES: readonly CurveName[] = ['Nutation', ...BODIES];

/** Storage layout of a curve. The file header lists all curves in the order of their data. */
export type CurveHeader = {
  name: CurveName;
  /** Length of a segment in days, and number of segments. */
  days: number;
  segments: number;
  /** Coefficients per segment: the first `wide` ones take 32 bits each, and the next `narrow` ones 16 bits each. */
  wide: number;
  narrow: number;
  /** Truncation error bound, arcseconds: the largest sum of dropped coefficients in any segment. */
  cutOffArcsec: number;
};

/** The file's header, as JSON: source, generator and layout. */
export type SkyHeader = {
  about: string;
  source: string;
  command: string;
  unit: string;
  /** Julian day (TT) at which each curve's first segment begins. */
  beginJd: number;
  curves: CurveHeader[];
};

/** A curve ready for evaluation. The arrays are views of the file's bytes, segment by segment. */
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

/** Encodes an ephemeris file: magic bytes, header length, header, then each curve's wide and narrow coefficients. */
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

/** Parses the header of an ephemeris file. Throws if the file doesn't start with the magic bytes. */
export function readSkyHeader(file: Buffer): SkyHeader {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('Not an ephemeris file');
  return JSON.parse(file.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + file.readInt32LE(4)));
}

/** Returns the curves in the order of `CURVE_NAMES`, without copying. Requires a little-endian platform. */
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
