import { curtain, rainbow, spray } from '../../src/buildings/curtain.ts';
import { curve, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { wall } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

export const victoriaFalls: Scene = {
  slug: 'victoria-falls-rainbow', place: 'Victoria Falls, Zambia and Zimbabwe', seed: 451, light: -0.6, air: '#f4e4cc',
  alt: 'The Zambezi drops as one white curtain into its gorge; a rainbow stands in the spray and a walker looks across',
  layers: () => [
    sky(['#3f8fb8', '#8fc4cc', '#f0e2bc', '#ffd49a'], 420),
    sun({ x: 0.2, y: 250, r: 46, colour: '#fffbe4', glow: '#ffe09c', reach: 560 }),
    streaks({ y: [40, 250], count: 8, colours: ['#ffffff', '#fff2d8', '#ffe4b8'], opacity: 0.75 }),
    layer(0.12, (s) => {
      let out = '';
      for (let i = 0; i < 60; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 59), 340 + s.r.range(-6, 5), s.r.range(24, 54), s.r.range(10, 24), ['#7f9c84', '#9cb088', '#cfc890'], 12);
      return out + rect(-100, 344, s.w + 200, 80, s.down(344, 424, ['#f6dcb0', '#a8c4b8', '#6fa8ac'])) + ripples(s, 346, 424, '#ffffff', 130, 0.6);
    }),
    layer(0.16, (s) => {
      let out = '';
      for (const [x, y, w] of [[0.16, 372, 90], [0.46, 366, 120], [0.7, 378, 100], [0.9, 368, 80]] as const) {
        out += oval(s.x(x), y + 3, w * 0.95, 9, '#4c7a5e');
        for (let i = 0; i < 5; i++) out += put(s.x(x) + s.r.range(-w, w) * 0.5, y, s.r.range(0.45, 0.8), palm(s, '#4f6a58', ['#3f7a5c', '#5f9a64'], s.r.range(-10, 10), 10));
        out += foliage(s, s.x(x), y, w * 0.8, 15, ['#3f7258', '#5c9260', '#a4b868'], 16);
      }
      return out;
    }),
    curtain({ depth: 0.24, lip: [[-0.2, 410], [0.14, 416], [0.4, 404], [0.62, 420], [0.84, 408], [1.2, 424]], bottom: 860, water: '#f4fbf6', shade: '#7fb4c0', rock: ['#6a5a58', '#2f3a48'], moss: '#5f9a54', gaps: [] }),
    layer(0.26, (s) => {
      // Here and there the black rock shows between the sheets: dark clefts that the spray swallows.
      let out = '';
      for (const [p, w, top, foot] of [[0.27, 46, 404, 700], [0.31, 22, 412, 640], [0.645, 40, 416, 720], [0.68, 18, 420, 620], [0.9, 44, 410, 690], [0.13, 20, 416, 610]] as const) {
        const x = s.x(p);
        const l: Pt[] = [];
        const r: Pt[] = [];
        for (let t = 0; t <= 1.001; t += 0.1) { const y = top + (foot - top) * t; const half = (w / 2) * (1 - 0.55 * t ** 2); l.push([x - half + s.r.range(-4, 4), y]); r.push([x + half + s.r.range(-4, 4), y]); }
        out += fill(`${poly([...l, ...r.reverse()])}`, s.down(top, foot, ['#3a4a4c', '#4f6a70', '#8fb4bc00'])) + line(`M${x - w * 0.2} ${top + 10}L${x - w * 0.26} ${top + (foot - top) * 0.6}`, '#7f9a94', 3, 'opacity="0.5"');
        for (let i = 0; i < 9; i++) out += foliage(s, x + s.r.range(-w * 0.6, w * 0.6), top + s.r.range(-8, 12), s.r.range(10, 20), s.r.range(6, 11), ['#3f7258', '#5f9a54', '#a4b868'], 8);
      }
      return out;
    }),
    layer(0.28, (s) => rect(-100, 700, s.w + 200, 400, s.down(700, 1000, ['#eef8f400', [0.55, '#d4e8e8'], [0.8, '#8fbcc4'], [1, '#5f98a4']]))),
    spray({ depth: 0.3, y: 850, height: 330, colour: '#ffffff', count: 60 }),
    rainbow({ depth: 0.32, x: 0.52, y: 900, r: 470, width: 8, opacity: 0.55 }),
    spray({ depth: 0.34, y: 900, height: 150, colour: '#eef8f4', count: 30, opacity: 0.9 }),
    mist({ depth: 0.36, y: 380, height: 90, colour: '#ffffff', opacity: 0.4 }),
    wall({ depth: 0.5, side: 'right', edge: [[0, 560], [90, 580], [170, 640], [210, 740], [290, 800], [330, 900], [420, 1010]], colour: '#3f5a50', shade: '#1c3440', lit: '#a8b474', foot: '#24404a', strokes: 24, forest: ['#2f6a4c', '#6f9a54'] }),
    layer(0.58, (s) => {
      // The near rim, and on it whoever looks across.
      const rim: Pt[] = [[-120, 908], [s.w * 0.08, 920], [s.w * 0.2, 934], [s.w * 0.31, 940], [s.w * 0.37, 962], [s.w * 0.42, 1010]];
      return fill(`${curve(rim)}L${s.w * 0.44} 1120H-120Z`, s.down(908, 1000, ['#3f6a54', '#1f4a44', '#12333a'])) + line(curve(rim.slice(0, 5)), '#9cb87a', 3, 'opacity="0.6"') + oval(s.x(0.3) + 14, 940, 40, 5, '#12333a', 'opacity="0.5"') + put(s.x(0.3), 941, 1.5, hiker('#e8563c', '#f0b840', '#2f3f58', '#8a5a40', '#fff0cc'));
    }),
    layer(0.6, (s) => {
      let out = '';
      for (let i = 0; i < 26; i++) out += foliage(s, s.x(-0.06) + (i / 25) * s.w * 0.5, 976 + (i / 25) * 50 + s.r.range(-14, 14), s.r.range(46, 80), s.r.range(26, 46), ['#163c3e', '#27584a', '#7f9a52'], 15);
      return out;
    }),
    layer(0.8, (s) => put(s.x(s.tall ? 0.02 : 0.06), 980, s.tall ? 5.4 : 6.4, palm(s, '#3a3a34', ['#133f40', '#245c4a'], 12, 14))),
    birds({ x: 0.62, y: 230, count: 7, size: 13, colour: '#4f7074', spread: 110 }),
    layer(0.95, (s) => {
      let out = '';
      for (let i = 0; i < 56; i++) out += leafSpray(s, s.r.chance(0.7) ? s.r.range(-70, s.w * 0.5) : s.r.range(s.w * 0.66, s.w + 60), s.r.range(1000, 1050), -s.r.range(70, 140), s.r.pick(['#0f2f34', '#17443e', '#2a5c48']), 6);
      return out;
    }),
  ],
};
