/**
 * node src/commands/drift.ts <slug> …   a looping video of each scene: its layers sway against each other by their
 * depth. Needs ffmpeg on the path. Options: --out=DIR, --softer=4 (coarser by so many steps, for a scene with more
 * detail than a megabyte holds)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { scenes } from '../../scenes/index.ts';
import { num } from '@trekker/cover-art/core/shape.ts';
import { Stage, type Layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { print } from '@trekker/cover-art/render.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' }, softer: { type: 'string', default: '0' } } });
const out = values.out ?? join(import.meta.dirname, '../..', 'out');
const softer = Number(values.softer);
const [W, H, FPS, SECONDS] = [1280, 720, 24, 8];
/** How far the nearest layer travels to each side, in units; less than the bleed. */
const REACH = 62;

interface Sheet {
  depth: number;
  data: Buffer;
}

/** Neighbouring depths share a sheet: a dozen layers become a handful of pictures to slide. */
async function sheets(scene: Scene): Promise<{ list: Sheet[]; width: number; pad: number }> {
  const s = new Stage(scene, W / H);
  const layers = scene.layers(s);
  // First the speeds, for every layer those of its sheet; then the sheets. A reflection asks for the speed of what it
  // shows.
  const speeds = new Map<Layer, number>();
  let speed = -1;
  for (const l of layers) {
    if (l.parts) continue;
    if (Math.abs(speed - l.depth) >= 0.07) speed = l.depth;
    speeds.set(l, speed);
  }
  const groups: { depth: number; svg: string }[] = [];
  for (const l of layers) {
    const parts = l.parts ? l.parts(s, (of) => speeds.get(of) ?? of.depth) : [{ depth: speeds.get(l) ?? l.depth, svg: s.paint(l) }];
    for (const p of parts) {
      const last = groups.at(-1);
      if (last && (last.depth === p.depth || (l.parts && p === parts.at(-1) && Math.abs(last.depth - p.depth) < 0.01))) last.svg += p.svg;
      else groups.push({ ...p });
    }
  }
  const pad = Math.ceil((REACH * W) / s.w) + 2;
  const width = W + 2 * pad;
  const padUnits = (pad * s.w) / W;
  const list: Sheet[] = [];
  for (const g of groups) {
    const svg = s.document(g.svg, width, H).replace(/viewBox="[^"]*"/, `viewBox="${num(-padUnits)} 0 ${num(s.w + 2 * padUnits)} 1000"`);
    list.push({ depth: g.depth, data: await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer() });
  }
  return { list, width, pad };
}

/**
 * Lays a sheet over the frame, shifted by a fraction of a pixel if need be: whole steps would make slow layers jerk.
 */
function lay(frame: Buffer, sheet: Sheet, width: number, start: number): void {
  const whole = Math.floor(start);
  const part = Math.round((start - whole) * 256);
  const rest = 256 - part;
  const src = sheet.data;
  for (let y = 0; y < H; y++) {
    let i = (y * width + whole) * 4;
    let o = y * W * 3;
    for (let x = 0; x < W; x++, i += 4, o += 3) {
      const a0 = src[i + 3]! * rest;
      const a1 = src[i + 7]! * part;
      const a = a0 + a1;
      if (a === 0) continue;
      const keep = 65280 - a;
      frame[o] = (src[i]! * a0 + src[i + 4]! * a1 + frame[o]! * keep) / 65280;
      frame[o + 1] = (src[i + 1]! * a0 + src[i + 5]! * a1 + frame[o + 1]! * keep) / 65280;
      frame[o + 2] = (src[i + 2]! * a0 + src[i + 6]! * a1 + frame[o + 2]! * keep) / 65280;
    }
  }
}

async function drift(scene: Scene): Promise<void> {
  const { list, width, pad } = await sheets(scene);
  const base = join(out, `${scene.slug}.drift`);
  const codecs: [file: string, args: string[]][] = [
    [`${base}.mp4`, ['-c:v', 'libx264', '-preset', 'slow', '-crf', String(24 + softer), '-pix_fmt', 'yuv420p', '-movflags', '+faststart']],
    [`${base}.webm`, ['-c:v', 'libvpx-vp9', '-crf', String(33 + softer), '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', '-pix_fmt', 'yuv420p']],
  ];
  const encoders = codecs.map(([file, args]) => spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${W}x${H}`, '-r', String(FPS), '-i', '-', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', ...args, file], { stdio: ['pipe', 'inherit', 'inherit'] }));
  const ends = encoders.map((e) => once(e, 'close'));
  for (let f = 0; f < FPS * SECONDS; f++) {
    // One full sine: the last frame meets the first, and the turn is as soft as the swing.
    const sway = Math.sin((f / (FPS * SECONDS)) * 2 * Math.PI);
    const frame = Buffer.alloc(W * H * 3, 255);
    for (const sheet of list) lay(frame, sheet, width, pad + sway * sheet.depth * (pad - 2));
    print(frame, W, H, scene.seed, 0.12);
    for (const e of encoders) if (!e.stdin.write(frame)) await once(e.stdin, 'drain');
  }
  for (const e of encoders) e.stdin.end();
  await Promise.all(ends);
  for (const [file] of codecs) console.log(file.split('/').at(-1), `${((await stat(file)).size / 1000).toFixed(0)} kB`);
}

await mkdir(out, { recursive: true });
for (const slug of positionals) {
  const scene = scenes.find((s) => s.slug === slug);
  if (!scene) throw new Error(`No scene is called ${slug}.`);
  await drift(scene);
}
