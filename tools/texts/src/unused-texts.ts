import type { WrittenTexts } from './written-texts.ts';

type Code = { file: string; code: string };

/**
 * The texts that no code names, as "area.key". Those that staff may word anew are named by their address in the list of
 * them, which has a point ("home.title"): none of these is told.
 */
export function unusedTexts(written: readonly WrittenTexts[], files: readonly Code[]): string[] {
  return written.flatMap(({ area, file, messages }) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const users = files.filter(({ code }) => code.includes(`/${name}'`));
    const used = new Set(users.flatMap(({ code }) => code.match(/\b[a-z]\w*\b/gi) ?? []));
    return Object.keys(messages)
      .filter((key) => !key.includes('.') && !used.has(key))
      .map((key) => `${area}.${key}`);
  });
}
