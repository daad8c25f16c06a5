import './viewer.css';
import SwaggerUI, { type Plugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { type Description, describeForViewer } from './describe-for-viewer.ts';

/** Shows only authorization and operations. An operation's name is inside a button, so the name can't be a link. */
const layout: Plugin = ({ React: { createElement } }) => ({
  components: {
    Layout: ({ getComponent }) =>
      createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets'), null),
        createElement(
          'div',
          { className: 'scheme-container' },
          createElement(getComponent('AuthorizeBtnContainer', true), null),
        ),
        createElement(getComponent('operations', true), null),
      ),
    DeepLink: ({ text }) => createElement('span', null, text),
  },
});

const parameterName = (element: Element): string =>
  element.closest('[data-param-name]')?.getAttribute('data-param-name') ?? '';

/** Accessibility fixes for Swagger UI; null removes an attribute. */
const FIXES: readonly [selector: string, attribute: string, value: string | null | typeof parameterName][] = [
  // The page's title is a level-1 heading, so the tags are level-2 headings.
  ['h3', 'aria-level', '2'],
  ['h4', 'aria-level', '3'],
  ['h5', 'aria-level', '4'],
  ['.parameters :is(input, select)', 'aria-label', parameterName],
  ['.body-param__text', 'aria-label', 'Body'],
  ['.close-modal', 'aria-label', 'Close'],
  // Swagger UI's label differs from the visible text.
  ['.modal-btn', 'aria-label', null],
  ['.responses-table', 'role', null],
  ['pre', 'tabindex', '0'],
];

function fixAttributes(viewer: Element): void {
  for (const [selector, attribute, value] of FIXES)
    for (const element of viewer.querySelectorAll(selector)) {
      if (value === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, typeof value === 'string' ? value : value(element));
    }
}

const domNode = document.getElementById('viewer');
const list = document.getElementById('list');

// A link to an operation in the static list also opens that operation in the viewer.
const linked = list?.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`);
if (linked?.dataset['place']) history.replaceState(null, '', `#${linked.dataset['place']}`);

/** Replaces the static list with the viewer once the viewer has content, to avoid a layout shift. */
function showOnceDrawn(viewer: HTMLElement): void {
  new MutationObserver((_, observer) => {
    if (!viewer.querySelector('.opblock')) return;
    observer.disconnect();
    list?.remove();
    viewer.hidden = false;
    viewer.querySelector('.opblock.is-open')?.scrollIntoView();
  }).observe(viewer, { childList: true, subtree: true });
}

// If the OpenAPI description can't be loaded, the static list stays.
const response = await fetch(document.documentElement.dataset['description'] ?? '');
if (domNode && response.ok) {
  const description: Description = await response.json();
  new MutationObserver(() => fixAttributes(domNode)).observe(domNode, { childList: true, subtree: true });
  showOnceDrawn(domNode);
  SwaggerUI({
    spec: describeForViewer(description),
    domNode,
    plugins: [layout],
    layout: 'Layout',
    // The default validator is on another origin.
    validatorUrl: null,
    persistAuthorization: false,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    deepLinking: true,
    syntaxHighlight: { activated: false },
  });
}
