import { mix, tone } from '../src/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '../src/core/shape.ts';
import { layer, type Scene, type Stage } from '../src/core/stage.ts';
import { birds, mist, rays, sky, streaks, sun } from '../src/sky.ts';
import { stroller } from '../src/strollers.ts';
import { foliage, leafSpray, palm } from '../src/trees.ts';

interface Stone { lit: string; body: string; shade: string; joint: string }

/** Courses of great blocks over a shape: joints, lit upper edges, lichen. */
function blocks(s: Stage, d: string, x0: number, y0: number, x1: number, y1: number, size: number, c: Stone): string {
  let out = '';
  for (let y = y0, r = 0; y < y1; y += size * 0.62, r++) {
    out += line(`M${x0} ${y + s.r.range(-1.5, 1.5)}H${x1}`, c.joint, 2.2, 'opacity="0.5"') + line(`M${x0} ${y + 3}H${x1}`, c.lit, 1.6, 'opacity="0.4"');
    for (let x = x0 + (r % 2) * size * 0.5 + s.r.range(-8, 8); x < x1; x += size * s.r.range(0.8, 1.3)) out += line(`M${x} ${y}v${size * 0.62}`, c.joint, 2, 'opacity="0.45"') + (s.r.chance(0.3) ? rect(x, y, size, size * 0.62, s.r.chance(0.5) ? c.lit : c.shade, 'opacity="0.16"') : '');
  }
  for (let i = 0; i < 26; i++) out += oval(s.r.range(x0, x1), s.r.range(y0, y1), s.r.range(4, 15), s.r.range(3, 9), s.r.pick(['#c9d0a4', '#8fa07c', '#e6e2c4']), 'opacity="0.35"');
  return group(out, s.clip(d));
}

/** A tower that smiles: a face 300 wide, chin at 0,0, under a crown of lotus tiers, about 640 high. */
function smiling(s: Stage, c: Stone): string {
  const bright = s.light <= 0 ? [c.lit, c.body, c.shade] : [c.shade, c.body, c.lit];
  const head: Pt[] = [[-150, -70], [-158, -190], [-150, -290], [-128, -330], [128, -330], [150, -290], [158, -190], [150, -70], [112, -14], [50, 8], [-50, 8], [-112, -14]];
  const d = curve(head, true);
  let crown = '';
  const tiers: [number, number, number][] = [[148, -322, 46], [134, -366, 52], [112, -416, 56], [84, -470, 58], [54, -526, 56], [26, -580, 50]];
  for (const [w, y, h] of tiers) { const t = `M${-w} ${y}L${-w * 0.9} ${y - h}H${w * 0.9}L${w} ${y}Z`; crown += fill(t, s.across(-w, w, bright)) + blocks(s, t, -w, y - h, w, y, 40, c); const n = Math.max(3, Math.round(w / 17)); for (let i = 0; i < n; i++) { const x = -w + ((i + 0.5) * 2 * w) / n; crown += fill(`M${x - w / n} ${y}Q${x - w / n} ${y - h * 0.5} ${x} ${y - h * 0.86}Q${x + w / n} ${y - h * 0.5} ${x + w / n} ${y}Z`, mix(bright[Math.min(2, Math.floor((i / n) * 3))]!, c.lit, 0.2), 'opacity="0.8"') + line(`M${x - w / n} ${y}Q${x - w / n} ${y - h * 0.5} ${x} ${y - h * 0.86}`, c.joint, 1.6, 'opacity="0.5"'); } }
  crown += fill('M-18 -626Q-12 -664 0 -684Q12 -664 18 -626Z', s.across(-18, 18, bright));
  const eye = (x: number): string => fill(`M${x - 44} -196Q${x} -232 ${x + 44} -196Q${x} -164 ${x - 44} -196Z`, tone(c.body, 0.03)) + line(`M${x - 48} -194Q${x} -166 ${x + 48} -194`, c.joint, 6) + line(`M${x - 44} -200Q${x} -234 ${x + 44} -200`, c.joint, 3, 'opacity="0.7"') + line(`M${x - 40} -188Q${x} -162 ${x + 40} -188`, c.lit, 2.600, 'opacity="0.7"');
  const brow = `M-118 -238Q-62 -280 -10 -240Q0 -234 10 -240Q62 -280 118 -238`;
  const away = s.light <= 0 ? 1 : -1;
  return (
    // Long ears, the neck and shoulders of the tower.
    fill('M-170 60L-150 -20H150L170 60V120H-170Z', s.across(-170, 170, bright)) + blocks(s, 'M-170 60L-150 -20H150L170 60V120H-170Z', -170, -20, 170, 120, 56, c)
    + [-1, 1].map((e) => fill(curve([[e * 146, -250], [e * 178, -244], [e * 182, -160], [e * 176, -60], [e * 160, -40], [e * 148, -80]], true), e === away ? c.shade : c.lit) + line(curve([[e * 160, -226], [e * 170, -150], [e * 164, -70]]), c.joint, 4, 'opacity="0.6"')).join('')
    + fill(d, s.across(-158, 158, bright)) + group(fill(curve([[away * 34, -340], [away * 60, -240], [away * 30, -180], [away * 74, -120], [away * 50, -40], [away * 64, 20], [away * 200, 20], [away * 200, -340]], true), c.shade, 'opacity="0.45"'), s.clip(d)) + blocks(s, d, -160, -330, 160, 10, 74, c)
    + rect(-136, -318, 272, 34, s.across(-136, 136, [mix(c.lit, '#fff6dc', 0.3), c.body, c.shade])) + Array.from({ length: 11 }, (_, i) => oval(-124 + i * 24.800, -301, 9, 11, i < 6 ? c.lit : c.body) + oval(-124 + i * 24.800, -300, 4, 5, c.joint, 'opacity="0.5"')).join('')
    + line(brow, c.joint, 7, 'opacity="0.75"') + line('M-116 -232Q-62 -272 -10 -233Q0 -228 10 -233Q62 -272 116 -232', c.lit, 3, 'opacity="0.6"') + eye(-66) + eye(66)
    + fill('M-18 -236Q-16 -160 -42 -122Q-30 -100 0 -102Q30 -100 42 -122Q16 -160 18 -236Z', tone(c.body, 0.035)) + fill(`M${away * 2} -236Q${away * 8} -160 ${away * 10} -102Q${away * 30} -100 ${away * 42} -122Q${away * 16} -160 ${away * 18} -236Z`, c.shade, 'opacity="0.6"') + line('M-42 -122Q-30 -98 -14 -106M42 -122Q30 -98 14 -106', c.joint, 4.500, 'opacity="0.8"')
    + fill('M-86 -62Q-40 -84 -12 -76Q0 -70 12 -76Q40 -84 86 -62Q44 -26 0 -26Q-44 -26 -86 -62Z', mix(c.body, '#b5705c', 0.18)) + line('M-96 -66Q-44 -56 0 -60Q44 -56 96 -66', c.joint, 6) + line('M-60 -40Q0 -20 60 -40', c.lit, 3.400, 'opacity="0.7"') + line('M-104 -78Q-106 -66 -96 -60M104 -78Q106 -66 96 -60', c.joint, 4, 'opacity="0.7"') + crown
    + line(s.light <= 0 ? 'M-156 -190Q-158 -290 -130 -330' : 'M156 -190Q158 -290 130 -330', '#fff6dc', 3.400, 'opacity="0.8"')
  );
}

export const faces: Scene = {
  slug: 'angkor-wat-bayon-faces', place: 'Bayon, Angkor Thom, Cambodia', seed: 4114, light: -0.7, air: '#f2dcae',
  alt: 'Great stone faces smile from the towers of the Bayon at Angkor in warm morning light, a visitor looks up between palms',
  layers: () => {
    const stone: Stone = { lit: '#f7dca4', body: '#c9a57c', shade: '#6f5a6a', joint: '#4a3a4c' };
    const far = (k: number): Stone => ({ lit: mix(stone.lit, '#f7e2b4', k), body: mix(stone.body, '#f2dcae', k), shade: mix(stone.shade, '#e8cda4', k), joint: mix(stone.joint, '#d9bd9c', k) });
    return [
      sky(['#5f9fc0', '#a9cbc4', '#f4e6b8', '#ffd796', '#ffe8bc'], 680),
      sun({ x: 0.1, y: 330, r: 56, colour: '#fffce4', glow: '#ffe09a', reach: 700 }),
      streaks({ y: [60, 300], count: 9, colours: ['#ffffff', '#fff0cc'], opacity: 0.65 }),
      layer(0.1, (s) => { let out = ''; for (let i = 0; i < 40; i++) out += foliage(s, s.x(s.r.range(-0.05, 1.05)), 720 + s.r.range(-60, 20), s.r.range(50, 90), s.r.range(34, 60), ['#a9b884', '#bcc78c', '#dcdc9c'], 12); for (let i = 0; i < 9; i++) out += put(s.x(s.r.next()), 720, s.r.range(2, 3.2), palm(s, '#b5a884', ['#a4b584', '#b5c28c'], s.r.range(-10, 10), 11)); return out; }),
      mist({ depth: 0.14, y: 690, height: 110, colour: '#fff0cc', opacity: 0.75 }),
      layer(0.2, (s) => put(s.x(0.86), 662, 0.62, smiling(s, far(0.5))) + (s.tall ? '' : put(s.x(0.07), 672, 0.52, smiling(s, far(0.58))))),
      layer(0.22, (s) => { let out = rect(-120, 686, s.w + 240, 160, s.down(686, 840, ['#f0d8a8', '#dcbc8e'])) + rect(-120, 684, s.w + 240, 5, '#fff0cc'); for (let r = 0; r < 5; r++) for (let x = -120 + (r % 2) * 50; x < s.w + 120; x += 100) out += line(`M${x} ${700 + r * 26}h96v22`, '#b5936f', 1.6, 'opacity="0.35"'); return out; }),
      mist({ depth: 0.24, y: 720, height: 90, colour: '#ffeec8', opacity: 0.55 }),
      layer(0.3, (s) => put(s.x(s.tall ? 0.14 : 0.27), 730, 0.84, smiling(s, far(0.24)))),
      rays({ depth: 0.34, x: 0.08, y: 300, count: 10, spread: 70, angle: 62, length: 1400, colour: '#fff4c8', strength: 0.18 }),
      layer(0.44, (s) => put(s.x(s.tall ? 0.62 : 0.6), 790, s.tall ? 1.1 : 1.18, smiling(s, stone))),
      layer(0.56, (s) => {
        // The terrace: galleries of worn stone, a stair between two lions' plinths.
        const c = s.x(s.tall ? 0.5 : 0.4);
        let out = rect(-120, 836, s.w + 240, 300, s.down(836, 1000, ['#e6c898', '#b5936f', '#6f5a54']));
        for (let r = 0; r < 6; r++) { const y = 838 + r * 14 + r * r * 5; for (let x = -120 + (r % 2) * 40; x < s.w + 120; x += 84 + r * 12) out += fill(poly([[x + 2, y + 2], [x + 80 + r * 12, y + 2], [x + 78 + r * 12, y + 14 + r * 9], [x + 4, y + 14 + r * 9]]), s.r.pick(['#f2d8a8', '#d9ba8c', '#c4a480', '#e6cda0']), 'opacity="0.55"'); }
        out += rect(-120, 824, s.w + 240, 16, '#f7deac') + rect(-120, 838, s.w + 240, 6, '#5a4648', 'opacity="0.4"');
        for (let i = 0; i < 14; i++) { const x = s.r.range(-60, s.w + 60); if (Math.abs(x - c) < 120 || Math.abs(x + 40 - s.x(s.tall ? 0.62 : 0.6)) < 240) continue; const w = s.r.range(50, 110); const h = s.r.range(30, 64); out += rect(x, 826 - h, w, h, s.across(x, x + w, ['#f2d4a0', '#c4a07c', '#86706f'])) + line(`M${x} ${826 - h * 0.5}h${w}M${x + w * 0.4} ${826 - h}v${h * 0.5}`, '#5a4648', 2, 'opacity="0.45"') + rect(x - 3, 822 - h, w + 6, 6, '#fbe6bc'); }
        return out;
      }),
      layer(0.64, (s) => { const x = s.x(s.tall ? 0.3 : 0.36); return oval(x + 40, 918, 76, 6, '#4a3844', 'opacity="0.45"') + put(x, 916, 1.5, stroller('#2f8f9c', '#e8dcc4', '#3a2824', '#d9a07c', '#e8503f') + rect(-9, -70, 18, 26, '#e8a03c', 'rx="5"') + disc(0, -86, 9, '#3a2824') + oval(0, -93, 19, 5, '#f7e6c0') + fill('M-10 -94Q-9 -106 0 -106Q9 -106 10 -94Z', '#f7e6c0')); }),
      birds({ x: 0.42, y: 180, count: 6, size: 13, colour: '#7a6a64', spread: 110 }),
      layer(0.92, (s) => { let out = ''; for (let i = 0; i < 60; i++) { const left = i % 2 === 0; out += leafSpray(s, left ? s.r.range(-60, s.w * 0.12) : s.r.range(s.w * 0.88, s.w + 60), i % 3 ? 1045 : s.r.range(-50, 60), (i % 3 ? -1 : 1) * s.r.range(80, 160), s.r.pick(['#2a5a44', '#3f7a4c', '#6a9a54']), 6); } return out; }),
    ];
  },
};
