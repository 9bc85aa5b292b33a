import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { mesa } from '@trekker/cover-art/rock.ts';
import { mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

const snow = '#f7f6fb';

/** A raven on a branch, feet at 0,0, looking left, about 90 high. */
const raven = (): string => fill(curve([[46, -4], [78, 14], [62, 16], [34, 6], [10, 2], [-8, -8], [-18, -26], [-16, -44], [-4, -58], [12, -50], [30, -28]], true), '#23263a') + fill(curve([[-14, -42], [-22, -58], [-20, -70], [-8, -76], [4, -70], [8, -56], [4, -44]], true), '#2a2e44') + fill('M-20 -68Q-38 -66 -46 -58Q-34 -56 -18 -58Z', '#1a1c2c') + disc(-12, -66, 2.200, '#f4f0e4') + fill(curve([[-4, -40], [16, -34], [40, -8], [62, 10], [34, 2], [6, -10]], true), '#363c58') + line('M2 0V8M12 2V9', '#1a1c2c', 3) + line(curve([[-10, -75], [4, -69], [10, -52], [30, -27]]), '#8f96c0', 1.8, 'opacity="0.8"');

export const winter: Scene = {
  slug: 'grand-canyon-winter-rim', place: 'Grand Canyon, USA', seed: 2612, light: -0.7, air: '#c9c3de',
  alt: 'Snow lies on the rim and ledges of the Grand Canyon in clear winter light, a raven on a dead juniper looks into the depth',
  layers: () => [
    sky(['#4f86c4', '#94b6dc', '#d3d9e6', '#f7e2d2'], 480),
    sun({ x: 0.08, y: 300, r: 0, colour: '#fff', glow: '#fff0d4', reach: 700 }),
    streaks({ y: [50, 260], count: 8, colours: ['#ffffff', '#f4eef2'], opacity: 0.7 }),
    mesa({ depth: 0.1, x: 0.5, base: 640, top: 420, half: 900, spread: 200, bands: ['#d9d3e2', '#c9b4c4', '#d0a8b4', '#c49aac'], shade: '#9c8fb4', haze: 0.45 }),
    layer(0.12, (s) => rect(-120, 600, s.w + 240, 520, s.down(600, 1000, ['#d3cadf', '#a99cc8', '#6a5f9c']))),
    mist({ depth: 0.13, y: 620, height: 90, colour: '#e2dcea', opacity: 0.8 }),
    mesa({ depth: 0.18, x: 0.16, base: 720, top: 440, half: 230, bands: [snow, '#d99a86', '#c4806f', '#e8d9d9', '#b56a64', '#c98f80'], shade: '#6f5f92', lit: '#ffd9b4', haze: 0.24 }),
    mesa({ depth: 0.2, x: 0.84, base: 730, top: 470, half: 260, bands: [snow, '#d4937f', '#c07a6c', '#e6d6d6', '#ad6460'], shade: '#6a5a90', lit: '#ffd4ae', haze: 0.22 }),
    mist({ depth: 0.24, y: 720, height: 100, colour: '#d5cce2', opacity: 0.75 }),
    mesa({ depth: 0.3, x: 0.52, base: 840, top: 500, half: 180, bands: [snow, '#e08c6a', '#c96a54', snow, '#b55a50', '#d9805f', '#a84f4c'], shade: '#54447c', lit: '#ffc894', haze: 0.06 }),
    mist({ depth: 0.34, y: 850, height: 110, colour: '#b9aed4', opacity: 0.75 }),
    mesa({ depth: 0.4, x: 0.9, base: 1140, top: 640, half: 240, bands: [snow, '#d97a58', '#b9584a', '#e8dbe0', '#a64c48', '#c9694f', '#8f4348'], shade: '#463a72', lit: '#ffbe88' }),
    rays({ depth: 0.44, x: 0.02, y: 180, count: 9, spread: 40, angle: 76, length: 1500, colour: '#fff2d4', strength: 0.2 }),
    layer(0.66, (s) => {
      // The rim: broken limestone under a hand of snow, footprints to the edge.
      const top: Pt[] = [[-120, 716], [s.w * 0.08, 722], [s.w * 0.18, 740], [s.w * 0.27, 752], [s.w * 0.33, 790], [s.w * 0.345, 840], [s.w * 0.39, 868], [s.w * 0.42, 930], [s.w * 0.41, 1120]];
      const d = `${poly(top, false)}L-120 1120Z`;
      let inner = '';
      for (let i = 0; i < 8; i++) { const y = 800 + i * 34; inner += fill(curve([[-120, y], [s.w * 0.1, y + 6], [s.w * 0.26, y + 2], [s.w * 0.42, y + 14], [s.w * 0.42, y + 24], [s.w * 0.2, y + 16], [-120, y + 14]], true), i % 2 ? '#8a5a58' : '#f2d0b4', 'opacity="0.45"'); }
      for (let i = 0; i < 12; i++) { const x = s.r.range(-60, s.w * 0.38); inner += line(`M${x} ${s.r.range(800, 850)}l${s.r.range(-8, 8)} ${s.r.range(60, 160)}`, '#6a4450', s.r.range(2, 5), 'opacity="0.5"'); }
      const cap: Pt[] = [[-120, 704], [s.w * 0.08, 710], [s.w * 0.18, 726], [s.w * 0.275, 740], [s.w * 0.31, 766], [s.w * 0.28, 790], [s.w * 0.2, 780], [s.w * 0.1, 806], [s.w * 0.02, 790], [-120, 812]];
      const ledge = (x: number, y: number, w: number): string => fill(curve([[x - w, y + 4], [x - w * 0.5, y - 12], [x + w * 0.4, y - 10], [x + w, y + 4], [x + w * 0.3, y + 12], [x - w * 0.4, y + 10]], true), snow);
      let prints = '';
      for (let i = 0; i < 15; i++) prints += oval(s.x(0.02) + i * 22 + (i % 2 ? 5 : -5), 756 + (i % 2 ? 8 : -4) - i * 0.8, 6, 3, '#9aa2d0', 'opacity="0.7"');
      return fill(d, s.across(0, s.w * 0.42, ['#c98a74', '#b5705f', '#6a4460'])) + group(inner, s.clip(d)) + fill(curve(cap, true), s.down(700, 810, [snow, '#d5daf0'])) + group(ledge(s.w * 0.325, 836, 44) + ledge(s.w * 0.375, 872, 40) + ledge(s.w * 0.31, 912, 60) + ledge(s.w * 0.2, 938, 70), s.clip(d)) + prints;
    }),
    layer(0.76, (s) => {
      // A dead juniper, twisted by the wind, a raven on its longest arm.
      const x = s.x(s.tall ? 0.16 : 0.19);
      const limb = (pts: Pt[], w: number): string => line(curve(pts.map(([a, b]): Pt => [x + a, 742 + b])), '#4a3a48', w) + line(curve(pts.map(([a, b]): Pt => [x + a - w * 0.24, 742 + b - w * 0.1])), '#d3b8a8', w * 0.26) + (w < 18 ? line(curve(pts.map(([a, b]): Pt => [x + a, 742 + b - w * 0.5])), snow, w * 0.45) : '');
      const foot = fill(`M${x - 40} 760Q${x - 18} 744 ${x - 22} 690H${x + 4}Q${x + 12} 744 ${x + 36} 760Z`, '#4a3a48') + oval(x - 4, 760, 62, 13, '#eef0fa') + oval(x + 40, 762, 54, 6, '#9aa2d0', 'opacity="0.5"');
      return limb([[0, 8], [-14, -70], [16, -150], [-4, -230], [40, -300]], 26) + limb([[4, -120], [70, -170], [150, -190], [230, -236], [270, -230]], 15) + limb([[0, -190], [-60, -250], [-80, -330], [-130, -360]], 13) + limb([[20, -264], [70, -330], [60, -400]], 10) + limb([[150, -190], [190, -170], [236, -176]], 8) + limb([[-70, -290], [-30, -350], [-40, -410]], 8) + limb([[-14, -70], [-70, -110], [-120, -106]], 10) + put(x + 222, 498, 1.15, raven()) + foot;
    }),
    layer(0.9, (s: Stage) => {
      let out = '';
      for (const [p, y, k] of [[0.02, 980, 1.5], [0.12, 1010, 1.1], [0.95, 1000, 1.5], [0.86, 1030, 1]] as const) { const c: [string, string, string] = ['#2f4a4c', '#4f6f5c', mix('#8fa884', snow, 0.3)]; out += foliage(s, s.x(p), y, 90 * k, 50 * k, c, 18) + foliage(s, s.x(p) - 6, y - 30 * k, 66 * k, 22 * k, [tone(snow, -0.05), snow, '#ffffff'], 12); }
      return out;
    }),
  ],
};
