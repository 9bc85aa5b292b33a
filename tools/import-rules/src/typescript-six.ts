import { registerHooks } from 'node:module';

const typescriptSix = new Map(
  ['typescript', 'typescript/package.json'].map((specifier) => [specifier, import.meta.resolve(specifier)]),
);

/**
 * dependency-cruiser cannot read TypeScript 7, and then finds no modules and so no fault in them. It lies beside the
 * project's TypeScript 7, so whatever asks for `typescript` from here on gets this workspace's own, which is 6.
 */
export function useTypeScriptSix(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const url = typescriptSix.get(specifier);
      return url ? { url, shortCircuit: true } : next(specifier, context);
    },
  });
}
