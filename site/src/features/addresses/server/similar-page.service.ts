import { type MenuRoute, menuRouteNames, menuRoutes, partOf } from '#contract/rules/menus/menus.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { readPageNames } from '../../pages/server/page.service.ts';
import { standardPages } from '../../pages/server/standard-pages.rules.ts';
import { routeName } from '../../settings/menu-route-names.ts';
import { readPublicSections } from '../../settings/server/sections/section.service.ts';
import type { SimilarAddress } from '../addresses.contract.ts';
import { presentSimilarPage } from './address.presenter.ts';
import { t } from './api-addresses.texts.ts';
import { isNameItself, plainWords } from './likeness.rules.ts';

const mostPages = 3;
/** Home is no page that anybody misses, and standard pages are read with staff's own. */
const apart: ReadonlySet<string> = new Set(['home', ...standardPages]);

/** Pages that come with the site, and staff's own, whose name or address was typed with a slip. */
export async function findSimilarPages(dependencies: CardReads, path: string): Promise<SimilarAddress[]> {
  const typed = plainWords(lastPart(path));
  if (typed.join('').length < 4) return [];
  const [sections, own] = await Promise.all([
    readPublicSections(dependencies),
    readPageNames(dependencies.reads, requestLanguage()),
  ]);
  const isShown = (name: MenuRoute) => {
    const part = partOf(name);
    return !apart.has(name) && (part === undefined || sections[part]);
  };
  const pages = [
    ...menuRouteNames
      .filter(isShown)
      .map((name) => ({ title: routeName(name), path: menuRoutes[name].path, also: menuRoutes[name].english })),
    { title: t.logIn, path: '/login', also: 'sign in' },
    { title: t.signUp, path: '/signup', also: 'register' },
    ...own.map(({ standard, slug, title }) => ({
      title: standard ? routeName(standard) : title,
      path: `/${slug}`,
      also: title,
    })),
  ];
  return pages
    .filter(({ title, path, also }) => [title, path, also].some((name) => isNameItself(typed, name)))
    .slice(0, mostPages)
    .map(presentSimilarPage);
}

/** Of "/en/contct.html" it is "contct". */
function lastPart(path: string): string {
  try {
    const parts = decodeURIComponent(path).split('/');
    return (parts.findLast((part) => part !== '') ?? '').replace(/\.(html?|php|aspx?)$/i, '');
  } catch {
    return '';
  }
}
