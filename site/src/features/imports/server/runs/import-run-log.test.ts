import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { importReports, importRuns } from '../import.table.ts';
import type { ReportEvent } from '../import-report.ts';
import { createRunLog } from './import-run-log.service.ts';

const site = testSite();

type Outcome = Extract<ReportEvent, { at: 'item' }>['outcome'];
const item = (sourceId: string, outcome: Outcome): ReportEvent => ({
  at: 'item',
  kind: 'about',
  sourceId,
  outcome,
  title: '',
  notes: [],
});

test('what a run made before it was killed, it has made, though it finds it here when it goes on', async () => {
  const [run] = await site.db.insert(importRuns).values({ name: 'site.zip', site: '', state: 'running' }).returning();
  const tell = async (...events: ReportEvent[]) => {
    const lines = createRunLog(site.db, run as NonNullable<typeof run>, false);
    for (const event of events) lines.tell(event);
    await lines.flush();
  };
  await tell(
    item('made', 'created'),
    item('changed', 'updated'),
    item('left', 'unchanged'),
    item('edited', 'edited-here'),
  );
  await tell(...['made', 'changed', 'left', 'edited'].map((id) => item(id, 'unchanged')));
  const rows = await site.db.select({ event: importReports.event }).from(importReports).orderBy(asc(importReports.key));
  const told = rows.map(({ event }) => event).map((event) => event.at === 'item' && [event.sourceId, event.outcome]);
  expect(told).toEqual([
    ['changed', 'updated'],
    ['edited', 'unchanged'],
    ['left', 'unchanged'],
    ['made', 'created'],
  ]);
});
