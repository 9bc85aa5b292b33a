import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { downloadSite } from '../../site-export.contract.ts';
import type { ExportSource } from './export-types.ts';
import { downloadOf } from './site-download.service.ts';

export function siteExportRoutes({ db }: Pick<Dependencies, 'db'>, source: ExportSource): Implementation[] {
  return [implement(downloadSite, async ({ viewer, query }) => downloadOf(db, source, viewer, query))];
}
