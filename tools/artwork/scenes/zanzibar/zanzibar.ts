import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { oval, put } from '@trekker/cover-art/core/shape.ts';
import { beach, lagoon } from '../../src/land/islands.ts';
import { dhow } from '../../src/people/sails.ts';
import { bearer } from '../../src/animals/savanna.ts';
import { birds, cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';

export const zanzibar: Scene = {
  slug: 'zanzibar-dhow', place: 'Nungwi, Zanzibar', seed: 381, light: -0.5, air: '#d9f0e8',
  alt: 'A dhow sails close to the white sand of Zanzibar over clear turquoise water; two women walk the shore',
  layers: () => [
    sky(['#3f9fd0', '#84cde0', '#c9ece4', '#fdf3d6'], 560),
    streaks({ y: [60, 240], count: 6, colours: ['#ffffff', '#fdfaf0'], opacity: 0.7, width: [300, 700] }),
    cumulus({ depth: 0.1, at: [[0.16, 540, 380, 130], [0.5, 546, 300, 70], [0.9, 540, 460, 170]], lit: '#ffffff', body: '#fbf3e4', shade: '#cfe2e0' }),
    lagoon({ depth: 0.3, top: 552, stops: ['#1f7fb8', '#2fadc6', '#63d0cc', '#b9f0de', '#e0f7e8'], shoal: '#d8f8e6', reef: '#1a86ac', count: 34 }),
    layer(0.34, (s) => put(s.x(0.17), 574, 0.7, dhow('#5a4a4a', '#fffaf0', '#d9dcd0')) + put(s.x(0.3), 566, 0.45, dhow('#6a5a58', '#fffaf0', '#d9dcd0'), 0, true) + put(s.x(0.9), 580, 0.85, dhow('#5a4a4a', '#f8e4c8', '#d8bca4'), 0, true)),
    layer(0.5, (s) => `<g opacity="0.3">${put(s.x(s.tall ? 0.6 : 0.62), 764, 5, `<g transform="scale(1 -0.35)">${dhow('#1f5f74', '#ffffff', '#c4e8e0')}</g>`)}</g>` + oval(s.x(s.tall ? 0.6 : 0.62) + 12, 776, 260, 14, '#1a7f94', 'opacity="0.35"') + put(s.x(s.tall ? 0.6 : 0.62), 752, 5, dhow('#6a3a2a', '#fff8ea', '#e4cfb4'))),
    beach({ depth: 0.7, edge: [[-0.1, 806], [0.08, 818], [0.24, 852], [0.44, 872], [0.66, 910], [0.86, 918], [1.1, 952]], sand: ['#fffaf0', '#f0dcc0'], wet: '#ecdcc0' }),
    layer(0.75, (s) => [[0.3, 926, 1.5, '#e8843a', '#c43f5a', '#d8b070'], [0.375, 934, 1.42, '#3f7fb0', '#f0c040', '#b88a50']].map(([x, y, k, a, b, c]) => oval(s.x(x as number) + 36, (y as number) + 1, 50, 5, '#b9a48c', 'opacity="0.5"') + put(s.x(x as number), y as number, k as number, bearer(a as string, b as string, '#4a2c26', c as string))).join('')),
    birds({ x: 0.36, y: 330, count: 6, size: 15, colour: '#ffffff', spread: 100 }),
    layer(0.92, (s) => {
      let out = put(s.x(0.0), 1040, s.tall ? 7.4 : 9, coconutPalm(s, '#7a6450', ['#145a4c', '#23794f', '#5aa653'], 16));
      for (let i = 0; i < 26; i++) out += leafSpray(s, s.r.range(-70, s.w * 0.12), 1030 - s.r.range(0, 30), -s.r.range(60, 120), s.r.pick(['#17523f', '#24694a', '#3f8a58']), 6);
      return out;
    }),
  ],
};
