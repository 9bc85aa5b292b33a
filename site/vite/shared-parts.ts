import type { Rolldown } from 'vite';

const ours = /(design-system|site)\/src\//;
const entry = /\/entry\.client\.tsx$/;
const page = /\/([^/]+)\.page\.tsx$/;
/** Pages of the back office and of a person's own things. */
const own = /\/(staff-|dashboard|settings)[^/]*$|\/features\/(accounts|favourites)\//;

/**
 * What the entry or two public pages need lies in one file and one sheet: a phone waits longer for a dozen requests than for a
 * few kilobytes that the next page needs anyway. What else is shared is kept out of it: the parts of one public page, which
 * the back office shows too, are that page's; the rest is brought by private pages alone.
 */
export function sharedParts(): Rolldown.CodeSplittingGroup[] {
  return [
    // A group takes along what its modules import: the first comes to what everybody needs.
    {
      test: ours,
      priority: 2,
      debugName: 'public',
      name: (...one) => (groupOf(...one) === 'shared' ? 'shared' : null),
    },
    { test: ours, priority: 1, debugName: 'others', name: groupOf, minShareCount: 2 },
  ];
}

function groupOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (entry.test(id)) return null;
  const askers = askersOf(id, (one) => modules.getModuleInfo(one)?.importers ?? []);
  const open = [...askers].filter((one) => !own.test(one));
  if (open.length > 1 || open.some((one) => entry.test(one))) return 'shared';
  return open[0] ? `${page.exec(open[0])?.[1]}-parts` : 'private';
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
