import { curve, disc, fill, group, lens, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { elephant } from '@trekker/cover-art/creatures.ts';
import { rainbow } from '../../src/buildings/curtain.ts';
import { mist, moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { ripples, water } from '@trekker/cover-art/water.ts';

export const moonbow: Scene = {
  slug: 'victoria-falls-moonbow-elephants', place: 'Victoria Falls, Zambia and Zimbabwe', seed: 4523, light: -0.5, air: '#8fa8c4',
  alt: 'Under a full moon elephants wade through the Zambezi above Victoria Falls; a pale moonbow stands in the spray that climbs from the edge',
  layers: () => [
    sky(['#0f1f4c', '#1f3f74', '#3f6f9c', '#8fb0bc'], 600),
    stars(220, 520, '#f4f8ff'),
    moon({ x: 0.16, y: 200, r: 66, colour: '#fff8e2', glow: '#cfe4f4', reach: 700 }),
    layer(0.03, (s) => [[-18, -14, 15], [20, 8, 20], [-6, 26, 10], [26, -24, 8]].map(([x, y, r]) => disc(s.x(0.16) + x!, 200 + y!, r!, '#e2dcc8', 'opacity="0.7"')).join('')),
    streaks({ y: [90, 420], count: 8, colours: ['#5f84b0', '#9fbccc'], opacity: 0.45, width: [260, 700] }),
    layer(0.1, (s) => { let out = ''; for (let i = 0; i < 56; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 55), 560 + s.r.range(-6, 6), s.r.range(24, 50), s.r.range(12, 26), ['#3a5a7c', '#4f7490', '#86a8b4'], 12); for (const p of [0.04, 0.1, 0.36, 0.9, 0.96]) out += put(s.x(p), 560, s.r.range(0.7, 1.1), palm(s, '#3f5f80', ['#3a5a7c', '#54789a'], s.r.range(-9, 9), 11)); return out; }),
    layer(0.14, (s) => {
      // The spray: one slow cloud along the edge.
      let out = '';
      for (let i = 0; i < 130; i++) { const t = s.r.next(); const g = s.r.gauss(); out += oval(s.x(0.64) + g * (150 + 150 * t), 590 - t * 420 * Math.exp(-g * g * 0.5), s.r.range(50, 130), s.r.range(30, 74), t < 0.4 ? '#eaf4f8' : '#a9c8d8', `opacity="${(0.26 * (1 - t * 0.7)).toFixed(2)}"`); }
      return group(out, s.blur(18));
    }),
    rainbow({ depth: 0.16, x: 0.64, y: 596, r: 330, width: 7, opacity: 0.38 }),
    rainbow({ depth: 0.17, x: 0.64, y: 596, r: 400, width: 5, opacity: 0.16 }),
    water({ depth: 0.2, top: 572, stops: ['#b4d0d8', '#5f8fac', '#2f5a84', '#14305c'], ripples: { light: '#d9ecf2', dark: '#234a78', count: 240, opacity: 0.4 }, glitter: { x: 0.16, colour: '#fff8e2', spread: 90, count: 240 } }),
    layer(0.24, (s) => {
      // The lip: the river bends to a bright line and is gone.
      const lip: Pt[] = [[s.w * 0.3, 588], [s.w * 0.46, 596], [s.w * 0.6, 604], [s.w * 0.78, 600], [s.w + 120, 592]];
      let out = fill(`${curve(lip)}L${curve(lip.map(([x, y], i): Pt => [x, y + i * 5]).reverse()).slice(1)}Z`, '#ffffff', 'opacity="0.85"');
      for (let i = 0; i < 90; i++) { const p = s.r.range(0.34, 1.04); out += fill(lens(s.x(p), 602 + s.r.next() ** 1.5 * 70, s.r.range(20, 90), s.r.range(2, 6)), '#f4fafc', 'opacity="0.7"'); }
      for (const [p, w] of [[0.41, 40], [0.56, 24], [0.86, 48]] as const) out += oval(s.x(p), 606, w, 8, '#16305a') + foliage(s, s.x(p), 598, w * 0.8, 14, ['#16305a', '#234a70', '#5f84a0'], 10);
      return out;
    }),
    mist({ depth: 0.28, y: 606, height: 60, colour: '#e4f0f4', opacity: 0.55, from: 0.34, to: 1.1 }),
    layer(0.5, (s) => {
      // The herd, up to the belly in the stream; a calf holds a tail.
      const herd: [number, number, number][] = s.tall ? [[0.7, 770, 1.5], [0.36, 790, 2.3]] : [[0.62, 752, 1.5], [0.49, 762, 0.9], [0.36, 786, 2.35]];
      const [body, far, rim] = ['#2a3a60', '#1c2a4c', '#cfe0ec'];
      return herd.map(([p, y, k]) => {
        const wet = y - 12 * k;
        return `<g opacity="0.3">${put(s.x(p), wet * 2 - y + 0, k, `<g transform="scale(1 -0.55) translate(0 -22)">${elephant('#14284c', '#14284c', k < 1 ? '#14284c' : '#8fa8b8')}</g>`)}</g>` + group(put(s.x(p), y, k, elephant(body, far, k < 1 ? body : '#f4ead0', rim)), s.clip(`M-200 0H${s.w + 200}V${wet}H-200Z`)) + fill(lens(s.x(p), wet, 150 * k, 5 * k), '#dff0f4', 'opacity="0.75"') + fill(lens(s.x(p) - 50 * k, wet + 6 * k, 130 * k, 3 * k), '#dff0f4', 'opacity="0.5"') + fill(lens(s.x(p) + 20 * k, wet + 14 * k, 110 * k, 2.4 * k), '#9fc4d4', 'opacity="0.5"');
      }).join('') + ripples(s, 790, 960, '#cfe4ee', 50, 0.35);
    }),
    layer(0.9, (s) => {
      let out = fill(curve([[s.w * 0.56, 1020], [s.w * 0.7, 952], [s.w * 0.86, 918], [s.w + 120, 890], [s.w + 120, 1120], [s.w * 0.5, 1120]], true), '#0b1838') + line(curve([[s.w * 0.6, 996], [s.w * 0.7, 952], [s.w * 0.86, 918], [s.w + 120, 890]]), '#6f98b8', 3, 'opacity="0.7"');
      out += put(s.x(0.93), 930, s.tall ? 5 : 6.4, palm(s, '#0f1f44', ['#0c1c40', '#16305c'], -12, 15)) + put(s.x(0.84), 950, 3.6, palm(s, '#0f1f44', ['#0c1c40', '#1a3866'], 9, 13));
      for (let i = 0; i < 30; i++) out += leafSpray(s, s.r.range(s.w * 0.66, s.w + 60), 990 - s.r.range(0, 60), -s.r.range(50, 110), s.r.pick(['#0b1838', '#12264c', '#1f3f6a']), 7);
      for (let i = 0; i < 26; i++) out += leafSpray(s, s.r.range(-60, s.w * 0.2), 1030 - s.r.range(0, 30), -s.r.range(60, 120), s.r.pick(['#0b1838', '#12264c', '#234a70']), 7);
      return out + rect(-120, 1060, s.w + 240, 60, '#0b1838');
    }),
  ],
};
