import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { anImage } from '../src/features/media/server/media.fixture.ts';
import { anImageFile, sendForm } from './calls/forms.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const quota = { files: 5, megabytes: 2, totalMegabytes: 50 };
const site = testSite({ config: { uploadQuota: quota } });
beforeEach(keptRows(site).restore);
let image: File;
beforeAll(async () => {
  image = await anImageFile();
});

const aPerson = async () => (await aLogin(site.db, {})).headers;
const send = (headers: Record<string, string>, avatar = image) =>
  sendForm(site, 'PUT', '/api/v3/auth/UpdateProfile', headers, { avatar });

test('an account that uploads too many files in a day is refused more; others are not (T53)', async () => {
  const [busy, other] = [await aPerson(), await aPerson()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(busy)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(quota.files);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(12 - quota.files);
  expect(refused[0]?.json).toEqual({ success: false, message: 'You’ve reached the upload limit for today' });
  expect((await send(other)).status).toBe(200);
});

test('uploaded files that nothing refers to count towards the daily limit too', async () => {
  const headers = await aPerson();
  const text = new File(['no picture'], 'a.png');
  for (let count = 0; count < quota.files; count += 1) expect((await send(headers, text)).status).toBe(415);
  expect((await send(headers)).status).toBe(429);
});

test('an account that uploads too many bytes in a day is refused more', async () => {
  const headers = await aPerson();
  const noise = { raw: { width: 1000, height: 1000, channels: 3 as const } };
  const bytes = await sharp(randomBytes(1000 * 1000 * 3), noise)
    .png()
    .toBuffer();
  const large = new File([new Uint8Array(bytes)], 'noise.png');
  expect([(await send(headers, large)).status, (await send(headers, large)).status]).toEqual([200, 429]);
  expect((await send(headers)).status).toBe(429);
  expect((await send(await aPerson())).status).toBe(200);
});

test('uploads are refused when the media take up all the room they may (T53)', async () => {
  await anImage(site.db, { sizeBytes: quota.totalMegabytes * 1024 * 1024 });
  const twin = await site.twin();
  const { status, json } = await sendForm(twin, 'PUT', '/api/v3/auth/UpdateProfile', await aPerson(), {
    avatar: image,
  });
  await twin.close();
  expect([status, json.message]).toEqual([413, 'This site has no room for more pictures and videos']);
});
