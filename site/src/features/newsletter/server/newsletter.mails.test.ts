import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { settings } from '../../settings/server/settings.table.ts';

const site = testSite();

test('the mail of the newsletter begins as staff have worded it, as text everywhere', async () => {
  const words = 'Post & <b>letters</b> from {name}';
  await site.db.insert(settings).values({ siteName: 'Kompass & Söhne', texts: { 'mail.newsletter': words } });
  const { status } = await site.ask('/api/v3/auth/subscribe-email', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  });
  expect(status).toBe(200);
  const { rows } = await site.db.execute<{ data: { text: string; html: string } }>(
    sql`SELECT data FROM pgboss.job WHERE name = 'send-mail'`,
  );
  const mail = rows[0]?.data;
  expect(mail?.text).toContain('Post & <b>letters</b> from Kompass & Söhne\n');
  expect(mail?.html).toContain('<p>Post &amp; &lt;b&gt;letters&lt;/b&gt; from Kompass &amp; Söhne</p>');
  expect(mail?.html).not.toContain('somewhere else');
});
