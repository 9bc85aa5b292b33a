import type { Plugin } from 'vite';
import { type Cuts, cutCode } from './cut-code.ts';

const words = (list: string): string[] => list.trim().split(/\s+/);
const each = (list: string, body: string) => Object.fromEntries(words(list).map((name) => [name, body]));

/**
 * What the sources may not ask React for: nothing of ours and of the router does, and so its client is without what
 * only these lead to. A test looks (browser-bundle.test.ts).
 */
export const leftOutOfReact = words(`
  Activity Children Profiler PureComponent StrictMode ViewTransition __COMPILER_RUNTIME addTransitionType cache
  cacheSignal cloneElement createRef forwardRef unstable_useCacheRefresh useActionState useDebugValue useDeferredValue
  useImperativeHandle useInsertionEffect useOptimistic useReducer useTransition
`);
export const leftOutOfReactDom = words(`
  browser preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates
  useFormState useFormStatus version
`);
const exported = (names: readonly string[]) => names.map((name) => `exports.${name} =`);

/** The attributes with capitals that our pages have. React knows 76 of them, nearly all of drawings. */
export const capitalAttributes: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  shapeRendering: 'shape-rendering',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
};

/** Numbers of these in a style are no pixels. React knows as many more, of browsers of before. */
const unitless = words(`
  animationIterationCount aspectRatio columnCount columns flex flexGrow flexShrink fontWeight gridArea gridColumn
  gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale tabSize
  widows zIndex zoom
`);

const client: Cuts = {
  // The kinds of elements that no page has: strict mode, consumers of contexts, forwarded refs, profilers, lists of
  // suspense, caches, what React moves to the head of a document, html with head and body, view transitions,
  // activities, and tries of React's own.
  tags: [8, 9, 11, 12, 19, 21, 23, 24, 25, 26, 27, 28, 30, 31],
  methods: {
    among: 'readContext',
    names: words(`
      useActionState useCacheRefresh useDebugValue useDeferredValue useFormState useHostTransitionStatus
      useImperativeHandle useInsertionEffect useMemoCache useOptimistic useReducer useTransition
    `),
  },
  // Whether there may be a view transition.
  never: [/^\((\w+) & 335544064\) === \1$/],
  constants: {
    viewTransitionMutationContext: 'false',
    shouldStartViewTransition: 'false',
    appearingViewTransitions: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    // What every browser can do that we support.
    canUseDOM: 'true',
    isInputEventSupported: 'true',
    canUseCompositionEvent: 'true',
    skipSelectionChangeEvent: 'false',
    documentMode: 'null',
  },
  values: {
    aliases: `new Map(${JSON.stringify(Object.entries(capitalAttributes))})`,
    unitlessNumbers: `new Set(${JSON.stringify(unitless)})`,
  },
  bodies: {
    ...each(
      `
      FragmentInstance addFragmentHandleToFiber commitNewChildToFragmentInstance deleteChildFromFragmentInstance
      insertSuspendedStylesheets preload preloadModule preinitStyle preinitScript preinitModuleScript prefetchDNS
      preconnect updateForwardRef setPropOnCustomElement
      `,
      '{ throw Error("left out by slim-react.ts"); }',
    ),
    // What looks for something at each change or event, and finds nothing: view transitions, images that a change waits
    // for, who listens to selections and to input before it is there.
    ...each(
      `
      commitNestedViewTransitions accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded
      constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars
      `,
      '{}',
    ),
    waitForCommitToBeReady: '{ return null; }',
    isHostHoistableType: '{ return false; }',
    isCustomElement: '{ return false; }',
    // The names of components around a failure, as the minifier left them; nobody is told.
    getStackByFiberInDevAndProd: '{ return ""; }',
    getVendorPrefixedEventName: '{ return eventName; }',
  },
  statements: [
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMHydrationRoot.prototype.',
    'ReactDOMSharedInternals.findDOMNode =',
    'canUseDOM &&',
  ],
};

const files: Readonly<Record<string, Cuts>> = {
  '/react-dom/cjs/react-dom-client.production.js': client,
  '/react-dom/cjs/react-dom.production.js': { statements: exported(leftOutOfReactDom) },
  '/react/cjs/react.production.js': { statements: exported(leftOutOfReact) },
};

/**
 * React without what no page of ours comes to: a third of it, 21 kB of gzip on each page, because the bundler cannot
 * tell which kinds of elements there will be. A version of React that says it otherwise fails the build.
 */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(files).find((one) => id.endsWith(one));
      const cuts = file && this.environment.name === 'client' ? files[file] : undefined;
      return file && cuts ? { code: cutCode(file, code, cuts), map: null } : null;
    },
  };
}
