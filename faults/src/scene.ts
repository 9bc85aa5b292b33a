import path from 'node:path';
import { openLedger } from './ledger.ts';
import { logIn } from './people.ts';
import { seeded } from './random.ts';
import { type Scene, writeOne } from './writers.ts';

type Item = { _id: string; slug: string };

const listOf = async (address: string): Promise<Item[]> =>
  ((await (await fetch(address)).json()) as { data: Item[] }).data;

/**
 * What writers need of a site that holds the sample library: staff, places, reviews to vote on, some people to begin
 * with.
 */
export async function setScene(folder: string, seed: number, origin: () => string): Promise<Scene> {
  const places = await listOf(`${origin()}/api/v3/destination?limit=100`);
  const reviews: Item[] = [];
  for (const { slug } of places.slice(0, 10))
    for (const { _id } of await listOf(`${origin()}/api/v3/destination/${slug}/reviews?limit=3`))
      reviews.push({ _id, slug });
  const staff = await logIn(origin(), 'author@example.com');
  const scene: Scene = {
    origin,
    places,
    reviews,
    staff,
    people: [],
    ledger: openLedger(path.join(folder, 'ledger.jsonl')),
    random: seeded(seed),
  };
  for (let count = 0; count < 5; count += 1) await writeOne(scene, ['register']);
  return scene;
}
