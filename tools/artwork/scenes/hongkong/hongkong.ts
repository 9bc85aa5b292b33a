import { junk } from '@trekker/cover-art/boats.ts';
import { fill, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { crowd, crownTower, lightStreaks, prismTower } from '../../src/buildings/skyline.ts';
import { mist, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

export const hongKong: Scene = {
  slug: 'hong-kong-harbour-night', place: 'Hong Kong', seed: 401, light: 0.4, air: '#5a4f9a',
  alt: 'A junk with red sails crosses Victoria Harbour before the lit towers of Hong Kong and the dark Peak',
  layers: () => {
    const back = layer(0.2, (s) => crowd(s, 660, -0.05, 1.05, s.tall ? 24 : 42, (p) => 150 + 110 * Math.exp(-((p - 0.45) ** 2) / 0.08), ['#3f4288', '#4a4690'], ['#ffd890', '#f7b8c8', '#a8d8f0'], 0.34));
    const front = layer(0.26, (s) => crowd(s, 668, -0.05, 1.05, s.tall ? 20 : 34, (p) => 130 + 80 * Math.sin(p * 9 + 1) ** 2, ['#1f2460', '#2c2b70'], ['#ffdf9a', '#ffb86a', '#8fe0f0', '#ff9ab8'], 0.46) + put(s.x(s.tall ? 0.36 : 0.44), 668, 1.1, prismTower('#3c58a8', '#25307c', '#d8f4ff')) + put(s.x(s.tall ? 0.68 : 0.6), 668, 1.12, crownTower(s, '#2a2f78', '#ffe8b0', '#fff0c8')) + put(s.x(0.87), 668, 0.86, crownTower(s, '#34307c', '#b0e4f4', '#ffd0dc')));
    return [
      sky(['#0e123c', '#262566', '#56408c', '#a8609a', '#ee9a96'], 640),
      stars(120, 300),
      streaks({ y: [180, 460], count: 9, colours: ['#5a488f', '#9a5f9c', '#d98a9c'], opacity: 0.6 }),
      ridge({ depth: 0.12, base: 660, height: 330, rough: 0.4, peaks: [[0.3, 0.7, 480], [0.52, 0.92, 460], [0.8, 0.72, 480], [0.02, 0.5, 420]], colour: '#3a3478', shade: '#2a2a6a', lit: '#9a6a9c', foot: '#6a4f96', gullies: 3 }),
      layer(0.14, (s) => {
        let d = '';
        for (let i = 0; i < 130; i++) d += `M${s.x(s.r.range(0.05, 0.95)).toFixed(0)} ${s.r.range(470, 640).toFixed(0)}h3v3h-3Z`;
        return fill(d, '#ffd89a', 'opacity="0.7"');
      }),
      mist({ depth: 0.16, y: 600, height: 120, colour: '#b0689c', opacity: 0.55 }),
      back, mist({ depth: 0.22, y: 640, height: 90, colour: '#d07a98', opacity: 0.4 }), front,
      layer(0.28, (s) => rect(-100, 656, s.w + 200, 16, '#151a4c') + fill(Array.from({ length: 90 }, (_, i) => `M${(s.x(i / 89)).toFixed(0)} 658h5v4h-5Z`).join(''), '#ffe0a0')),
      water({ depth: 0.3, top: 668, stops: ['#8a5a98', '#3c3c8a', '#1c2462', '#0b1038'] }),
      mirror({ of: [back, front], y: 668, depth: 0.32, opacity: 0.6, tint: '#5a4a96', cuts: 160 }),
      layer(0.34, (s) => lightStreaks(s, 674, 960, s.tall ? 34 : 60, ['#ffd890', '#ff9a8a', '#8fe4f0', '#ff8ab4', '#fff0c8'])),
      layer(0.5, (s) => {
        const [x, y, k] = [s.x(s.tall ? 0.5 : 0.235), 866, s.tall ? 3 : 3.5];
        return `<g opacity="0.4">${put(x, y + 10, k, `<g transform="scale(1 -0.5)">${junk('#1a1438', '#a83a4a', '#6a2444', '#4a1c3c')}</g>`)}</g>` + put(x, y, k, junk('#1a1232', '#e0483c', '#8a2444', '#6a1c3a')) + [[-26, -24], [-4, -24], [18, -24]].map(([dx, dy]) => `<circle cx="${x + dx! * k}" cy="${y + dy! * k}" r="${12 * k}" fill="${s.radial(x + dx! * k, y + dy! * k, 12 * k, ['#ffcf80c0', '#ff9a5a00'])}"/><circle cx="${x + dx! * k}" cy="${y + dy! * k}" r="${1.8 * k}" fill="#fff2c8"/>`).join('');
      }),
    ];
  },
};
