import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Refusal } from './cruise.ts';

const component = /^(site\/src\/.*\/components|packages\/design-system)\/.*[.]tsx$/;
const lines = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']);

/**
 * Refuses components that load what they show, which no rule about imports can see: a line to the server of their own,
 * or the API in an effect, so called because something is on the screen. What somebody does may call it, and so may a
 * hook (`use-….ts`) beside the component.
 */
export function componentReads(root: string, modules: readonly string[]): Refusal[] {
  return modules
    .filter((file) => component.test(file))
    .flatMap((file) => {
      const used = namesIn(file, readFileSync(path.join(root, file), 'utf8'));
      const own = [...used].filter((name) => lines.has(name));
      const loads = used.has('useApi') && (used.has('useEffect') || used.has('useLayoutEffect'));
      return [...own, ...(loads ? ['useApi and useEffect'] : [])].map((to) => ({
        rule: 'components-load-nothing',
        from: file,
        to,
        reason: 'Loaders of pages bring the data; what loads on the screen is a hook beside the component.',
      }));
    });
}

/** All identifiers but the names of properties: `{ fetch }` and `x.fetch` are something else. */
function namesIn(file: string, source: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isProperty =
      ts.isPropertyAccessExpression(node.parent ?? node) && 'name' in node.parent && node.parent.name === node;
    if (ts.isIdentifier(node) && !isProperty) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}
