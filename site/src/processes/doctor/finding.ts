import type { Config } from '../../config/config.ts';
import type { RawSettings } from '../../config/environment.ts';

/** Something that is not as it should be. */
export type Finding = {
  /** What to change, by its name: a variable of ours, a setting of PostgreSQL, or a part of the machine. */
  setting: string;
  /** What is wrong, and to what it leads: whole sentences. */
  problem: string;
  /** What to do about it: a whole sentence. */
  remedy: string;
};

/** What is examined. */
export type CheckContext = {
  config: Config;
  settings: RawSettings;
  /** Whether others than this machine's owner are meant to visit. What only harms them is no fault elsewhere. */
  isPublic: boolean;
  /** This machine’s clock, in milliseconds. */
  now: () => number;
  /** What all processes together may take. */
  memoryBytes: number;
};

/** Something that could not be looked at, and why. */
export class NotExamined extends Error {
  override name = 'NotExamined';
}

export type Check = {
  name: string;
  /** @throws NotExamined where there is nothing to look at. */
  examine(patient: CheckContext): Promise<Finding[]>;
};
