import '@trekker/design-system/styles/tokens.css';
import '@trekker/design-system/styles/base.css';
import '@trekker/design-system/styles/type.css';
import '@trekker/design-system/styles/frame.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pendingLoginCookie } from './contract/pending-login.ts';
import { readMe } from './features/accounts/auth.contract.ts';
import { readConsent } from './features/consent/web/consent-cookie.ts';
import { pages } from './routes.ts';
import { type ApiClient, apiContext, createApiClient, fetchTransport } from './web/api-client.ts';
import { EarlyInput, recordEarlyInput } from './web/document/early-input.ts';
import { EarlyPresses, takeEarlyPresses } from './web/document/early-presses.ts';
import { followPlainLinks } from './web/document/plain-links.ts';
import { logoutDueKey } from './web/layout/login-mark.ts';
import { fetchCodeOnIntent } from './web/navigation/code-on-intent.ts';
import { withContentCache } from './web/navigation/content-cache.ts';
import { browserStorage, openContentStore } from './web/navigation/content-cache-store.ts';
import { leadAway } from './web/navigation/guard.ts';
import { nameEntries } from './web/navigation/history-entry.ts';
import { fromProblemData } from './web/navigation/hydration.ts';
import { idle } from './web/navigation/idle.ts';
import { nextTurn } from './web/navigation/next-turn.ts';
import { whenShown } from './web/navigation/shown-page.ts';
import { routeObjects } from './web/route-objects.ts';
import { openSession, type Session, sessionContext, withLogin } from './web/session/session.ts';
import { SessionProvider } from './web/session/use-session.ts';

const routes = routeObjects();

/** The routes that the server found for this address: to find them again costs a phone as much as a small page. */
function routesOf(ids: readonly string[], among = routes): RouteObject[] {
  return among.flatMap((route) => [
    ...(ids.includes(route.id ?? '') ? [route] : []),
    ...routesOf(ids, route.children ?? []),
  ]);
}

// The matched page's code must be there before React takes up its HTML.
async function loadMatched(matched: RouteObject[]): Promise<void> {
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await (route.lazy as () => Promise<Partial<RouteObject>>)(), { lazy: undefined });
    }),
  );
}

/** The browser remembers who is logged in; only the server knows. */
async function askWhoIsLoggedIn(session: Session, api: ApiClient): Promise<void> {
  if (!session.read()) return;
  try {
    const { user, setupNeeded } = await api.call(readMe, {});
    session.update(user);
    session.needSetup(setupNeeded);
  } catch {
    // Over: the session knows by now. No line: what the browser remembers holds until the next call.
  }
}

/** A logout that did not reach the server leaves its cookie. Whoever has logged in since has ended that login. */
async function finishLogout(session: Session, api: ApiClient): Promise<void> {
  if (!browserStorage()?.getItem(logoutDueKey)) return;
  if (session.read()) return browserStorage()?.removeItem(logoutDueKey);
  const { endLogin } = await import('./web/session/end-login.ts');
  await endLogin(api, session);
}

/** Reading without a line is prepared when nothing else is to be done any more. */
async function keepOfflineWhenIdle(session: Session, api: ApiClient, router: ReturnType<typeof createBrowserRouter>) {
  await idle();
  // Nothing is stored before an answer.
  if (!readConsent()) return;
  const { keepOffline } = await import('./features/offline/web/keep-offline.ts');
  await keepOffline({
    session,
    api,
    onPage: (tell) =>
      router.subscribe(({ navigation, location }) => {
        if (navigation.state === 'idle') tell(location.pathname);
      }),
  });
}

async function start(): Promise<void> {
  const session = openSession(browserStorage());
  // Rare: its code comes when it is needed.
  if (document.cookie.includes(pendingLoginCookie)) {
    const { takeOverPendingLogin } = await import('./web/session/pending-login.ts');
    await takeOverPendingLogin(session, fetchTransport);
  }
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}');
  const here = pages.find((page) => page.file === state.routes.at(-1));
  const elsewhere = leadAway(here?.audience, session, location.pathname + location.search);
  if (elsewhere) return location.replace(elsewhere);
  await loadMatched(routesOf(state.routes));
  await nextTurn();
  const transport = withLogin(fetchTransport, session);
  const ownApi = createApiClient(transport);
  const api = createApiClient(
    withContentCache(transport, {
      // The entry's name changes with every build.
      store: openContentStore(import.meta.url, browserStorage()),
      mustBeFresh: () => router !== undefined && router.state.revalidation !== 'idle',
      onFresh: async () => {
        if (!router) return;
        await whenShown(router);
        await router.revalidate();
      },
    }),
  );
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  nameEntries();
  router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: fromProblemData(state.errors) },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(sessionContext, session);
      return context;
    },
  });
  await nextTurn();
  followPlainLinks(router, routes);
  fetchCodeOnIntent(routes);
  const sessionValue = { session, api: ownApi };
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <EarlyInput tell={recordEarlyInput(root)}>
      <SessionProvider value={sessionValue}>
        <EarlyPresses presses={takeEarlyPresses()}>
          <RouterProvider router={router} />
        </EarlyPresses>
      </SessionProvider>
    </EarlyInput>
  );
  // In slices, between which the browser may scroll and paint; what somebody presses meanwhile is waited for.
  startTransition(() => void hydrateRoot(root, page));
  // What another tab does, or the server, may mean that this page is not theirs any more.
  session.subscribe((change) => {
    if (change === 'elsewhere') void router?.revalidate();
  });
  void askWhoIsLoggedIn(session, ownApi);
  void finishLogout(session, ownApi);
  addEventListener('online', () => void finishLogout(session, ownApi));
  if (import.meta.env.PROD) await keepOfflineWhenIdle(session, ownApi, router);
}

void start();
