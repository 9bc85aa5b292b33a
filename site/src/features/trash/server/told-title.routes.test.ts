import { expect, test } from 'vitest';
import { aContactMessage } from '#features/contact/server/contact-message.fixture.ts';
import { aFeedback } from '#features/feedback/server/feedback.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();

test('what has no title is called, and found, in the language of who reads it', async () => {
  const staff = await callsAs(site, 'AUTHOR');
  await aLanguage(site.db, { code: 'de' });
  const sent = { createdAt: new Date('2026-05-02') };
  const { id: message } = await aContactMessage(site.db, { subject: 'support', ...sent });
  const { id: feedback } = await aFeedback(site.db, { rating: 4, ...sent });
  for (const one of [`v5/admin/contact/${message}`, `v3/auth/feedback/${feedback}`])
    expect((await staff('DELETE', `/api/${one}`)).status).toBe(200);
  const titles = async (query: string) =>
    (await staff('GET', `/api/v5/admin/trash${query}`)).json.data.map(({ title }: { title: string }) => title);
  const day = 'eingegangen am 2. Mai 2026';
  const [stars, help] = [`4 von 5 Sternen, ${day}`, `Hilfe, ${day}`];
  expect(await titles('?language=de')).toEqual([stars, help]);
  expect(await titles('?q=Support')).toEqual(['Support, received 2 May 2026']);
  const found = Object.entries({ hilfe: help, sternen: stars, 'mai+2026&kind=feedback': stars, Support: help });
  for (const [words, title] of found) expect(await titles(`?language=de&q=${words}`)).toEqual([title]);
  expect(await titles('?language=de&q=partner')).toEqual([]);
});
