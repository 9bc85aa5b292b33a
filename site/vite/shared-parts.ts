import type { Rolldown } from 'vite';

const ours = /(design-system|site)\/src\//;
const entry = /\/entry\.client\.tsx$/;
const page = /\/([^/]+)\.page\.tsx$/;
const office = /\/(staff-|dashboard|settings)[^/]*$/;
const account = /\/features\/(accounts|favourites)\//;

/**
 * What the entry, or a public page and another page outside the back office, need lies in one file and one sheet: a phone
 * waits longer for a dozen requests than for a few kilobytes that the next page needs anyway. What else is shared is kept out
 * of it: the parts of one public page, which the back office shows too, are that page's; a person's own pages and the back
 * office have each a part of their own.
 */
export function sharedParts(): Rolldown.CodeSplittingGroup[] {
  const only = (group: string): Rolldown.CodeSplittingNameFunction => {
    return (...one) => (groupOf(...one) === group ? group : null);
  };
  // A group takes along what its modules import: the first comes to what everybody needs.
  return [
    { test: ours, priority: 3, debugName: 'public', name: only('shared') },
    { test: ours, priority: 2, debugName: 'account', name: only('account-parts'), minShareCount: 2 },
    { test: ours, priority: 1, debugName: 'others', name: groupOf, minShareCount: 2 },
  ];
}

function groupOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (entry.test(id)) return null;
  const askers = [...askersOf(id, (one) => modules.getModuleInfo(one)?.importers ?? [])];
  if (askers.some((one) => entry.test(one))) return 'shared';
  const outside = askers.filter((one) => !office.test(one));
  const open = outside.find((one) => !account.test(one));
  if (open) return outside.length > 1 ? 'shared' : `${page.exec(open)?.[1]}-parts`;
  return outside.length > 0 ? 'account-parts' : 'office-parts';
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
