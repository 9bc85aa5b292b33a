import { expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aPhotograph } from '../src/features/media/server/uploads/hostile-files.fixture.ts';
import { storyFields } from '../src/features/stories/server/staff/story-form.fixture.ts';
import { sendForm } from './calls/forms.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));

const aLargePhotograph = async () =>
  new File([new Uint8Array(await aPhotograph(3000, 2000).jpeg().toBuffer())], 'sea.jpg', { type: 'image/jpeg' });

/** The files of all `srcset` in a page, with their widths. */
const sizesIn = (html: string) =>
  [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((one) => {
      const [url = '', width = ''] = one.split(' ');
      return { url, width: Number.parseInt(width, 10) };
    }),
  );

test('a story published right after its upload shows its cover in existing sizes, before any job has run', async () => {
  const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
  const [coverImage, image] = [await aLargePhotograph(), await aLargePhotograph()];
  const path = '/api/v5/admin/stories';
  const { json } = await sendForm(site, 'POST', path, headers, { ...storyFields, coverImage, image });
  const { _id, slug, coverImage: cover } = json.data;
  expect((await site.ask(`${path}/published/${_id}`, { method: 'PUT', headers })).status).toBe(200);
  const { status, text } = await site.ask(`/stories/${slug}`);
  expect(status).toBe(200);
  const key = /\/media\/([0-9a-f]+)-/.exec(cover.url ?? cover.secure_url)?.[1] ?? 'none';
  const sizes = sizesIn(text).filter(({ url }) => url.includes(key));
  expect([...new Set(sizes.map(({ width }) => width))].sort((a, b) => a - b)).toEqual([800, 1600, 2560]);
  const bytes: number[] = [];
  for (const { url } of sizes) {
    const file = await site.ask(url);
    expect([url, file.status, file.headers['content-type']]).toEqual([url, 200, 'image/webp']);
    bytes.push(file.body.length);
  }
  const whole = await site.ask(cover.url ?? cover.secure_url);
  expect(Math.min(...bytes)).toBeLessThan(whole.body.length / 4);
  expect(Math.min(...bytes)).toBeLessThan(200_000);
});
