import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, mist, sky, sun } from '@trekker/cover-art/sky.ts';
import { cliffHouse, tiledDome } from '../../src/buildings/stacked.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

export const coast: Scene = {
  slug: 'amalfi-coast-positano', place: 'Positano, Amalfi Coast, Italy', seed: 331, light: -0.6, air: '#cfe0e6',
  alt: 'Pastel houses and a tiled dome climb the cliff above a beach with parasols on the Amalfi coast, lemons in front',
  layers: () => [
    sky(['#3f90cc', '#86c2de', '#d6e8e2', '#ffecc8'], 560),
    sun({ x: 0.12, y: 200, r: 0, colour: '#fff', glow: '#fff2c8', reach: 620 }),
    cumulus({ at: [[0.22, 210, 320, 90], [0.5, 150, 240, 60]], lit: '#ffffff', body: '#fbf6ea', shade: '#cddce4', opacity: 0.95 }),
    ridge({ depth: 0.1, base: 590, height: 190, rough: 0.5, peaks: [[0.28, 0.5, 260], [0.44, 0.8, 320], [0.62, 1, 360]], colour: '#93b3c4', shade: '#7099b4', lit: '#f3e6d0', foot: '#cfe0e2', gullies: 5 }),
    mist({ depth: 0.12, y: 585, height: 50, colour: '#f3f4e8', opacity: 0.6 }),
    water({ depth: 0.16, top: 588, stops: ['#c9ecea', '#58bcd0', '#1c83b8', '#0f548c'], ripples: { light: '#e6fbf8', dark: '#2a86b4', count: 190, opacity: 0.45 }, glitter: { x: 0.14, colour: '#fffbe4', spread: 100, count: 160 } }),
    ridge({ depth: 0.2, base: 588, height: 430, island: true, rough: 0.5, peaks: [[0.84, 0.9, 420], [1.02, 1, 520], [0.68, 0.5, 300]], colour: '#8a9a86', shade: '#4f6a78', lit: '#f0dcb4', foot: '#7fa07c', gullies: 12 }),
    layer(0.3, (s) => {
      const walls = ['#f6d2a4', '#f2a98e', '#fbeedb', '#f4c2b0', '#f7dc8c', '#e8917c', '#fdf6ea', '#f0b8b8'];
      // The village's edge: from the beach up along the gorge to the road.
      const edge = (y: number): number => s.x(s.tall ? 0.36 : 0.43) + (812 - y) * (s.tall ? 0.42 : 0.86) + 30 * Math.sin(y / 46);
      let out = '';
      const slope: Pt[] = [];
      for (let y = 330; y <= 830; y += 40) slope.push([edge(y) - 26, y]);
      out += fill(`${curve(slope)}L${s.w + 120} 860L${s.w + 120} 250Z`, s.down(300, 830, ['#7d9a72', '#a09a7c', '#c9b490']));
      for (let y = 352; y <= 806; y += 28) {
        const k = 0.74 + (y - 352) / 760;
        let x = edge(y) + s.r.range(-8, 20);
        while (x < s.w + 90) {
          const w = s.r.range(40, 72) * k;
          if (s.r.chance(0.14)) out += foliage(s, x + w * 0.4, y - 4, w * 0.5, 22 * k, ['#3c6a4c', '#5f8f54', '#a9b864'], 11);
          else out += put(x, y + s.r.range(-5, 8), 1, cliffHouse(s, w, s.r.range(34, 66) * k, s.r.pick(walls), s.r.pick(['#4f8a7a', '#5a7fa0', '#8a6a50'])));
          x += w * s.r.range(1.02, 1.3);
        }
        for (let i = 0; i < 5; i++) out += foliage(s, s.r.range(edge(y), s.w + 60), y + 12, 15 * k, 9 * k, s.r.chance(0.25) ? ['#a83a6a', '#d8558a', '#f290b0'] : ['#3c6a4c', '#5f8f54', '#a9b864'], 9);
      }
      return out + put(s.x(s.tall ? 0.66 : 0.64), 800, 1.25, tiledDome(s, '#fbf2e2'));
    }),
    layer(0.4, (s) => {
      const b: Pt[] = [[s.x(s.tall ? 0.3 : 0.385), 822], [s.x(0.46), 814], [s.x(0.6), 816], [s.x(0.8), 826], [s.w + 100, 834], [s.w + 100, 905], [s.x(0.84), 890], [s.x(0.62), 872], [s.x(0.46), 848]];
      let out = fill(`${curve(b, true)}`, '#f2e0b8') + line(curve(b.slice(5)), '#ffffff', 9, 'opacity="0.7"');
      for (let i = 0; i < (s.tall ? 26 : 46); i++) { const t = s.r.next(); const x = s.x(0.5 + 0.52 * t); const y = 834 + 30 * t + s.r.range(-6, 12); const c = s.r.pick(['#e8503f', '#f2b53c', '#2f86b8', '#ffffff']); const k = 0.8 + t * 0.5; out += oval(x + 9 * k, y + 1, 13 * k, 3 * k, '#a8845c', 'opacity="0.5"') + line(`M${x} ${y}v${-15 * k}`, '#7a5a48', 1.4) + fill(`M${x - 13 * k} ${y - 13 * k}Q${x} ${y - 27 * k} ${x + 13 * k} ${y - 13 * k}Z`, c) + fill(`M${x + 2} ${y - 20 * k}Q${x + 9 * k} ${y - 20 * k} ${x + 13 * k} ${y - 13 * k}H${x + 3}Z`, '#5a3a5a', 'opacity="0.16"'); }
      return out;
    }),
    layer(0.46, (s) => [[0.16, 690, 0.8, false], [0.27, 650, 0.5, true], [0.33, 770, 1.1, false], [0.08, 770, 1.3, true]].map(([x, y, k, f]) => put(s.x(x as number), y as number, k as number, sloop('#fffaf0', '#fff4e4', '#3f5f8a'), 0, f as boolean)).join('')),
    birds({ x: 0.3, y: 330, count: 6, size: 12, colour: '#ffffff', spread: 100 }),
    layer(0.95, (s) => {
      // A lemon branch from the upper left, leaves and fruit at the lower corner.
      let out = line(curve([[-60, 20], [90, 60], [220, 64], [330, 110]]), '#5a4438', 9);
      const at = (t: number): Pt => [-40 + 400 * t, 24 + 92 * t * t];
      for (let i = 0; i < 46; i++) { const [x, y] = at(s.r.next()); out += leafSpray(s, x, y + s.r.range(-26, 16), s.r.range(54, 92) * (s.r.chance(0.3) ? -0.7 : 1), s.r.pick(['#1f5a48', '#2f7a54', '#4a9a5a']), 4); }
      for (const [x, y, k] of [[60, 128, 1.1], [150, 150, 1.2], [238, 142, 1], [318, 182, 1.1], [20, 168, 1]] as const) out += `<g transform="translate(${x} ${y}) rotate(14) scale(${k})">${fill('M0 -34Q24 -30 25 -2Q24 20 8 28Q4 36 0 36Q-4 36 -8 28Q-24 20 -25 -2Q-24 -30 0 -34Z', s.ball(['#fff2a0', '#f9d43c', '#d99a1e']))}${disc(-8, -10, 4, '#ffffff', 'opacity="0.5"')}</g>` + leafSpray(s, x + 6, y - 34, -34, '#2f7a54', 3);
      return out;
    }),
  ],
};

export const amalfi = [coast];
