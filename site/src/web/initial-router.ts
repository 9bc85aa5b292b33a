import {
  type DataRouter,
  type HydrationState,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
  type RouterInit,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import { hrefTo, languagePrefix, pathOf } from './language/href-to.ts';

type ShownPage = {
  /** The routes of the page that is shown, from the outermost in, with all of their code. */
  routes: readonly RouteObject[];
  history: RouterInit['history'];
  data: HydrationState;
};

/**
 * The router of a page as the server has rendered it: it shows that page and can do nothing else. What changes pages is
 * a sixth of all that a page loads, and comes with the first wish for another page, or for this one anew; from then on
 * this router is that one. `bring` makes it, and fails where its code does not come: then the browser changes pages.
 */
export function createInitialRouter(
  { routes, history, data }: ShownPage,
  make: (history: RouterInit['history']) => Promise<DataRouter>,
): { router: DataRouter; bring(): Promise<DataRouter> } {
  let whole: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  /** Who listens, with what ends that. */
  const listeners = new Map<RouterSubscriber, () => void>();
  const state = firstState({ routes, history, data });

  const past = historyAt(history, state.location);

  const bring = (): Promise<DataRouter> => {
    coming ??= make(past.history).then(take, (error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
  const take = (made: DataRouter): DataRouter => {
    whole = made;
    if (scrolling) made.enableScrollRestoration(...scrolling);
    for (const listener of listeners.keys()) listeners.set(listener, made.subscribe(listener));
    past.catchUp();
    return made;
  };

  const first: Partial<DataRouter> = {
    basename: `${languagePrefix()}/`,
    future: {},
    routes: [],
    manifest: {},
    window,
    state,
    subscribe(listener) {
      listeners.set(listener, () => {});
      return () => {
        listeners.get(listener)?.();
        listeners.delete(listener);
      };
    },
    enableScrollRestoration(...given) {
      scrolling = given;
      return () => {
        scrolling = undefined;
      };
    },
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      const made = await bring().catch(() => undefined);
      if (typeof to === 'number') return made ? made.navigate(to) : history.go(to);
      if (made) return made.navigate(to, options);
      if (to !== null) location.assign(hrefTo(history.createHref(to)));
    },
    async revalidate() {
      const made = await bring().catch(() => undefined);
      return made?.revalidate();
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
  };
  // Back, or a jump within the page, which the browser does by itself.
  addEventListener('popstate', () => void bring().catch(() => changesPage(state.location) && location.reload()));
  return { router: new Proxy(first as DataRouter, { get: (of, name) => Reflect.get(whole ?? of, name) }), bring };
}

const changesPage = ({ pathname, search }: RouterState['location']): boolean =>
  pathname + search !== location.pathname + location.search;

/**
 * A history that stands still where the page was shown. A router that is made of it begins with that page, whatever the
 * browser has done meanwhile, and hears of it by `catchUp`: else it would begin with a page that it has no data of, and
 * all that is shown would be made anew.
 */
function historyAt(history: RouterInit['history'], shown: RouterState['location']) {
  let isShown = true;
  let hear: Parameters<typeof history.listen>[0] = () => {};
  return {
    history: Object.create(history, {
      location: { get: () => (isShown ? shown : history.location) },
      listen: {
        value(listener: typeof hear) {
          hear = listener;
          return history.listen(listener);
        },
      },
    }) as typeof history,
    catchUp() {
      isShown = false;
      const { location, action } = history;
      if (location.key !== shown.key) hear({ action, location, delta: null });
    },
  };
}

/** As the whole router begins where all that it loads is there. */
function firstState({ routes, history, data }: ShownPage): RouterState {
  return {
    historyAction: history.action,
    location: history.location,
    matches: routes.map((route) => {
      const pathname = pathOf(history.location.pathname);
      return { params: {}, pathname, pathnameBase: '/', route: withElements(route) };
    }),
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: data.loaderData ?? {},
    actionData: null,
    errors: data.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

type Match = RouterState['matches'][number];

const idle = { state: 'idle' } as RouterState['navigation'];

function withElements({ children: _, ...route }: RouteObject): Match['route'] {
  return { ...route, ...mapRouteProperties(route as Match['route']) } as Match['route'];
}
