import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, num, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { cumulus, mist, rays, sky, streaks } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

type Coat = { base: string; lit: string; shade: string };

/** A strand of hair: it leaves at x, y and hangs by dx, dy. */
const strand = (x: number, y: number, dx: number, dy: number, colour: string, width: number): string => line(`M${num(x)} ${num(y)}Q${num(x + dx * 0.15)} ${num(y + dy * 0.6)} ${num(x + dx)} ${num(y + dy)}`, colour, width);

/**
 * The lower half of the face, three quarters to us: pale lips, a broad wet nose with its nostrils wide apart, hair that
 * falls down the bridge.
 */
function muzzle(s: Stage, { base, lit, shade }: Coat): string {
  const pale = mix(base, lit, 0.72);
  let hair = '';
  for (let i = 0; i < 90; i++) hair += strand(-188 + s.r.next() * 38, -134 + s.r.next() * 24, s.r.range(-4, 3), s.r.range(9, 17), mix(s.r.chance(0.5) ? pale : base, shade, s.r.range(0, 0.18)), s.r.range(1, 1.9));
  let beard = '';
  for (let i = 0; i < 46; i++) { const x = -188 + s.r.next() * 42; beard += strand(x, -66 + Math.abs(x + 168) * -0.22, s.r.range(-3, 5), s.r.range(7, 17), mix(base, shade, s.r.range(0.15, 0.7)), s.r.range(1.2, 2)); }
  const nostril = (x: number, e: number): string => {
    const at = (dx: number, y: number): string => `${num(x + e * dx)} ${y}`;
    return fill(`M${at(8.5, -90)}C${at(6, -97)} ${at(-3, -95)} ${at(-2.4, -88)}C${at(-1.6, -84)} ${at(2, -83.5)} ${at(2.4, -86)}C${at(2.8, -88.5)} ${at(7, -86.5)} ${at(8.5, -90)}Z`, '#27151a') + line(`M${at(9.5, -89)}C${at(7, -98)} ${at(-4, -97)} ${at(-4, -88)}`, '#d9b3a4', 1, 'opacity="0.55"');
  };
  return (
    beard
    // Lips and chin in the coat's palest tone.
    + fill(curve([[-184, -112], [-192, -96], [-194, -80], [-187, -67], [-172, -60], [-156, -65], [-147, -79], [-149, -96], [-156, -112]], true), s.linear(-194, -110, -148, -62, [pale, mix(pale, base, 0.5), mix(base, shade, 0.55)]))
    + group(fill('M-193 -76Q-172 -56 -148 -76L-150 -62L-190 -60Z', mix(shade, '#2a1416', 0.3)), `opacity="0.5" ${s.blur(2.5)}`)
    + fill('M-195 -89C-194 -99 -184 -103 -173 -103C-161 -103 -150 -98 -149 -88C-148 -79 -156 -75 -163 -77C-168 -78 -169 -74 -172 -74C-175 -74 -177 -78 -183 -77C-191 -76 -196 -81 -195 -89Z', s.linear(-190, -102, -156, -74, ['#a5796b', '#7c544c', '#553733']))
    + group(oval(-176, -97, 12, 3.2, '#f2d5c6'), `opacity="0.5" ${s.blur(1.6)}`) + nostril(-187, -1) + nostril(-158, 1)
    + line('M-173 -90Q-172 -82 -172 -75', '#3c2326', 1.1, 'opacity="0.55"')
    // The mouth: down from the nose, and back along the cheek.
    + line(curve([[-190, -71], [-181, -68.5], [-172, -69.5], [-161, -67.5], [-151, -72]]), '#4a2a26', 1.5, 'opacity="0.75"') + line('M-172 -74V-71', '#4a2a26', 1.4, 'opacity="0.7"')
    + hair
  );
}

/**
 * A Highland cow from the side, feet at 0,0, facing left, about 215 high: a barrel on short legs under a coat that
 * hangs to the knees, a fringe over the eyes. A calf has no horns and a shorter coat.
 */
function highlandCow(s: Stage, { base, lit, shade }: Coat, calf = false): string {
  const trunk: Pt[] = [[-112, -112], [-104, -146], [-70, -174], [-24, -168], [30, -166], [90, -174], [126, -162], [146, -138], [148, -108], [138, -92], [96, -82], [30, -68], [-40, -60], [-92, -74]];
  const top = (x: number): number => -168 - 8 * Math.exp(-(((x + 66) / 40) ** 2)) - 7 * Math.exp(-(((x - 96) / 36) ** 2)) + Math.max(0, x - 108) ** 2 / 26 + Math.max(0, -84 - x) ** 2 / 14;
  // The belly hangs deepest behind the elbow and rises to the flank.
  const bottom = (x: number): number => -62 - 22 * Math.max(0, (x + 10) / 150) ** 1.6 - Math.max(0, -80 - x) * 0.9;
  const hang = calf ? 0.66 : 1;
  // Light comes over the back: bright above, rust in the middle, brown under the belly.
  const at = (t: number): string => { const k = t + s.r.range(-0.11, 0.11); return k < 0.34 ? mix(lit, base, Math.max(0, k) / 0.34) : mix(base, shade, Math.min(1, (k - 0.34) / 0.6)); };
  const leg = (x: number, far: boolean): string => { const c = far ? shade : mix(base, shade, 0.35); let hair = ''; for (let i = 0; i < 22; i++) hair += strand(x + s.r.range(-15, 15), -78 + s.r.range(0, 40), s.r.range(-3, 3), s.r.range(18, 30), far ? mix(shade, '#2a1a1c', s.r.range(0, 0.5)) : mix(base, shade, s.r.range(0.2, 0.8)), 3); return fill(`M${x - 16} -86Q${x - 13} -40 ${x - 10} -7H${x + 11}Q${x + 13} -40 ${x + 17} -86Z`, c) + hair + fill(`M${x - 13} -9H${x + 12}L${x + 14} 2H${x - 16}Z`, '#2c2124'); };
  let coat = '';
  const hairs = Array.from({ length: calf ? 1100 : 1900 }, () => { const x = s.r.range(-110, 148); return [x, s.r.next()] as const; }).sort((m, n) => n[1] - m[1]);
  for (const [x, t] of hairs) coat += strand(x, top(x) + t * (bottom(x) - 14 - top(x)), s.r.range(2, 13) + x * 0.02, s.r.range(20, 38) * hang, at(0.05 + t * 0.95), s.r.range(1.3, 2.8));
  let hem = '';
  for (let i = 0; i < 260; i++) { const x = -102 + (i / 259) * 244; hem += strand(x, bottom(x) - 12 + s.r.range(-8, 6), s.r.range(0, 10), s.r.range(18, 40) * hang, mix(shade, base, s.r.range(0, 0.5)), s.r.range(1.6, 3)); }
  const tail = fill(curve([[140, -150], [158, -140], [164, -100], [160, -64], [150, -64], [152, -100], [144, -130]], true), mix(base, shade, 0.4)) + Array.from({ length: 70 }, () => { const t = s.r.next(); return strand(146 + 13 * Math.sin(t * 1.5) + s.r.range(-5, 5), -152 + t * 80, s.r.range(0, 6), s.r.range(18, 32), at(0.15 + t * 0.7), s.r.range(1.6, 2.8)); }).join('') + Array.from({ length: 26 }, () => strand(156 + s.r.range(-6, 6), -78, s.r.range(-9, 9), s.r.range(34, 58), mix(base, shade, s.r.range(0.1, 0.8)), 3)).join('');
  // The head hangs low before the shoulder, three quarters to us.
  const horn = (pts: Pt[], w: number): string => { const tip = pts.at(-1)!; return fill(`${curve(pts.map(([x, y], i): Pt => [x, y - w * (1 - i / pts.length)]))}L${curve(pts.map(([x, y], i): Pt => [x + w * 0.3, y + w * (1 - i / pts.length)]).reverse()).slice(1)}Z`, s.linear(pts[0]![0], pts[0]![1], tip[0], tip[1], ['#d8c2a0', '#f6ead0', '#7d6a5e'])); };
  const skull = curve([[-172, -160], [-150, -172], [-124, -164], [-112, -136], [-122, -108], [-144, -84], [-160, -70], [-178, -68], [-188, -80], [-186, -100], [-180, -130]], true);
  let neck = '';
  for (let i = 0; i < 420; i++) { const t = s.r.next(); const x = -156 + t * 66; const u = s.r.next(); neck += strand(x, -160 + u * 80 + (1 - t) * 12, s.r.range(-3, 8), s.r.range(22, 42) * hang, at(0.1 + u * 0.75), s.r.range(1.5, 2.8)); }
  let cheek = '';
  for (let i = 0; i < 170; i++) { const u = s.r.next(); cheek += strand(-172 + s.r.next() * 54, -146 + u * 50, s.r.range(-8, 3), s.r.range(14, 26), at(0.1 + u * 0.6), s.r.range(1.3, 2.4)); }
  let fringe = '';
  for (let i = 0; i < 150; i++) { const x = -172 + s.r.next() * 44; fringe += strand(x, -166 - 11 * Math.max(0, 1 - ((x + 150) / 24) ** 2) + s.r.range(-5, 7), (x + 140) * 0.5 + s.r.range(-10, 4), s.r.range(28, 50) * hang, at(s.r.range(-0.1, 0.42)), s.r.range(1.4, 2.8)); }
  return (
    oval(14, 2, 176, 12, '#26302c', 'opacity="0.45"') + tail + leg(-58, true) + leg(120, true) + fill(curve(trunk, true), mix(base, shade, 0.3)) + hem + leg(-84, false) + leg(98, false) + coat
    + ''
    + (calf ? '' : horn([[-136, -168], [-112, -186], [-92, -208], [-84, -232]], 9)) + fill(curve([[-120, -158], [-88, -168], [-64, -158], [-84, -144], [-116, -142]], true), mix(base, shade, 0.3)) + neck
    + group(fill(curve([[-118, -150], [-96, -120], [-104, -88], [-140, -66], [-150, -90], [-132, -130]], true), mix(shade, '#1c1014', 0.4)), `opacity="0.55" ${s.blur(5)}`)
    + `<g transform="translate(-148 -150) scale(1.22) translate(148 160)">`
    + fill(skull, s.linear(-190, 0, -112, 0, [mix(base, lit, 0.45), base, mix(base, shade, 0.6)])) + cheek
    + muzzle(s, { base, lit, shade })
    + (calf ? '' : horn([[-168, -164], [-200, -172], [-226, -190], [-238, -216]], 10)) + fringe
    + oval(-166, -121, 4.2, 3.4, '#120b0c') + disc(-167, -122, 0.9, '#ffeed2')
    + Array.from({ length: 16 }, () => strand(-176 + s.r.next() * 22, -152, s.r.range(-6, 2), s.r.range(24, 36), at(s.r.range(0, 0.4)), 1.6)).join('') + '</g>'
    + Array.from({ length: 130 }, () => strand(-112 + s.r.next() * 108, -166 + s.r.range(-9, 8), s.r.range(0, 8), s.r.range(18, 34), at(s.r.range(0.05, 0.55)), 2.6)).join('')
  );
}

export const cow: Scene = {
  slug: 'scotland-highland-cow', place: 'Glencoe, Scotland', seed: 2412, light: -0.6, air: '#c9ced4',
  alt: 'A shaggy red Highland cow stands in heather by a loch with her calf, the dark pyramid of a Scottish mountain in broken light behind them',
  layers: () => {
    const peak = ridge({ depth: 0.16, base: 620, height: 430, rough: 0.5, grainSize: 70, outline: [{ at: 0.64, points: [[-480, 0], [-380, 80], [-300, 150], [-220, 220], [-150, 310], [-90, 390], [-40, 436], [0, 442], [50, 400], [120, 330], [200, 250], [270, 200], [330, 130], [420, 50], [500, 0]] }], peaks: [[-0.02, 0.5, 520], [0.22, 0.26, 420], [1.06, 0.5, 420]], colour: '#6f7a7c', shade: '#3f4f64', lit: '#d9c894', snow: { line: 0.84, colour: '#e9ecee', ragged: 20 }, foot: '#9aa494', gullies: 14 });
    return [
      sky(['#5a6f8c', '#8f9fb0', '#c4c6c0', '#e8d9b8'], 580),
      cumulus({ depth: 0.04, at: [[0.16, 250, 620, 150], [0.6, 190, 700, 150], [0.96, 280, 520, 140]], lit: '#f2eee4', body: '#c3c8ce', shade: '#8a97a8', opacity: 0.95 }),
      streaks({ y: [330, 480], count: 6, colours: ['#f4e9d0', '#e2dccc'], opacity: 0.7 }),
      rays({ depth: 0.06, x: 0.34, y: 60, count: 8, spread: 44, angle: 14, length: 760, colour: '#fff4d0', strength: 0.26 }),
      peak,
      mist({ depth: 0.2, y: 600, height: 60, colour: '#dfe0d8', opacity: 0.6 }),
      ridge({ depth: 0.24, base: 650, height: 90, rough: 0.5, peaks: [[0.08, 1, 420], [0.44, 0.4, 360], [0.9, 0.8, 420]], colour: '#7f7a5c', shade: '#5a6054', lit: '#cdb878', foot: '#8f8a68', gullies: 2 }),
      water({ depth: 0.3, top: 646, bottom: 780, stops: ['#d9d6c4', '#8fa0aa', '#566f84'], ripples: { light: '#f7f0dc', dark: '#4f687c', count: 150, opacity: 0.45 } }),
      mirror({ of: [peak], y: 648, depth: 0.31, opacity: 0.45, tint: '#cfd0c4', squash: 0.36, bottom: 780, cuts: 90 }),
      layer(0.44, (s) => {
        const bank: Pt[] = [[-120, 716], [s.w * 0.12, 726], [s.w * 0.3, 752], [s.w * 0.5, 764], [s.w * 0.7, 752], [s.w * 0.86, 730], [s.w + 120, 716]];
        let out = fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(716, 1000, ['#9a8f5c', '#6f7a4c', '#3f5440'])) + line(curve(bank), '#e2cf94', 3, 'opacity="0.6"');
        for (let i = 0; i < 90; i++) { const y = s.r.range(770, 1000); out += oval(s.r.range(-60, s.w + 60), y, s.r.range(20, 70), s.r.range(4, 10), s.r.pick(['#b5a45c', '#5a6f44', '#8f5f7a', '#a8946a']), 'opacity="0.4"'); }
        return out + boulders(s, -60, s.w + 60, 772, [10, 30], 18, '#5a6068', '#c3beb0');
      }),
      layer(0.56, (s) => (s.tall ? '' : put(s.x(0.8), 872, 0.92, `<g transform="scale(0.84 1.02)">${highlandCow(s, { base: '#b9742f', lit: '#f2bf78', shade: '#7a4426' }, true)}</g>`, 0, true))),
      layer(0.6, (s) => put(s.x(s.tall ? 0.54 : 0.46), 936, s.tall ? 1.5 : 1.85, `<g transform="scale(0.88 1.04)">${highlandCow(s, { base: '#b0602c', lit: '#f4b269', shade: '#5f2e22' })}</g>`)),
      layer(0.8, (s) => {
        let out = '';
        // Heather: many small bells on dark stems.
        for (let i = 0; i < 420; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(925, 1010) + 20 * Math.sin(x / 130); const c = s.r.pick(['#a8568f', '#c978ac', '#8a447c', '#dca0c4']); out += line(`M${x} ${y + 34}q${s.r.range(-4, 4)} -18 ${s.r.range(-7, 7)} -36`, '#4a5a40', 2) + group(Array.from({ length: 5 }, (_, k) => disc(x + s.r.range(-6, 6), y - k * 6 + 6, s.r.range(2.4, 4.2), k % 2 ? c : tone(c, 0.05))).join('')); }
        return out;
      }),
      grass({ depth: 0.9, y: 1000, height: [30, 110], count: 260, colours: ['#5f6a44', '#9a8f5c', '#d3bd7c'], lean: 0.24, seedHeads: '#ecd9a0' }),
    ];
  },
};
