import type { Locator } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();

const captions = (said: string) => ({
  name: 'captions.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from(`WEBVTT\n\n00:00.000 --> 00:05.000\n${said}\n`),
});

test('captions of a video are added in each language, by keyboard, and shown in that of the page', async ({
  page,
  request,
  watch,
}) => {
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });
  const { data: highlights } = await call('GET', '/api/v5/admin/highlight?limit=50');
  const { name, video } = highlights.find((one: { video: object | null }) => one.video !== null);
  const { data: videos } = await call('GET', '/api/v5/admin/media?kind=video&limit=50');
  const { _id: id } = videos.find(({ url }: { url: string }) => url === video.secure_url);

  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/media?view=${id}`);
  const part = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'Captions', exact: true }) });
  const choose = async (language: string, file: ReturnType<typeof captions>) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `Choose a file of captions in ${language}` }).press('Enter');
    await (await chooser).setFiles(file);
  };
  const add = async (language: string, said: string) => {
    await choose(language, captions(said));
    await expect(toast(page, 'Captions saved').last()).toBeVisible();
    // The toast may be that of the language before.
    await expect(page.getByRole('button', { name: `Remove captions in ${language}` })).toBeVisible();
  };
  await add('English', 'A herd');
  await add('Deutsch', 'Eine Herde');
  watch.expectTrouble(/^415 /);
  // What is no captions is told below its button, and what was there stays.
  await choose('Deutsch', { ...captions(''), buffer: Buffer.from('no captions at all') });
  const wrong = page.getByRole('alert').filter({ hasText: 'WebVTT' });
  await expect(wrong).toBeVisible();
  const button = page.getByRole('button', { name: 'Choose a file of captions in Deutsch' });
  const below = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
  expect((await below(wrong)) - (await below(button))).toBeGreaterThan(0);
  expect((await below(wrong)) - (await below(button))).toBeLessThan(80);
  await expect(part.last().getByRole('link', { name: 'Download captions' })).toHaveCount(2);
  await expectAccessible(page);

  const shown = async (path: string, play: string) => {
    await open(page, `${site.url}${path}`);
    await page.getByRole('button', { name: play }).first().click();
    return page
      .getByRole('dialog')
      .locator('video')
      .evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].map(({ label, language, mode }) => [label, language, mode]),
      );
  };
  expect(await shown('/de/highlight', `Video von ${name} abspielen`)).toEqual([
    ['English', 'en', 'disabled'],
    ['Deutsch', 'de', 'showing'],
  ]);
  expect(await shown('/highlight', `Play the video of ${name}`)).toEqual([
    ['English', 'en', 'showing'],
    ['Deutsch', 'de', 'disabled'],
  ]);

  await open(page, `${site.url}/admin/media?view=${id}`);
  await page.getByRole('button', { name: 'Remove captions in Deutsch' }).press('Enter');
  await expect(toast(page, 'Captions removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file of captions in Deutsch' })).toBeFocused();
});
