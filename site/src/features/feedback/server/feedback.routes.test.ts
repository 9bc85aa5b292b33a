import { beforeEach, describe, expect, it } from 'vitest';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { feedback } from './feedback.table.ts';

const site = testSite({ config: { rateLimitScale: 100 } });
beforeEach(keptRows(site).restore);

const words = {
  name: 'Ana Reis',
  email: 'ana@example.com',
  location: 'Faro, Portugal',
  message: 'A calm hour by the sea.',
  ratting: 5,
};

function send(body: unknown) {
  return site.ask('/api/v3/auth/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function shown(): Promise<string[]> {
  const { json } = await site.ask('/api/testimonials?limit=100');
  return json.data.map(({ message }: { message: string }) => message);
}

const stored = async () => (await site.db.select().from(feedback)).length;

describe('feedback', () => {
  it('says its language where that is not the site’s own', async () => {
    await aLanguage(site.db, { code: 'de' });
    await site.ask('/api/v3/auth/feedback?language=de', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...words, message: 'Eine stille Stunde am Meer.' }),
    });
    await send(words);
    await expect.poll(shown).toContain(words.message);
    const { json } = await site.ask('/api/testimonials?limit=2');
    expect(json.data.map(({ language }: { language?: string }) => language)).toEqual([undefined, 'de']);
  });

  it('gets the literal thanks and is shown at once', async () => {
    expect(await shown()).not.toContain(words.message);
    const answer = await send(words);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ success: true, message: 'SuccessFully Submit Feedback...' });
    await expect.poll(shown).toContain(words.message);
  });

  it('accepts the rating in both spellings', async () => {
    const { ratting, ...rest } = words;
    expect((await send({ ...rest, message: 'Rated the other way.', rating: ratting })).status).toBe(201);
  });

  it('that is refused reports all that is missing at once', async () => {
    const answer = await send({ name: '', email: 'nobody', location: ' ', message: '' });
    expect(answer.status).toBe(400);
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'location',
      'message',
      'ratting',
    ]);
    const guest = await send({ ...words, name: '', email: 'nobody' });
    expect(guest.json.errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  });

  it('with an invalid rating is refused', async () => {
    for (const ratting of [0, 6, 4.5, 'five', null, [5], {}])
      expect((await send({ ...words, ratting })).status).toBe(400);
  });

  it('that looks like advertising or is repeated is held (T62)', async () => {
    await send(words);
    await expect.poll(shown).toEqual([words.message]);
    for (const message of [
      'Cheap rooms at https://rooms.example',
      'BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW',
      words.message,
    ]) {
      const before = await shown();
      expect((await send({ ...words, message })).status).toBe(201);
      expect(await shown()).toEqual(before);
    }
  });

  it('that fills in the hidden field is discarded silently', async () => {
    const before = await stored();
    expect((await send({ ...words, message: 'From a program.', website: 'x' })).json.message).toBe(
      'SuccessFully Submit Feedback...',
    );
    expect(await stored()).toBe(before);
  });

  it('never shows an email address (T05)', async () => {
    await send(words);
    await expect.poll(shown).toEqual([words.message]);
    for (const path of ['/api/testimonials?limit=100', '/api/v3/auth/feedback?limit=100']) {
      const { text } = await site.ask(path);
      expect(text).toContain('Ana Reis');
      expect(text).not.toContain('@');
    }
  });

  it('is listed in pages, newest first', async () => {
    for (const place of ['first', 'second', 'third']) await send({ ...words, message: `Came as the ${place}.` });
    await expect.poll(shown).toHaveLength(3);
    const { json } = await site.ask('/api/v3/auth/feedback');
    expect(json).toMatchObject({ success: true, page: 1, limit: 10, totalPages: 1 });
    const messages = ['Came as the third.', 'Came as the second.', 'Came as the first.'];
    expect(json.data.map(({ message }: { message: string }) => message)).toEqual(messages);
  });
});
