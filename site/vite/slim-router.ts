import type { Plugin } from 'vite';

const router = /\/react-router\/dist\//;
/** Names for debugging, which would keep what they name. */
const named = /^(?:\w+)\.displayName = .*;$/gm;
const made = /= (React\$1\.(?:forwardRef|createContext)\()/g;

/**
 * Says of the router's components and contexts that to make one changes nothing else, so that those that nobody imports
 * (links, forms and what they fetch ahead: pages are made of plain links) are left out: 4 kB of gzip on every page.
 * React's makers have no other effect; the bundler cannot know that of a member of a namespace.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    transform: (code, id) =>
      router.test(id) ? code.replaceAll(named, '').replaceAll(made, '= /* @__PURE__ */ $1') : undefined,
  };
}
