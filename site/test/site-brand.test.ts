import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { sendForm } from './calls/forms.ts';
import { soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0000ff"/></svg>`;
const photo = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#204060' } })
  .png()
  .toBuffer();

const textOf = async (address: string) => (await site.ask(address)).text;
const rootFiles = ['/favicon.ico', '/icon-192.png', '/icon-512-maskable.png', '/apple-touch-icon.png', '/og.jpg'];
const filesOf = () => Promise.all(rootFiles.map(async (file) => (await site.ask(file)).body.toString('base64')));

test('a brand replaces every word and every look of ours, on pages kept before and on every process', async () => {
  const twin = await site.twin();
  await aStory(site.db, { title: 'Orphan', authorId: null });
  const pages = ['/', '/about', '/stories/orphan', '/terms', '/nowhere', '/admin'];
  const before = await Promise.all(pages.map(textOf));
  for (const html of before) expect(html).toMatch(/<html lang="en">\n/);
  const builtFiles = await filesOf();
  const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
  const saved = await sendForm(site, 'PUT', '/api/v5/admin/brand', headers, {
    name: 'Kompass & <b>Söhne</b>',
    tagline: 'Go by train',
    description: 'Slow ways "home".',
    accent: '#1f5f8b',
    typePair: 'modern',
    logo: new File([icon], 'logo.svg'),
    icon: new File([icon], 'icon.svg'),
    shareImage: new File([photo], 'share.png'),
  });
  expect(saved.status, JSON.stringify(saved.json)).toBe(200);
  await expect.poll(async () => (await twin.ask('/')).text, soon).toContain('Go by train');

  const name = 'Kompass &amp; &lt;b&gt;Söhne&lt;/b&gt;';
  for (const page of pages) {
    const html = await textOf(page);
    expect(html, page).toContain(name);
    expect(html, page).toContain('data-type="modern" style="--terracotta:#1f5f8b;');
    expect(html, page).toMatch(/rel="preload" href="[^"]*bricolage[^"]*"/);
    expect(html, page).not.toMatch(/rel="preload" href="[^"]*fraunces[^"]*"/);
    expect(html, page).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png\?v=[0-9a-f]{8}">/);
    expect(html, page).not.toContain('Trekker');
    expect(html, page).not.toContain('<b>Söhne');
  }
  const home = await textOf('/');
  expect(home).toContain(`<title>${name}: Go by train</title>`);
  expect(home).toContain('<meta name="description" content="Slow ways &quot;home&quot;."');
  expect(home).toContain(`src="${saved.json.data.logo.url}" alt="${name}"`);
  expect(await textOf('/terms')).toMatch(/og:image" content="[^"]*\/og\.jpg\?v=[0-9a-f]{8}"/);

  const manifest = JSON.parse(await textOf('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Kompass & <b>Söhne</b>', description: 'Slow ways "home".', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp((await site.ask(src)).body).metadata();
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
  }
  const ownFiles = await filesOf();
  for (const [at, file] of rootFiles.entries()) expect(ownFiles[at], file).not.toBe(builtFiles[at]);
  const share = await sharp((await site.ask('/og.jpg')).body).metadata();
  expect([share.format, share.width, share.height]).toEqual(['jpeg', 1200, 630]);
  const again = await site.ask('/icon-192.png');
  const etag = String(again.headers.etag);
  expect((await site.ask('/icon-192.png', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await site.ask('/openapi.json')).json.info.title).toBe('Kompass & <b>Söhne</b>');
  expect(await textOf('/docs')).toContain(`<h1>${name} API</h1>`);
  expect(await textOf('/feed.xml')).not.toContain('Trekker');

  const cleared = { removeLogo: 'true', removeIcon: 'true', removeShareImage: 'true' };
  const back = { name: 'Trekker', tagline: '', description: '', accent: '', typePair: 'classic', ...cleared };
  expect((await sendForm(site, 'PUT', '/api/v5/admin/brand', headers, back)).status).toBe(200);
  await expect.poll(() => Promise.all(pages.map(textOf)), soon).toEqual(before);
  expect(await filesOf()).toEqual(builtFiles);
});

test('a site without an icon has the first letter of its name on its accent in every place of ours', async () => {
  const builtFiles = await filesOf();
  const compass = 'M22.8 7.2';
  expect(await textOf('/')).toContain(compass);
  const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
  const save = (fields: Parameters<typeof sendForm>[4]) =>
    sendForm(site, 'PUT', '/api/v5/admin/brand', headers, fields);
  const look = { name: '„Über Land“', accent: '#1f5f8b' };
  expect((await save({ ...look, logo: new File([icon], 'logo.svg') })).status).toBe(200);
  await expect.poll(() => textOf('/'), soon).toContain('„Über Land“');
  for (const path of ['/', '/terms', '/admin']) {
    const html = await textOf(path);
    expect([path, html.includes(compass), html.includes('/favicon.svg')]).toEqual([path, false, false]);
    expect(html).toContain('href="/icon-192.png?v=dc1f5f8bclassic"');
  }
  expect(await textOf('/')).toMatch(/<text [^>]*>Ü<\/text>/);
  const ownFiles = await filesOf();
  for (const [at, file] of rootFiles.slice(0, 4).entries()) expect(ownFiles[at], file).not.toBe(builtFiles[at]);
  const manifest = JSON.parse(await textOf('/manifest.webmanifest'));
  for (const { src, sizes } of manifest.icons) {
    const { data, info } = await sharp((await site.ask(src)).body)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([src, `${info.width}x${info.height}`]).toEqual([src, sizes]);
    // The middle of the upper edge is the accent, to the edge; the letter is drawn in paper.
    const at = info.width / 2;
    const edge = [...data.subarray(at * info.channels, at * info.channels + 3)];
    expect([src, edge]).toEqual([src, [0x1f, 0x5f, 0x8b]]);
    expect([src, data.includes(Buffer.from([0xf8, 0xf6, 0xf1]))]).toEqual([src, true]);
  }
  // Another accent, another icon, under another address.
  expect((await save({ accent: '#3f6b2f' })).status).toBe(200);
  await expect.poll(() => textOf('/'), soon).toContain('?v=dc3f6b2fclassic');
  expect((await filesOf())[1]).not.toBe(ownFiles[1]);
  // A name that no font of ours can draw is no reason for a sign of ours, nor for an empty square.
  const letter = await site.ask('/icon-192.png');
  expect((await save({ name: '東京' })).status).toBe(200);
  await expect.poll(() => textOf('/'), soon).toContain('東京');
  const mark = await site.ask('/icon-192.png');
  expect(mark.body.equals(letter.body)).toBe(false);
  for (const { min, max } of (await sharp(mark.body).stats()).channels.slice(0, 3))
    expect(max - min).toBeGreaterThan(50);
  expect((await save({ name: 'Trekker', accent: '', removeLogo: 'true' })).status).toBe(200);
  await expect.poll(() => filesOf(), soon).toEqual(builtFiles);
});
