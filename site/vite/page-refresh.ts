import type { Plugin } from 'vite';

const page = /\.page\.tsx$/;
/** What a page exports beside its component (`PageModule`). */
const functions = /^export ((?:async )?function|const) (loader|meta|frame)\b/gm;

/**
 * While developing, a changed page is shown with the state that it had: React's refresh alone would load the document
 * anew, because of what a page exports beside its component. The router keeps the functions of the page's first module;
 * these hand on to the newest ones.
 */
export function pageRefresh(): Plugin {
  return {
    name: 'page-refresh',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !page.test(id)) return null;
      const names = [...code.matchAll(functions)].map(([, , name]) => name);
      const lines = names.map(
        (name) => `import.meta.hot.data.${name} = ${name};
const newest_${name} = (...input) => import.meta.hot.data.${name}(...input);
export { newest_${name} as ${name} };`,
      );
      return { code: [code.replace(functions, '$1 $2'), ...lines].join('\n'), map: null };
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `window.__getReactRefreshIgnoredExports = ({ id }) => ${page}.test(id) ? ['loader', 'meta', 'frame'] : [];`,
      },
    ],
  };
}
