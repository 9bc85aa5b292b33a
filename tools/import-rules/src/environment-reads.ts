import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Refusal } from './cruise.ts';

const settings = 'site/src/config/environment.ts';
const product = /^(site\/src|packages)\/(?!.*[.](test|fixture)[.]tsx?$).*[.]tsx?$/;

/**
 * Refuses `process.env` in the product outside of config/environment.ts, which no rule about imports can see. Packages
 * may hand the whole environment on to a program that they start; they read nothing of it.
 */
export function environmentReads(root: string, modules: readonly string[]): Refusal[] {
  return modules
    .filter((file) => product.test(file) && file !== settings)
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return linesThatRead(file, source).map((line) => ({
        rule: 'environment-only-in-config',
        from: `${file}:${line}`,
        to: 'process.env',
        reason: `Settings are read once, each with a sentence that explains it, in ${settings}.`,
      }));
    });
}

function linesThatRead(file: string, source: string): number[] {
  if (!/\benv\b/.test(source)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const handsOn = (node: ts.Node) => file.startsWith('packages/') && ts.isSpreadAssignment(node.parent);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (namesEnvironment(node, tree) && !handsOn(node)) {
      lines.push(tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lines;
}

/** `process.env`, `process['env']`, `const { env } = process` and `import { env } from 'node:process'`. */
function namesEnvironment(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return /^(globalThis\.)?process(\?\.|\.)?(env$|\[\s*['"`]env)/.test(node.getText(tree));
  }
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    return node.initializer?.getText(tree) === 'process' && /\benv\b/.test(node.name.getText(tree));
  }
  return ts.isImportDeclaration(node) && /^import\b.*\benv\b.*['"](node:)?process['"]/s.test(node.getText(tree));
}
