import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, put, rect } from '@trekker/cover-art/core/shape.ts';
import { archBridge } from '../../src/buildings/castle.ts';
import { townHouse } from '@trekker/cover-art/city.ts';
import { bridgeTower, castleHill, saint, swan } from '../../src/buildings/gothic.ts';
import { gleam } from '../../src/land/nordic.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

export const bridge: Scene = {
  slug: 'prague-charles-bridge', place: 'Prague, Czechia', seed: 261, light: -0.6, air: '#f3cdb6',
  alt: 'Charles Bridge with its statues and Gothic tower over the Vltava at dawn, Prague Castle on the hill in haze',
  layers: () => {
    const hill = layer(0.16, (s) => {
      const x = s.x(s.tall ? 0.36 : 0.36);
      const k = s.tall ? 1.25 : 1.6;
      let out = fill(`${curve([[-100, 600], [x - 420 * k, 560], [x - 290 * k, 500], [x, 470], [x + 330 * k, 490], [x + 480 * k, 560], [s.w + 100, 610], [s.w + 100, 680], [-100, 680]])}Z`, s.down(470, 680, ['#a08aa0', '#c4a0a4', '#e6bfae']));
      out += put(x, 496, k, castleHill(s, '#e6c9bc', '#c48678', '#8f7d98', '#f2cf8a'));
      for (let i = 0; i < 170; i++) { const px = s.r.range(-60, s.w + 60); out += foliage(s, px, 560 + Math.abs(px - x) * 0.06 + s.r.range(-34, 50), s.r.range(20, 38), s.r.range(12, 22), ['#a08f98', '#b09c98', '#c8aa9c'], 14); }
      return out + rect(-100, 440, s.w + 200, 240, s.down(440, 670, ['#f3cdb600', '#f8d3b8b0']));
    });
    const town = layer(0.24, (s) => {
      let out = '';
      for (let row = 0; row < 3; row++) {
        let x = -100 + s.r.range(0, 30);
        while (x < s.w + 100) {
          const w = s.r.range(58, 104);
          const k = 0.56 + row * 0.14;
          out += put(x, 626 + row * 24, k, townHouse(s, w, s.r.range(70, 116), { wall: s.r.pick(['#f0cfae', '#e8b8a0', '#f5e0c6', '#dcc0a8', '#e9c98f']), roof: s.r.pick(['#c46f58', '#b5634f', '#d08468']), trim: '#fbeedd', pane: s.r.chance(0.35) ? '#ffdf98' : '#86788c' }));
          x += w * k + s.r.range(-2, 5);
        }
      }
      // The green dome of the Lesser Town.
      const dx = s.x(s.tall ? 0.17 : 0.14);
      out += put(dx, 640, 1.3, rect(-34, -92, 68, 92, s.across(-34, 34, ['#f3dcc0', '#d9b8a4'])) + [-22, 0, 22].map((x) => rect(x - 4, -80, 8, 26, '#a08494', 'rx="4"')).join('') + rect(-37, -95, 74, 5, '#f7e4cc') + fill('M-38 -92Q-38 -146 0 -154Q38 -146 38 -92Z', s.across(-38, 38, ['#9fc4ae', '#6f9f92', '#4f7a78'])) + rect(-9, -172, 18, 22, '#ead0b4') + fill('M-11 -172Q0 -192 11 -172Z', '#6f9f92') + rect(46, -150, 24, 150, s.across(46, 70, ['#f0d8bc', '#d3b09c'])) + rect(53, -138, 10, 18, '#a08494', 'rx="5"') + rect(44, -112, 28, 3, '#f7e4cc') + fill('M43 -150Q46 -172 58 -176Q70 -172 73 -150Z', '#6f9f92') + rect(56.5, -200, 3, 26, '#e8c070'));
      for (let i = 0; i < 30; i++) out += foliage(s, s.r.range(-60, s.w + 60), 678, s.r.range(18, 34), s.r.range(12, 20), ['#6a6f66', '#8b8a6c', '#c9ac78'], 9);
      return out + rect(-100, 676, s.w + 200, 14, '#b8998f') + rect(-100, 560, s.w + 200, 140, s.down(560, 700, ['#f8d9bc00', '#f8d9bc90']));
    });
    const span = layer(0.45, (s) => {
      const to = s.x(s.tall ? 0.8 : 0.83);
      const from = -130;
      const spans = s.tall ? 4 : 6;
      const w = (to - from) / spans;
      let out = '';
      for (let i = 0; i <= spans * 2; i++) out += put(from + (i * w) / 2 + 6, 676 - i * 0.6, 1.04, saint('#463a50', i * 7 + 3));
      for (let i = 0; i < 20; i++) { const x = s.r.range(from, to - 60); out += rect(x, 660, 5, 18, '#51455a', 'rx="2.5"') + disc(x + 2.5, 658, 3, '#51455a'); }
      out += archBridge(s, { from, to, deck: 674, water: 812, spans, stone: '#a98f84', shade: '#54455c', pier: 0.26, rise: 0.9, parapet: 20 });
      const k = s.tall ? 1.02 : 1.24;
      out += put(to + 56, 820, k * 1.02, bridgeTower(s, '#6f5f68', '#3c3a56', '#f0c878', '#ffcf86')) + rect(to - 20, 800, s.w - to + 200, 30, '#7d6a70') + rect(to - 20, 798, s.w - to + 200, 5, '#c4a898');
      for (let i = 0; i < 7; i++) out += foliage(s, to + 160 + i * 34, 800, 34, 26, ['#4a5050', '#6a6c58', '#b89a6a'], 11);
      return out;
    });
    return [
      sky(['#6a7fb8', '#b3a8c8', '#f2bfb4', '#ffd0a0', '#ffe8c0'], 600),
      sun({ x: 0.035, y: 420, r: 44, colour: '#fff6dc', glow: '#ffd092', reach: 640 }),
      streaks({ y: [60, 340], count: 10, colours: ['#e3c0cc', '#ffd2c0', '#ffe2c4'], opacity: 0.75 }),
      hill, mist({ depth: 0.2, y: 590, height: 70, colour: '#ffe2c8', opacity: 0.6 }), town,
      mist({ depth: 0.26, y: 676, height: 60, colour: '#ffe2c8', opacity: 0.75 }),
      water({ depth: 0.3, top: 690, stops: ['#fbd9b8', '#d9b4b4', '#8583a8', '#39436e'], glitter: { x: 0.12, colour: '#fff0d0', spread: 120, count: 180 } }),
      mirror({ of: [town], y: 690, depth: 0.31, opacity: 0.4, tint: '#f3cfb8', cuts: 60 }),
      span, mirror({ of: [span], y: 822, depth: 0.46, opacity: 0.6, tint: '#c4a8b8', cuts: 190, squash: 0.7 }),
      layer(0.5, (s) => gleam(s, s.x(s.tall ? 0.86 : 0.865), 836, 120, '#ffd08a', 13)),
      mist({ depth: 0.5, y: 822, height: 40, colour: '#ffe4cc', opacity: 0.45 }),
      birds({ x: 0.56, y: 300, count: 8, size: 12, colour: '#6f6488', spread: 120 }),
      layer(0.7, (s) => [[0.2, 900, 1.3, false], [0.29, 930, 1.7, false], [0.12, 950, 1.5, true], [0.5, 884, 0.9, true]].map(([x, y, k, f]) => put(s.x(x as number), y as number, k as number, swan('#fff8ee', '#cbb8cc') + `<g opacity="0.4" transform="scale(1 -0.5)">${swan('#fff0e4', '#cbb8cc')}</g>`, 0, f as boolean)).join('')),
    ];
  },
};

export const prague = [bridge];
