import { StartError } from '@trekker/site/src/processes/start/start-failure.ts';
import type { Pool } from 'pg';

export type StaffCall = {
  method: 'GET' | 'PUT';
  url: string;
  body?: Record<string, string>;
  /** Fields of the images without which nothing of this kind can be saved: a filled row may have none. */
  images?: readonly string[];
  /** In JSON, as switches go; else as a form. */
  switched?: Record<string, boolean>;
};

const admin = '/api/v5/admin';
const listed = (path: string, ...queries: string[]): StaffCall[] =>
  queries.map((query) => ({ method: 'GET', url: `${path}${query && `?${query}`}` }));

/** Frequent words, rare ones, one that few letters say and one that nobody wrote; the first page and one far back. */
const words = ['q=a', 'q=an', 'q=xq', 'q=quiet', 'q=lisbon', 'q=quiet+harbour', 'q=xyzzyq', 'page=2000'];

/** Each list with and without words, and each save without images, done to the newest row. */
export async function staffCalls(pool: Pool): Promise<StaffCall[]> {
  const idOf = async (table: string) => {
    const newest = `select id from ${table} order by created_at desc, id desc limit 1`;
    const { rows } = await pool.query<{ id: string }>(newest);
    if (!rows[0]) throw new StartError(`There is nothing in ${table} to save: run npm run fill first.`);
    return rows[0].id;
  };
  const [place, story, highlight, message] = await Promise.all(
    ['destinations', 'stories', 'highlights', 'contact_messages'].map(idOf),
  );
  const save = (path: string, images: string[], ...bodies: Record<string, string>[]): StaffCall[] =>
    bodies.map((body) => ({ method: 'PUT', url: `${admin}/${path}`, body, images }));
  const turn = (path: string, name: string): StaffCall[] =>
    [false, true].map((on) => ({ method: 'PUT', url: `${admin}/${path}`, switched: { [name]: on } }));
  return [
    ...listed(`${admin}/dashboard`, ''),
    ...listed(admin, '', 'page=10000'),
    ...listed(
      '/api/v3/destination/admin',
      '',
      'state=draft',
      ...words,
      'q=an&state=draft',
      'q=quiet&page=60',
      'sort=name',
      'sort=-rating&page=2000',
      'sort=name&state=draft',
      'sort=name&q=quiet',
    ),
    ...listed(
      `${admin}/stories`,
      '',
      'state=draft',
      ...words,
      'q=ada',
      'q=quiet&page=60',
      'sort=title',
      'sort=-category&page=2000',
      'sort=title&q=a',
    ),
    ...listed(
      `${admin}/media`,
      '',
      ...words.filter((word) => word !== 'page=2000'),
      'page=200',
      'sort=name',
      'sort=name&page=200',
      'sort=size&page=200',
      'unused=true',
      'noAlt=true&page=200',
      'kind=video',
    ),
    ...listed(`${admin}/highlight`, '', 'state=draft', ...words, 'sort=-rating', 'sort=name&state=draft'),
    ...listed(
      '/api/v5/Admin/users',
      '',
      'role=USER',
      'role=ADMIN',
      ...words,
      'q=example',
      'q=ada',
      'q=example&page=300',
    ),
    ...listed(
      `${admin}/contact`,
      '',
      'read=false',
      ...words,
      'q=example',
      'q=example&read=false',
      'q=general',
      'sort=added',
      'sort=added&read=false',
    ),
    ...listed(
      '/api/v3/auth/feedback',
      '',
      'held=true',
      ...words,
      'q=the',
      'q=the&held=true',
      'sort=-rating',
      'sort=name&held=true&page=100',
    ),
    ...listed(`${admin}/banner`, ''),
    ...listed(`${admin}/search`, ''),
    ...listed(`${admin}/settings`, ''),
    ...listed(`${admin}/about/team`, ''),
    ...listed(`${admin}/destination/${place}`, ''),
    ...listed(`${admin}/stories/${story}`, ''),
    ...turn(`destination/published/${place}`, 'isPublished'),
    ...turn(`destination/featured/${place}`, 'featured'),
    ...save(
      `destination/${place}`,
      ['thumbnail', 'images', 'images'],
      { bestMonth: 'May' },
      { name: 'Another name' },
      { country: 'Portugal' },
    ),
    ...turn(`stories/published/${story}`, 'isPublished'),
    ...save(`stories/${story}`, ['coverImage', 'image'], { excerpt: 'Another beginning.' }, { title: 'Another title' }),
    ...turn(`highlight/published/${highlight}`, 'isPublished'),
    ...save(`highlight/${highlight}`, [], { location: 'Lisbon, Portugal' }),
    { method: 'PUT', url: `${admin}/contact/${message}` },
  ];
}
