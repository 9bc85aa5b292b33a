import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { createLoadShedder } from '../src/server/limits/load-shedding.ts';
import { testSite } from './site/test-site.ts';

// G-09: what sheds load. How fast, and how much is left for others, is measured by `npm run test:faults -- G-09`.
const site = testSite({ loadShedder: createLoadShedder({ public: 20, staff: 20, others: 20 }) });
beforeAll(() => aDestination(site.db, { name: 'Lisbon' }));

test('beyond the limit new public answers are refused, while cached ones and the health check still work', async () => {
  const path = '/api/v3/destination';
  expect((await site.ask(path)).status).toBe(200);
  const lock = await site.database.pool.connect();
  try {
    await lock.query('begin; lock table destinations in access exclusive mode');
    const many = Promise.all(Array.from({ length: 60 }, (_, page) => site.ask(`${path}?page=${page + 2}`)));
    expect([(await site.ask(path)).status, (await site.ask('/healthz')).status]).toEqual([200, 200]);
    // 5: nobody would have answered in time. 2: nobody was asked.
    const answers = (await many).map(({ status, headers }) => `${status} ${headers['retry-after']}`);
    expect(new Set(answers)).toEqual(new Set(['503 2', '503 5']));
  } finally {
    await lock.query('rollback');
    lock.release();
  }
  expect((await site.ask(`${path}?page=500`)).status).toBe(200);
});
