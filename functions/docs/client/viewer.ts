import './viewer.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { layout } from './layout.ts';
import { keepMended } from './mend.ts';
import { type Description, shownDescription } from './shown-description.ts';

const domNode = document.getElementById('viewer');
const list = document.getElementById('list');

// Who followed a link to an operation of the list is led to the same one in the viewer.
const linked = list?.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`);
if (linked?.dataset['place']) history.replaceState(null, '', `#${linked.dataset['place']}`);

/** Puts the viewer in the place of the list at once, as soon as there is something to see, so that nothing moves. */
function showOnceDrawn(viewer: HTMLElement): void {
  new MutationObserver((_, observer) => {
    if (!viewer.querySelector('.opblock')) return;
    observer.disconnect();
    list?.remove();
    viewer.hidden = false;
    viewer.querySelector('.opblock.is-open')?.scrollIntoView();
  }).observe(viewer, { childList: true, subtree: true });
}

// The list stays where the description cannot be loaded.
const answer = await fetch(document.documentElement.dataset['description'] ?? '');
if (domNode && answer.ok) {
  const description: Description = await answer.json();
  keepMended(domNode);
  showOnceDrawn(domNode);
  SwaggerUI({
    spec: shownDescription(description),
    domNode,
    plugins: [layout],
    layout: 'Layout',
    // Its default is a service of another origin.
    validatorUrl: null,
    persistAuthorization: false,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    deepLinking: true,
    syntaxHighlight: { activated: false },
  });
}
