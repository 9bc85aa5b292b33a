/**
 * node src/commands/cover-sheet.ts   24 automatic covers on one sheet, to be looked at. Options: --out=DIR  --full
 * (each as WebP too)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { coverFor, type CoverInput } from '@trekker/cover-art/cover.ts';
import { pixels, webp } from '@trekker/cover-art/render.ts';

const { values } = parseArgs({ options: { out: { type: 'string' }, full: { type: 'boolean' } } });
const out = values.out ?? join(import.meta.dirname, '../..', 'out');
await mkdir(out, { recursive: true });

const of = (name: string, country: string, region: string, tags: string[], latitude: number, climateType: string, seed = 1): CoverInput => ({ name, country, region, tags, latitude, climateType, seed });
const inputs: CoverInput[] = [
  of('Phuket', 'Thailand', 'Southeast Asia', ['beaches', 'diving'], 7.9, 'tropical'), of('Zermatt', 'Switzerland', 'Alps', ['hiking', 'skiing'], 46, 'alpine'), of('Chicago', 'United States', 'North America', ['city', 'architecture'], 41.9, 'continental'), of('Wadi Rum', 'Jordan', 'Middle East', ['desert', 'hiking'], 29.6, 'desert'),
  of('Tromsø', 'Norway', 'Northern Europe', ['northern lights', 'nature'], 69.6, 'polar', 2), of('Naxos', 'Greece', 'Southern Europe', ['islands', 'beaches'], 37, 'mediterranean'), of('Athens', 'Greece', 'Southern Europe', ['history', 'culture'], 38, 'mediterranean'), of('Bologna', 'Italy', 'Southern Europe', ['food', 'history'], 44.5, 'temperate'),
  of('Merzouga', 'Morocco', 'North Africa', ['desert', 'camels'], 31, 'desert', 3), of('Kruger', 'South Africa', 'Africa', ['safari', 'wildlife'], -24, 'savanna'), of('Ninh Binh', 'Vietnam', 'Southeast Asia', ['karst', 'nature'], 20, 'tropical'), of('Vancouver Island', 'Canada', 'North America', ['nature', 'camping'], 49, 'temperate'),
  of('Biarritz', 'France', 'Western Europe', ['surfing', 'beaches'], 43.5, 'oceanic'), of('Singapore', 'Singapore', 'Southeast Asia', ['city', 'nightlife'], 1.3, 'tropical'), of('Kanazawa', 'Japan', 'East Asia', ['history', 'culture'], 36.6, 'temperate'), of('Cusco', 'Peru', 'Andes', ['trekking', 'mountains'], -13.5, 'highland'),
  of('Ilulissat', 'Greenland', 'Arctic', ['glaciers'], 69.2, 'polar', 5), of('Moorea', 'French Polynesia', 'Polynesia', ['islands', 'snorkelling'], -17.5, 'tropical'), of('Fès', 'Morocco', 'North Africa', ['history', 'architecture'], 34, 'semi-arid'), of('Osaka', 'Japan', 'East Asia', ['food'], 34.7, 'temperate'),
  of('Black Forest', 'Germany', 'Central Europe', ['nature', 'cycling'], 48, 'temperate', 4), of('Toronto', 'Canada', 'North America', ['city', 'museums'], 43.7, 'continental', 2), of('Bergen', 'Norway', 'Northern Europe', ['old town', 'culture'], 60.4, 'oceanic'), of('Monument Valley', 'United States', 'North America', ['canyons', 'desert'], 37, 'arid', 2),
];

const [columns, cw, ch, gap] = [4, 480, 320, 12];
const tiles = [];
for (const [i, input] of inputs.entries()) {
  const scene = coverFor(input);
  if (values.full) await writeFile(join(out, `${scene.slug}.webp`), (await webp(await pixels(scene, 1.5, 1600), 120_000)).data);
  tiles.push({ input: await (await pixels(scene, 1.5, 960)).resize(cw, ch).png().toBuffer(), left: gap + (i % columns) * (cw + gap), top: gap + Math.floor(i / columns) * (ch + gap) });
}
await sharp({ create: { width: columns * (cw + gap) + gap, height: Math.ceil(inputs.length / columns) * (ch + gap) + gap, channels: 3, background: '#f6f1e7' } }).composite(tiles).webp({ quality: 82 }).toFile(join(out, 'cover-sheet.webp'));
