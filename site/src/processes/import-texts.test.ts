import { afterAll, beforeAll, expect, test } from 'vitest';
import { anImageFile, sendForm } from '../../test/calls/forms.ts';
import { type Calls, callsAs } from '../../test/calls/staff-calls.ts';
import { emptyFolder } from '../../test/site/child-site.ts';
import { anOwner, contentsOf, exported, imported } from '../../test/site/moved-site.ts';
import { testSite } from '../../test/site/test-site.ts';
import { aLogin } from '../features/accounts/server/account.fixture.ts';
import { authorTexts } from '../features/authors/server/author.table.ts';
import { mediaTexts } from '../features/media/server/media.table.ts';
import { settings } from '../features/settings/server/settings.table.ts';
import { anAuthor, aStory } from '../features/stories/server/story.fixture.ts';

const from = testSite();
const to = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);
let there: Calls;

beforeAll(async () => {
  there = await callsAs(from, 'AUTHOR', 'Mia');
  const languages = [{ code: 'en', isPublished: true }, { code: 'de', isPublished: true }, { code: 'fr' }];
  expect((await there('PUT', '/api/v5/admin/languages', { languages })).status).toBe(200);
  await from.db.insert(settings).values({ siteName: 'Far' });
  await anOwner(to);
});

test('what is said of authors and images comes in each language, in an export of what is published in those of readers', async () => {
  const ines = await anAuthor(from.db, { name: 'Ines', slug: 'ines', bio: 'Walks.' });
  const { headers } = await aLogin(from.db, { role: 'AUTHOR' });
  const sent = { file: await anImageFile('path.png', '#335577') };
  const [{ _id: coverId }] = (await sendForm(from, 'POST', '/api/v5/admin/media', headers, sent)).json.data;
  await aStory(from.db, { title: 'On foot', authorId: ines, coverId });
  const bios = { de: 'Geht zu Fuß.', fr: 'Marche.' };
  expect((await there('PUT', `/api/v5/admin/authors/${ines}`, { bios })).status).toBe(200);
  const path = { de: { alt: 'Ein Weg', caption: '' }, fr: { alt: '', caption: 'Un chemin' } };
  expect((await there('PUT', `/api/v5/admin/media/${coverId}`, { texts: path })).status).toBe(200);
  const files = await contentsOf(await exported(from, folder, '--published'));
  const media = JSON.parse(String(files.get('media.json')));
  expect(media.find(({ id }: { id: string }) => id === coverId).texts).toEqual({ de: path.de });
  expect(JSON.parse(String(files.get('authors.json')))).toEqual([
    expect.objectContaining({ slug: 'ines', bio: 'Walks.', bios: { de: 'Geht zu Fuß.' } }),
  ]);
  const { stdout } = await imported(to, await exported(from, folder));
  const said = () => to.db.select().from(authorTexts).orderBy(authorTexts.language);
  const shown = () => to.db.select().from(mediaTexts).orderBy(mediaTexts.language);
  expect(await shown()).toEqual([
    { mediaId: coverId, language: 'de', ...path.de, captionsFile: null },
    { mediaId: coverId, language: 'fr', ...path.fr, captionsFile: null },
  ]);
  expect(await said()).toEqual([
    { authorId: ines, language: 'de', bio: 'Geht zu Fuß.' },
    { authorId: ines, language: 'fr', bio: 'Marche.' },
  ]);
  await imported(to, '--undo', /This is import (\S+)\./.exec(stdout)?.[1] ?? '');
  expect(await said()).toEqual([]);
});
