import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const router = /\/react-router\/dist\//;
/** Names for debugging, which would keep what they name. */
const named = /^(?:\w+)\.displayName = .*;$/gm;
const made = /= (React\$1\.(?:forwardRef|createContext)\()/g;

/** What shows pages takes these two from what changes them, and would bring all of it along. */
const fromWhole = 'import { IDLE_BLOCKER, hasInvalidProtocol } from "./router/router.js";';
const taken = [
  /^const IDLE_BLOCKER = \{[^}]*\};$/m,
  /^const invalidProtocols = \[[^\]]*\];$/m,
  /^function hasInvalidProtocol\([\s\S]*?^\}$/m,
];

/**
 * Says of the router's components and contexts that to make one changes nothing else, so that those that nobody imports
 * (links, forms and what they fetch ahead: pages are made of plain links) are left out: 4 kB of gzip on every page.
 * React's makers have no other effect; the bundler cannot know that of a member of a namespace. And parts what changes
 * pages from what shows them (initial-router.ts).
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    transform(code, id) {
      if (!router.test(id)) return undefined;
      const slim = code.replaceAll(named, '').replaceAll(made, '= /* @__PURE__ */ $1');
      if (!slim.includes(fromWhole)) return slim;
      const whole = readFileSync(path.join(path.dirname(id), 'router/router.js'), 'utf8');
      return slim.replace(fromWhole, () => taken.map((one) => one.exec(whole)?.[0]).join('\n'));
    },
  };
}
