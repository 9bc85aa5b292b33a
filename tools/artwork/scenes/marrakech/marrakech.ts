import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { disc, fill, line, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { minaret } from '@trekker/cover-art/city.ts';
import { camel } from '@trekker/cover-art/creatures.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { birds, mist, moon, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { palm } from '@trekker/cover-art/trees.ts';

export const marrakech: Scene = {
  slug: 'marrakech-koutoubia', place: 'Marrakech, Morocco', seed: 55, light: -0.7, air: '#f2b79c',
  alt: 'The Koutoubia minaret and palms before the snowy Atlas at dusk, seen through a horseshoe arch with lanterns',
  layers: () => [
    sky(['#2f4f86', '#7d76ae', '#dc8f9c', '#f9b184', '#ffd79a'], 640),
    stars(60, 260),
    moon({ x: 0.69, y: 190, r: 34, colour: '#fff6dc', crescent: -0.42, reach: 240 }),
    sun({ x: 0.3, y: 620, r: 0, colour: '#fff', glow: '#ffcf8a', reach: 560 }),
    streaks({ y: [200, 480], count: 8, colours: ['#d98fa6', '#f4a78f', '#ffc796'], opacity: 0.7 }),
    ridge({ depth: 0.12, base: 660, height: 200, rough: 0.8, peaks: [[0.14, 0.7, 280], [0.3, 0.9, 300], [0.48, 0.75, 280], [0.62, 1, 320], [0.82, 0.85, 300], [0.98, 0.7, 280]], colour: '#9a7fa8', shade: '#6f659c', lit: '#ffd0b4', snow: { line: 0.5, colour: '#fbe6de', ragged: 26 }, foot: '#f0b49c', gullies: 6 }),
    mist({ depth: 0.16, y: 650, height: 80, colour: '#fbc7a4', opacity: 0.75 }),
    layer(0.25, (s) => Array.from({ length: 18 }, (_, i) => put(s.x(i / 17 + s.r.range(-0.02, 0.02)), 700 + s.r.range(-6, 16), s.r.range(0.7, 1.25), palm(s, '#8a5f66', ['#7a6a6a', '#8f7a70'], s.r.range(-12, 12), 9))).join('')),
    layer(0.3, (s) => {
      let out = '';
      for (let row = 0; row < 4; row++) {
        let x = -100;
        while (x < s.w + 100) {
          const w = s.r.range(60, 150);
          const h = s.r.range(50, 110) + row * 8;
          const y = 730 + row * 34;
          const c = s.r.pick(['#d9826a', '#c96f5e', '#e39678', '#b9605a']);
          out += rect(x, y - h, w, h + 60, c) + rect(x + w * 0.7, y - h, w * 0.3, h + 60, '#7d3f55', 'opacity="0.35"') + rect(x - 2, y - h - 4, w + 4, 6, '#f4b08c');
          for (let k = 0; k < 3; k++) if (s.r.chance(0.6)) out += fill(`M${x + w * (0.14 + k * 0.26)} ${y - h + 46}v-16q6 -9 12 0v16Z`, s.r.chance(0.45) ? '#ffd68a' : '#6f3350');
          x += w + s.r.range(-6, 4);
        }
      }
      return out;
    }),
    layer(0.4, (s) => put(s.x(0.43), 850, 1.72, minaret(s, '#e59a70', '#a85a58', '#2f8f8a', '#ffd884'))),
    layer(0.45, (s) => put(s.x(0.62), 862, 2.9, palm(s, '#6a3f48', ['#3f5f52', '#55785a'], 14, 13)) + put(s.x(0.32), 868, 2.3, palm(s, '#6a3f48', ['#3f5f52', '#55785a'], -12, 13)) + put(s.x(0.69), 866, 2, palm(s, '#6a3f48', ['#47665a', '#5f8060'], -8, 12))),
    layer(0.5, (s) => {
      let out = rect(-100, 846, s.w + 200, 260, s.down(846, 1000, ['#eba582', '#b9655c', '#6a3348']));
      out += put(s.x(0.55), 900, 1.05, camel('#a8694a', '#7d4640', '#2f7f86')) + put(s.x(0.505), 902, 0.8, walker('#f6e6d0', '#8a5a48', '#d9b8a4')) + put(s.x(0.38), 886, 0.62, walker('#3f5f8a', '#8a5a48', '#2f4670')) + put(s.x(0.4), 888, 0.6, walker('#c4503f', '#7a4a3c', '#943a36'));
      return out + fill(poly([[s.x(0.505) - 6, 902], [s.x(0.505) + 6, 902], [s.x(0.505) + 90, 916], [s.x(0.505) + 70, 918]]), '#4b2140', 'opacity="0.3"') + fill(poly([[s.x(0.55) - 30, 900], [s.x(0.55) + 30, 900], [s.x(0.55) + 150, 922], [s.x(0.55) + 60, 924]]), '#4b2140', 'opacity="0.3"');
    }),
    birds({ x: 0.55, y: 330, count: 6, size: 12, colour: '#5a3a6a', spread: 80 }),
    layer(0.9, (s) => {
      // The near frame: a horseshoe arch in a dark wall, its reveal catching the last light, star tiles along it.
      const w = s.x(s.tall ? 0.86 : 0.68);
      const cx = s.x(0.49);
      const arch = (k: number): string => {
        const h = (w / 2) * k;
        return `M${cx - h * 0.88} 1120V470C${cx - h * 1.18} 250 ${cx - h * 0.62} ${90 - (k - 1) * 260} ${cx} ${40 - (k - 1) * 420}C${cx + h * 0.62} ${90 - (k - 1) * 260} ${cx + h * 1.18} 250 ${cx + h * 0.88} 470V1120Z`;
      };
      const frame = (k: number, c: string): string => `<path fill-rule="evenodd" fill="${c}" d="M-120 -120H${s.w + 120}V1140H-120Z${arch(k)}"/>`;
      let out = frame(1, s.across(0, s.w, ['#7a3348', '#a84f50', '#f0986a'])) + frame(1.045, s.across(0, s.w, ['#571f3c', '#6a2a42', '#8a3f4a'])) + line(arch(1.1), '#d98a5a', 3, 'opacity="0.7"') + frame(1.13, s.down(0, 1000, ['#3d1733', '#34142e', '#220c22']));
      for (const x of [-0.36, 0.36, -0.44, 0.44]) {
        const px = cx + x * s.w * (s.tall ? 1.1 : 1) + (Math.abs(x) > 0.4 ? Math.sign(x) * s.w * 0.015 : 0);
        for (let i = 0; i < 7; i++) {
          const y = 140 + i * 130;
          out += fill(poly([0, 1, 2, 3, 4, 5, 6, 7].flatMap((q) => [[px + Math.cos((q * Math.PI) / 4) * 24, y + Math.sin((q * Math.PI) / 4) * 24] as [number, number], [px + Math.cos((q * Math.PI) / 4 + 0.39) * 15, y + Math.sin((q * Math.PI) / 4 + 0.39) * 15] as [number, number]])), 'none', 'stroke="#8a4a4c" stroke-width="2" opacity="0.55"') + disc(px, y, 6, '#2f7f7c', 'opacity="0.7"');
        }
      }
      for (const [x, y, k] of [[cx - w * 0.2, 250, 1], [cx + w * 0.27, 300, 0.8]] as const) out += line(`M${x} -20V${y - 40 * k}`, '#2a1026', 2.4) + disc(x, y, 150 * k, s.radial(x, y, 150 * k, ['#ffcf8088', '#ffb45a00'])) + fill(`M${x - 6 * k} ${y - 40 * k}h${12 * k}L${x + 26 * k} ${y - 8 * k}L${x + 20 * k} ${y + 34 * k}H${x - 20 * k}L${x - 26 * k} ${y - 8 * k}Z`, '#3a1830') + fill(`M${x - 16 * k} ${y - 6 * k}L${x - 4 * k} ${y - 28 * k}V${y + 26 * k}H${x - 13 * k}ZM${x + 16 * k} ${y - 6 * k}L${x + 4 * k} ${y - 28 * k}V${y + 26 * k}H${x + 13 * k}Z`, '#ffd98c');
      return out;
    }),
  ],
};
