import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssetManifest } from '../web/asset-manifest.ts';
import type { Pages } from './compose-site.ts';

const build = path.resolve(import.meta.dirname, '../../build');

/** The pages as `npm run build` left them. Throws with one sentence when it did not run. */
export async function loadBuiltPages(): Promise<Pages> {
  const bundle = path.join(build, 'server/entry.server.js');
  if (!existsSync(bundle))
    throw new Error('The site is not built yet: run npm run build, or npm start, which builds by itself.');
  const { renderPage, pages } = (await import(pathToFileURL(bundle).href)) as Pick<Pages, 'renderPage' | 'pages'>;
  const clientDirectory = path.join(build, 'client');
  return { renderPage, pages, manifest: readAssetManifest(clientDirectory), clientDirectory };
}
