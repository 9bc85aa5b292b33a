import { beforeEach, describe, expect, test } from 'vitest';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { aboutTag } from '../about.contract.ts';
import { anAbout, aTeamMember } from './about.fixture.ts';
import { about } from './about.table.ts';

const site = testSite();
beforeEach(keptRows(site).restore);

const drop = () => dropCached(site.db, [aboutTag]);
const title = async () => (await site.ask('/api/about')).json.data.title;

const nothingKnown = { links: {}, places: {}, images: {}, videos: {} };

describe('the about page', () => {
  test('is empty until somebody writes it, and no field is missing', async () => {
    const { status, json } = await site.ask('/about', { headers: { accept: 'application/json' } });
    expect(status).toBe(200);
    expect(json).toEqual({
      success: true,
      data: {
        title: '',
        intro: '',
        introBody: { blocks: [], known: nothingKnown },
        introImage: null,
        mission: [],
        missionBody: { blocks: [], known: nothingKnown },
        contentText: '',
        values: [],
        team: [],
        join: { title: '', description: '' },
        updatedAt: '',
      },
    });
  });

  test('is sent complete, with the team in its order', async () => {
    const portrait = await anImage(site.db);
    await anAbout(site.db, { title: 'We go, we stay' });
    const second = await aTeamMember(site.db, { name: 'Tomás', position: 2, imageId: null });
    const first = await aTeamMember(site.db, { name: 'Margot', position: 1, imageId: portrait.id });
    await drop();
    await expect.poll(title).toBe('We go, we stay');
    const { data } = (await site.ask('/api/about')).json;
    expect(data).toMatchObject({
      intro: 'A notebook that was passed round.',
      introImage: { secure_url: expect.stringMatching(/^\/media\//) },
      mission: ['To travel less often and better.', 'Whoever signs a page has been there.'],
      values: [{ _id: 'a1', icon: 'leaf', title: 'Tread lightly', description: 'Trains before planes.' }],
      join: { title: 'Join Our Community', description: 'Keep a list.' },
    });
    expect(data.team).toEqual([
      expect.objectContaining({ _id: first.id, name: 'Margot', role: 'Editor', imageUrl: `/media/${portrait.file}` }),
      expect.objectContaining({
        _id: second.id,
        name: 'Tomás',
        description: 'Keeps the commas.',
        imageUrl: '',
        image: null,
      }),
    ]);
  });

  test('exists only once', async () => {
    await expect(
      site.db.insert(about).values({
        only: false,
        title: 'Another',
        intro: '',
        mission: [],
        values: [],
        joinTitle: '',
        joinDescription: '',
      }),
    ).rejects.toThrow();
  });
});
