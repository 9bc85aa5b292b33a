import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Goal } from './goal.ts';
import { backup } from './goals/backup.ts';
import { clockSkew } from './goals/clocks.ts';
import { costlyOverload } from './goals/costly-overload.ts';
import { fullDisk } from './goals/full-disk.ts';
import { killApp } from './goals/kills/kill-app.ts';
import { killPostgres } from './goals/kills/kill-postgres.ts';
import { killedImports } from './goals/kills/killed-imports.ts';
import { killedTrash } from './goals/kills/killed-trash.ts';
import { killedUploads } from './goals/kills/killed-uploads.ts';
import { leavingClients } from './goals/leaving-clients.ts';
import { mail } from './goals/mail.ts';
import { migration } from './goals/migration.ts';
import { network } from './goals/network.ts';
import { objectStore } from './goals/object-store.ts';
import { oldCards } from './goals/old-cards.ts';
import { overload } from './goals/overload.ts';
import { races } from './goals/races.ts';
import { schedules } from './goals/schedules.ts';
import { soak } from './goals/soak.ts';
import { twoProcesses } from './goals/two-processes.ts';
import { upgrade } from './goals/upgrade.ts';
import { readOptions } from './options.ts';

// Breaks things on purpose while people write, and compares what is left with what was promised. docs/reliability.md.
const all: readonly Goal[] = [
  killApp,
  killPostgres,
  killedUploads,
  killedImports,
  killedTrash,
  fullDisk,
  mail,
  objectStore,
  leavingClients,
  overload,
  costlyOverload,
  twoProcesses,
  oldCards,
  clockSkew,
  upgrade,
  backup,
  migration,
  network,
  schedules,
  soak,
  races,
];

const options = readOptions();
const unknown = options.goals.filter((name) => !all.some((goal) => goal.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${all.map(({ name, what }) => `${name} (${what})`).join(', ')}.`);
  process.exit(2);
}

// Ended from outside, it ends what it has started as well (site-process.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let isBroken = false;
for (const goal of all.filter(({ name }) => options.goals.length === 0 || options.goals.includes(name))) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trekker-faults-'));
  // As root, PostgreSQL runs as a user of its own, who must be able to walk in.
  chmodSync(folder, 0o711);
  try {
    for (const outcome of await goal.run({ ...options, folder })) {
      const line = JSON.stringify({ ...outcome, seed: options.seed });
      console.log(line);
      if (options.log) appendFileSync(options.log, `${line}\n`);
      isBroken ||= outcome.verdict === 'broken';
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exitCode = isBroken ? 1 : 0;
