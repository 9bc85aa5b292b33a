import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';

const [lit, wall, shade] = ['#ffdca8', '#eab07c', '#a8687a'] as const;

/** A kiosk with a dome on four pillars, foot at 0,0, about 60 high. */
const chhatri = (s: Stage): string => rect(-22, -4, 44, 5, wall) + [-18, -7, 5, 16].map((x) => rect(x, -28, 4, 25, wall)).join('') + fill('M-28 -27H28L23 -32H-23Z', shade) + fill('M-19 -31Q-22 -50 0 -56Q22 -50 19 -31Z', s.side([lit, wall, shade])) + line('M0 -56V-66', '#c98f3c', 2.4);

/** The Jal Mahal, waterline at 0,0, about 560 wide: one storey shows, the others stand below the lake. */
function jalMahal(s: Stage): string {
  let out = rect(-280, -96, 560, 100, s.across(-280, 280, [lit, wall, shade])) + rect(-286, -100, 572, 8, lit) + rect(-280, -20, 560, 24, shade, 'opacity="0.45"');
  const arch = (x: number, y: number, w: number, h: number, c = '#7a4058'): string => fill(`M${x - w / 2} ${y}V${y - h * 0.58}Q${x - w * 0.36} ${y - h * 0.86} ${x} ${y - h}Q${x + w * 0.36} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.58}V${y}Z`, c);
  for (let i = 0; i < 9; i++) { const x = -240 + i * 60; out += rect(x - 22, -84, 44, 58, lit, 'opacity="0.55"') + arch(x, -28, 26, 48) + line(`M${x - 20} -84H${x + 20}`, '#fff4d8', 2.6); }
  for (let x = -276; x < 280; x += 14) out += rect(x, -110, 8, 11, wall);
  for (const x of [-266, 266]) out += fill(`M${x - 34} 4V-104H${x + 34}V4Z`, s.side([lit, wall, shade])) + arch(x, -30, 28, 56) + rect(x - 40, -110, 80, 8, lit) + put(x, -110, 1.36, chhatri(s));
  for (const x of [-180, -96, 96, 180]) out += put(x, -104, 0.9, chhatri(s));
  // The middle pavilion with its long curved roof.
  out += rect(-72, -150, 144, 52, s.across(-72, 72, [lit, wall, shade])) + [-48, -16, 16, 48].map((x) => arch(x, -100, 22, 42)).join('') + rect(-80, -156, 160, 8, lit) + fill('M-78 -156Q-66 -190 0 -198Q66 -190 78 -156Q0 -172 -78 -156Z', s.side([lit, '#d9905f', shade])) + [-30, 0, 30].map((x) => line(`M${x} ${-194 + Math.abs(x) * 0.12}V-210`, '#c98f3c', 2.4)).join('');
  // Trees of the roof garden.
  for (const [x, k] of [[-140, 24], [-126, 18], [134, 24], [150, 17], [-222, 16], [224, 16]] as const) out += foliage(s, x, -112 - k * 0.3, k * 1.2, k, ['#4a5f4c', '#6f8a54', '#c4b45c'], 12);
  return out;
}

/** A rowing boat like a small barge under an awning, 0,0 on the water; two sit in it, one rows. */
const barge = (): string => fill('M-96 -22Q-60 10 0 11Q62 10 98 -26Q92 16 52 20H-50Q-88 16 -96 -22Z', '#8a3a44') + line('M-92 -18Q-58 13 0 14Q60 13 94 -22', '#f2c65c', 3.4) + line('M-46 -2V-70M40 -2V-70', '#c98f3c', 4) + fill('M-62 -66Q-4 -104 56 -66L48 -60Q-4 -78 -54 -60Z', '#e8503f') + fill('M-62 -66Q-60 -54 -52 -60Q-44 -52 -36 -64Q-28 -56 -20 -68Q-10 -60 -4 -70Q6 -60 14 -68Q22 -56 30 -64Q38 -52 46 -60Q54 -54 56 -66Q-4 -92 -62 -66Z', '#f2c65c', 'opacity="0.85"')
  + fill(curve([[-34, 4], [-34, -18], [-26, -32], [-14, -32], [-8, -18], [-8, 4]], true), '#d9366a') + disc(-20, -40, 7.5, '#8a5a40') + fill('M-30 -34Q-32 -50 -20 -50Q-9 -50 -10 -34Q-14 -44 -30 -34Z', '#d9366a') + fill(curve([[-2, 4], [-1, -18], [5, -32], [17, -32], [24, -18], [25, 4]], true), '#f7f0e2') + disc(11, -40, 7.5, '#8a5a40') + fill('M1 -42Q2 -54 12 -53Q22 -52 20 -42Q10 -46 1 -42Z', '#e89a2c')
  + fill(curve([[58, 0], [56, -22], [62, -38], [76, -36], [80, -20], [78, -2]], true), '#f4e8d4') + disc(69, -46, 7.5, '#7a4c36') + fill('M60 -48Q62 -58 70 -58Q79 -57 78 -47Z', '#3f8f7c') + line('M64 -30L48 -18M74 -30L52 -14', '#7a4c36', 5) + line('M34 -30L66 30', '#c9a068', 4) + fill('M62 24L74 44L66 48L56 30Z', '#c9a068');

export const lakePalace: Scene = {
  slug: 'jaipur-water-palace-dawn', place: 'Jal Mahal, Jaipur, India', seed: 3511, light: -0.6, air: '#f7cdb0',
  alt: 'Dawn on Man Sagar lake: the sandstone Water Palace of Jaipur and its kiosks float on their reflection, a boat under an awning and flamingos before it',
  layers: () => {
    const hillsFar = ridge({ depth: 0.1, base: 590, height: 210, rough: 0.42, peaks: [[0.08, 0.9, 330], [0.3, 0.6, 300], [0.52, 0.78, 340], [0.76, 1, 380], [0.98, 0.7, 300]], colour: '#b58aa0', shade: '#946f98', lit: '#ffc4a0', foot: '#f2bca4', gullies: 4 });
    const palace = layer(0.3, (s: Stage) => put(s.x(s.tall ? 0.5 : 0.56), 648, s.tall ? 1.15 : 1.48, jalMahal(s)));
    return [
      sky(['#6f84b8', '#b9a4c4', '#f4b8ac', '#ffd09c', '#ffe8bc'], 580),
      sun({ x: 0.15, y: 420, r: 60, colour: '#fff8d8', glow: '#ffc888', reach: 660 }),
      streaks({ y: [40, 400], count: 13, colours: ['#c9b0cc', '#f7c0b4', '#ffdcac'], opacity: 0.75, width: [240, 720] }),
      hillsFar,
      mist({ depth: 0.14, y: 586, height: 100, colour: '#ffe4c8', opacity: 0.8 }),
      water({ depth: 0.18, top: 596, stops: ['#ffe0b4', '#f2b4a0', '#b48fb0', '#5f6f9c'], ripples: { light: '#fff0d4', dark: '#8f7aa4', count: 220, opacity: 0.4 }, glitter: { x: 0.15, colour: '#fff4cc', spread: 80, count: 150 } }),
      mirror({ of: [hillsFar], y: 597, depth: 0.2, opacity: 0.35, tint: '#ffdcb8', squash: 0.6, cuts: 60, bottom: 780 }),
      layer(0.24, (s) => group(s.paint(palace), `transform="matrix(1 0 0 -0.8 0 1172)" opacity="0.5" ${s.blur(1.5, 5)}`) + ripples(s, 656, 900, '#ffe8c8', 90, 0.5)),
      palace,
      layer(0.34, (s) => fill(lens(s.x(s.tall ? 0.5 : 0.56), 653, s.tall ? 720 : 920, 6), '#fff4dc', 'opacity="0.8"')),
      mist({ depth: 0.36, y: 668, height: 40, colour: '#fff0d8', opacity: 0.5, from: 0.1, to: 0.9 }),
      layer(0.5, (s) => fill([0, 1, 2, 3].map((i) => lens(s.x(0.24) - 20, 812 + i * 15, 460 - i * 80, 5)).join(''), '#fff0d4', 'opacity="0.6"') + `<g opacity="0.3">${put(s.x(0.24), 824, s.tall ? 1.2 : 1.6, `<g transform="scale(1 -0.6)">${barge()}</g>`)}</g>` + put(s.x(0.24), 788, s.tall ? 1.2 : 1.6, barge())),
      layer(0.6, (s) => {
        // Flamingos in the shallows.
        const bird = (x: number, y: number, k: number, feed: boolean, flip: boolean): string => put(x, y, k, `<g opacity="0.3" transform="scale(1 -0.6)">${fill('M-30 -66Q-8 -90 26 -74Q32 -62 10 -56Q-18 -52 -30 -66Z', '#f2849a')}</g>` + line('M-2 0V-58M8 0L10 -30L4 -58', '#e8607a', 2.6) + fill('M-38 -64Q-12 -92 24 -78Q34 -66 12 -56Q-18 -50 -38 -64Z', '#ff9aa8') + fill('M-38 -64Q-20 -80 4 -76Q-8 -60 -26 -58Z', '#e8607a') + (feed ? line(curve([[20, -72], [42, -78], [50, -50], [40, -22], [46, -8]]), '#ff9aa8', 6) + fill('M42 -12L54 -8L50 4L42 0Z', '#3a2c3c') : line(curve([[20, -72], [40, -82], [38, -108], [28, -128], [36, -142]]), '#ff9aa8', 6) + disc(37, -142, 5.5, '#ff9aa8') + fill('M40 -146Q54 -144 52 -130L46 -128Q46 -138 38 -138Z', '#3a2c3c') + disc(38, -144, 1.2, '#241c24')), 0, flip);
        return bird(s.x(0.62), 838, 0.95, false, false) + bird(s.x(0.76), 890, 1.3, true, true) + bird(s.x(0.7), 812, 0.7, true, false) + (s.tall ? '' : bird(s.x(0.92), 912, 1.55, false, true) + bird(s.x(0.54), 812, 0.72, true, false));
      }),
      birds({ x: 0.42, y: 290, count: 9, size: 14, colour: '#7a5a80', spread: 150 }),
      layer(0.92, (s) => {
        // The near ghat: a step with marigolds and lamps on leaves.
        let out = fill(poly([[-120, 944], [s.w * 0.46, 962], [s.w * 0.44, 1000], [-120, 986]]), '#e8a884') + line(`M-120 944L${s.w * 0.46} 962`, '#ffe0bc', 4) + fill(poly([[-120, 986], [s.w * 0.44, 1000], [s.w * 0.5, 1120], [-120, 1120]]), '#94607a');
        for (const [p, y, k] of [[0.05, 958, 1.2], [0.17, 966, 1.35], [0.3, 972, 1]] as const) { const x = s.x(p); out += oval(x, y + 10 * k, 62 * k, 9 * k, '#7a4860', 'opacity="0.4"') + fill(`M${x - 56 * k} ${y - 12 * k}Q${x} ${y + 4 * k} ${x + 56 * k} ${y - 12 * k}L${x + 40 * k} ${y + 12 * k}H${x - 40 * k}Z`, '#a8744c'); for (let i = 0; i < 40; i++) { const a = s.r.range(0, Math.PI * 2); const u = Math.sqrt(s.r.next()); out += disc(x + Math.cos(a) * 50 * k * u, y - 16 * k + Math.sin(a) * 15 * k * u - (1 - u) * 16 * k, 8 * k, s.r.pick(['#f2902c', '#f7b83c', '#e8702c', '#ffd05c'])); } }
        for (const [p, y] of [[0.42, 900], [0.5, 934], [0.47, 880]] as const) { const x = s.x(p); out += oval(x, y, 30, 8, '#5a8a54') + disc(x, y - 12, 26, s.radial(x, y - 12, 26, ['#ffe8a888', '#ffc87a00'])) + fill(`M${x - 5} ${y - 3}Q${x - 7} ${y - 16} ${x} ${y - 24}Q${x + 7} ${y - 16} ${x + 5} ${y - 3}Z`, '#ffe29c') + disc(x - 12, y - 2, 5, '#f2902c') + disc(x + 13, y - 2, 5, '#f7b83c'); }
        for (let i = 0; i < 28; i++) out += leafSpray(s, s.r.range(s.w * 0.78, s.w + 70), s.r.range(-70, 10), s.r.range(60, 120), s.r.pick(['#5a4a5c', '#7a6a58', tone('#6a7a54', 0.02)]), 7);
        return out;
      }),
    ];
  },
};
