import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cutCode } from './cut-code.ts';

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

/** The tools that both parts share: what shows pages has a copy of its own, of the few that it uses. */
const tools = /\/react-router\/.*\/lib\/router\/utils\.js$/;
const ofShown = '?shown';
const showsPages = /\/react-router\/.*\/(index|lib\/(hooks|components|errors|dom\/lib))\.js$/;
/** What pages and the first router import by the package's name, of which they are made as well. */
const toolsOfPages = ['createContext', 'data', 'defaultMapRouteProperties', 'redirect'];

/**
 * What no page of ours can come to, by file: our routers are data routers, whose matches are there, and nothing of ours
 * is a component of the server. A new version of the router that has other words fails the build.
 */
const unreached: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'lib/hooks.js': [
    [
      'return React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable();',
      'return useNavigateStable();',
    ],
    ['else matches = matchRoutes(routes, { pathname: remainingPathname });', ''],
    ['static contextType = RSCRouterContext;', ''],
    ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
    ['if (this.context) return', 'if (false) return'],
  ],
  // Our router is told of no transition, and so shows no state ahead of it.
  'lib/components.js': [
    ['let [state, setOptimisticState] = useOptimistic(_state);', 'let state = _state;'],
    ['if (useTransitions === true) setOptimisticState((s) => getOptimisticRouterState(s, newState));', ''],
    ['setOptimisticState,', ''],
    ['\tsetOptimisticState\n', ''],
    ['import { useOptimistic } from "react";', ''],
  ],
};

/**
 * Says of the router's components and contexts that to make one changes nothing else, so that those that nobody imports
 * (links, forms and what they fetch ahead: pages are made of plain links) are left out: 4 kB of gzip on every page.
 * React's makers have no other effect; the bundler cannot know that of a member of a namespace. And parts what changes
 * pages from what shows them (initial-router.ts), without what neither comes to: 5 kB.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || this.environment.name !== 'client' || !source.includes('utils.js')) return null;
      const isCopy = source.endsWith(ofShown);
      if (!isCopy && !(showsPages.test(importer) && !/\/index\.js$/.test(importer))) return null;
      const found = await this.resolve(source.replace(ofShown, ''), importer, { skipSelf: true });
      return found && tools.test(found.id) ? { ...found, id: found.id + ofShown } : null;
    },
    transform(code, id) {
      if (!router.test(id)) return undefined;
      let slim = code.replaceAll(named, '').replaceAll(made, '= /* @__PURE__ */ $1');
      if (this.environment.name === 'client')
        slim = withoutUnreached(/\/index\.js$/.test(id) ? withCopies(slim) : slim, id);
      if (!slim.includes(fromWhole)) return slim;
      const whole = readFileSync(path.join(path.dirname(id), 'router/router.js'), 'utf8');
      return slim.replace(fromWhole, () => taken.map((one) => one.exec(whole)?.[0]).join('\n'));
    },
  };
}

function withoutUnreached(code: string, id: string): string {
  const file = Object.keys(unreached).find((one) => id.endsWith(`/${one}`));
  return file ? cutCode(file, code, { texts: unreached[file] ?? [] }) : code;
}

/** The package's own list of names, with those of pages from the copy. */
function withCopies(code: string): string {
  return code.replace(/^import \{([^}]*)\} from "\.\/lib\/router\/utils\.js";$/m, (_, names: string) => {
    const all = names.split(',').map((name) => name.trim());
    const [own, others] = [true, false].map((isOwn) => all.filter((name) => toolsOfPages.includes(name) === isOwn));
    return [
      `import { ${own?.join(', ')} } from "./lib/router/utils.js${ofShown}";`,
      `import { ${others?.join(', ')} } from "./lib/router/utils.js";`,
    ].join('\n');
  });
}
