import { z } from 'zod';

const part = z.object({
  name: z.string(),
  sizeBytes: z.int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of a table. */
  table: z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() }).optional(),
});
export type Part = z.output<typeof part>;

/** What an archive says about itself; it lies in it as `manifest.json`. */
export const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Dates of the migrations that made the tables. */
  schema: z.array(z.number()),
  parts: z.array(part),
  /** Media files that rows name, but that the media storage did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestShape>;

export const manifestName = 'manifest.json';

/** An archive that must not be used; `problems` says which parts are damaged or missing. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
  readonly problems: readonly string[];
  constructor(file: string, problems: readonly string[]) {
    super(`${file} cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
