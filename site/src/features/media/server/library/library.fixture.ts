import { randomUUID } from 'node:crypto';
import { anImageFile } from '#test/calls/forms.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import type { TestSite } from '#test/site/test-site.ts';

export const libraryAddress = '/api/v5/admin/media';

/** An image file that no other test has sent. */
export async function aNewFile(name = 'quiet canal.png'): Promise<File> {
  return anImageFile(name, `#${randomUUID().slice(0, 6)}`);
}

/** The calls of the library, and what it says of one of its items. */
export function libraryOf(site: TestSite) {
  const calls = staffHarness(site, libraryAddress, {});
  const read = async (id: string) => (await calls.call('GET', `${libraryAddress}/${id}`)).json.data;
  return { ...calls, read };
}
