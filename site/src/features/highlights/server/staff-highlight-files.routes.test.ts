import { describe, expect, test } from 'vitest';
import { anImageFile } from '#test/calls/forms.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage, aVideo } from '../../media/server/media.fixture.ts';
import { anMp4 } from '../../media/server/uploads/hostile-files.fixture.ts';
import { aHighlight, highlightFields } from './highlight.fixture.ts';
import { highlights } from './highlight.table.ts';

const site = testSite();
const path = '/api/v5/admin/highlight';
const { create, send } = staffHarness(site, path, highlightFields);

describe('a highlight', () => {
  test('refuses files of another kind', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.png', { type: 'image/png' });
    for (const field of ['image', 'avatar', 'video']) expect((await create({ [field]: svg })).status).toBe(415);
    const video = await create({ image: new File([new Uint8Array(anMp4())], 'a.png') });
    expect(video.json.errors).toMatchObject([{ field: 'image' }]);
    expect(await site.db.select().from(highlights)).toEqual([]);
  });

  test('loses video and portrait when a change says so, and can get others', async () => {
    const [video, avatar] = [await aVideo(site.db), await anImage(site.db)];
    const { id } = await aHighlight(site.db, { videoId: video.id, avatarId: avatar.id });
    const gone = await send(id, { removeVideo: 'true', removeAvatar: 'true' });
    expect(gone.json.data).toMatchObject({ video: null, avatar: null, image: { width: 1600 } });
    const back = await send(id, { removeAvatar: 'true', avatar: await anImageFile() });
    expect(back.json.data).toMatchObject({ avatar: { width: 48 }, video: null });
  });
});

describe('the captions of a highlight video', () => {
  const cue = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe sea, and gulls';
  const aFile = (text: string, name = 'said.vtt') => new File([text], name, { type: 'text/vtt' });
  const video = () => new File([new Uint8Array(anMp4())], 'a.mp4', { type: 'video/mp4' });

  test('are stored, served as captions and nothing else, and can be removed', async () => {
    const created = await create({ video: video(), captions: aFile(`\uFEFF${cue}\r\n<b>and wind</b>\r\n`) });
    expect(created.status).toBe(201);
    const { _id, updatedAt } = created.json.data;
    const captions = async (): Promise<string> => (await site.ask(`/api/highlight/${_id}`)).json.data.video.captions;
    await expect.poll(captions, soon).toMatch(/^\/media\/[0-9a-f]{32}\.vtt$/);
    const { status, headers: told, text } = await site.ask(await captions());
    expect([status, text]).toEqual([200, `${cue}\n<b>and wind</b>\n`]);
    expect(told['content-type']).toBe('text/vtt; charset=utf-8');
    expect(told['x-content-type-options']).toBe('nosniff');
    expect(told['content-security-policy']).toMatch(/\bsandbox(;|$)/);
    const { json } = await send(_id, { updatedAt, removeCaptions: 'true' });
    expect(json.data.video.captions).toBe('');
    await expect.poll(captions, soon).toBe('');
  });

  test.each([
    ['words without a cue', 'WEBVTT\n\nOnly words', 415, 'Please select a captions file (WebVTT)'],
    [
      'another kind of file',
      '1\n00:00:00,000 --> 00:00:02,000\nThe sea',
      415,
      'Please select a captions file (WebVTT)',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'Please select a captions file (WebVTT)'],
    ['too much', `${cue}\n\nNOTE ${'a'.repeat(1_100_000)}`, 413, 'Captions files can be at most 1 MB'],
  ])('are refused as %s (T50)', async (_what, text, status, message) => {
    const answer = await create({ video: video(), captions: aFile(text) });
    expect(answer.status).toBe(status);
    expect(answer.json.errors).toEqual([{ field: 'captions', message }]);
    expect(await site.db.select().from(highlights)).toEqual([]);
  });
});
