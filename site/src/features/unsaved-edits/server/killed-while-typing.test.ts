import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { provideBuild } from '#test/site/built-pages.ts';
import { addressOf, type ChildSite, emptyFolder, startSite } from '#test/site/child-site.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { unsavedEdits } from './unsaved-edit.table.ts';

const site = testSite();
const data = emptyFolder();
beforeAll(provideBuild);
beforeAll(() => () => data.remove());

const start = () =>
  startSite({
    DATABASE_URL: addressOf(site.database.connection as Parameters<typeof addressOf>[0]),
    DATA_DIR: data.folder,
    SAMPLE: 'none',
    WORKERS: '1',
    RATE_LIMIT_SCALE: '1000',
  });

type Typing = { item: string; form: string; sent: number; acknowledged: number };
const textOf = (sequence: number) => `${sequence} ${'words '.repeat(5000)}`;

/** Sends one text after the other until there is no answer. */
async function typeUntilItFails({ ask }: ChildSite, { headers }: Login, typing: Typing): Promise<void> {
  for (;;) {
    typing.sent += 1;
    const { item, form, sent: sequence } = typing;
    const body = JSON.stringify({ form, sequence, content: textOf(sequence), startedFrom: null, basedOn: null });
    const answer = await ask(`/api/v5/admin/unsaved-edits/story/${item}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    if (!answer) return;
    expect(answer.status).toBe(200);
    typing.acknowledged = sequence;
  }
}

test('a process that is killed while people type loses nothing that was acknowledged, and keeps nothing half', async () => {
  const login = await aLogin(site.db, { role: 'AUTHOR' });
  const typings = Array.from({ length: 8 }, (): Typing => {
    return { item: randomUUID(), form: randomUUID(), sent: 0, acknowledged: 0 };
  });
  for (let kills = 1; kills <= 2; kills += 1) {
    const running = await start();
    const before = typings.map(({ acknowledged }) => acknowledged);
    const typed = Promise.all(typings.map((typing) => typeUntilItFails(running, login, typing)));
    // All are in the midst of it.
    await vi.waitUntil(() => typings.every(({ acknowledged }, place) => acknowledged > (before[place] ?? 0) + kills), {
      timeout: 150_000,
      interval: 1,
    });
    running.child.kill('SIGKILL');
    await Promise.all([typed, running.ended]);
    for (const { item, acknowledged, sent } of typings) {
      const [kept] = await site.db.select().from(unsavedEdits).where(eq(unsavedEdits.item, item));
      expect(kept?.sequence).toBeGreaterThanOrEqual(acknowledged);
      expect(kept?.sequence).toBeLessThanOrEqual(sent);
      expect(kept?.content).toBe(textOf(Number(kept?.sequence)));
    }
  }
});
