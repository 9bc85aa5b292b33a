import { parseArgs } from 'node:util';
import { type Examined, examine } from '../doctor/examination.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

/** Says what is wrong with the settings and the machine, and which setting to change. Changes nothing. */
export async function examineSite({ args, settings, say }: CommandInput): Promise<void> {
  const asJson = wantsJson(args);
  const examined = await examine(settings);
  const count = examined.flatMap(({ findings }) => findings).length;
  if (asJson) say(JSON.stringify({ healthy: count === 0, examined }, null, 2));
  else for (const line of examined.flatMap(linesOf)) say(line);
  if (count > 0) throw new StartError(count === 1 ? '1 problem found.' : `${count} problems found.`);
  if (!asJson) say('No problems found.');
}

function linesOf({ check, findings, skipped }: Examined): string[] {
  if (skipped) return [`-  ${check}: not checked: ${skipped}`];
  if (findings.length === 0) return [`ok ${check}`];
  return findings.flatMap(({ setting, problem, remedy }) => [
    `!! ${check}: ${setting}`,
    `   ${problem}`,
    `   ${remedy}`,
  ]);
}

function wantsJson(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    throw new StartError(`${(error as Error).message} Usage: npm run doctor [-- --json]`);
  }
}
