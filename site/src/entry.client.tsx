import '@trekker/design-system/styles/tokens.css';
import '@trekker/design-system/styles/base.css';
import '@trekker/design-system/styles/type.css';
import '@trekker/design-system/styles/arabic.css';
import '@trekker/design-system/styles/frame.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pendingLoginCookie } from './contract/pending-login.ts';
import { readMe } from './features/accounts/auth.contract.ts';
import { readConsent } from './features/consent/web/consent-cookie.ts';
import { type ApiClient, createApiClient, fetchTransport } from './web/api-client.ts';
import { EarlyInput, recordEarlyInput } from './web/document/early-input.ts';
import { EarlyPresses, takeEarlyPresses } from './web/document/early-presses.ts';
import { followPlainLinks } from './web/document/plain-links.ts';
import { createInitialRouter } from './web/initial-router.ts';
import { hrefTo, pathOf, showPagesBelow } from './web/language/href-to.ts';
import { openTexts } from './web/language/load-texts.ts';
import { logoutDueKey } from './web/layout/login-mark.ts';
import { fetchCodeOnIntent } from './web/navigation/code-on-intent.ts';
import { browserStorage } from './web/navigation/content-cache-store.ts';
import { leadAway } from './web/navigation/guard.ts';
import { nameEntries } from './web/navigation/history-entry.ts';
import { fromProblemData } from './web/navigation/hydration.ts';
import { idle } from './web/navigation/idle.ts';
import type { PageAudience } from './web/page.ts';
import { loadRoutes, publicRoute, routesWith, siteRoute } from './web/page-route.ts';
import { openSession, type Session, withLogin } from './web/session/session.ts';
import { SessionProvider } from './web/session/use-session.ts';

/** What the server tells of the page that it rendered. */
type PageState = {
  /** The ids of its routes, from the outermost in; that of a page is its module. */
  routes: string[];
  /** Whom it is for; absent for everybody. */
  audience?: PageAudience;
  /** Where its code is. Absent while developing. */
  module?: string;
  /** The folder with the texts of its language; absent in English. */
  texts?: string;
  /** Where pages lie in that language; absent in the default one. */
  prefix?: string;
  loaderData: Record<string, unknown>;
  errors: Parameters<typeof fromProblemData>[0];
};

const loadBrowserRouter = () => import('./web/browser-router.ts');

/** Of a page for everybody one needs to know no others to show it. */
async function routesOf({ routes: ids, audience, module }: PageState): Promise<RouteObject[]> {
  const among =
    module === undefined || audience !== undefined
      ? (await loadBrowserRouter()).routes
      : [
          siteRoute([
            publicRoute({ path: '*', file: ids.at(-1) ?? '', load: () => import(/* @vite-ignore */ module) }),
          ]),
        ];
  const shown = routesWith(ids, among);
  await loadRoutes(shown);
  return shown;
}

/** Lets the browser scroll, paint and hear somebody between two pieces of work. */
const nextTurn = (): Promise<void> => new Promise((go) => setTimeout(go));

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

/** Reading without a line is prepared when nothing else is to be done any more, and there is a line. */
async function keepOfflineWhenIdle(session: Session, api: ApiClient, router: DataRouter): Promise<void> {
  await idle();
  // Nothing is stored before an answer.
  if (!readConsent()) return;
  try {
    const { keepOffline } = await import('./features/offline/web/keep-offline.ts');
    await keepOffline({
      session,
      api,
      onPage: (tell) =>
        router.subscribe(({ navigation, location }) => {
          if (navigation.state === 'idle') tell(location.pathname);
        }),
    });
  } catch {
    // Its code did not come, or the worker's. Before both are there it listens to nothing, so it may begin again.
    addEventListener('online', () => void keepOfflineWhenIdle(session, api, router), { once: true });
  }
}

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as PageState;
  showPagesBelow(state.prefix ?? '');
  const session = openSession(browserStorage());
  // Rare: its code comes when it is needed.
  if (document.cookie.includes(pendingLoginCookie)) {
    const { takeOverPendingLogin } = await import('./web/session/pending-login.ts');
    await takeOverPendingLogin(session, fetchTransport);
  }
  const elsewhere = await leadAway(state.audience, session, pathOf(location.pathname) + location.search);
  if (elsewhere) return location.replace(hrefTo(elsewhere));
  const [, shown] = await Promise.all([openTexts(state.texts), routesOf(state)]);
  await nextTurn();
  const transport = withLogin(fetchTransport, session);
  const ownApi = createApiClient(transport);
  nameEntries();
  const history = createBrowserHistory();
  const hydrationData = { loaderData: state.loaderData, errors: fromProblemData(state.errors) };
  const { router, bring } = createInitialRouter({ routes: shown, history, data: hydrationData }, async (from) => {
    const { startBrowserRouter } = await loadBrowserRouter();
    // The entry's name changes with every build.
    const version = import.meta.url;
    return startBrowserRouter({ shown: state.routes, history: from, hydrationData, session, transport, version });
  });
  // A page that failed, or that the browser has to fill, asks for more at once.
  if (state.errors || shown.some(({ id = '', loader }) => loader && !(id in state.loaderData))) await bring();
  await nextTurn();
  const bringSite = async () => {
    await bring();
    return loadBrowserRouter();
  };
  followPlainLinks(router, bringSite);
  fetchCodeOnIntent(bringSite);
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
    if (change === 'elsewhere') void router.revalidate();
  });
  void askWhoIsLoggedIn(session, ownApi);
  // Its code may not come without a line either.
  const finish = () => void finishLogout(session, ownApi).catch(() => {});
  finish();
  addEventListener('online', finish);
  if (import.meta.env.PROD) await keepOfflineWhenIdle(session, ownApi, router);
}

void start();
