import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@trekker/texts/compile-message.ts';
import type { CompiledMessage } from '@trekker/texts/compiled-message.ts';
import type { Language } from '@trekker/texts/language.ts';
import { textFile } from '@trekker/texts/text-file.ts';
import { type EnglishTexts, englishOf } from '@trekker/texts/texts.ts';
import type { Plugin, Rolldown } from 'vite';
import { developedTexts, frameTexts, textManifest } from '../src/web/language/text-folders.ts';
import { importsTexts, inlineTexts } from './inline-texts.ts';

const textModule = /\.texts\.ts$/;
const entry = /\/src\/entry\.client\.tsx$/;
/** What is loaded as a part of its own: a page, the frame of the back office, what staff alone have on pages. */
const routeModule = /\/src\/(.+(?:\.page|\/staff-root|\/page-texts-item)\.tsx)$/;

/**
 * Texts of a browser. English lies in the code, compiled, so that a site in English asks for nothing more. Every other
 * language has a file for the frame, with its rules, and one for each page, with the texts of all that the page can
 * show: also of what it loads later, because nobody waits for a second file then.
 */
export function textFiles(languages: readonly Language[]): Plugin {
  /** The texts that a module reads: their keys in files of texts by those in the code. */
  const read = new Map<string, ReadonlyMap<string, string>>();
  let isBuild = false;
  return {
    name: 'text-files',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    /** A site starts with translations that can be printed, whoever wrote them. */
    buildStart() {
      for (const { keys, messageOf } of languages) for (const key of keys) messageOf(key);
    },
    async transform(code, id, options) {
      if (options?.ssr) return null;
      // While developing a module of texts is changed by itself.
      if (!isBuild) return textModule.test(id) ? { code: browserModule(await textsIn(id)), map: null } : null;
      if (textModule.test(id) || !importsTexts(code)) return null;
      const inlined = await inlineTexts(id, code, async ({ module, exported }) => {
        const { id: file = '' } = (await this.resolve(module, id)) ?? {};
        return (await textsIn(file)).find(({ name }) => name === exported)?.texts;
      });
      read.set(id, inlined.keys);
      return { code: inlined.code, map: null };
    },
    /** While developing every file has all texts: nothing is bundled that would tell which a page needs. */
    configureServer({ middlewares }) {
      middlewares.use(developedTexts(''), (request, response, next) => {
        const language = languages.find(({ code }) => request.url?.startsWith(`/${code}/`));
        if (!language) return next();
        response
          .setHeader('content-type', 'text/javascript')
          .end(
            textFile(Object.fromEntries(language.keys.flatMap((key) => translated([key, key], language))), language),
          );
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const parts = partsOf(this);
      const folders: Record<string, string> = {};
      for (const language of languages) {
        if (language.code === 'en') continue;
        const files = [...parts].map(([name, modules]) => {
          const keys = modules.flatMap((id) => [...(read.get(id) ?? [])]);
          const texts = Object.fromEntries(keys.flatMap((key) => translated(key, language)));
          return [name, textFile(texts, name === `${frameTexts}.js` ? language : undefined)] as const;
        });
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
        const folder = `assets/texts/${language.code}-${version}`;
        folders[language.code] = folder;
        for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
      this.emitFile({ type: 'asset', fileName: textManifest, source: JSON.stringify(folders) });
    },
  };
}

type NamedTexts = { name: string; texts: EnglishTexts };

/** What a module of texts exports. @throws Error where that is anything else. */
async function textsIn(file: string): Promise<NamedTexts[]> {
  const exports = Object.entries(await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`));
  return exports.map(([name, value]) => {
    const texts = englishOf(value);
    if (texts) return { name, texts };
    throw new Error(`${file} exports "${name}", which texts() has not made: nothing else belongs there.`);
  });
}

function browserModule(made: readonly NamedTexts[]): string {
  const lines = made.map(({ name, texts: { area, messages } }) => {
    const compiled = Object.entries(messages).map(([key, message]) => [key, compileMessage(`${area}.${key}`, message)]);
    return `export const ${name} = printedTexts(${JSON.stringify(area)}, ${JSON.stringify(Object.fromEntries(compiled))});`;
  });
  return [`import { printedTexts } from '@trekker/texts/browser-texts.ts';`, ...lines].join('\n');
}

function translated([key, short]: readonly [string, string], language: Language): [string, CompiledMessage][] {
  const message = language.messageOf(key);
  return message === undefined ? [] : [[short, message]];
}

/** The modules of the frame and of each page, by the names of their text files. A page's are without the frame's. */
function partsOf(context: Rolldown.PluginContext): ReadonlyMap<string, string[]> {
  const ids = [...context.getModuleIds()];
  const first = ids.find((id) => entry.test(id)) ?? '';
  const ofFrame = new Set(modulesBelow(first, context));
  const pages = ids.flatMap((id) => {
    const [, file] = routeModule.exec(id) ?? [];
    return file ? [[`${file}.js`, modulesBelow(id, context).filter((one) => !ofFrame.has(one))] as const] : [];
  });
  return new Map([[`${frameTexts}.js`, [...ofFrame]], ...pages]);
}

/** Those that a module can lead to without another page, unless it is made of that page. */
function modulesBelow(from: string, context: Rolldown.PluginContext): string[] {
  const seen = new Set([from]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const one of importedIds) seen.add(one);
    for (const one of dynamicallyImportedIds) if (!routeModule.test(one)) seen.add(one);
  }
  return [...seen].sort();
}
