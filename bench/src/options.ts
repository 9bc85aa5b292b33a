import { parseArgs } from 'node:util';
import type { Client } from './load.ts';
import { hasWrk } from './wrk.ts';

export type Options = {
  rounds: number;
  seconds: number;
  connections: readonly number[];
  /** Null: the sample library a hundred times over. */
  destinations: number | null;
  /** A data folder to measure, which the reviews and saves change; empty for a new one that is removed afterwards. */
  data: string;
  /** Part of a measurement's name; empty for all. */
  only: string;
  client: Client;
};

const usage =
  'npm run bench [-- --quick] [--rounds 3] [--seconds 2] [--destinations 100000] [--data folder] [--only list] [--client wrk]';

/** Ends the process with a sentence on arguments that cannot be meant. */
export function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        destinations: { type: 'string' },
        data: { type: 'string', default: '' },
        only: { type: 'string', default: '' },
        client: { type: 'string', default: 'autocannon' },
      },
    });
    const { quick, destinations } = values;
    return {
      rounds: positive(values.rounds, quick ? 1 : 3),
      seconds: positive(values.seconds, quick ? 1 : 2),
      connections: quick ? [50] : [1, 50, 200],
      destinations: destinations === undefined ? null : positive(destinations, 0),
      data: values.data,
      only: values.only,
      client: clientOf(values.client),
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

function clientOf(name: string): Client {
  if (name === 'autocannon') return name;
  if (name !== 'wrk') throw new Error(`There is no client ${name}: autocannon and wrk.`);
  if (!hasWrk()) throw new Error('wrk is not installed: apt-get install wrk');
  return name;
}

function positive(text: string | undefined, fallback: number): number {
  const number = text === undefined ? fallback : Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${text} is not a whole number above 0.`);
}
