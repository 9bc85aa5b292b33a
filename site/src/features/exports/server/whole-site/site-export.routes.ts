import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { downloadSite } from '../../site-export.contract.ts';
import type { ExportSource } from './export-types.ts';
import { downloadOf } from './site-download.service.ts';

export function siteExportRoutes(source: ExportSource): Implementation[] {
  return [implement(downloadSite, async ({ query }) => downloadOf(source, query))];
}
