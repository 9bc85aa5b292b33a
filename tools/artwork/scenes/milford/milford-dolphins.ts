import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { wall } from '@trekker/cover-art/rock.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';
import { ripples, water, waterfall } from '@trekker/cover-art/water.ts';

/** A dolphin in its leap, middle at 0,0, about 150 long, going left. */
function dolphin(back: string, side: string, belly: string): string {
  const body: Pt[] = [[-98, 26], [-92, 20], [-78, 15], [-72, 4], [-58, -8], [-34, -17], [-4, -20], [28, -14], [56, 4], [74, 26], [78, 38], [66, 30], [44, 16], [14, 10], [-20, 10], [-46, 18], [-64, 24], [-80, 27], [-92, 30]];
  return fill('M70 26Q92 30 102 46Q86 44 78 38Q78 52 66 60Q62 44 68 30Z', back) + fill('M2 -18Q14 -42 32 -44Q24 -30 30 -12Z', back) + fill(curve(body, true), back) + fill(curve([[-90, 24], [-60, 8], [-20, -2], [20, -2], [50, 12], [70, 30], [44, 16], [14, 10], [-20, 10], [-46, 16], [-62, 22]], true), side) + fill(curve([[-92, 28], [-60, 18], [-24, 4], [10, 4], [40, 14], [14, 12], [-20, 12], [-46, 19], [-66, 26]], true), belly) + fill('M-26 8Q-22 30 -6 36Q-10 22 -6 8Z', tone(back, -0.04)) + disc(-58, 8, 2, '#0f1c24') + line('M-95 25Q-80 22 -68 19', tone(back, -0.12), 1.6);
}

/** A sea kayak for two, waterline at 0,0, about 190 long. */
const kayak = (hull: string): string => fill('M-98 -8Q-50 4 0 4Q50 4 98 -10Q60 14 0 14Q-60 14 -98 -8Z', hull) + line('M-90 -5Q-46 5 0 5Q46 5 90 -7', tone(hull, 0.14), 2.2) + [-34, 22].map((x, i) => fill(curve([[x - 10, 2], [x - 11, -18], [x - 5, -28], [x + 6, -27], [x + 11, -16], [x + 10, 2]], true), i ? '#f2c23c' : '#2f6f8f') + disc(x + 1, -36, 7, '#d9a07c') + fill(`M${x - 8} -38Q${x} -49 ${x + 10} -38L${x + 13} -37H${x - 9}Z`, i ? '#2f3f4c' : '#f4ead8') + line(`M${x - 40} ${i ? 4 : -34}L${x + 38} ${i ? -32 : 2}`, '#3a2f34', 2.6) + oval(x - 43, i ? 6 : -36, 10, 4, '#fbf4e4', `transform="rotate(${i ? -26 : 26} ${x - 43} ${i ? 6 : -36})"`) + oval(x + 41, i ? -34 : 4, 10, 4, '#fbf4e4', `transform="rotate(${i ? -26 : 26} ${x + 41} ${i ? -34 : 4})"`)).join('');

export const sound: Scene = {
  slug: 'milford-sound-kayak-dolphins', place: 'Milford Sound, New Zealand', seed: 772, light: -0.5, air: '#f0d9b0',
  alt: 'Dolphins leap beside a yellow kayak in the sun between the forested walls of Milford Sound, waterfalls glittering in the light',
  layers: () => [
    sky(['#4f9fc4', '#9fd0d0', '#f2e6b8', '#ffdf9a'], 560),
    sun({ x: 0.46, y: 420, r: 44, colour: '#fffce8', glow: '#ffe6a0', reach: 640 }),
    streaks({ y: [60, 330], count: 9, colours: ['#ffffff', '#fff2cc'], opacity: 0.7 }),
    ridge({ depth: 0.1, base: 600, height: 230, rough: 0.5, peaks: [[0.3, 0.8, 260], [0.5, 0.45, 190], [0.66, 1, 280]], colour: '#a9c0b0', shade: '#86a8a8', lit: '#fff0c4', foot: '#f0e2b8', gullies: 4 }),
    mist({ depth: 0.13, y: 570, height: 80, colour: '#fff4cf', opacity: 0.8 }),
    ridge({ depth: 0.16, base: 606, height: 360, rough: 0.5, peaks: [[0.16, 1, 300], [0.84, 0.86, 290]], colour: '#6f9a8a', shade: '#3f7478', lit: '#f2dc9c', foot: '#cfd0a0', gullies: 8 }),
    mist({ depth: 0.18, y: 588, height: 60, colour: '#fff0c4', opacity: 0.7 }),
    wall({ depth: 0.24, side: 'left', edge: [[0, 40], [60, 80], [120, 160], [170, 260], [210, 380], [262, 470], [330, 560], [400, 606]], colour: '#3f7464', shade: '#1b4a50', lit: '#b5c480', foot: '#7f9a78', forest: ['#2c5f54', '#5a8a54'], strokes: 80 }),
    wall({ depth: 0.24, side: 'right', edge: [[0, -60], [90, 0], [160, 110], [214, 230], [252, 360], [306, 470], [370, 560], [430, 608]], colour: '#46806a', shade: '#1d4f54', lit: '#e2d98a', foot: '#8fa87a', forest: ['#2c6454', '#79a05a'], strokes: 80 }),
    waterfall({ depth: 0.26, x: 0.865, top: 196, bottom: 600, width: 24, colour: '#ffffff', shade: '#a9cfc8' }),
    waterfall({ depth: 0.26, x: 0.1, top: 320, bottom: 600, width: 14, colour: '#f4fbf4', shade: '#a9cfc8' }),
    rays({ depth: 0.3, x: 0.46, y: 410, count: 13, spread: 170, angle: 0, length: 800, colour: '#fff4c4', strength: 0.16 }),
    water({ depth: 0.34, top: 602, stops: ['#fbe9b4', '#8fc4b4', '#2f8f96', '#0f5468'], ripples: { light: '#fff6d4', dark: '#1f7480', count: 260, opacity: 0.45 }, glitter: { x: 0.46, colour: '#fffbe0', spread: 110, count: 260 } }),
    mist({ depth: 0.36, y: 606, height: 40, colour: '#fff4d0', opacity: 0.6 }),
    birds({ x: 0.6, y: 270, count: 5, size: 13, colour: '#3f6a6c', spread: 90 }),
    layer(0.5, (s) => group(put(s.x(s.tall ? 0.68 : 0.7), 768, 1.2, `<g transform="scale(1 -0.5)">${kayak('#c9962c')}</g>`), 'opacity="0.3"') + put(s.x(s.tall ? 0.68 : 0.7), 758, 1.2, kayak('#f2b53c')) + fill(lens(s.x(0.7), 776, 320, 5), '#f4ffe8', 'opacity="0.5"')),
    layer(0.62, (s) => {
      let out = '';
      for (const [x, y, k, turn] of s.tall ? [[0.26, 740, 0.7, -14], [0.38, 866, 1.4, 2]] : [[0.12, 736, 0.62, -14], [0.4, 766, 0.85, -8], [0.24, 848, 1.55, 2]]) {
        const px = s.x(x!);
        let spray = '';
        for (let i = 0; i < 34; i++) spray += disc(px + 70 * k! + s.r.gauss() * 36 * k!, y! + 52 * k! - s.r.next() ** 2 * 66 * k!, s.r.range(1.5, 5.500) * k!, '#ffffff', `opacity="${s.r.range(0.5, 1).toFixed(2)}"`);
        out += fill(lens(px, y! + 62 * k!, 230 * k!, 8 * k!), '#0f4a5c', 'opacity="0.4"') + put(px, y!, k!, dolphin('#3a5a70', '#6f93a4', '#eef2ea'), turn) + spray + fill(lens(px + 70 * k!, y! + 58 * k!, 120 * k!, 9 * k!), '#ffffff', 'opacity="0.85"') + fill(lens(px - 86 * k!, y! + 52 * k!, 70 * k!, 5 * k!), '#ffffff', 'opacity="0.6"');
      }
      return out + ripples(s, 880, 1000, '#dff6e2', 40, 0.4);
    }),
    layer(0.95, (s) => {
      let out = '';
      // Flowering rata hangs into the upper corner.
      for (let i = 0; i < 46; i++) out += leafSpray(s, s.r.range(s.w * 0.72, s.w + 60), s.r.range(-60, 60), s.r.range(60, 120), s.r.pick(['#16443c', '#235a44', '#3f7a4c']), 6);
      for (let i = 0; i < 30; i++) { const [x, y] = [s.r.range(s.w * 0.76, s.w + 20), s.r.range(0, 130)]; for (let k = 0; k < 9; k++) out += line(`M${x} ${y}l${s.r.range(-13, 13)} ${s.r.range(-13, 13)}`, k % 2 ? '#e0453c' : '#ff7a5a', 2); }
      return out;
    }),
  ],
};
