import { createParts } from '@trekker/response-cache/parts.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { anApp, aViewer } from '#server/app.fixture.ts';
import type { Viewer } from '#server/dependencies.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../destination.fixture.ts';
import { destinationRoutes } from '../destination.routes.ts';

const site = testSite();

beforeAll(async () => {
  for (let number = 1; number <= 14; number += 1) await aDestination(site.db, { name: `Place ${number}`, images: 0 });
  await aDestination(site.db, { name: 'Draft One', published: false, images: 0 });
  await aDestination(site.db, { name: 'Draft Two', published: false, images: 0 });
});

/** The same calls over the same database, asked by somebody of this role. */
async function list(role: Viewer['role'], query = '') {
  const app = await anApp({
    implementations: destinationRoutes({
      db: site.database.db,
      reads: site.database.reads,
      parts: createParts(0),
      siteUrl: '',
    }),
    identify: async () => aViewer(role),
  });
  const answer = await app.inject(`/api/v3/destination/admin${query}`);
  return { status: answer.statusCode, headers: answer.headers, json: answer.json() };
}

const names = async (query: string) => (await list('ADMIN', query)).json.data.map(({ name }: { name: string }) => name);

describe('the destination list for staff', () => {
  test.each(['ADMIN', 'AUTHOR'] as const)('shows an %s drafts too, fifteen to a page, newest first', async (role) => {
    const { status, headers, json } = await list(role);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toMatchObject({ page: 1, limit: 15, totalPages: 2, totalCount: 16 });
    expect(json.data).toHaveLength(15);
    expect(json.data[0]).toMatchObject({ name: 'Draft Two', published: false, isPublished: false });
  });

  test('is refused to everybody else, whatever they ask', async () => {
    for (const query of ['', '?page=0', '?state=x']) expect((await list('USER', query)).status).toBe(403);
  });

  test.each([
    ['?state=draft', ['Draft Two', 'Draft One']],
    ['?state=draft&limit=1&page=2', ['Draft One']],
    ['?state=published&limit=2', ['Place 14', 'Place 13']],
    ['?q=draft', ['Draft Two', 'Draft One']],
    ['?q=draft&state=published', []],
    ['?page=99', []],
  ])('is filtered, searched and paged by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each([
    ['?state=deleted', 'state', 'state must be one of published, draft, scheduled, ended'],
    ['?page=0', 'page', 'page must be a whole number from 1 to 1000000'],
    ['?limit=101', 'limit', 'limit must be a whole number from 1 to 100'],
    ['?q=%00', 'q', 'Contains unsupported characters'],
  ])('refuses %s', async (query, field, message) => {
    const { status, json } = await list('AUTHOR', query);
    expect([status, json]).toEqual([400, { success: false, message, errors: [{ field, message }] }]);
  });
});
