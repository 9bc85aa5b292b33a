import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite();
let editors: readonly Login[];
beforeAll(async () => {
  editors = await Promise.all(['Ana', 'Marta', 'Jonas'].map((name) => aLogin(site.db, { role: 'ADMIN', name })));
});

const call = (method: string, path: string, body?: unknown, editor = 0) =>
  site.ask(`/api/v5/admin/${path}`, {
    method,
    headers: { ...editors[editor]?.headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const text = 'One.\n\nTwo.\n\nThree.';
const newStory = () => aStory(site.db, { captions: ['a'], content: text, title: `Merged ${randomUUID()}` });
const stored = async (id: string) => (await call('GET', `stories/${id}`)).json.data;

describe('two edits of one story', () => {
  test('are merged by field and by block of the text, and the second one says what it took over', async () => {
    const { id } = await newStory();
    const { updatedAt } = await stored(id);
    await call('PUT', `stories/${id}`, { excerpt: 'By Ana', content: 'One!\n\nTwo.\n\nThree.', updatedAt }, 0);
    const late = { tags: ['by Marta'], content: 'One.\n\nTwo.\n\nThree!', updatedAt };
    const { status, json } = await call('PUT', `stories/${id}`, late, 1);
    expect([status, json.merged]).toEqual([200, ['excerpt', 'content']]);
    expect(json.data).toMatchObject({
      excerpt: 'By Ana',
      tags: ['by Marta'],
      content: 'One!\n\nTwo.\n\nThree!',
    });
  });

  test('ask only where both changed the same block, with all else merged in both texts and in the ancestor', async () => {
    const { id } = await newStory();
    const { updatedAt } = await stored(id);
    await call('PUT', `stories/${id}`, { title: `By Ana ${id}`, content: 'One A.\n\nTwo.\n\nThree A.', updatedAt }, 0);
    const late = { tags: ['by Marta'], content: 'One M.\n\nTwo.\n\nThree.', updatedAt };
    const { status, json } = await call('PUT', `stories/${id}`, late, 1);
    expect([status, json.data.savedBy.name]).toEqual([409, 'Ana']);
    expect(json.data.fields).toEqual({
      content: {
        yours: 'One M.\n\nTwo.\n\nThree A.',
        theirs: 'One A.\n\nTwo.\n\nThree A.',
        base: 'One.\n\nTwo.\n\nThree A.',
      },
    });
    expect(json.data.merged).toMatchObject({ title: `By Ana ${id}`, tags: ['by Marta'] });
    expect((await stored(id)).tags).toEqual(['slow travel']);
  });

  test('that leave the images alone in an outdated form keep those that somebody else has added', async () => {
    const { id } = await newStory();
    const { updatedAt, images } = await stored(id);
    const other = await newStory();
    const [{ id: chosen }] = (await stored(other.id)).images;
    await call('PUT', `stories/${id}`, { imageIds: [chosen], updatedAt }, 0);
    const late = { excerpt: 'By Marta', imageOrder: [images[0].url], alt: ['Two trams'], caption: ['a'], updatedAt };
    const { status } = await call('PUT', `stories/${id}`, late, 1);
    // Marta described an image of a gallery that Ana has changed: both touched it.
    expect(status).toBe(409);
    const { json } = await call('PUT', `stories/${id}`, { ...late, alt: [images[0].alt] }, 1);
    expect([json.merged, json.data.images.length]).toEqual([['image'], 2]);
  });
});

/** One editor opens the story anew, or saves some fields from what they have last seen. */
type Step = { editor: number; opens: boolean; excerpt: boolean; tags: boolean; blocks: number[] };

const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      editor: fc.nat(most - 1),
      opens: fc.boolean(),
      excerpt: fc.boolean(),
      tags: fc.boolean(),
      blocks: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
    }),
    { minLength: 3, maxLength: 9 },
  );

type Seen = { excerpt: string; tags: string[]; content: string; updatedAt: string };

let count = 0;

/** What a save changes, every word of it unlike all others. */
function changesOf({ excerpt, tags, blocks }: Step, from: Seen) {
  count += 1;
  const parts = from.content.split('\n\n');
  for (const at of blocks) parts[at % parts.length] = `Word${count}at${at}`;
  return {
    ...(excerpt && { excerpt: `Word${count}excerpt` }),
    ...(tags && { tags: [`word${count}tag`] }),
    ...(blocks.length > 0 && { content: parts.join('\n\n') }),
  };
}

const wordsOf = (values: object): string[] => JSON.stringify(values).match(/word\d+[a-z]+\d?/gi) ?? [];

/** Everybody begins with the same, and saves as it comes; gives every word that was accepted. */
async function play(id: string, played: readonly Step[]): Promise<Set<string>> {
  const first = await stored(id);
  const seen = new Map<number, Seen>(editors.map((_, editor) => [editor, first]));
  const accepted = new Set<string>();
  for (const step of played) {
    const from = seen.get(step.editor) as Seen;
    const changes = step.opens ? {} : changesOf(step, from);
    if (Object.keys(changes).length === 0) seen.set(step.editor, await stored(id));
    else {
      const sent = { ...changes, updatedAt: from.updatedAt };
      const { status, json } = await call('PUT', `stories/${id}`, sent, step.editor);
      expect([200, 409]).toContain(status);
      if (status === 200) {
        // Words of before may have been changed by others since: that is a merge, too.
        const typed = wordsOf(changes).filter((word) => !wordsOf(from).includes(word));
        for (const word of typed) accepted.add(word);
        expect(
          typed.filter((word) => !wordsOf(json.data).includes(word)),
          'what was typed is in the answer',
        ).toEqual([]);
        seen.set(step.editor, json.data);
      } else seen.set(step.editor, await stored(id));
    }
  }
  return accepted;
}

// `RUNS=5000 npx vitest run site/src/features/versions/server/merge.routes.test.ts` plays as many as were asked for.
const runs = Number(process.env.RUNS ?? 40);

test.each([2, 3])(
  'nothing that was accepted of %s editors disappears without standing in a version',
  { timeout: runs * 3000 + 60_000 },
  async (most) => {
    await fc.assert(
      fc.asyncProperty(steps(most), async (played) => {
        const { id } = await newStory();
        const accepted = await play(id, played);
        const { data } = (await call('GET', `versions/story/${id}?limit=100`)).json;
        const contents = await Promise.all(
          data.map(async ({ version }: { version: number }) =>
            wordsOf((await call('GET', `versions/story/${id}/${version}`)).json.data.content),
          ),
        );
        const kept = new Set(contents.flat());
        expect([...accepted].filter((word) => !kept.has(word))).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
);
