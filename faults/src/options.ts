import { parseArgs } from 'node:util';

export type Options = {
  /** Names of goals, such as G-01; empty for all. */
  goals: readonly string[];
  /** How often the fault comes; each goal has a number of its own. */
  rounds: number | null;
  /** No round begins after so long a time. */
  minutes: number;
  writers: number;
  seed: number;
  /** Where the lines of all runs are added, beside being printed. */
  log: string | null;
};

const usage = 'npm run test:faults [-- G-01 G-02] [--rounds 200] [--minutes 60] [--writers 50] [--seed 7] [--log file]';

/** Ends the process with a sentence on arguments that cannot be meant. */
export function readOptions(): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string' },
        minutes: { type: 'string', default: '1440' },
        writers: { type: 'string', default: '50' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        log: { type: 'string' },
      },
    });
    return {
      goals: positionals,
      rounds: values.rounds === undefined ? null : positive(values.rounds),
      minutes: positive(values.minutes),
      writers: positive(values.writers),
      seed: positive(values.seed),
      log: values.log ?? null,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${text} is not a whole number above 0.`);
}
