import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** An element with its attributes and text. */
export type Found = { attributes: Record<string, string>; text: string };

/** Parses a page: its elements by name, its ids, and every HTML error with its line. */
export function readHtml(html: string) {
  const errors: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
  });
  const elements = document.childNodes.flatMap(elementsIn);
  const all = (name: string): Found[] => elements.filter(({ tagName }) => tagName === name).map(foundOf);
  const ids = elements.flatMap((element) => foundOf(element).attributes['id'] ?? []);
  return { errors, all, ids };
}

const foundOf = (element: Element): Found => ({
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  text: element.childNodes.map(textOf).join(''),
});

function elementsIn(node: Node): Element[] {
  if (!('tagName' in node)) return [];
  return [node, ...node.childNodes.flatMap(elementsIn)];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
