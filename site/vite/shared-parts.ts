import type { Rolldown } from 'vite';

const ours = /(design-system|rich-text|site)\/src\//;
const entry = /\/entry\.client\.tsx$/;
const page = /\/([^/]+)\.page\.tsx$/;
/** Of the router, what the first page that is shown does without (initial-router.ts). */
const changesPages =
  /\/react-router\/.*\/lib\/router\/(router|instrumentation|matcher|matcher-route-pattern\.preload|navigation|utils)\.js$/;
/** What writes the head of a page that one has gone on to. */
const pageHead = /\/document\/(page-head|structured-data)\.ts$|\/(share-image|escape-markup)\.ts$/;
const office = /\/(staff-|dashboard|settings)[^/]*$/;
/**
 * Pages that few see once: other pages before they are public, and what makes a site's first account. They load the
 * parts of others, and make none of them everybody's.
 */
const borrower = /\/(preview|setup)\.page\.tsx$/;
/** Staff's own page: what it shares with one other page alone, such as a story's, stays that page's. */
const ownPage = /\/features\/pages\/web\/page\.page\.tsx$/;

/**
 * Pages that need the same, the first that fits: what only they need is a part of theirs. The rest is read by
 * everybody.
 */
const kinds: readonly (readonly [part: string, pages: RegExp])[] = [
  ['saved-parts', /\/features\/(favourites|offline)\//],
  ['profile-parts', /\/profile\.page\.tsx$/],
  // What travelers say: quotes with their marks, videos over the window.
  ['highlight-parts', /\/(home|highlight-list)\.page\.tsx$/],
  // The pages of mailed links, whoever mails them, and those of logging in.
  ['guest-parts', /\/features\/(accounts|digests|newsletter)\//],
  // Those with written texts: their blocks, and the places that they name.
  ['text-parts', /\/(destination|story|about)\.page\.tsx$/],
];
/** What sends forms and tells what is wrong with them: lists, places and stories do without. */
const forms = /\/site\/src\/web\/forms\//;
const kindOf = (one: string) => kinds.find(([, pages]) => pages.test(one))?.[0];
const isAccount = (kind: string | undefined) => /^(saved|profile|guest)-parts$/.test(kind ?? '');

/**
 * What the entry needs lies in one file and one sheet, and in another what public pages of several kinds need: a phone
 * waits longer for a dozen requests than for a few kilobytes that the next page needs anyway; but a page of nothing but
 * text does without cards and forms. What else is shared is kept out of them: the parts of one public page, which the
 * back office shows too, are that page's; the pages of a kind, a person's own pages together, and the back office have
 * each a part of their own.
 */
export function sharedParts(): Rolldown.CodeSplittingGroup[] {
  const only = (group: string): Rolldown.CodeSplittingNameFunction => {
    return (...one) => (groupOf(...one) === group ? group : null);
  };
  // A group takes along what its modules import: the second comes to what everybody needs, the last is the back office.
  return [
    { test: changesPages, priority: 6, name: 'page-changes', includeDependenciesRecursively: false },
    { test: pageHead, priority: 6, name: 'page-head', includeDependenciesRecursively: false },
    { test: ours, priority: 5, debugName: 'everybody', name: only('shared') },
    { test: ours, priority: 5, debugName: 'public', name: only('public-parts') },
    { test: ours, priority: 4, debugName: 'forms', name: only('form-parts') },
    { test: ours, priority: 3, debugName: 'texts', name: only('text-parts') },
    { test: ours, priority: 2, debugName: 'account', name: only('account-parts'), minShareCount: 2 },
    { test: ours, priority: 1, debugName: 'kinds', name: kindsOf, minShareCount: 2 },
    { test: ours, priority: 0, debugName: 'office', name: only('office-parts'), minShareCount: 2 },
  ];
}

const kindsOf: Rolldown.CodeSplittingNameFunction = (...one) => {
  const group = groupOf(...one);
  return group?.endsWith('-parts') && !/^(office|public)-/.test(group) ? group : null;
};

function groupOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const group = partOf(id, modules);
  return group === 'public-parts' && forms.test(id) ? 'form-parts' : group;
}

function partOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (entry.test(id)) return null;
  const askers = [...askersOf(id, (one) => modules.getModuleInfo(one)?.importers ?? [])];
  if (askers.some((one) => entry.test(one))) return 'shared';
  const visited = askers.filter((one) => !office.test(one) && !borrower.test(one));
  const others = visited.filter((one) => !ownPage.test(one));
  const outside = others.length > 0 ? others : visited;
  const [first] = outside;
  const [borrowing] = askers.flatMap((one) => borrower.exec(one)?.[1] ?? []);
  if (!first) return borrowing ? `${borrowing}-parts` : 'office-parts';
  const found = [...new Set(outside.map(kindOf))];
  if (found.every(isAccount)) return found.length > 1 ? 'account-parts' : (found[0] ?? null);
  if (outside.length === 1) return `${page.exec(first)?.[1]}-parts`;
  return found.length > 1 || !found[0] ? 'public-parts' : found[0];
}

/** The pages, and the entry, that cannot run without a module. */
function askersOf(id: string, importersOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const askers = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    if (page.test(one) || entry.test(one)) askers.add(one);
    else for (const importer of importersOf(one)) seen.add(importer);
  }
  return askers;
}
