import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { RawSettings } from '../../config/environment.ts';
import { Problem } from '../../contract/problem.ts';
import { ArchiveProblem } from '../../features/backups/server/archive-manifest.ts';
import { explainFailure, StartError } from '../start/start-failure.ts';

/** What a command is given by whoever calls it, and where it speaks. */
export type CommandInput = {
  args: string[];
  settings: RawSettings;
  /** Where something may be typed. */
  input: Readable & { isTTY?: boolean };
  /** One line for whoever waits. */
  say: (line: string) => void;
  /** One line about something that is not as it should be. */
  warn: (line: string) => void;
};

/** Rejects where it could not do what was asked. */
export type Command = (input: CommandInput) => Promise<void>;

/** Why a command ended, in words for whoever called it. */
export function explainCommandFailure(error: unknown): string {
  return error instanceof Problem || error instanceof ArchiveProblem ? error.message : explainFailure(error);
}

/** The one backup that is named. @throws StartError when there is none. */
export function requireFile(names: readonly string[], usage: string): string {
  const [file, ...more] = names;
  if (!file || more.length > 0) throw new StartError(`Give one backup file. ${usage}`);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}. ${usage}`);
  return file;
}
