/**
 * node src/commands/make.ts                 every scene, and the contact sheet
 * node src/commands/make.ts kyoto lisbon    the scenes whose slug begins so
 * Options: --frame=3:2|4:5|16:9  --out=DIR  --png  --svg  --width=1600
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { scenes } from '../../scenes/index.ts';
import { paintScene } from '@trekker/cover-art/core/stage.ts';
import { contactSheet } from './sheet.ts';
import { pixels, webp } from '@trekker/cover-art/render.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { frame: { type: 'string' }, out: { type: 'string' }, png: { type: 'boolean' }, svg: { type: 'boolean' }, width: { type: 'string' } },
});
const out = values.out ?? join(import.meta.dirname, '../..', 'out');
await mkdir(out, { recursive: true });

const frames: Record<string, number> = { '3:2': 1.5, '4:5': 0.8, '16:9': 16 / 9 };
const wanted = positionals.length ? scenes.filter((s) => positionals.some((p) => s.slug.startsWith(p))) : scenes;

for (const scene of wanted) {
  const began = performance.now();
  const aspect = values.frame ? (frames[values.frame] ?? 1.5) : (scene.aspect ?? 1.5);
  const width = Number(values.width ?? (aspect === 1 ? 800 : aspect < 1 ? 1067 : 1600));
  const name = values.frame ? `${scene.slug}.${values.frame.replace(':', 'x')}` : scene.slug;
  if (values.svg) await writeFile(join(out, `${name}.svg`), paintScene(scene, aspect, width));
  const image = await pixels(scene, aspect, width);
  if (values.png) {
    await image.png().toFile(join(out, `${name}.png`));
    console.log(name, `${((performance.now() - began) / 1000).toFixed(1)} s`);
    continue;
  }
  // A portrait is shown small and needs no more than a third of a landscape's bytes.
  const { data, quality } = await webp(image, aspect === 1 ? 40_000 : 120_000);
  await writeFile(join(out, `${name}.webp`), data);
  console.log(name.padEnd(30), `${(data.length / 1000).toFixed(0)} kB`, `q${quality}`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
}
if (!positionals.length && !values.frame && !values.png) await contactSheet(scenes, out);
