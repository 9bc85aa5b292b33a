import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, line, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { tone } from '@trekker/cover-art/core/colour.ts';
import { lavenderRows, mas } from '../../src/land/lavender.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { cypress, foliage, grove } from '@trekker/cover-art/trees.ts';

export const lavender: Scene = {
  slug: 'provence-lavender-village', place: 'Provence, France', seed: 241, light: 0.7, air: '#f3d3b4',
  alt: 'Rows of lavender run towards a stone village on its hill in the evening sun of Provence',
  layers: () => [
    sky(['#6f8fc4', '#b3b3d4', '#f3c9b8', '#ffd69c', '#ffe9bd'], 560),
    sun({ x: 0.79, y: 396, r: 60, colour: '#fff8da', glow: '#ffd27c', reach: 640 }),
    streaks({ y: [80, 330], count: 9, colours: ['#f2d3d4', '#ffdcc0', '#ffe8c4'], opacity: 0.75 }),
    ridge({ depth: 0.1, base: 600, height: 190, rough: 0.3, peaks: [[0.02, 0.6, 420], [0.3, 0.5, 360], [0.66, 0.7, 460], [0.98, 1, 520]], colour: '#a89cc0', shade: '#8f8ab8', foot: '#efcdb8', gullies: 2 }),
    ridge({ depth: 0.14, base: 625, height: 120, rough: 0.35, peaks: [[0.1, 0.8, 360], [0.55, 0.5, 320], [0.86, 0.8, 360]], colour: '#8c8fa4', shade: '#71799c', foot: '#dcc4a4', gullies: 2 }),
    layer(0.2, (s) => {
      // A village heaped on its rock, church on top; houses in rows from the crest down.
      const cx = s.x(s.tall ? 0.36 : 0.3);
      const k = s.tall ? 0.86 : 1;
      let out = fill(`M${cx - 470 * k} 660Q${cx - 300 * k} 600 ${cx - 200 * k} 520Q${cx - 110 * k} 430 ${cx} 420Q${cx + 110 * k} 430 ${cx + 200 * k} 520Q${cx + 320 * k} 610 ${cx + 520 * k} 660Z`, s.down(420, 660, ['#8c9468', '#6f8058', '#9a9a6c']));
      for (let i = 0; i < 46; i++) { const u = s.r.range(-1, 1); out += foliage(s, cx + u * 420 * k, 640 - 150 * (1 - Math.abs(u)) * s.r.next(), s.r.range(14, 26), s.r.range(9, 15), ['#4f6a50', '#6d8257', '#a5a465'], 9); }
      const wall = ['#e9cfa6', '#dfc094', '#f2dcb4', '#d8b68c'];
      const roof = ['#c8805c', '#b86f52', '#d69470'];
      out += put(cx - 34 * k, 424, k, rect(0, -84, 26, 90, '#d9bb8e') + rect(14, -84, 12, 90, '#f3dcae') + fill(poly([[-4, -84], [13, -110], [30, -84]]), '#b56c50') + rect(8, -72, 9, 14, '#6a4a44') + line('M13 -110V-122M9 -118H17', '#5f4a48', 1.6));
      const rows: [number, number, number][] = [[438, 76, 5], [466, 122, 7], [496, 166, 8], [528, 206, 9], [562, 236, 9]];
      rows.forEach(([y, half, n], row) => {
        for (let i = 0; i < n; i++) {
          const x = cx + (-half + (2 * half * (i + s.r.range(0.1, 0.5))) / n) * k;
          const w = (s.r.range(26, 40) + row * 2) * k;
          if (row > 2 && s.r.chance(0.25)) out += put(x, y + 12, (0.42 + row * 0.06) * k, cypress(s, '#33503f', '#6f8452'));
          else out += put(x, y + Math.abs(x - cx) * 0.1, 1, mas(s, w, s.r.range(24, 38) * k, s.r.pick(wall), s.r.pick(roof)));
        }
        for (let i = 0; i < n; i++) out += foliage(s, cx + s.r.range(-half, half) * k * 1.15, y + 14, 13, 8, ['#47624c', '#6d8257', '#a5a465'], 8);
      });
      return out;
    }),
    hills({ depth: 0.3, y: 652, height: 34, colour: '#a3a468', foot: '#8a8f58', lit: '#f6dc94', length: 500 }),
    grove({ depth: 0.32, ground: () => 668, from: -0.03, to: 1.03, count: 34, height: [24, 52], tones: ['#4f6b4c', '#748654', '#b9ac66'] }),
    layer(0.34, (s) => {
      const x = s.x(s.tall ? 0.78 : 0.74);
      let out = put(x, 690, 1.5, mas(s, 76, 38, '#efd2a4', '#c47a56'));
      for (const [p, k] of [[-34, 1.25], [-58, 0.95], [146, 1.4], [170, 1.05]] as const) out += put(x + p, 694, k, cypress(s, '#2f4d40', '#7c8c54'));
      return out;
    }),
    lavenderRows({ depth: 0.6, x: 0.56, y: 686, bottom: 1010, rows: 34, gap: 196, tones: ['#4d3a86', '#7a5cb8', '#b893dc'], earth: ['#b9a070', '#6d5a58'] }),
    birds({ x: 0.52, y: 300, count: 6, size: 11, colour: '#6a5f88', spread: 90 }),
    layer(0.92, (s) => {
      // Near stems at the lower corners.
      let out = '';
      for (let i = 0; i < 150; i++) {
        const side = s.r.chance(0.5);
        const u = s.r.next() ** 1.5;
        const x = side ? -30 + u * s.w * 0.3 : s.w + 30 - u * s.w * 0.3;
        const y = 1015;
        const h = s.r.range(80, 210) * (1 - u * 0.75);
        const bend = s.r.gauss() * 16;
        const c = s.r.pick(['#5a3f9a', '#7d5cc0', '#a480d4', '#c9a6e6']);
        out += line(`M${x} ${y}Q${x + bend * 0.2} ${y - h * 0.6} ${x + bend} ${y - h}`, '#5c7a55', 2);
        for (let j = 0; j < 6; j++) out += `<ellipse cx="${(x + bend * (1 - j * 0.05)).toFixed(1)}" cy="${(y - h + j * 6.5).toFixed(1)}" rx="${(2.2 + j * 0.75).toFixed(1)}" ry="4.2" fill="${j % 2 ? c : tone(c, 0.05)}"/>`;
      }
      return out;
    }),
  ],
};

export const provence = [lavender];
