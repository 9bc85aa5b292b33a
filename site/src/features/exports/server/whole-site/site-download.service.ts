import { PassThrough, Readable } from 'node:stream';
import type { FileAnswer } from '#contract/file-answer.ts';
import type { ExportOptions, ExportSource } from './export-types.ts';
import { exportSite } from './site-export.service.ts';

/**
 * The site as a zip that is made while it is read, no faster than whoever downloads it takes it; the making ends where
 * they go away. Nothing of it is begun before somebody reads, and nothing is written down: a GET changes nothing.
 */
export function downloadOf(source: ExportSource, options: ExportOptions): FileAnswer {
  async function* pieces() {
    const zip = new PassThrough();
    const made = exportSite(source, options, zip);
    made.catch((error) => zip.destroy(error));
    try {
      yield* zip;
      await made;
    } finally {
      await made.catch(() => {}); // its end is waited for, so that nothing of it outlives the answer
    }
  }
  const day = new Date().toISOString().slice(0, 10);
  const host = new URL(source.siteUrl).hostname;
  return {
    fileName: `${host}-${day}.zip`,
    contentType: 'application/zip',
    content: Readable.from(pieces(), { objectMode: false }),
  };
}
