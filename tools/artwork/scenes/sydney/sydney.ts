import { sloop } from '@trekker/cover-art/boats.ts';
import { put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { harbourFerry } from '../../src/people/sails.ts';
import { crowd, lightStreaks } from '../../src/buildings/skyline.ts';
import { birds, cumulus, mist, moon, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { harbourBridge, operaHouse } from '../../src/buildings/sydney.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const place = 'Sydney, Australia';

const shore = (tones: [string, string, string], base: string) => layer(0.16, (s) => {
  let out = rect(-100, 648, s.w + 200, 20, base);
  for (let i = 0; i < 54; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 53), 650 + s.r.range(-8, 4), s.r.range(26, 60), s.r.range(14, 32), tones, 12);
  return out;
});

const noon: Scene = {
  slug: 'sydney-harbour-morning', place, seed: 411, light: -0.6, air: '#d6ecec',
  alt: 'The white shells of the opera house, the harbour bridge and a green ferry on sparkling blue water',
  layers: () => {
    const town = layer(0.14, (s) => crowd(s, 660, s.tall ? 0.62 : 0.7, 1.06, 15, (p) => 110 + 120 * p, ['#b4cdd6', '#c9dbe0'], ['#f4f4e4', '#8fb4c4'], 0.3));
    const hills = shore(['#5a9a7c', '#77ac80', '#b4c88a'], '#7fae94');
    const bridge = layer(0.2, (s) => harbourBridge(s.x(s.tall ? -0.1 : 0.04), s.x(s.tall ? 0.62 : 0.56), 566, 236, '#4f6f80', '#c9bfae', '#f4f0dc'));
    const opera = layer(0.3, (s) => put(s.x(s.tall ? 0.62 : 0.68), 706, s.tall ? 1.08 : 1.42, operaHouse(s, '#fffaf0', '#a9bccc', '#7a94a8', '#d9b79c')));
    return [
      sky(['#2f8acb', '#6fbbe0', '#bfe4ea', '#fdf2d8'], 640),
      streaks({ y: [70, 260], count: 7, colours: ['#ffffff', '#fdfaf0'], opacity: 0.7, width: [300, 700] }),
      cumulus({ depth: 0.1, at: [[0.12, 560, 420, 130], [0.62, 520, 460, 120], [0.94, 540, 340, 160]], lit: '#ffffff', body: '#f6f6f0', shade: '#cbdfe6' }),
      town, hills, bridge,
      water({ depth: 0.28, top: 662, stops: ['#a4dbe0', '#4fb0cc', '#1f7fb4', '#0f5590'], ripples: { light: '#f0fffc', dark: '#1f7fb0', count: 300, opacity: 0.5 } }),
      mirror({ of: [hills, bridge, town], y: 664, depth: 0.29, opacity: 0.35, tint: '#8fd0dc', cuts: 160 }),
      opera,
      mirror({ of: [opera], y: 706, depth: 0.32, opacity: 0.5, tint: '#6fbcd4', cuts: 200 }),
      layer(0.5, (s) => put(s.x(0.27), 800, 2.7, harbourFerry('#1f6a54', '#fbeec8', '#5f8fa0')) + rect(s.x(0.27) - 150, 814, 330, 5, '#ffffff', 'opacity="0.6" rx="3"') + put(s.x(0.5), 722, 0.55, sloop('#f4f4ee', '#ffffff', '#c4d8e4')) + put(s.x(0.44), 712, 0.4, sloop('#c4503f', '#ffffff', '#c4d8e4')) + put(s.x(0.86), 858, 1.8, sloop('#2a3f5c', '#ffffff', '#d8c8b8'))),
      birds({ x: 0.5, y: 300, count: 7, size: 16, colour: '#ffffff', spread: 140 }),
      layer(0.95, (s) => {
        let out = '';
        for (let i = 0; i < 60; i++) out += leafSpray(s, s.r.range(-70, s.w * 0.3), s.r.range(-60, 40), s.r.range(60, 120), s.r.pick(['#1f5a4c', '#2f7456', '#5f9a5c']), 6);
        return out;
      }),
    ];
  },
};

const dusk: Scene = {
  slug: 'sydney-harbour-dusk', place, seed: 412, light: 0.6, air: '#8a6fae',
  alt: 'Sydney harbour after sunset: the bridge in silhouette, the opera house glowing, the town lights on the water',
  layers: () => {
    const town = layer(0.14, (s) => crowd(s, 660, -0.05, s.tall ? 0.4 : 0.34, 15, (p) => 250 - 240 * p, ['#3f4284', '#4c488c'], ['#ffd890', '#ffbe80'], 0.42));
    const hills = shore(['#3a3a72', '#44427c', '#6a5a8c'], '#34346c');
    const bridge = layer(0.2, (s) => harbourBridge(s.x(s.tall ? 0.36 : 0.46), s.x(s.tall ? 1.1 : 0.98), 566, 240, '#272a5c', '#4a4480', '#ffe0a0'));
    const opera = layer(0.3, (s) => put(s.x(s.tall ? 0.4 : 0.3), 706, s.tall ? 1.02 : 1.3, operaHouse(s, '#ffe6d0', '#7a6aa8', '#ffc26a', '#6a5684')));
    return [
      sky(['#1f2a68', '#56509c', '#a86aa8', '#f29a8c', '#ffd08a'], 650),
      stars(80, 260), sun({ x: 0.74, y: 650, r: 0, colour: '#ffcf86', glow: '#ffb468', reach: 640 }), moon({ x: 0.14, y: 170, r: 34, colour: '#fff2d8', glow: '#d8b8d8', crescent: -0.5 }),
      streaks({ y: [160, 560], count: 12, colours: ['#7a68ac', '#d98aa0', '#ffb98c'], opacity: 0.75 }),
      town, hills, mist({ depth: 0.18, y: 650, height: 60, colour: '#f0a090', opacity: 0.45 }), bridge,
      water({ depth: 0.28, top: 662, stops: ['#f4a88c', '#a870a4', '#4a4a96', '#151d58'], glitter: { x: 0.74, colour: '#ffe0a8', spread: 120, count: 210 } }),
      mirror({ of: [town, hills, bridge], y: 664, depth: 0.29, opacity: 0.55, tint: '#b87ca4', cuts: 190 }),
      opera,
      mirror({ of: [opera], y: 706, depth: 0.32, opacity: 0.6, tint: '#7a64a4', cuts: 200 }),
      layer(0.34, (s) => lightStreaks(s, 712, 900, 26, ['#ffd890', '#ffc070', '#fff0cc'], 0.02, 0.5)),
      layer(0.5, (s) => put(s.x(0.66), 822, 2.5, harbourFerry('#1c2452', '#5a4c86', '#ffdf9a'))),
      birds({ x: 0.42, y: 330, count: 7, size: 13, colour: '#2f2f68', spread: 110 }),
    ];
  },
};

export const sydney = [noon, dusk];
