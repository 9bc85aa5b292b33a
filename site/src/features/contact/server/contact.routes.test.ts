import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { contactInfoTag } from '../contact.contract.ts';
import { aContactInfo } from './contact.fixture.ts';
import { contactMessages } from './contact.table.ts';

const site = testSite({ config: { supportEmail: 'own@travel.example' } });
beforeEach(keptRows(site).restore);

const words = {
  fullName: 'Amara Okafor',
  email: 'amara@example.com',
  subject: 'partnership',
  message: 'The ferry took eleven minutes.\r\n\r\nI would not have missed it.',
};

function send(body: unknown, path = '/contact') {
  const headers = { 'content-type': 'application/json' };
  return site.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const stored = () => site.db.select().from(contactMessages);

type QueuedMail = { to: string; subject: string; text: string; html: string };

async function mails(): Promise<QueuedMail[]> {
  const { rows } = await site.db.execute<{ data: QueuedMail }>(
    sql`select data from pgboss.job where name = 'send-mail' order by created_on`,
  );
  return rows.map(({ data }) => data);
}

describe('the contact details', () => {
  test('are empty until somebody writes them', async () => {
    expect((await site.ask('/web-contact-del')).json).toEqual({ success: true, data: null });
  });

  test('are sent complete, and only web links are links (T33)', async () => {
    await aContactInfo(site.db, {
      followLinks: [
        { platform: 'x', url: 'https://example.com/x' },
        { platform: 'evil', url: 'javascript:alert(1)' },
        { platform: 'evil', url: ' JavaScript:alert(1)' },
        { platform: 'evil', url: 'data:text/html,x' },
        { platform: 'nowhere', url: 'example.com' },
        { platform: 'old', url: 'http://example.com/old' },
      ],
    });
    await dropCached(site.db, [contactInfoTag]);
    const read = async () => (await site.ask('/api/web-contact-del')).json.data;
    await expect.poll(read).not.toBeNull();
    expect(await read()).toEqual({
      location: { address: 'Rua do Exemplo 12', city: 'Lisbon', postalCode: '1100-000', country: 'Portugal' },
      email1: 'hello@example.com',
      email2: 'press@example.com',
      phone: '+351 21 555 0142',
      workingHours: 'Monday to Friday, 9 to 17',
      followLinks: [
        { platform: 'x', url: 'https://example.com/x' },
        { platform: 'old', url: 'http://example.com/old' },
      ],
      updatedAt: expect.any(String),
    });
  });
});

describe('a contact message', () => {
  test.each(['/contact', '/api/contact'])('sent to %s is stored unread', async (path) => {
    const { status, json } = await send(words, path);
    expect(status).toBe(201);
    expect(json).toEqual({
      success: true,
      message: "Your message has been sent successfully. We'll get back to you as soon as possible.",
    });
    expect(await stored()).toEqual([
      {
        ...words,
        message: 'The ferry took eleven minutes.\n\nI would not have missed it.',
        id: expect.any(String),
        language: '',
        read: false,
        repliedAt: null,
        searched: expect.any(String),
        createdAt: expect.any(Date),
      },
    ]);
  });

  test('is mailed to the site’s own address once, and to nobody else (T60)', async () => {
    await send({ ...words, message: 'Hello <b>you</b>' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'own@travel.example',
      subject: 'Message from Amara Okafor: Partnership Opportunity',
    });
    expect(mail?.text).toContain('Amara Okafor <amara@example.com> wrote:');
    expect(mail?.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  test('that is refused reports all that is missing at once', async () => {
    for (const nothing of [{}, { fullName: ' ', email: '', subject: '', message: '\n' }]) {
      const { status, json } = await send(nothing);
      expect(status).toBe(400);
      expect(json.errors).toEqual([
        { field: 'fullName', message: 'Name is required' },
        { field: 'email', message: 'Email is required' },
        { field: 'subject', message: 'Subject is required' },
        { field: 'message', message: 'Message is required' },
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['email', 'amara@', 'Please enter a valid email address'],
    ['email', 'a@example.com, b@example.com', 'Please enter a valid email address'],
    ['email', 'a@example.com\r\nBcc: b@example.com', 'Please enter a valid email address'],
    ['email', ['a@example.com'], 'Email is required'],
    ['fullName', 'Amara\r\nBcc: b@example.com', 'Name must be one line'],
    ['fullName', 'a'.repeat(121), 'At most 120 characters'],
    ['fullName', 'a\u0000b', 'Contains unsupported characters'],
    ['subject', 'gossip', 'Subject must be one of general, feedback, support, partnership, other'],
    ['message', 'a'.repeat(5001), 'At most 5,000 characters'],
    ['message', { text: 'x' }, 'Message is required'],
  ])('is refused for its %s %j', async (field, value, message) => {
    const { status, json } = await send({ ...words, [field]: value });
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ field, message }]);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('can have 5000 characters', async () => {
    expect((await send({ ...words, message: 'a'.repeat(5000) })).status).toBe(201);
  });

  test('cannot be sent as already read (T01)', async () => {
    await send({ ...words, read: true, id: '00000000-0000-0000-0000-000000000000', isPublished: true });
    expect(await stored()).toEqual([expect.objectContaining({ read: false })]);
    expect((await stored())[0]?.id).not.toBe('00000000-0000-0000-0000-000000000000');
  });

  test('that fills in the hidden field gets thanks and is discarded', async () => {
    const { status, json } = await send({ ...words, website: 'https://rooms.example' });
    expect(status).toBe(201);
    expect(json.success).toBe(true);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('many contact messages', () => {
  const patient = testSite({ config: { rateLimitScale: 1 } });

  test('are refused after the tenth within ten minutes (T60)', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const headers = { 'content-type': 'application/json' };
      const path = count % 2 === 0 ? '/contact' : '/api/contact';
      const answer = await patient.ask(path, { method: 'POST', headers, body: JSON.stringify(words) });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});
