import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fitted } from '../../src/buildings/masonry.ts';
import { rays, whole } from '@trekker/cover-art/sky.ts';
import { prasat } from '../../src/buildings/temples.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

/** A monk in saffron, from behind, feet at 0,0, about 110 high; `umbrella` gives him shade. */
const monk = (robe: string, shade?: string): string => line('M-5 -14V0M6 -14V0', '#a8704c', 6) + fill(curve([[-15, -10], [-14, -44], [-12, -70], [0, -80], [12, -70], [14, -44], [16, -10], [0, -6]], true), robe) + fill(curve([[3, -8], [5, -44], [3, -78], [12, -70], [14, -44], [16, -10]], true), tone(robe, -0.08)) + line('M-12 -66Q2 -46 15 -30M-13 -50Q0 -32 14 -18', tone(robe, -0.1), 2.4) + fill('M6 -78L14 -66L10 -48L2 -60Z', '#b5804c') + disc(0, -89, 9, '#a8704c') + fill('M-9 -89Q-9 -99 0 -99Q9 -99 9 -89Q0 -93 -9 -89Z', '#5a3a30') + (shade ? line('M14 -54V-118', '#5a3a2c', 2) + fill('M-30 -108Q-10 -134 14 -134Q40 -134 58 -108Q14 -118 -30 -108Z', shade) + fill('M14 -134Q40 -134 58 -108Q36 -114 20 -114Z', tone(shade, -0.08)) : '');

/** The roots of a spung tree that flow over a wall from x, top: each a tapering, forking limb. */
function roots(s: Stage, x: number, from: number, top: number, foot: number, spread: number, pale: string, body: string, shade: string): string {
  let out = '';
  const limb = (x0: number, y0: number, x1: number, y1: number, w0: number, w1: number, seed: number): void => {
    const l: Pt[] = [];
    const r: Pt[] = [];
    const mid: Pt[] = [];
    for (let i = 0; i <= 14; i++) { const t = i / 14; const ease = t ** 0.72; const cx = x0 + (x1 - x0) * ease + fbm(t * 3, seed, 3) * 36 * Math.sin(Math.PI * t); const cy = y0 + (y1 - y0) * t; const w = w0 + (w1 - w0) * t ** 0.8 + fbm(t * 6, seed + 9, 2) * 5; l.push([cx - w, cy]); r.push([cx + w, cy]); mid.push([cx - w * 0.3, cy]); }
    const d = `${curve(l)}L${curve(r.slice().reverse()).slice(1)}Z`;
    out += fill(d, s.across(Math.min(x0, x1) - w0, Math.max(x0, x1) + w0, [pale, body, shade])) + line(curve(r.map(([a, b]): Pt => [a - 2, b])), shade, w0 * 0.16 + 2, 'opacity="0.7"') + line(curve(mid), mix(pale, '#ffffff', 0.2), w0 * 0.14 + 1, 'opacity="0.6"');
  };
  const n = 11;
  for (let i = 0; i < n; i++) { const u = -1 + (2 * (i + s.r.range(0.2, 0.8))) / n; const end = x + u * spread; limb(from + u * 46, top - 70 + Math.abs(u) * 40, end, foot + s.r.range(-10, 24), 30 * (1 - Math.abs(u) * 0.3), 11, i * 31 + 3); if (s.r.chance(0.7)) limb(from + (end - from) * 0.62, (top + foot) / 2 - s.r.range(-10, 60), end + s.r.range(-70, 70), foot + 16, 2.5, 8, i * 17 + 5); }
  return out;
}

export const jungle: Scene = {
  slug: 'angkor-wat-jungle-roots', place: 'Ta Prohm, Angkor, Cambodia', seed: 4113, light: -0.5, air: '#dfe2a8',
  alt: 'The pale roots of a giant tree flow over a temple gallery at Angkor; three monks in saffron walk through green jungle light',
  layers: () => [
    layer(0, (s) => whole(s, s.down(0, 800, ['#d3e29a', '#a4c980', '#6fa46a', '#3f7a5c']))),
    layer(0.06, (s) => { let out = ''; for (let i = 0; i < 26; i++) { const x = s.x(s.r.range(-0.05, 1.05)); const w = s.r.range(10, 34); out += fill(curve([[x - w, 800], [x - w * 0.5, 400], [x - w * 0.4, -100], [x + w * 0.4, -100], [x + w * 0.5, 400], [x + w, 800]], true), s.r.pick(['#8fb87a', '#7aa874', '#a4c488']), 'opacity="0.8"'); } for (let i = 0; i < 60; i++) out += foliage(s, s.x(s.r.range(-0.05, 1.05)), s.r.range(-40, 320), s.r.range(60, 120), s.r.range(36, 70), s.r.pick([['#7aa86c', '#93bd74', '#bfd98a'], ['#6a9c68', '#86b470', '#a9cf80']] as [string, string, string][]), 13); return out; }),
    layer(0.14, (s) => `<g opacity="0.85">${put(s.x(s.tall ? 0.18 : 0.22), 690, 3.5, prasat(s, '#b5bf8c', '#93a67c', '#6a8a70'))}${put(s.x(0.86), 690, 2.9, prasat(s, '#b0bc8a', '#8fa47a', '#688a70'))}</g>`),
    rays({ depth: 0.2, x: 0.24, y: -140, count: 11, spread: 60, angle: 22, length: 1300, colour: '#fdffd0', strength: 0.36 }),
    layer(0.3, (s) => {
      // The gallery: a wall of fitted stone with false windows, its roof half fallen.
      const [y0, y1] = [470, 800];
      const area = s.clip(`M-120 ${y0}H${s.w + 120}V${y1 + 10}H-120Z`);
      let out = group(fitted(s, -120, y0, s.w + 120, y1 + 20, 58, '#9a9c84', '#d9d5ac', '#4a5a4c'), area);
      out += rect(-120, y0 - 26, s.w + 240, 30, s.down(y0 - 26, y0, ['#c9c79c', '#8f9478'])) + rect(-120, y0 + 4, s.w + 240, 8, '#3f5044', 'opacity="0.5"') + fill(curve([[-120, y0 - 24], [s.w * 0.1, y0 - 92], [s.w * 0.24, y0 - 86], [s.w * 0.3, y0 - 26]], true), s.down(y0 - 90, y0 - 24, ['#b9bb90', '#7f8a70'])) + fill(curve([[s.w * 0.78, y0 - 26], [s.w * 0.84, y0 - 84], [s.w + 120, y0 - 96], [s.w + 120, y0 - 24]], true), s.down(y0 - 90, y0 - 24, ['#b0b48c', '#76846c']));
      for (const p of s.tall ? [0.08, 0.92] : [0.08, 0.2, 0.82, 0.94]) { const x = s.x(p); out += rect(x - 52, 540, 104, 150, '#c3c198') + rect(x - 42, 550, 84, 130, '#33453f') + [-30, -10, 10, 30].map((dx) => rect(x + dx - 6, 550, 12, 130, s.across(x + dx - 6, x + dx + 6, ['#cfcda2', '#7f8a70'])) + [570, 600, 630, 656].map((y) => oval(x + dx, y, 8, 4, '#b5b78e')).join('')).join(''); }
      return out;
    }),
    layer(0.36, (s) => {
      // The door under the roots.
      const x = s.x(0.5);
      let out = rect(x - 96, 500, 192, 320, '#a9aa86') + rect(x - 110, 486, 220, 34, '#d3d0a4') + fill(poly([[x - 120, 490], [x, 400], [x + 120, 490]]), '#b5b68e') + fill(poly([[x - 84, 484], [x, 424], [x + 84, 484]]), '#87907a');
      for (let i = 0; i < 7; i++) out += fill(`M${x - 66 + i * 22 - 9} 482Q${x - 66 + i * 22} ${450 - 6 * (3 - Math.abs(i - 3))} ${x - 66 + i * 22 + 9} 482Z`, '#c9c89e');
      out += rect(x - 62, 530, 124, 290, s.down(530, 820, ['#12261f', '#1f3a2c', '#4f7a4a'])) + rect(x - 40, 560, 80, 260, '#8fb45c', 'opacity="0.35"') + rect(x - 22, 600, 44, 220, '#d9e89a', 'opacity="0.5"');
      return out + [-84, 84].map((d) => rect(x + d - 12, 520, 24, 300, s.across(x + d - 12, x + d + 12, ['#d9d6ac', '#7f8a70'])) + [560, 620, 680, 740].map((y) => rect(x + d - 15, y, 30, 6, '#c3c298')).join('')).join('');
    }),
    layer(0.44, (s) => {
      const x = s.x(s.tall ? 0.5 : 0.52);
      const trunk: Pt[] = [[x - 150, 540], [x - 108, 440], [x - 78, 320], [x - 62, 180], [x - 70, -120], [x + 66, -120], [x + 58, 180], [x + 80, 320], [x + 118, 440], [x + 164, 540]];
      const d = `${curve(trunk)}Z`;
      let inner = '';
      for (let i = 0; i < 26; i++) { const u = s.r.range(-80, 80); inner += line(curve([[x + u, -80], [x + u * 0.9 + s.r.range(-6, 6), 200], [x + u * 1.3, 400], [x + u * 1.9, 540]]), i % 2 ? '#8f8a70' : '#fbf6dc', s.r.range(1.5, 5), 'opacity="0.5"'); }
      // Roots part round the door so that it stays open.
      // The trunk lies over the heads of its roots and passes into them without a seam.
      const stem = group(group(fill(d, s.across(x - 90, x + 90, ['#fbf4d9', '#d9d0ae', '#8f8872'])) + group(inner, s.clip(d))), s.mask(rect(x - 400, -200, 800, 1300, s.down(400, 520, ['#ffffff', '#000000']))));
      return roots(s, x - (s.tall ? 60 : 84), x - 44, 440, 826, s.tall ? 220 : 350, '#f7f0d2', '#cfc6a4', '#857f6c') + roots(s, x + (s.tall ? 80 : 110), x + 50, 436, 826, s.tall ? 190 : 320, '#efe8ca', '#c3ba9a', '#7a7564') + stem;
    }),
    layer(0.5, (s) => {
      // Put the doorway's dark heart back in front of the middle roots.
      const x = s.x(0.5);
      return fill(`M${x - 56} 826V560Q${x} 500 ${x + 56} 560V826Z`, s.down(530, 826, ['#12261f', '#1f3f2f', '#5f8a4f'])) + fill(`M${x - 26} 826V620Q${x} 584 ${x + 26} 620V826Z`, '#d3e48f', 'opacity="0.55"') + line(`M${x - 56} 826V560Q${x} 500 ${x + 56} 560V826`, '#e6dfba', 9);
    }),
    layer(0.54, (s) => {
      let out = fill(curve([[-120, 800], [s.w * 0.3, 804], [s.w * 0.5, 806], [s.w * 0.7, 804], [s.w + 120, 798], [s.w + 120, 1120], [-120, 1120]], true), s.down(812, 1000, ['#a9b06c', '#6f8450', '#33513f']));
      out += fill(poly([[s.x(0.5) - 62, 822], [s.x(0.5) + 62, 822], [s.x(0.5) + 330, 1120], [s.x(0.5) - 330, 1120]]), s.down(820, 1000, ['#e2d8a4', '#b5a878', '#7f7f5c']));
      for (let i = 0; i < 16; i++) { const t = i / 15; const y = 826 + 190 * t ** 1.3; const half = 60 + 230 * t ** 1.2; let x = s.x(0.5) - half; while (x < s.x(0.5) + half) { const w = s.r.range(30, 60) * (0.6 + t); out += fill(poly([[x + 2, y], [x + w - 3, y + 1], [x + w - 2, y + 9 + 9 * t], [x + 3, y + 8 + 9 * t]]), s.r.pick(['#d3c994', '#bfb584', '#e6deb0']), 'opacity="0.8"'); x += w; } }
      for (const [p, y, k] of [[0.12, 840, 1], [0.2, 870, 1.4], [0.84, 850, 1.2], [0.92, 884, 1.6], [0.06, 900, 1.7]] as const) out += put(s.x(p), y, k, fill(poly([[-34, 0], [-30, -26], [8, -34], [36, -22], [38, 0]]), '#9a9c80') + fill(poly([[-30, -26], [8, -34], [36, -22], [2, -16]]), '#d3d0a6') + oval(-6, -24, 14, 4, '#7f9a54'));
      return out;
    }),
    layer(0.62, (s) => { const x = s.x(0.5); return [[-4, 852, 0.62, '#e88a2c', ''], [-34, 892, 0.95, '#f2a03c', ''], [44, 936, 1.45, '#e87a24', '#f7d27a']].map(([dx, y, k, c, u]) => oval(x + (dx as number) + 12, y as number, 28 * (k as number), 4 * (k as number), '#3a4430', 'opacity="0.45"') + put(x + (dx as number), y as number, k as number, monk(c as string, (u as string) || undefined))).join(''); }),
    layer(0.94, (s) => {
      let out = '';
      for (let i = 0; i < 90; i++) { const left = i % 2 === 0; out += leafSpray(s, left ? s.r.range(-60, s.w * 0.2) : s.r.range(s.w * 0.82, s.w + 60), i % 3 ? s.r.range(-60, 90) : 1050, (i % 3 ? 1 : -1) * s.r.range(80, 170), s.r.pick(['#17402f', '#22583c', '#3a7a48']), 6); }
      // Lianas hang down.
      for (const [p, len] of [[0.1, 420], [0.17, 300], [0.84, 380], [0.92, 520]] as const) { out += line(curve([[s.x(p), -40], [s.x(p) + 14, len * 0.5], [s.x(p) - 8, len]]), '#2a4a34', 5); for (let i = 0; i < 7; i++) out += leafSpray(s, s.x(p) + s.r.range(-8, 14), 40 + (i * len) / 7, s.r.range(24, 44), '#2f6a44', 4); }
      return out;
    }),
  ],
};
