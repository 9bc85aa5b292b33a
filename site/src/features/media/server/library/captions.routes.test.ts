import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aHighlight } from '#features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { languages } from '#features/languages/server/language.table.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage } from '../media.fixture.ts';
import { formerMediaFiles } from '../media.table.ts';
import { removeFormerFiles, sweepMedia } from '../sweep.service.ts';
import { anMp4 } from '../uploads/hostile-files.fixture.ts';

// Captions of a video in each language of the site: for staff and for viewers.

const site = testSite(async () => ({ pages: await builtPages() }));
const base = '/api/v5/admin/media';
let staff: Calls;
let video: string;

const formWith = (content: string, name: string) => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
};
const words = (said: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${said}\n`;
const put = (language: string, content: string, id = video) =>
  staff('PUT', `${base}/${id}/captions/${language}`, formWith(content, 'captions.vtt'));
const remove = (language: string) => staff('DELETE', `${base}/${video}/captions/${language}`);
const storage = () => diskStorage(path.join(site.dataDirectory, 'media'));

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, state: 'preparing' });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(anMp4())], 'clip.mp4'));
  video = (await staff('POST', base, form)).json.data[0]._id;
  await aHighlight(site.db, { videoId: video });
  await aStory(site.db, { title: 'Herd', content: 'Look.', contentMarkdown: `Look.\n\n::video{media=${video}}` });
});
const rows = keptRows(site);
beforeEach(async () => {
  await rows.restore();
  await site.forget();
});

/** What a page offers beside a video: language, name, whether it is shown at first. */
async function tracksOn(page: string): Promise<(string | boolean | undefined)[][]> {
  const { text } = await site.ask(page);
  return [...text.matchAll(/<track [^>]*>/g)].map(([tag]) => [
    /srcLang="([^"]*)"/i.exec(tag)?.[1],
    /label="([^"]*)"/.exec(tag)?.[1],
    / default=""/.test(tag),
  ]);
}

describe('staff', () => {
  test('give a video captions in each language, put others in their place, and take them away', async () => {
    expect((await staff('GET', `${base}/${video}`)).json.data.captions).toEqual({});
    const own = await put('en', words('A herd'));
    const german = await put('de', words('Eine Herde'));
    expect([own.status, german.status, german.json.message]).toEqual([200, 200, 'Captions saved']);
    const { captions } = german.json.data;
    expect(Object.keys(captions).sort()).toEqual(['de', 'en']);
    expect(await site.ask(captions.de)).toMatchObject({ status: 200, text: words('Eine Herde') });
    expect((await staff('GET', `${base}/${video}`)).json.data.captions).toEqual(captions);

    const again = (await put('de', words('Viele Tiere'))).json.data.captions;
    expect(again.en).toBe(captions.en);
    expect((await site.ask(again.de)).text).toBe(words('Viele Tiere'));
    expect((await remove('en')).json.data.captions).toEqual({ de: again.de });
    // Who still has an older page may ask for them, until a day has gone.
    await sweepMedia(site.db, await storage(), new Date(Date.now() - 3_600_000));
    for (const url of [captions.de, captions.en]) expect((await site.ask(url)).status).toBe(200);
    await site.db.update(formerMediaFiles).set({ replacedAt: new Date('2026-01-01T00:00:00Z') });
    await removeFormerFiles(site.db, await storage(), new Date());
    for (const url of [captions.de, captions.en]) expect((await site.ask(url)).status).toBe(404);
    expect((await remove('en')).json.data.captions).toEqual({ de: again.de });
  });

  test('keep them when its words are changed, or another file takes its place, and the sweep knows them', async () => {
    await put('en', words('A herd'));
    const { captions } = (await put('de', words('Eine Herde'))).json.data;
    await staff('PUT', `${base}/${video}`, { texts: { de: { alt: '', caption: 'Elefanten' } } });
    await staff('PUT', `${base}/${video}`, { texts: { de: { alt: '', caption: '' } } });
    const other = formWith('', 'none');
    other.set('file', new File([new Uint8Array(anMp4(6000))], 'other.mp4'));
    expect((await staff('PUT', `${base}/${video}/file`, other)).status).toBe(200);
    await sweepMedia(site.db, await storage(), new Date(Date.now() + 60_000));
    expect((await staff('GET', `${base}/${video}`)).json.data.captions).toEqual(captions);
    for (const url of Object.values<string>(captions)) expect((await site.ask(url)).status).toBe(200);
  });

  test('are told what cannot be: another kind of file, an image, a language that the site does not have', async () => {
    const image = await anImage(site.db);
    const refusals = [
      await put('de', 'Once upon a time'),
      await put('de', words('x'), image.id),
      await put('is', words('x')),
    ];
    expect(refusals.map(({ status, json }) => [status, json.errors?.[0]?.field])).toEqual([
      [415, 'file'],
      [400, 'file'],
      [400, expect.stringContaining('captions')],
    ]);
    expect((await put('de', words('x'), randomUUID())).status).toBe(404);
    expect((await staff('PUT', `${base}/${video}/captions/de`, {})).status).toBe(400);
    const member = await callsAs(site, 'USER');
    expect((await member('DELETE', `${base}/${video}/captions/de`)).status).toBe(403);
  });

  test('cannot take away a language in which there are captions', async () => {
    await put('de', words('Eine Herde'));
    const author = await callsAs(site, 'AUTHOR');
    const kept = { languages: [{ code: 'en', isPublished: true }, { code: 'fr' }] };
    expect((await author('PUT', '/api/v5/admin/languages', kept)).status).toBe(409);
  });
});

describe('viewers', () => {
  test.each(['/stories/herd', '/highlight'])(
    'on %s choose among them by name, those of the page at first',
    async (page) => {
      await put('fr', words('Un troupeau'));
      await put('de', words('Eine Herde'));
      await expect.poll(() => tracksOn(page), soon).toEqual([['de', 'Deutsch', true]]);
      await put('en', words('A herd'));
      await expect
        .poll(() => tracksOn(page), soon)
        .toEqual([
          ['en', 'English', true],
          ['de', 'Deutsch', false],
        ]);
      expect(await tracksOn(`/de${page}`)).toEqual([
        ['en', 'English', false],
        ['de', 'Deutsch', true],
      ]);
      await remove('de');
      await expect.poll(() => tracksOn(`/de${page}`), soon).toEqual([['en', 'English', true]]);
    },
  );

  test('of a site of one language get its own, without a name or a question more', async () => {
    await put('en', words('A herd'));
    await site.db.delete(languages);
    await site.forget();
    const asked = countStatements(site.database, 'media_texts');
    expect(await tracksOn('/highlight')).toEqual([['en', undefined, true]]);
    expect(asked.count()).toBe(0);
    expect((await site.ask('/api/highlight')).json.data[0].video).not.toHaveProperty('tracks');
  });
});
