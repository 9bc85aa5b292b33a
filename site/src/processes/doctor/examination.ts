import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { loadConfig } from '../../config/config.ts';
import type { RawSettings } from '../../config/environment.ts';
import { SettingError } from '../../config/setting-error.ts';
import { isLoopback } from '../../contract/rules/loopback-rule.ts';
import { address } from './address.ts';
import { cookies } from './cookies.ts';
import { database } from './database.ts';
import { type Check, type CheckContext, type Finding, NotExamined } from './finding.ts';
import { machine, metrics } from './machine.ts';
import { mail } from './mail.ts';
import { secrets } from './secrets.ts';
import { folders, objectStore } from './storage.ts';

/** In this order: what is written first is what the others need. */
const checks: readonly Check[] = [folders, secrets, machine, database, objectStore, mail, address, cookies, metrics];

export type Examined = { check: string; findings: Finding[] /** Why it was not looked at. */; skipped?: string };

/** Looks at everything that the settings name. `change` is for tests: another clock, another machine. */
export async function examine(settings: RawSettings, change: Partial<CheckContext> = {}): Promise<Examined[]> {
  const patient = checkContextOf(settings);
  if ('findings' in patient) return [patient];
  const examined: Examined[] = [];
  for (const check of checks) examined.push(await look(check, { ...patient, ...change }));
  return examined;
}

function checkContextOf(settings: RawSettings): CheckContext | Examined {
  try {
    const config = loadConfig(settings);
    const isPublic = settings.NODE_ENV === 'production' || !isLoopback(new URL(config.siteUrl).hostname);
    return { config, settings, isPublic, now: Date.now, memoryBytes: memoryOfMachine() };
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const remedy = 'Until then the site does not start.';
    return {
      check: 'settings',
      findings: error.faults.map(({ setting, message }) => ({ setting, problem: message, remedy })),
    };
  }
}

/** A container may have less than the machine. */
function memoryOfMachine(): number {
  return Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY);
}

async function look({ name, examine }: Check, patient: CheckContext): Promise<Examined> {
  try {
    return { check: name, findings: await examine(patient) };
  } catch (error) {
    if (error instanceof NotExamined) return { check: name, findings: [], skipped: error.message };
    throw error;
  }
}
