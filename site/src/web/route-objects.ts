import { data, type RouteObject, redirect } from 'react-router';
import { notFoundPage, pages, staffNotFoundPage } from '../routes.ts';
import { ErrorPage, StaffErrorPage } from './components/error-page.tsx';
import { needsScript } from './forms/needs-script.tsx';
import { loadStaffFrame } from './frame-data.ts';
import { pathOf } from './language/href-to.ts';
import { loadTexts } from './language/load-texts.ts';
import { afterHydration } from './navigation/after-hydration.tsx';
import { leadAway } from './navigation/guard.ts';
import { PageWaiting } from './navigation/page-waiting.tsx';
import type { PageDefinition, PageHandle, PageModule } from './page.ts';
import { ofSection, publicRoute, siteRoute, withinFrame } from './page-route.ts';
import { sessionContext } from './session/session.ts';

/** Of these pages the server knows only the frame. */
const isFilledLater = ({ audience }: PageDefinition) =>
  audience === 'person' || audience === 'member' || audience === 'staff';

function routeOf(page: PageDefinition): RouteObject {
  if (!page.audience) return publicRoute(page);
  return {
    id: page.file,
    path: page.path,
    lazy: async () => {
      const ErrorBoundary = isStaffs(page) ? StaffErrorPage : ErrorPage;
      const [{ loader, meta, frame, Component, ...module }] = await Promise.all([page.load(), loadTexts(page.file)]);
      const handle: PageHandle = { meta, isFilledLater: isFilledLater(page), ...(frame && { frame }) };
      if (!isFilledLater(page)) return { loader: guarded(page, loader), Component, ErrorBoundary, handle };
      const Waiting = needsScript(module.Waiting ?? PageWaiting);
      // Without a loader the server shows what the browser shows while its loader runs.
      if (isServer) {
        const says = page.missing ? sayMissing : page.section && ofSection(page, async () => null);
        return { ...(says && { loader: says }), Component: Waiting, ErrorBoundary, handle };
      }
      const filled = { Component: afterHydration(Component, Waiting), HydrateFallback: Waiting };
      return { loader: guarded(page, ofSection(page, loader)), ...filled, ErrorBoundary, handle };
    },
  };
}

const sayMissing = async () => data(null, { status: 404 });

const isServer = typeof document === 'undefined';

/**
 * Leads away who may not see the page, before anything is asked for. The server, which knows nobody, lets everybody
 * pass.
 */
function guarded({ audience }: PageDefinition, loader: PageModule['loader']): PageModule['loader'] {
  if (isServer) return loader;
  return async (args) => {
    const { pathname, search } = new URL(args.request.url);
    const elsewhere = await leadAway(audience, args.context.get(sessionContext), pathOf(pathname) + search);
    if (elsewhere) throw redirect(elsewhere);
    return loader(args);
  };
}

const isStaffs = ({ audience }: PageDefinition) => audience === 'staff';

/** The pages as the router wants them, inside the frame of the site or that of the back office. */
export function routeObjects(): RouteObject[] {
  const framed = [...pages.filter((page) => !isStaffs(page)), notFoundPage];
  const staffs = [...pages.filter(isStaffs), staffNotFoundPage];
  return [
    siteRoute(framed.map(routeOf)),
    {
      id: staffRoot,
      loader: loadStaffFrame,
      // Only when a page asks for all of itself anew, as after a change of the settings.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      lazy: async () => {
        const [{ StaffRoot }] = await Promise.all([import('./staff/layout/staff-root.tsx'), loadTexts(staffRoot)]);
        return { Component: StaffRoot };
      },
      ErrorBoundary: ErrorPage,
      children: [withinFrame('staff-pages', staffs.map(routeOf), StaffErrorPage)],
    },
  ];
}

/** The frame of the back office: its module, by which the build knows its styles. */
const staffRoot = 'web/staff/layout/staff-root.tsx';
