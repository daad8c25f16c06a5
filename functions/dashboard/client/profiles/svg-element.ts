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
