import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ReadOptions, readSources } from './read-sources.ts';
import type { SourceRecord } from './records.ts';

const usual: ReadOptions = {
  site: null,
  types: new Map(),
  columns: new Map(),
  salvage: false,
  now: Date.parse('2026-01-01T00:00:00Z'),
};

/** All records of one file with such a content. */
export async function recordsOf(
  name: string,
  content: string | Uint8Array,
  options: Partial<ReadOptions> = {},
): Promise<SourceRecord[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-'));
  try {
    await writeFile(path.join(folder, name), content);
    return await Array.fromAsync(readSources([path.join(folder, name)], { ...usual, ...options }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** All records of a folder with such files; `->x` is a link to `x`. */
export async function recordsOfFolder(
  files: Record<string, string>,
  options: Partial<ReadOptions> = {},
): Promise<SourceRecord[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      if (content.startsWith('->')) await symlink(content.slice(2), path.join(folder, name));
      else await writeFile(path.join(folder, name), content);
    }
    return await Array.fromAsync(readSources([folder], { ...usual, ...options }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Those of one type. */
export const only = <Type extends SourceRecord['type']>(records: readonly SourceRecord[], type: Type) =>
  records.filter((record): record is Extract<SourceRecord, { type: Type }> => record.type === type);
