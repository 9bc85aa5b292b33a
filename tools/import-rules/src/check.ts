import { existsSync } from 'node:fs';
import path from 'node:path';
import { componentReads } from './component-reads.ts';
import { cruiseProject } from './cruise.ts';
import { environmentReads } from './environment-reads.ts';

/** Fewer cannot be: the tool has then lost its way, and "no violations" means nothing. */
const fewestModules = 50;
const folders = ['site/src', 'site/vite', 'site/test', 'packages', 'e2e', 'bench', 'faults', 'tools'];

// node src/check.ts [root]: prints what is refused and why; ends with 1 when there is anything.
const root = process.argv[2] ?? `${import.meta.dirname}/../../..`;
const present = folders.filter((folder) => existsSync(path.join(root, folder)));
const { modules, refusals: imports } = await cruiseProject(root, present);
const refusals = [...imports, ...environmentReads(root, modules), ...componentReads(root, modules)];

for (const { rule, from, to, reason } of refusals) console.log(`${rule}: ${from} -> ${to}\n  ${reason}`);
if (modules.length < fewestModules) {
  console.log(
    `Only ${modules.length} modules were read, so nothing is proven: at least ${fewestModules} are expected.`,
  );
}
console.log(`${modules.length} modules, ${refusals.length} refused`);
process.exitCode = refusals.length > 0 || modules.length < fewestModules ? 1 : 0;
