import { tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { circlePath, curve, disc, fill, group, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { birds, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A black-nosed sheep of the Valais, feet at 0,0, facing right, about 80 high. */
function blacknose(s: Stage, wool: string, shade: string): string {
  const ink = '#2a2430';
  let locks = '';
  let low = '';
  for (let i = 0; i < 40; i++) { const a = (i / 40) * Math.PI * 2; const [x, y] = [-6 + Math.cos(a) * 34, -44 + Math.sin(a) * 19]; locks += circlePath(x, y, s.r.range(7, 10)); if (Math.sin(a) > 0.1) low += circlePath(x, y + 4, s.r.range(6, 9)); }
  const leg = (x: number): string => line(`M${x} -24V0`, shade, 11) + line(`M${x} -9V-2`, ink, 11) + line(`M${x} -22V-12`, shade, 12);
  let curls = '';
  for (let i = 0; i < 30; i++) { const [x, y] = [s.r.range(-36, 24), s.r.range(-58, -30)]; curls += `M${x.toFixed(1)} ${y.toFixed(1)}q4 5 8 0`; }
  return leg(-24) + leg(14) + leg(-14) + leg(24) + fill(low, shade) + fill(locks + circlePath(-6, -46, 26) + circlePath(10, -46, 22) + circlePath(-22, -46, 20), wool) + line(curls, shade, 2, 'opacity="0.8"')
    + fill(circlePath(34, -62, 15) + circlePath(26, -54, 14) + circlePath(38, -72, 10) + circlePath(29, -72, 10), wool) + fill('M24 -66Q8 -66 6 -54Q18 -54 26 -60Z', ink) + fill(curve([[36, -70], [46, -68], [54, -56], [54, -46], [46, -42], [38, -48], [34, -60]], true), ink) + disc(42, -61, 2, '#ffffff') + disc(42.500, -61, 1.1, '#000000')
    + line('M30 -74Q18 -84 12 -74Q10 -66 18 -64', tone('#c9b08a', 0.02), 4.4) + line('M26 -44Q34 -38 42 -40', '#b5403a', 3.4) + fill('M32 -40Q36 -30 41 -39Z', '#e8b53c') + fill(circlePath(38, -74, 6) + circlePath(32, -76, 6), wool);
}

export const matterhorn: Scene = {
  slug: 'swiss-alps-matterhorn-mirror', place: 'Zermatt, Switzerland', seed: 1512, light: -0.8, air: '#dfe0ea',
  alt: 'The Matterhorn catches the first red light and lies mirrored in a still mountain lake, two black-nosed sheep on the shore',
  layers: () => {
    const peak = layer(0.2, (s) => {
      const at = (pts: Pt[]): Pt[] => pts.map(([x, y]): Pt => [s.x(0.5) + x, 626 - y]);
      const rough = (pts: Pt[], seed: number): Pt[] => pts.flatMap((p, i): Pt[] => { const q = pts[i + 1]; return q ? [0, 0.25, 0.5, 0.75].map((t): Pt => [p[0] + (q[0] - p[0]) * t + fbm(i * 3 + t * 4, seed, 3) * 14, p[1] + (q[1] - p[1]) * t + fbm(i * 3 + t * 4, seed + 7, 3) * 12]) : [p]; });
      const left = rough(at([[-700, -40], [-560, 52], [-420, 112], [-310, 164], [-236, 226], [-180, 296], [-140, 362], [-104, 430], [-76, 486], [-60, 520], [-46, 538], [-22, 548], [-4, 544]]), 3);
      const right = rough(at([[-4, 544], [8, 524], [34, 478], [58, 430], [84, 392], [102, 376], [128, 322], [168, 256], [222, 206], [300, 160], [410, 112], [540, 56], [700, -40]]), 11);
      const spine = rough(at([[-4, 544], [2, 500], [20, 440], [12, 380], [38, 310], [30, 250], [76, 180], [92, 120], [150, 60], [190, -40]]), 23);
      const body = poly([...left, ...right.slice(1)]);
      const north = poly([...right, ...spine.slice().reverse()]);
      let inner = fill(body, s.down(80, 610, ['#ffb692', '#f09c90', '#cfa6bc', '#d3cfe0'])) + fill(north, s.down(80, 610, ['#5a5f98', '#5f72ac', '#8b9cc8', '#cdd2e6']));
      // The strata dip towards the lake; snow keeps to their ledges and fills the lower slopes.
      for (let i = 0; i < 46; i++) { const y = s.r.range(70, 470); const x0 = s.x(0.5) - (y - 40) * 1.1; const len = s.r.range(30, 150); const x = s.r.range(x0, s.x(0.5) + 60); inner += fill(poly([[x, y], [x + len, y + len * 0.3], [x + len * 0.9, y + len * 0.3 + s.r.range(3, 8)], [x - 6, y + 5]]), s.r.pick(['#b5727c', '#ffd8be', '#fff4ec', '#9a6480']), 'opacity="0.4"'); }
      for (let i = 0; i < 30; i++) { const y = s.r.range(150, 470); const x = s.r.range(s.x(0.5) + 10, s.x(0.5) + (y - 60) * 0.8); const len = s.r.range(24, 90); inner += group(fill(poly([[x, y], [x + len * 0.5, y + len], [x + len * 0.36, y + len * 1.2], [x - len * 0.1, y + len * 0.4]]), s.r.pick(['#dfe6f6', '#3f4a86', '#f4f5fb']), 'opacity="0.5"'), s.clip(north)); }
      const field = (pts: Pt[], c: string): string => fill(poly(rough(at(pts.concat([pts[0]!])), pts.length * 5)), c, 'opacity="0.88"');
      inner += field([[-700, 30], [-430, 104], [-300, 150], [-200, 200], [-120, 196], [-30, 150], [40, 170], [90, 110], [20, 70], [-160, 100], [-320, 50], [-600, -30]], '#fbeef0') + field([[-150, 290], [-96, 300], [-30, 276], [-14, 252], [-60, 262], [-110, 256], [-180, 236]], '#fff2ec') + field([[-90, 400], [-40, 396], [-8, 378], [-50, 374], [-104, 372]], '#fff2ec') + field([[110, 140], [190, 190], [290, 150], [420, 96], [620, 20], [700, -40], [300, 10], [180, 60]], '#dde4f4') + field([[64, 260], [100, 300], [140, 250], [190, 200], [120, 190], [80, 220]], '#c6d0ea');
      for (let i = 0; i < 26; i++) { const x = s.r.range(-560, 520); const y = s.r.range(20, 170) * (1 - Math.abs(x) / 900); inner += fill(curve(at([[x, y], [x + 50, y + 9], [x + 110, y - 6], [x + 50, y - 5]]), true), x > 60 ? '#8b9cc8' : '#c9a6bc', 'opacity="0.4"'); }
      return group(inner, s.clip(body)) + line(poly(left.slice(-30), false), '#ffe2cc', 2.6, 'opacity="0.9"') + line(poly(spine, false), '#ffd9c6', 2, 'opacity="0.5"') + fill(body, s.down(440, 640, ['#dfe0ea00', '#e6e2ee']));
    });
    const flanks = ridge({ depth: 0.16, base: 620, height: 230, rough: 0.6, peaks: [[0.02, 0.9, 280], [0.16, 0.6, 220], [0.84, 0.7, 240], [1, 1, 280]], colour: '#a3a6c6', shade: '#6c7fb0', lit: '#ffd2b4', snow: { line: 0.3, colour: '#fbf6f8', ragged: 26 }, foot: '#d6d8e6', gullies: 7 });
    const moraine = ridge({ depth: 0.26, base: 640, height: 90, rough: 0.8, peaks: [[0.06, 1, 360], [0.34, 0.4, 300], [0.7, 0.5, 320], [0.96, 0.9, 340]], colour: '#7a7a72', shade: '#4f5a6c', lit: '#e8c49c', foot: '#6f7468', gullies: 2 });
    return [
      sky(['#3f63ab', '#7f9bcf', '#c6bfe0', '#ffd0bd', '#ffe9cc'], 600),
      streaks({ y: [70, 330], count: 8, colours: ['#e6cfe0', '#ffd9cc'], opacity: 0.7 }),
      flanks, peak,
      // The banner cloud that hangs from the summit.
      layer(0.22, (s) => { const x = s.x(0.5); let c = ''; for (let i = 0; i < 18; i++) { const t = i / 17; c += oval(x + 14 + t * 250, 104 - t * 40 + s.r.range(-12, 12), 26 + t * 56, 9 + t * 16, '#fff0e6', `opacity="${(0.6 * (1 - t * 0.8)).toFixed(2)}"`); } return group(c, s.blur(6)); }),
      mist({ depth: 0.24, y: 600, height: 60, colour: '#fbe9e4', opacity: 0.6 }),
      moraine,
      water({ depth: 0.3, top: 646, bottom: 900, stops: ['#dcd3e2', '#8fa3cf', '#3f5f9c', '#274680'] }),
      mirror({ of: [flanks, peak, moraine], y: 648, depth: 0.32, opacity: 0.78, tint: '#c9cfe6', squash: 0.5, bottom: 910, cuts: 90 }),
      layer(0.5, (s) => {
        const bank: Pt[] = [[-120, 776], [s.w * 0.1, 792], [s.w * 0.2, 826], [s.w * 0.34, 862], [s.w * 0.52, 876], [s.w * 0.7, 868], [s.w * 0.84, 836], [s.w + 120, 790]];
        let out = fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(780, 1000, ['#a8a468', '#6f8550', '#3f5f48'])) + line(curve(bank), '#f7e3a8', 4, 'opacity="0.7"');
        for (let i = 0; i < 70; i++) { const p = s.r.range(-0.05, 1.05); const y = 880 + s.r.next() * 110; out += oval(s.x(p), y, s.r.range(20, 60), s.r.range(3, 8), s.r.pick(['#c9b86c', '#5a7a4c', '#8f9a5a']), 'opacity="0.45"'); }
        return out + boulders(s, s.w * 0.18, s.w * 0.6, 876, [12, 34], 14, '#6f7078', '#e2c9b0') + boulders(s, -40, s.w * 0.12, 800, [16, 40], 7, '#6f7078', '#e8cdb0') + boulders(s, s.w * 0.86, s.w + 40, 812, [16, 44], 8, '#6a6c76', '#e2c9b0');
      }),
      layer(0.6, (s) => (s.tall ? [[0.26, 930, 1.5, false], [0.72, 912, 1.2, true]] : [[0.24, 922, 1.6, false], [0.36, 900, 1.2, true], [0.8, 916, 1.25, true]]).map(([x, y, k, f]) => oval(s.x(x as number) + 30, y as number, 66 * (k as number), 7, '#2f4a40', 'opacity="0.4"') + put(s.x(x as number), y as number, k as number, blacknose(s, '#fbf4ea', '#cfc3bf'), 0, f as boolean)).join('')),
      birds({ x: 0.76, y: 250, count: 4, size: 13, colour: '#3f4a7a', spread: 60 }),
      grass({ depth: 0.85, y: 990, height: [30, 90], count: 420, colours: ['#3f5f42', '#6f8a4c', '#a8a85a', '#d9c47c'], lean: 0.12, bank: '#3a5440' }),
      layer(0.92, (s) => {
        let out = '';
        const gentian = (x: number, y: number, k: number): string => line(`M${x} ${y + 40}Q${x + 2} ${y + 20} ${x} ${y}`, '#4f7a4a', 2.4) + Array.from({ length: 5 }, (_, i) => `<ellipse cx="0" cy="${-7 * k}" rx="${4.600 * k}" ry="${8 * k}" fill="${i % 2 ? '#2f4fc0' : '#4a6fe0'}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 72})"/>`).join('') + disc(x, y, 2.600 * k, '#fff4c4');
        for (let i = 0; i < 26; i++) out += gentian(i % 2 ? s.r.range(s.w * 0.62, s.w) : s.r.range(-10, s.w * 0.3), s.r.range(948, 996), s.r.range(0.9, 1.5));
        return out;
      }),
    ];
  },
};
