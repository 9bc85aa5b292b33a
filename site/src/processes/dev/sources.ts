import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { developedTexts } from '../../web/language/text-folders.ts';
import type { Pages } from '../composition/compose-site.ts';
import type * as sourceSite from './source-site.ts';

const site = path.resolve(import.meta.dirname, '../../..');
const serverEntry = path.join(import.meta.dirname, 'source-site.ts');

export type Sources = {
  /** The server's code as it is now; what has not changed since the last time is the same. */
  loadSite(): Promise<typeof sourceSite>;
  loadPages(): Promise<Pages>;
  /** Answers what the browser asks of Vite, and hands everything else on. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Told of each change of a file that the server's code is made of. */
  onServerChange(tell: () => void): void;
  /** What an error says, with lines of the sources. */
  explain(error: unknown): string;
  close(): Promise<void>;
};

/** Vite over the site's sources; the browser hears of changes through `server`. */
export async function openSources(server: Server): Promise<Sources> {
  const vite = await createServer({
    configFile: path.join(site, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const loadEntry = () => vite.ssrLoadModule('/src/entry.server.tsx');
  const graph = vite.environments.ssr.moduleGraph;
  return {
    loadSite: async () => (await vite.ssrLoadModule(serverEntry)) as typeof sourceSite,
    loadPages: async () => ({
      renderPage: async (...input) => (await loadEntry()).renderPage(...input),
      pages: (await loadEntry()).pages,
      manifest: {
        fonts: [],
        assetsOf: () => ({ script: '/src/entry.client.tsx', preloads: [], styles: [] }),
        moduleOf: () => undefined,
        textFolderOf: (language) => (language === 'en' ? undefined : developedTexts(language)),
      },
      clientDirectory: path.join(site, 'public'),
      transformHtml: (address, html) => vite.transformIndexHtml(address, html),
    }),
    serve: (request, response, next) => vite.middlewares(request, response, next),
    onServerChange(tell) {
      vite.watcher.on('all', (_event, file) => {
        const changed = graph.getModulesByFile(file);
        if ([...(changed ?? [])].some((module) => leadsTo(serverEntry, module))) tell();
      });
    },
    explain(error) {
      if (!(error instanceof Error)) return String(error);
      vite.ssrFixStacktrace(error);
      return error.stack ?? error.message;
    },
    close: () => vite.close(),
  };
}

function leadsTo(file: string, module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.file === file) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some((importer) => leadsTo(file, importer, seen));
}
