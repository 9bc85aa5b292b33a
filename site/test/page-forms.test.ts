import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { hashPassword } from '../src/features/accounts/server/password/password-hash.ts';
import { contactMessages } from '../src/features/contact/server/contact.table.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { feedback } from '../src/features/feedback/server/feedback.table.ts';
import { cookieOf, fieldOf, formPoster, personal } from './calls/plain-forms.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const built = await builtPages();
const site = testSite(async () => ({ pages: built }));
const post = formPoster(site);

beforeAll(async () => {
  await aDestination(site.db, { name: 'Lisbon' });
});

describe('the forms of the pages', () => {
  /** What one searches or filters by belongs into the address; so does the first day of a plan that one downloads. */
  const searched = new Set(['start', 'q', 'category', 'sort', 'page', 'region', 'tags', 'month', 'stars', 'rating']);
  const typed = /<(?:input|textarea|select)\b[^>]*>/g;

  test.each(built.pages.map(({ path }) => path.replace(/:\w+/g, 'lisbon')))(
    'put nothing that was typed into a URL: %s',
    async (path) => {
      const { text } = await site.ask(path);
      const outside = text.replace(/<form[\s\S]*?<\/form>/g, '');
      expect(outside).not.toMatch(/type="password"/);
      for (const [form] of text.matchAll(/<form[\s\S]*?<\/form>/g)) {
        if (/^<form[^>]*method="post"/.test(form)) continue;
        const names = [...form.matchAll(typed)]
          .filter(([tag]) => !tag.includes('type="hidden"'))
          .map(([tag]) => /name="([^"]*)"/.exec(tag)?.[1] ?? 'none');
        expect([path, names.filter((name) => !searched.has(name))]).toEqual([path, []]);
        expect(form).not.toMatch(/type="(password|email)"/);
      }
    },
  );

  test('that only a script can send are answered by a page that says so, and change nothing', async () => {
    for (const path of ['/profile', '/admin/settings', '/admin/stories/edit/1', '/destinations/lisbon']) {
      const answer = await post(path, { oldPassword: 'secret', title: 'x' });
      expect([path, answer.status]).toEqual([path, 409]);
      expect(answer.text).toContain('Wait until the page is ready');
      expect(answer.text).not.toContain('secret');
      expect(answer.headers).toMatchObject(personal);
    }
  });
});

describe('the contact form, without a script', () => {
  const letter = { fullName: 'Ana Reis', email: 'ana@example.com', subject: 'support', message: 'The map is empty.' };
  const stored = async () => (await site.db.select().from(contactMessages)).length;

  test('stores a message once, however often it is sent, and says thank you', async () => {
    const before = await stored();
    const answers = await Promise.all([post('/contact', letter), post('/contact', letter)]);
    for (const { status, headers } of answers)
      expect([status, headers.location]).toEqual([303, '/contact?sent=message#message-sent']);
    expect(await stored()).toBe(before + 1);
    expect((await site.ask('/contact?sent=message')).text).toContain('Thank You!');
    expect((await site.ask('/contact')).text).not.toContain('Thank You!');
  });

  test('keeps what was typed and shows what is wrong beside it', async () => {
    const before = await stored();
    const answer = await post('/contact', { ...letter, email: 'ana', message: 'A <b>bold</b> wish', fullName: '' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Name is required');
    expect(answer.text).toContain('Please enter a valid email address');
    expect(fieldOf(answer, 'message')).toBe('A &lt;b&gt;bold&lt;/b&gt; wish');
    expect(answer.text).toMatch(/<option value="support" selected="">/);
    expect(await stored()).toBe(before);
  });

  test('leaves the API call at the same address unchanged', async () => {
    const json = { 'content-type': 'application/json' };
    const answer = await site.ask('/contact', { method: 'POST', headers: json, body: JSON.stringify(letter) });
    expect([answer.status, answer.json.success]).toEqual([201, true]);
  });

  test('discards a message that fills in the hidden field, like the API call', async () => {
    const before = await stored();
    const answer = await post('/contact', { ...letter, message: 'Trapped', website: 'https://spam.example' });
    expect([answer.status, await stored()]).toEqual([303, before]);
  });
});

describe('the forms of the home page, without a script', () => {
  const words = { name: 'Ana', email: 'ana@example.com', location: 'Faro', message: 'Calm by the sea.', ratting: '4' };

  test('store feedback, and the page that says so is shared and contains nothing of it', async () => {
    const answer = await post('/', words);
    expect([answer.status, answer.headers.location]).toEqual([303, '/?sent=feedback#feedback-sent']);
    const rows = await site.db.select().from(feedback);
    expect(rows.find(({ message }) => message === words.message)?.rating).toBe(4);
    const thanks = await site.ask('/?sent=feedback');
    expect(thanks.text).toContain('SuccessFully Submit Feedback...');
    expect((await site.ask('/')).text).not.toContain('SuccessFully Submit Feedback...');
  });

  test('say that feedback is held', async () => {
    const answer = await post('/', { ...words, message: 'Cheap rooms at https://rooms.example' });
    expect(answer.headers.location).toBe('/?sent=held-feedback#feedback-sent');
    expect((await site.ask('/?sent=held-feedback')).text).toContain('once we’ve approved it');
  });

  test('mark all fields of an empty feedback form at once', async () => {
    const answer = await post('/', { name: '', email: '', location: '', message: '', ratting: '3', website: '' });
    expect(answer.status).toBe(400);
    for (const name of ['Name', 'Email', 'Location', 'Message']) expect(answer.text).toContain(`${name} is required`);
    expect(answer.text).toMatch(/value="3"[^>]*checked=""|checked=""[^>]*value="3"/);
    expect(answer.headers).toMatchObject(personal);
    expect((await site.ask('/')).text).not.toContain('Location is required');
  });

  test('subscribe to the newsletter', async () => {
    const answer = await post('/', { email: 'ines@example.com', website: '' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/?sent=newsletter#newsletter-title']);
    expect((await site.ask('/?sent=newsletter')).text).toContain('Thanks for subscribing! Check your inbox soon.');
    const wrong = await post('/', { email: 'nobody', website: '' });
    expect([wrong.status, wrong.text.includes('Please enter a valid email address')]).toEqual([400, true]);
  });

  test("store nothing in a member's name for the cookie alone", async () => {
    const passwordHash = await hashPassword('Correct Horse 7');
    const { email } = await anAccount(site.db, { passwordHash });
    const login = await post('/login', { email, password: 'Correct Horse 7' });
    expect(login.status).toBe(303);
    const cookie = `session=${cookieOf(login, 'session')}`;
    await post('/', { ...words, message: 'By a cookie.' }, { 'sec-fetch-site': 'same-origin', cookie });
    const rows = await site.db.select().from(feedback);
    expect(rows.find(({ message }) => message === 'By a cookie.')?.accountId ?? null).toBeNull();
  });
});
