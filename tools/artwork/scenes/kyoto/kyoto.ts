import { mix } from '@trekker/cover-art/core/colour.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, group, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { machiya, pagoda, torii } from '@trekker/cover-art/japan.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { umbrellaWalker } from '@trekker/cover-art/people.ts';
import { birds, mist, moon, rays, sky, streaks, sun, whole } from '@trekker/cover-art/sky.ts';
import { bambooStalk, blossomBranch, foliage, leafSpray } from '@trekker/cover-art/trees.ts';

const place = 'Kyoto, Japan';

const dusk: Scene = {
  slug: 'kyoto-pagoda-spring', place, seed: 71, light: -0.7, air: '#f2c3c4',
  alt: 'The Yasaka pagoda over tiled roofs at dusk, framed by cherry blossom; someone walks with a paper umbrella',
  layers: () => [
    sky(['#5d6fae', '#a68fc0', '#eaa9b6', '#ffcbae', '#ffe4c0'], 640),
    sun({ x: 0.3, y: 520, r: 76, colour: '#fff2d8', glow: '#ffc9a4', reach: 520 }),
    streaks({ y: [90, 430], count: 9, colours: ['#eebacb', '#ffd0c0', '#ffe2c8'], opacity: 0.7 }),
    ridge({ depth: 0.12, base: 670, height: 170, rough: 0.35, peaks: [[0.08, 0.9, 420], [0.38, 0.6, 380], [0.7, 0.8, 460], [1, 1, 420]], colour: '#9b87b4', shade: '#8276ac', foot: '#f0c0bd', gullies: 1 }),
    ridge({ depth: 0.16, base: 700, height: 110, rough: 0.4, peaks: [[0, 1, 380], [0.26, 0.6, 360], [0.55, 0.7, 300], [0.86, 1, 420]], colour: '#7f6f9f', shade: '#6c6194', foot: '#d9a4b0', gullies: 1 }),
    mist({ depth: 0.2, y: 690, height: 100, colour: '#ffdccb', opacity: 0.7 }),
    layer(0.3, (s) => {
      let out = '';
      for (let i = 0; i < 15; i++) out += foliage(s, s.x(i / 14), 742 + s.r.range(-12, 14), s.r.range(46, 84), s.r.range(30, 50), i % 3 ? ['#7a6a92', '#8f7f9f', '#b39cb0'] : ['#c98aa6', '#e3a6b8', '#f7cbd0'], 13);
      return out;
    }),
    layer(0.4, (s) => put(s.x(s.tall ? 0.56 : 0.62), 800, 2.35, pagoda(s, '#6d3b3c', '#3f3d5e', '#ffd591'))),
    layer(0.5, (s) => {
      const lane = s.x(s.tall ? 0.5 : 0.47);
      let out = rect(-100, 752, s.w + 200, 400, s.down(752, 1000, ['#b58aa0', '#6c5680', '#3d3358'])) + fill(poly([[lane - 22, 800], [lane + 34, 800], [lane + 300, 1100], [lane - 420, 1100]]), s.down(790, 1000, ['#e6b7b4', '#8d7396', '#574b78']));
      for (let i = 0; i < 12; i++) {
        const y = 806 + i * i * 1.7;
        const t = (y - 800) / 300;
        out += rect(lane - 22 - 398 * t, y, 56 + 664 * t, 1.5 + t * 4, '#4a3f6c', 'opacity="0.25"');
      }
      const tones = ['#5d4358', '#6a4a58', '#543e5c'];
      for (let i = 0; i < 5; i++) {
        const k = 0.62 + i * 0.36;
        const y = 812 + i * i * 15;
        out += put(lane - 40 - i * i * 22 - 150 * k, y, k, machiya(s, 150, 96, tones[i % 3]!, '#454264', '#ffc678'));
        out += put(lane + 46 + i * i * 17, y, k, machiya(s, 150, 92, tones[(i + 1) % 3]!, '#3b3a5c', '#ffc678'));
      }
      return out;
    }),
    layer(0.6, (s) => oval(s.x(s.tall ? 0.49 : 0.455) + 14, 941, 46, 6, '#3a2f5c', 'opacity="0.5"') + put(s.x(s.tall ? 0.49 : 0.455), 940, 1.5, umbrellaWalker('#3b5f8f', '#e8b45a', '#d8453f', '#f0cdb0'))),
    birds({ x: 0.42, y: 360, count: 4, size: 12, colour: '#5d4f86', spread: 70 }),
    layer(0.95, (s) => blossomBranch(s, [[-60, 30], [90, 110], [250, 120], [400, 190], [510, 180]], '#4a2f3f', ['#d9799b', '#f09cb4', '#ffc4ce', '#ffe6e4'], 19, 2.1) + blossomBranch(s, [[-60, 260], [50, 290], [140, 360], [220, 370]], '#4a2f3f', ['#d9799b', '#f09cb4', '#ffc4ce', '#ffe6e4'], 17, 1.7) + (s.tall ? '' : blossomBranch(s, [[s.w + 60, -20], [s.w - 110, 70], [s.w - 240, 70]], '#4a2f3f', ['#d9799b', '#f09cb4', '#ffc4ce', '#ffe6e4'], 18, 2))),
  ],
};

const gates: Scene = {
  slug: 'kyoto-torii-path', place, seed: 72, light: 0.5, air: '#e9d9a8',
  alt: 'A path of vermilion torii gates climbs through a deep green cedar forest towards light',
  layers: () => [
    layer(0, (s) => whole(s, s.radial(s.x(0.5), 420, s.w * 0.7, ['#fff4c8', '#c8d694', '#4f8a68', '#173f40']))),
    layer(0.1, (s) => {
      let out = '';
      for (let i = 0; i < 46; i++) {
        const t = i / 46;
        let p = s.r.next();
        if (Math.abs(p - 0.5) < 0.1 + 0.2 * t) p = p < 0.5 ? p * 0.55 : 1 - (1 - p) * 0.55;
        const w = 12 + 46 * t * t;
        const c = mix('#9cb884', '#0f3234', Math.min(1, t * 1.05));
        out += rect(s.x(p) - w / 2, -60, w, 900 + 120 * t, s.side([mix(c, '#0a2428', 0.35), c, mix(c, '#e6e6a8', 0.16)]));
        if (i % 3 === 0) for (let k = 0; k < 4; k++) out += leafSpray(s, s.x(p) + s.r.range(-90, 90), s.r.range(-60, 60), s.r.range(60, 130), mix(c, '#4f9a5a', 0.35), 7);
      }
      return out;
    }),
    rays({ depth: 0.2, x: 0.64, y: -160, count: 9, spread: 60, angle: -8, length: 1150, colour: '#fff6c4', strength: 0.34 }),
    layer(0.4, (s) => {
      // Gates at even steps in depth: size and place follow 1/z, so every gate is seen through the one before it.
      const horizon = 500;
      const at = (z: number): { x: number; y: number; k: number } => ({ x: s.x(0.5) + Math.sin((z - 1) * 0.42) * 150 * (1 - 1 / z) + 60 * (1 / z - 1), y: horizon + 470 / z, k: (s.tall ? 5.6 : 7.4) / z });
      const l: Pt[] = [];
      const r: Pt[] = [];
      for (let z = 9; z > 0.75; z *= 0.9) {
        const g = at(z);
        l.push([g.x - g.k * 34, g.y]);
        r.push([g.x + g.k * 34, g.y]);
      }
      let out = fill(`M-100 640Q${s.x(0.3)} 560 ${s.x(0.5)} 545Q${s.x(0.7)} 560 ${s.w + 100} 640V1100H-100Z`, s.down(545, 1000, ['#a9bf7c', '#2f6650', '#0f3234'])) + fill(`${curve(l)}L${curve(r.reverse()).slice(1)}Z`, s.down(545, 1000, ['#fff0be', '#b7a483', '#5f625f']));
      for (let z = 8; z > 0.8; z *= 0.91) {
        const g = at(z);
        out += rect(g.x - g.k * 34, g.y, g.k * 68, 1 + 6 / z, '#4a5250', 'opacity="0.35"');
      }
      for (let z = 9.2; z >= 1; z -= z > 4 ? 0.7 : 0.68) {
        const g = at(z);
        const haze = Math.min(0.72, Math.max(0, (z - 1.2) * 0.13));
        const lit = mix('#c8381f', '#f06a34', Math.min(1, (z - 1) / 3));
        out += oval(g.x + g.k * 8, g.y + 2, g.k * 52, g.k * 2.4, '#1d3a38', 'opacity="0.4"') + put(g.x, g.y, g.k, torii(mix(lit, '#ffe9a8', haze), mix('#2b2226', '#e8d8a0', haze)));
      }
      return out + put(at(2.6).x - 10, at(2.6).y + 4, 1.15, umbrellaWalker('#f4ead8', '#3f6f8f', '#efe2c0', '#e8c4a4'));
    }),
    layer(0.9, (s) => {
      let out = '';
      // Ferns at the feet of the cedars, larger and darker towards the viewer.
      for (let i = 0; i < 150; i++) {
        const y = 600 + i * 2.3;
        const t = (y - 600) / 345;
        const p = s.r.chance(0.5) ? s.r.range(-0.05, 0.34 - 0.06 * t) : s.r.range(0.66 + 0.06 * t, 1.05);
        out += leafSpray(s, s.x(p), y, -(16 + 62 * t) * s.r.range(0.7, 1.2), mix(s.r.pick(['#6f9a66', '#5a8a60', '#86a86a']), '#12393a', 0.15 + t * 0.7), 7);
      }
      for (let i = 0; i < 46; i++) {
        const left = s.r.chance(0.5);
        out += leafSpray(s, left ? s.r.range(-60, s.w * 0.16) : s.r.range(s.w * 0.84, s.w + 60), s.r.range(960, 1050), -s.r.range(80, 150), s.r.pick(['#0c2b2c', '#123a35', '#1d4f42']), 7);
      }
      return out;
    }),
  ],
};

const bamboo: Scene = {
  slug: 'kyoto-bamboo-moon', place, seed: 73, light: -0.5, air: '#9fd0c0',
  alt: 'Tall bamboo of Arashiyama at blue hour with a full moon, a small figure on the path and lanterns',
  layers: () => [
    sky(['#123a55', '#2f6f80', '#7fb3a4', '#d8dcb0'], 820),
    moon({ x: 0.6, y: 300, r: 96, colour: '#fff6d8', glow: '#f3e9b8', reach: 620 }),
    layer(0.1, (s) => {
      let out = '';
      for (let k = 0; k < 4; k++) {
        const c = mix('#7fb5a2', '#124048', k / 3.4);
        for (let i = 0; i < 20 - k * 2; i++) {
          const p = s.r.next();
          if (Math.abs(p - 0.54) < 0.05 + k * 0.045) continue;
          out += bambooStalk(s, s.x(p), 7 + k * 8, [mix(c, '#08262c', 0.4), c, mix(c, '#e4efc0', 0.28)], s.r.range(-0.25, 0.25));
          if (s.r.chance(0.6)) out += group(Array.from({ length: 5 }, () => leafSpray(s, s.x(p) + s.r.range(-60, 60), s.r.range(-30, 330), 44 + k * 14, mix(c, '#3f8f6a', 0.35), 6)).join(''));
        }
        out += rect(-90, 300, s.w + 180, 700, s.down(300, 1000, ['#9fd0c000', mix('#b9dcc0', '#2a6a70', k / 3)]), `opacity="${0.34 - k * 0.06}"`);
      }
      return out;
    }),
    layer(0.4, (s) => {
      const cx = s.x(0.54);
      let out = fill(`M-100 800Q${s.x(0.3)} 742 ${cx} 738Q${s.x(0.8)} 742 ${s.w + 100} 806V1100H-100Z`, s.down(738, 1000, ['#a5c4a4', '#3a7068', '#0f3038'])) + fill(`M${cx - 14} 742Q${cx + 40} 820 ${cx - 80} 890Q${cx - 200} 960 ${cx - 330} 1110H${cx + 420}Q${cx + 220} 950 ${cx + 90} 880Q${cx + 70} 810 ${cx + 16} 742Z`, s.down(740, 1000, ['#f0e6b8', '#9fae8c', '#3f5f66'])) ;
      for (const side of [-1, 1]) {
        const rail: Pt[] = side < 0 ? [[cx - 22, 744], [cx + 22, 810], [cx - 110, 890], [cx - 380, 1100]] : [[cx + 24, 744], [cx + 86, 810], [cx + 120, 880], [cx + 470, 1100]];
        for (let i = 0; i < 26; i++) {
          const t = i / 25;
          const k = Math.min(rail.length - 2, Math.floor(t * (rail.length - 1)));
          const u = t * (rail.length - 1) - k;
          const [a, b] = [rail[k]!, rail[k + 1]!];
          const [x, y] = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
          const h = 12 + 74 * t * t;
          out += rect(x - 1 - 3 * t, y - h, 2 + 7 * t, h + 4, mix('#8a8a5c', '#2c3f38', t));
        }
      }
      for (const [x, y, k] of [[cx - 150, 905, 1], [cx + 168, 900, 1.05], [cx + 58, 790, 0.45], [cx - 12, 786, 0.42]] as const) out += disc(x, y - 30 * k, 90 * k, s.radial(x, y - 30 * k, 90 * k, ['#ffd98ac0', '#ffc86a00'])) + rect(x - 13 * k, y - 50 * k, 26 * k, 36 * k, '#ffe8ac', `rx="${5 * k}"`) + rect(x - 16 * k, y - 56 * k, 32 * k, 7 * k, '#2a3a3a') + rect(x - 4 * k, y - 14 * k, 8 * k, 40 * k, '#2a3a3a');
      return out + oval(cx + 6, 862, 30, 4, '#24484a', 'opacity="0.5"') + put(cx, 862, 0.95, umbrellaWalker('#b5444f', '#f0c870', '#f4ead0', '#f0cdb0'));
    }),
    layer(0.95, (s) => {
      let out = bambooStalk(s, s.x(0.045), 64, ['#06222a', '#1d5650', '#6fa888'], 0.06) + (s.tall ? '' : bambooStalk(s, s.x(0.93), 78, ['#051d26', '#184a48', '#5d9a80'], -0.08));
      for (let i = 0; i < 34; i++) out += leafSpray(s, s.r.chance(0.5) ? s.r.range(-40, s.w * 0.26) : s.r.range(s.w * 0.74, s.w + 40), s.r.range(-40, 110), s.r.range(90, 150), s.r.pick(['#06222a', '#0d3438', '#17504c']), 7);
      return out;
    }),
  ],
};

export const kyoto = [dusk, gates, bamboo];
