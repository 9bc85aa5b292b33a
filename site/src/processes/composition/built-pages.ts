import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { printingInLanguage } from '@trekker/texts/in-language.ts';
import type { PrintingNow } from '@trekker/texts/printed-texts.ts';
import { readAssetManifest } from '../../web/document/asset-manifest.ts';
import { StartError } from '../start/start-failure.ts';
import type { Pages } from './compose-site.ts';

const build = path.resolve(import.meta.dirname, '../../../build');

const bundle = path.join(build, 'server/entry.server.js');

/** What the bundle exports. */
type PageBundle = Pick<Pages, 'renderPage' | 'pages'> & { printTextsBy(printing: PrintingNow): void };

/** @throws StartError when `npm run build` did not run. */
export function requireBuild(): void {
  if (!existsSync(bundle))
    throw new StartError('The site isn’t built yet: run npm run build, or npm start, which builds it for you.');
}

/** The pages as `npm run build` left them. Throws {@link StartError} when it did not run. */
export async function loadBuiltPages(): Promise<Pages> {
  requireBuild();
  const { renderPage, pages, printTextsBy } = (await import(
    /* @vite-ignore */ pathToFileURL(bundle).href
  )) as PageBundle;
  printTextsBy(printingInLanguage);
  const clientDirectory = path.join(build, 'client');
  return { renderPage, pages, manifest: readAssetManifest(clientDirectory), clientDirectory };
}
