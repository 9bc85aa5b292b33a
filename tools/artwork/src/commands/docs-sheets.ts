/**
 * node src/commands/docs-sheets.ts   writes docs/pictures.md and its contact sheets: every picture of the sample
 * library, by place
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sheet } from './sheet.ts';

interface Destination {
  name: string;
  country: string;
  pictures: { thumbnail: string; images: string[] };
}

const root = join(import.meta.dirname, '../../../..');
const library = join(root, 'site/sample-library');
const images = join(root, 'docs/images/pictures');
const placesOnSheet = 11;

const read = async <T>(...path: string[]): Promise<T> => JSON.parse(await readFile(join(library, ...path), 'utf8')) as T;
const known = await read<Record<string, { width: number; sizes: { width: number; file?: string }[] }>>('pictures.json');
const tileOf = (slug: string) => ({ file: join(library, 'pictures', known[slug]!.sizes[0]!.file!), label: slug });

const files = (await readdir(join(library, 'destinations'))).filter((f) => f.endsWith('.json')).sort();
const places = await Promise.all(files.map((f) => read<Destination>('destinations', f)));
const shown = new Set(places.flatMap((p) => p.pictures.images));
const rest = Object.keys(known).filter((slug) => !shown.has(slug));
const portraits = rest.filter((slug) => slug.startsWith('traveller-'));

await rm(images, { recursive: true, force: true });
await mkdir(images, { recursive: true });

const sheets: { file: string; text: string }[] = [];
for (let i = 0; i < places.length; i += placesOnSheet) {
  const some = places.slice(i, i + placesOnSheet);
  const file = `places-${sheets.length + 1}.webp`;
  const rows = some.map((p) => ({ title: `${p.name}, ${p.country}`, tiles: p.pictures.images.map(tileOf) }));
  await sheet({ rows, columns: 4, tile: [240, 160], gap: 14, file: join(images, file) });
  sheets.push({ file, text: `The pictures of ${some[0]!.name} to ${some.at(-1)!.name}, a row for each place` });
}
const others = rest.filter((slug) => !portraits.includes(slug));
await sheet({
  rows: [
    { title: 'Stories, still lifes and what belongs to no single place', tiles: others.map(tileOf) },
    { title: 'Portraits', tiles: portraits.map(tileOf) },
  ],
  columns: 6, tile: [240, 160], gap: 14, file: join(images, 'others.webp'),
});
sheets.push({ file: 'others.webp', text: 'Still lifes, small scenes and portraits' });

const fewest = Math.min(...places.map((p) => new Set(p.pictures.images).size));
await writeFile(
  join(root, 'docs/pictures.md'),
  `# The sample library's pictures

${Object.keys(known).length} pictures, all drawn by the program in [tools/artwork](../tools/artwork/README.md) and by nothing else: ${places.length} places with at
least ${fewest} pictures each, ${others.length} scenes for stories, ${portraits.length} portraits. What each shows is written in
\`site/sample-library/pictures.json\`. This page and its sheets are made by \`node src/commands/docs-sheets.ts\` in \`tools/artwork\`; run it when a
picture was added or drawn again.

${sheets.map(({ file, text }) => `![${text}](images/pictures/${file})`).join('\n\n')}
`,
);
console.log(`${places.length} places with ${fewest} pictures or more, ${sheets.length} sheets.`);
