/** An element of a drawing with its attributes, and a text in it. */
export function svgElement(
  name: string,
  attributes: Record<string, string | number> = {},
  text = '',
): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.textContent = text;
  return element;
}

/** A place in a drawing. */
export type Point = { x: number; y: number };

/** A point so far nearer to the middle of a square drawing. */
export function towards(middle: number, { x, y }: Point, away: number): Point {
  const share = away / Math.hypot(middle - x, middle - y);
  return { x: x + (middle - x) * share, y: y + (middle - y) * share };
}
