import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frameTexts, textManifest } from '../language/text-folders.ts';

type Chunk = { file: string; src?: string; css?: string[]; imports?: string[] };

export type PageAssets = { script: string; preloads: string[]; styles: string[] };

/**
 * Knows the built files: which script and which style sheets the modules of a page need, and the fonts that pages need
 * at once.
 */
export type AssetManifest = {
  fonts: string[];
  /** `language`: of the page, by its code; English without. */
  assetsOf(files: readonly string[], language?: string): PageAssets;
  /** Where the code of a module is; undefined while developing. */
  moduleOf(file: string): string | undefined;
  /** Where the texts of a language are; undefined for English, which lies in the code. */
  textFolderOf(language: string): string | undefined;
};

/** Reads the client build's manifest. Throws when the build is missing. */
export function readAssetManifest(clientDirectory: string): AssetManifest {
  const chunks = JSON.parse(readFileSync(path.join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const url = (file: string) => `/${file}`;
  const textFolders = JSON.parse(readFileSync(path.join(clientDirectory, textManifest), 'utf8')) as Record<
    string,
    string
  >;
  const entryKey = 'src/entry.client.tsx';
  const known = new Map<string, PageAssets>();

  const collect = (key: string, into: { files: Set<string>; styles: Set<string> }, seen = new Set<string>()) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // The entry's sheet comes first of all: it says in which order the cascade layers count.
    for (const sheet of chunk.css ?? []) into.styles.add(url(sheet));
    for (const imported of chunk.imports ?? []) collect(imported, into, seen);
    into.files.add(url(chunk.file));
  };

  const textFolderOf = (language: string) => {
    const folder = textFolders[language];
    return folder && url(folder);
  };
  const textsOf = (files: readonly string[], language: string): string[] => {
    const folder = textFolderOf(language);
    if (!folder) return [];
    return [frameTexts, ...files]
      .map((file) => `${folder}/${file}.js`)
      .filter((file) => existsSync(path.join(clientDirectory, file)));
  };

  return {
    textFolderOf,
    fonts: Object.values(chunks)
      .map(({ file }) => url(file))
      .filter((file) =>
        /(fraunces-(latin|vietnamese)-opsz|(bricolage-grotesque-latin|instrument-sans-latin|(readex-pro|noto-naskh)-arabic.*)-wght)-normal[^/]*\.woff2$/.test(
          file,
        ),
      ),
    moduleOf(file) {
      const chunk = chunks[`src/${file}`];
      return chunk && url(chunk.file);
    },
    assetsOf(files, language = 'en') {
      const key = [language, ...files].join(' ');
      let assets = known.get(key);
      if (!assets) {
        const found = { files: new Set<string>(), styles: new Set<string>() };
        collect(entryKey, found);
        for (const file of files) collect(`src/${file}`, found);
        const script = url(chunks[entryKey]?.file ?? '');
        found.files.delete(script);
        // Texts are small and wanted by all that is shown: they come first.
        const preloads = [...textsOf(files, language), ...found.files];
        assets = { script, preloads, styles: [...found.styles] };
        known.set(key, assets);
      }
      return assets;
    },
  };
}
