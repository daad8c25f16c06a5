import 'swagger-ui-dist/swagger-ui.css';
import './viewer.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const root = document.documentElement;
const domNode = document.getElementById('viewer');
const list = document.getElementById('list');

const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => root.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followTheme);
followTheme();

// Who followed a link to an operation of the list is led to the same one in the viewer.
const linked = list?.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`);
if (linked?.dataset['place']) history.replaceState(null, '', `#${linked.dataset['place']}`);

if (domNode)
  SwaggerUI({
    url: root.dataset['description'] ?? '',
    domNode,
    // The list stays where the description cannot be loaded.
    onComplete: () => list?.remove(),
    // Its default is a service of another origin.
    validatorUrl: null,
    persistAuthorization: false,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    deepLinking: true,
  });
