import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { stroller } from '../../src/people/strollers.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';

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
  const head: Pt[] = [[-146, -86], [-158, -190], [-150, -290], [-128, -330], [128, -330], [150, -290], [158, -190], [146, -86], [106, -24], [46, 6], [-46, 6], [-106, -24]];
  const d = curve(head, true);
  let crown = '';
  const tiers: [number, number, number][] = [[146, -318, 40], [138, -356, 42], [120, -396, 42], [94, -436, 40], [64, -474, 36]];
  for (const [w, y, h] of tiers) { const t = `M${-w} ${y}Q${-w * 1.02} ${y - h * 0.7} ${-w * 0.9} ${y - h}H${w * 0.9}Q${w * 1.02} ${y - h * 0.7} ${w} ${y}Z`; crown += fill(t, s.across(-w, w, bright)) + blocks(s, t, -w, y - h, w, y, 52, c) + fill(`M${-w} ${y}H${w}V${y - 7}H${-w}Z`, c.shade, 'opacity="0.45"') + fill(`M${-w * 0.92} ${y - h}H${w * 0.92}V${y - h + 5}H${-w * 0.92}Z`, c.lit, 'opacity="0.55"'); }
  crown += fill('M-40 -508Q-46 -536 -22 -548Q-10 -566 0 -568Q10 -566 22 -548Q46 -536 40 -508Z', s.across(-40, 40, bright)) + line('M-34 -526H34M-26 -544H26', c.joint, 2.4, 'opacity="0.5"');
  const away = s.light <= 0 ? 1 : -1;
  const soft = (d: string, paint: string, opacity: number, blur = 6): string => group(fill(d, paint), `opacity="${opacity}" ${s.blur(blur)}`);
  // A closed eye: the lid swells under the brow, its lower edge throws a thin shadow.
  const eye = (x: number): string => soft(`M${x - 50} -206Q${x} -236 ${x + 50} -206Q${x + 30} -178 ${x} -176Q${x - 30} -178 ${x - 50} -206Z`, c.shade, 0.35) + fill(`M${x - 44} -196Q${x - 20} -222 ${x} -222Q${x + 20} -222 ${x + 44} -196Q${x + 20} -180 ${x} -179Q${x - 20} -180 ${x - 44} -196Z`, s.down(-222, -178, [mix(c.body, c.lit, 0.75), mix(c.body, c.shade, 0.15)])) + line(`M${x - 46} -196Q${x - 20} -178 ${x} -177Q${x + 20} -178 ${x + 46} -196`, c.joint, 3.4, 'opacity="0.8"') + line(`M${x - 36} -176Q${x} -160 ${x + 36} -176`, c.shade, 3, 'opacity="0.45"');
  // Faces look to all four sides: two more in profile.
  const profile = (e: number): string => fill(curve([[e * 120, -322], [e * 158, -312], [e * 172, -262], [e * 170, -228], [e * 184, -190], [e * 198, -150], [e * 182, -138], [e * 190, -116], [e * 182, -104], [e * 190, -88], [e * 174, -72], [e * 178, -44], [e * 150, -14], [e * 110, -10]], true), e === away ? mix(c.shade, c.joint, 0.2) : mix(c.body, c.lit, 0.3)) + line(curve([[e * 176, -214], [e * 158, -206], [e * 150, -210]]), c.joint, 3, 'opacity="0.6"') + line(curve([[e * 184, -104], [e * 164, -100], [e * 152, -106]]), c.joint, 3, 'opacity="0.6"');
  const lip = mix(c.body, '#a8624e', 0.22);
  return (
    fill('M-178 70L-152 -120H152L178 70V120H-178Z', s.across(-178, 178, bright)) + blocks(s, 'M-178 70L-152 -120H152L178 70V120H-178Z', -178, -120, 178, 120, 56, c) + crown + profile(-1) + profile(1)
    + [-1, 1].map((e) => fill(curve([[e * 138, -246], [e * 160, -250], [e * 166, -180], [e * 162, -90], [e * 152, -52], [e * 140, -70], [e * 136, -150]], true), e === away ? c.shade : mix(c.lit, c.body, 0.3)) + line(curve([[e * 150, -232], [e * 156, -160], [e * 150, -76]]), c.joint, 3, 'opacity="0.5"')).join('')
    + fill(d, s.across(-158, 158, [mix(c.lit, c.body, 0.15), mix(c.body, c.lit, 0.25), c.body, mix(c.body, c.shade, 0.75)]))
    + group(soft(`M${away * 40} -340L${away * 84} -240L${away * 70} -130L${away * 96} -40L${away * 60} 20H${away * 220}V-340Z`, c.shade, 0.6, 18) + soft('M-90 -30Q0 30 90 -30L110 20H-110Z', c.shade, 0.5, 10) + blocks(s, d, -160, -330, 160, 10, 66, c), s.clip(d))
    + rect(-138, -322, 276, 30, s.across(-138, 138, [mix(c.lit, '#fff6dc', 0.3), c.body, c.shade])) + Array.from({ length: 13 }, (_, i) => oval(-126 + i * 21, -307, 7, 9, i < 7 ? c.lit : c.body) + oval(-126 + i * 21, -306, 3, 4, c.joint, 'opacity="0.5"')).join('')
    // Brows in one bow, cheeks, a broad nose, full lips whose corners rise.
    + soft('M-122 -236Q-66 -276 -12 -240Q0 -232 12 -240Q66 -276 122 -236Q66 -252 14 -222Q0 -214 -14 -222Q-66 -252 -122 -236Z', c.shade, 0.75, 3) + line('M-120 -240Q-64 -280 -12 -246Q0 -238 12 -246Q64 -280 120 -240', c.lit, 4, 'opacity="0.7"') + eye(-66) + eye(66)
    // Cheeks and chin swell towards the light.
    + soft('M-112 -150Q-88 -182 -52 -150Q-46 -104 -78 -86Q-112 -104 -112 -150Z', c.lit, 0.55, 13) + soft('M52 -148Q86 -176 106 -148Q108 -108 80 -92Q52 -108 52 -148Z', c.lit, 0.22, 13) + soft('M-34 -14Q0 -30 34 -14Q22 6 0 6Q-22 6 -34 -14Z', c.lit, 0.45, 7)
    // A broad nose: the ridge, the round tip between two wings, and what it throws on the lip.
    + soft('M-52 -104Q0 -84 52 -104L44 -90Q0 -74 -44 -90Z', c.shade, 0.7, 4) + soft(`M${away * 8} -236Q${away * 18} -170 ${away * 48} -128Q${away * 52} -104 ${away * 14} -102Z`, c.shade, 0.6, 6)
    + [-1, 1].map((e) => fill(curve([[e * 22, -128], [e * 42, -124], [e * 50, -110], [e * 40, -98], [e * 20, -100], [e * 16, -114]], true), e === away ? mix(c.body, c.shade, 0.42) : mix(c.lit, c.body, 0.4)) + oval(e * 25, -100.5, 9, 3.4, c.joint, 'opacity="0.6"') + line(`M${e * 47} -118Q${e * 53} -104 ${e * 40} -98`, c.shade, 2.6, 'opacity="0.6"')).join('')
    + fill(curve([[-18, -236], [0, -231], [18, -236], [20, -180], [26, -134], [26, -112], [14, -98], [0, -95], [-14, -98], [-26, -112], [-26, -134], [-20, -180]], true), s.across(-28, 28, [mix(c.lit, c.body, 0.05), mix(c.body, c.lit, 0.4), mix(c.body, c.shade, 0.4)])) + soft('M-9 -228Q-11 -170 -14 -126Q-4 -112 6 -124Q2 -180 2 -228Z', mix(c.lit, '#fff6dc', 0.5), 0.6, 4)
    // Full lips that meet in a bow; only their corners smile.
    + soft('M-104 -74Q0 -50 104 -74Q64 -14 0 -12Q-64 -14 -104 -74Z', c.shade, 0.35, 9)
    + fill('M-80 -70Q-58 -82 -34 -86Q-14 -90 0 -82Q14 -90 34 -86Q58 -82 80 -70Q42 -64 0 -62Q-42 -64 -80 -70Z', s.down(-90, -62, [mix(lip, c.lit, 0.35), mix(lip, c.shade, 0.3)]))
    + fill('M-78 -69Q-40 -62 0 -60Q40 -62 78 -69Q62 -42 34 -34Q0 -27 -34 -34Q-62 -42 -78 -69Z', s.down(-66, -30, [mix(lip, c.lit, 0.2), mix(lip, c.lit, 0.6), mix(lip, c.shade, 0.35)]))
    + soft('M-44 -52Q0 -42 40 -52Q20 -40 0 -39Q-24 -40 -44 -52Z', mix(c.lit, '#fff6dc', 0.4), 0.6, 4) + soft('M-40 -28Q0 -18 40 -28Q20 -14 0 -14Q-20 -14 -40 -28Z', c.shade, 0.55, 5)
    + line('M-86 -76Q-82 -70 -74 -68Q-40 -63 -14 -62Q0 -58 14 -62Q40 -63 74 -68Q82 -70 86 -76', c.joint, 2.6, 'opacity="0.7"')
    + line(s.light <= 0 ? 'M-152 -190Q-154 -276 -132 -318' : 'M152 -190Q154 -276 132 -318', '#fff6dc', 3, 'opacity="0.7"')
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
