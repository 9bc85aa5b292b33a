import type { Request } from './load.ts';
import { bearer, type Place } from './people.ts';
import type { Target } from './processes.ts';

const characters = 10_000;

const sentences = [
  'The ferry leaves at ten past six, and nobody on the quay would call that early.',
  'Two men carried a wardrobe aboard and stood beside it as one stands beside a friend.',
  'By the second island the light had come, grey first and then a yellow that stayed.',
  'Somebody had bread, somebody had a knife, and the captain had an opinion on both.',
];

/** As many paragraphs of prose as make about so many characters. */
function prose(most: number): string[] {
  const paragraph = sentences.join(' ');
  return Array.from({ length: Math.ceil(most / paragraph.length) }, () => paragraph);
}

/**
 * The same prose with all that a text can have, about as dense as the sample library's longest stories: marks in each
 * paragraph; before every third a heading, a quotation, an image, a call-out, a table or a card; three places.
 */
function dressed(paragraphs: readonly string[], places: readonly Place[], media: readonly string[]): string {
  const blocks = paragraphs.flatMap((paragraph, index) => {
    const place = places[(index / 3) % places.length]?._id;
    const words = paragraph.replace('nobody', '**nobody**').replace('a friend', '_a friend_');
    const image = media[index % media.length];
    if (index % 3 > 0) return [words];
    const linked = words.replace('second island', `[second island](trekker:destination/${place})`);
    const extra = [
      `## The island ${index}`,
      ':::pull{by="The captain"}\nA yellow that stayed.\n:::',
      `::figure[The quay]{media=${image} width=wide alt="A quay" credit="Drawn for Trekker"}`,
      ':::note[Good to know]\n- Bring bread\n- Bring a knife\n:::',
      '| Island | At |\n| --- | --: |\n| First | 6:10 |\n| Second | 7:00 |',
      `::place{id=${place}}`,
    ][(index / 3) % 6];
    return [extra ?? '', linked];
  });
  let length = 0;
  const kept = blocks.filter((block) => {
    length += block.length + 2;
    return length <= characters;
  });
  return kept.join('\n\n');
}

type Story = { _id: string; slug: string };

/**
 * Two stories of 10 kB become plain and dressed: `plain`, `dressed` ask for their pages. None where there are not two
 * stories, places and images.
 */
export async function storyRequests(site: Target, places: readonly Place[]): Promise<Record<string, Request[]>> {
  const headers = await bearer(site, 'author@example.com');
  const read = async <Data>(path: string) => ((await (await fetch(site.origin + path)).json()) as { data: Data }).data;
  const [plain, full] = await read<Story[]>('/api/story?limit=2');
  const media = full ? (await read<{ images: { id: string }[] }>(`/api/story/${full.slug}`)).images : [];
  if (!plain || !full || media.length === 0 || places.length === 0) return { plain: [], dressed: [] };
  const write = async (story: Story, content: string): Promise<Request[]> => {
    const body = JSON.stringify({ content });
    const answer = await fetch(`${site.origin}/api/v5/admin/stories/${story._id}`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`A story could not be written: ${answer.status} ${await answer.text()}`);
    return [{ path: `/stories/${story.slug}` }];
  };
  return {
    plain: await write(plain, prose(characters).join('\n\n').slice(0, characters)),
    dressed: await write(
      full,
      dressed(
        prose(characters),
        places.slice(0, 3),
        media.map(({ id }) => id),
      ),
    ),
  };
}
