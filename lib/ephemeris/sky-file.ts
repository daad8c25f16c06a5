import { BODIES, type Body } from './zodiac.ts';

/** Stored curves: nutation in longitude, and each body's apparent longitude less nutation. */
export type CurveName = 'Nutation' | Body;
export const CURVE_NAMES: readonly CurveName[] = ['Nutation', ...BODIES];

/** How a curve is stored. The file's header lists all curves in the order of their data. */
export type CurveHeader = {
  name: CurveName;
  /** Length and number of segments. */
  days: number;
  segments: number;
  /** Number of a segment's leading coefficients stored in 32 bits, and of the following ones in 16. */
  wide: number;
  narrow: number;
  /** Truncation error bound, arcseconds: the largest sum of dropped coefficients of any segment. */
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

/** A curve ready to evaluate: views of the file's own bytes, segment by segment. */
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

/** File layout: magic, header length, header, then each curve's wide and narrow coefficients. */
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

/** Reads the header. Throws if the bytes aren't an ephemeris file. */
export function readSkyHeader(file: Buffer): SkyHeader {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('Not an ephemeris file');
  return JSON.parse(file.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + file.readInt32LE(4)));
}

/** Returns the curves in the order of `CURVE_NAMES`, without copying; file and platforms are little-endian. */
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
