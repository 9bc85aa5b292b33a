import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';

/** What a goal gets: a folder of its own, which is removed afterwards. */
export type Run = Options & { folder: string };

export type Goal = { name: string; what: string; run(run: Run): Promise<Outcome[]> };
