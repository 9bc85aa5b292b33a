import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage, aVideo } from '../../media/server/media.fixture.ts';
import { sampleVideos } from '../../media/server/media.seed.ts';
import { sampleFiles } from '../../media/server/sample-files.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';
import { aHighlight } from './highlight.fixture.ts';
import { highlights } from './highlight.table.ts';

const site = testSite();

describe('a highlight', () => {
  test('is sent complete, with its video in all formats', async () => {
    const video = await aVideo(site.db, { captionsFile: 'c.vtt' });
    const avatar = await anImage(site.db);
    const { id } = await aHighlight(site.db, {
      name: 'Ewa',
      description: 'A baker was whitewashing his own steps.',
      location: 'Oia, Greece',
      region: 'Europe',
      rating: 4.9,
      date: '2026-10-30',
      videoId: video.id,
      avatarId: avatar.id,
    });
    const { status, json } = await site.ask(`/highlight/${id}`);
    expect(status).toBe(200);
    expect(json.data).toEqual({
      _id: id,
      name: 'Ewa',
      description: 'A baker was whitewashing his own steps.',
      location: 'Oia, Greece',
      region: 'Europe',
      rating: 4.9,
      image: expect.objectContaining({ secure_url: expect.stringMatching(/^\/media\//), alt: 'A harbour at dusk' }),
      video: {
        secure_url: `/media/${video.file}`,
        sources: [
          { url: `/media/${video.file.replace('.mp4', '.webm')}`, type: 'video/webm' },
          { url: `/media/${video.file}`, type: 'video/mp4' },
        ],
        captions: '/media/c.vtt',
        poster: '',
        width: 1280,
        height: 720,
        durationSeconds: 0,
      },
      avatar: expect.objectContaining({ secure_url: `/media/${avatar.file}` }),
      date: '2026-10-30T00:00:00.000Z',
      featured: false,
      published: true,
      isPublished: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await site.ask(`/api/highlight/${id.toUpperCase()}`)).json).toEqual(json);
  });

  test('leaves no field out because it is empty', async () => {
    const { id } = await aHighlight(site.db, { imageId: null });
    expect((await site.ask(`/api/highlight/${id}`)).json.data).toMatchObject({
      image: null,
      video: null,
      avatar: null,
    });
  });

  test('gets the same answer as a draft, an unknown id and an invalid id: not found', async () => {
    const draft = await aHighlight(site.db, { published: false });
    const answers = await Promise.all(
      [draft.id, randomUUID(), 'nowhere', 'a'.repeat(300), '%00'].map((id) => site.ask(`/api/highlight/${id}`)),
    );
    for (const { status, json } of answers) {
      expect(status).toBe(404);
      expect(json).toEqual({ success: false, message: 'Highlight not found' });
    }
  });

  test('is read anew when its cache tags are dropped', async () => {
    const { id } = await aHighlight(site.db, { name: 'Before' });
    const name = async () => (await site.ask(`/api/highlight/${id}`)).json.data?.name;
    expect(await name()).toBe('Before');
    await site.db.transaction(async (tx) => {
      await tx.update(highlights).set({ name: 'After' }).where(eq(highlights.id, id));
      await dropCached(tx, [highlightTag(id), highlightsTag]);
    });
    await expect.poll(name).toBe('After');
  });

  test('with a rating outside 0 to 5 is refused by the database', async () => {
    await expect(aHighlight(site.db, { rating: 5.1 })).rejects.toThrow();
    await expect(aHighlight(site.db, { rating: -0.1 })).rejects.toThrow();
  });
});

test('videos of the sample library come in both formats and can be read in ranges', async () => {
  const library = path.resolve(import.meta.dirname, '../../../../sample-library');
  const files = sampleFiles(await diskStorage(path.join(site.dataDirectory, 'media')));
  const videos = await sampleVideos(site.db, files, library);
  const { id } = await aHighlight(site.db, { videoId: await videos('ha-long-bay-sails') });
  await files.settled();
  const { video } = (await site.ask(`/api/highlight/${id}`)).json.data;
  expect(video.sources.map(({ type }: { type: string }) => type)).toEqual(['video/webm', 'video/mp4']);
  for (const { url, type } of video.sources) {
    const part = await site.ask(url, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes', 'content-length': '100' });
  }
});
