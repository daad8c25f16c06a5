import type { Plugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/**
 * The viewer's parts that the page shows: where a key is given, and the operations, whose names are no links, as a button
 * is around them. Title, servers and schemas are the page's own or nobody's concern.
 */
export const layout: Plugin = ({ React: { createElement } }) => ({
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
