import type { PluginObj } from '@babel/core';

/**
 * Empties `<noscript>` in the browser's modules: only Liquid's paint needs what is inside, React never looks at it there. What
 * nothing else uses then drops out of the bundle.
 */
export const emptyNoscript = (): PluginObj => ({
  name: 'empty-noscript',
  visitor: {
    JSXElement({ node }) {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && name.name === 'noscript') node.children = [];
    },
  },
});
