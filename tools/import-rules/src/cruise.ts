import { createRequire } from 'node:module';
import path from 'node:path';
import type { IConfiguration, ICruiseResult, IViolation } from 'dependency-cruiser';
import { useTypeScriptSix } from './typescript-six.ts';

const { forbidden = [], options = {} }: IConfiguration = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
);

export type Refusal = { rule: string; from: string; to: string; reason: string };

export type Cruise = {
  /** The files that were read, from the root on. */
  modules: string[];
  refusals: Refusal[];
};

/** Holds all imports in the named folders below `root` against `.dependency-cruiser.cjs`. */
export async function cruiseProject(root: string, folders: readonly string[]): Promise<Cruise> {
  useTypeScriptSix();
  const { cruise, allExtensions } = await import('dependency-cruiser');
  if (!allExtensions.some(({ extension, available }) => extension === '.ts' && available)) {
    throw new Error('dependency-cruiser found no TypeScript that it can read.');
  }
  const { enhancedResolveOptions, ...rest } = options;
  const { output } = await cruise(
    [...folders],
    { ...rest, ruleSet: { forbidden }, validate: true, baseDir: path.resolve(root) },
    enhancedResolveOptions,
  );
  const { modules, summary } = output as ICruiseResult;
  const inside = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  return { modules: modules.map(({ source }) => source).filter(inside), refusals: summary.violations.map(asRefusal) };
}

function asRefusal({ rule, from, to, cycle }: IViolation): Refusal {
  const reason = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  return { rule: rule.name, from, to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to, reason };
}
