/** Coefficients computed beyond those kept, so that what is cut off is known. */
const SPARE = 4;

/** A polynomial in Chebyshev form on [-1, 1], c0 first, and the sum of what was cut off after its degree. */
export type Fit = { coefficients: number[]; cutOff: number };

/**
 * Fits a curve by its values at Chebyshev nodes (Numerical Recipes, section 5.8), four degrees higher than asked, and
 * keeps `degree + 1` coefficients. As no Chebyshev polynomial exceeds 1, the error of cutting is at most `cutOff`;
 * what lies beyond the spare ones is a small part of that.
 */
export function fitChebyshev(curve: (x: number) => number, degree: number): Fit {
  const count = degree + 1 + SPARE;
  const values = nodes(count).map(curve);
  const all = values.map((_, k) => {
    const sum = values.reduce(
      (total, value, j) => total + value * Math.cos((Math.PI * k * (j + 0.5)) / count),
      0,
    );
    return (k === 0 ? 1 : 2) * (sum / count);
  });
  return {
    coefficients: all.slice(0, degree + 1),
    cutOff: all.slice(degree + 1).reduce((total, coefficient) => total + Math.abs(coefficient), 0),
  };
}

/** The roots of the Chebyshev polynomial of a degree. */
function nodes(count: number): number[] {
  return Array.from({ length: count }, (_, j) => Math.cos((Math.PI * (j + 0.5)) / count));
}
