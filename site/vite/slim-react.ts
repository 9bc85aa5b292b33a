import { type Plugin, parseSync } from 'vite';

const react = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * What only these lead to, which no page of ours has: `<ViewTransition>`, `<SuspenseList>`, `<Activity>`, a fragment
 * with a ref, elements that React moves to the head of a document (their markup comes from the server), ways of loading
 * such ahead, `useActionState`. A test keeps them out of the sources (browser-bundle.test.ts).
 */
const unreached = `
  applyViewTransitionToHostInstances createViewTransitionInstance getViewTransitionName getViewTransitionClassName
  measureViewTransitionHostInstancesRecursive restoreViewTransitionOnHostInstances restoreViewTransitionName
  scheduleViewTransitionEvent startViewTransition
  updateSuspenseListComponent mountActivityChildren updateActivityComponent
  FragmentInstance addFragmentHandleToFiber commitNewChildToFragmentInstance deleteChildFromFragmentInstance
  getResource acquireResource getHydratableHoistableCache mountHoistable createHoistableInstance suspendResource
  preloadResource insertSuspendedStylesheets preloadResourceAndSuspendIfNeeded
  preload preloadModule preinitStyle preinitScript preinitModuleScript prefetchDNS preconnect
  mountActionState updateActionState rerenderActionState
`;
/** What looks through a page for view transitions at each change, and finds none. */
const findingNothing = `
  commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions measureNestedViewTransitions
  restoreEnterOrExitViewTransitions restoreNestedViewTransitions
`;
const methods = 'FragmentInstance.prototype.';

const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * React's DOM without what no page of ours comes to: 9 kB less on each of them, because the bundler cannot tell which
 * kinds of elements there will be. A version of React that names its functions otherwise fails the build.
 */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    enforce: 'pre',
    transform(code, id) {
      return react.test(id) && this.environment.name === 'client' ? { code: withoutUnreached(code), map: null } : null;
    },
  };
}

function withoutUnreached(code: string): string {
  const left = new Map([
    ...[...names(unreached)].map((name) => [name, '{ throw Error("left out by slim-react.ts"); }'] as const),
    ...[...names(findingNothing)].map((name) => [name, '{}'] as const),
  ]);
  const edits: { start: number; end: number; to: string }[] = [];
  for (const statement of parseSync('react.js', code).program.body) {
    const { type, start, end } = statement;
    if (type === 'ExpressionStatement' && code.startsWith(methods, start)) edits.push({ start, end, to: '' });
    if (type !== 'FunctionDeclaration' || !statement.body) continue;
    const to = left.get(statement.id?.name ?? '');
    if (to === undefined) continue;
    edits.push({ start: statement.body.start, end: statement.body.end, to });
    left.delete(statement.id?.name ?? '');
  }
  if (left.size > 0) throw new Error(`React has no ${[...left.keys()].join(', ')} any more (slim-react.ts).`);
  return edits.reduceRight((whole, { start, end, to }) => whole.slice(0, start) + to + whole.slice(end), code);
}
