import { tone } from './core/colour.ts';
import { circlePath, curve, disc, fill, line, oval, poly, rect, type Pt } from './core/shape.ts';
import type { Stage } from './core/stage.ts';

/**
 * What an automatic cover is put together from, so that two towns, beaches or valleys with the same words need not look
 * alike.
 */

const lit = (s: Stage, wall: string): string => s.side(s.light <= 0 ? [tone(wall, 0.06), wall, tone(wall, -0.14)] : [tone(wall, -0.14), wall, tone(wall, 0.06)]);
const arch = (x: number, y: number, w: number, h: number, paint: string): string => fill(`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`, paint);

/** Columns with a gable, foot at 0,0, about 190 high: whatever is old and was once holy. */
export function temple(s: Stage, wall: string): string {
  const shade = tone(wall, -0.13);
  let out = rect(-170, -16, 340, 18, wall) + rect(-156, -30, 312, 16, tone(wall, 0.04)) + rect(-140, -140, 280, 112, tone(wall, -0.24));
  for (let i = 0; i < 7; i++) out += rect(-144 + i * 43.5, -144, 27, 116, s.side(s.light <= 0 ? [tone(wall, 0.05), wall, shade] : [shade, wall, tone(wall, 0.05)])) + rect(-148 + i * 43.5, -150, 35, 8, wall);
  return out + rect(-158, -172, 316, 24, s.side([tone(wall, 0.03), wall, tone(wall, -0.05)])) + fill(poly([[-166, -172], [0, -232], [166, -172]]), tone(wall, 0.02)) + fill(poly([[-120, -178], [0, -220], [120, -178]]), shade);
}

/** A berg, water line at 0, about 100 high. */
export const berg = (s: Stage, ice: string, shade: string): string => {
  const k = s.r.range(0.7, 1.2);
  return fill(poly([[-90, 0], [-70, -46 * k], [-34, -70], [-10, -104 * k], [22, -62], [48, -82 * k], [80, -30], [96, 0]]), ice) + fill(poly(s.light <= 0 ? [[-10, -104 * k], [22, -62], [48, -82 * k], [80, -30], [96, 0], [18, 0], [-2, -44]] : [[-10, -104 * k], [-34, -70], [-70, -46 * k], [-90, 0], [-20, 0], [-4, -44]]), shade, 'opacity="0.75"') + line('M-100 3H106', '#ffffff', 4, 'opacity="0.7"');
};

/** A cathedral with one great dome, foot at 0,0, about 250 high. */
export function domeChurch(s: Stage, wall: string, dome: string, pane: string): string {
  const small = (x: number): string => rect(x - 17, -118, 34, 118, lit(s, wall)) + arch(x, -70, 14, 34, pane) + fill(`M${x - 20} -116Q${x - 18} -146 ${x} -152Q${x + 18} -146 ${x + 20} -116Z`, lit(s, dome)) + line(`M${x} -152v-14`, tone(wall, 0.1), 3);
  return rect(-130, -84, 260, 86, lit(s, wall)) + fill(poly([[-140, -84], [-96, -110], [96, -110], [140, -84]]), tone(dome, -0.06)) + [-96, -58, 58, 96].map((x) => arch(x, -16, 20, 46, pane)).join('') + rect(-62, -150, 124, 44, lit(s, wall)) + [-42, -14, 14, 42].map((x) => arch(x, -112, 13, 30, pane)).join('')
    + fill('M-66 -148C-72 -196 -40 -226 0 -232C40 -226 72 -196 66 -148Z', lit(s, dome)) + [-40, -14, 14, 40].map((x) => line(`M${x} -149Q${x * 0.8} -204 0 -231`, tone(dome, -0.08), 2, 'opacity="0.7"')).join('') + rect(-11, -252, 22, 24, lit(s, wall)) + fill('M-13 -252Q0 -272 13 -252Z', lit(s, dome)) + line('M0 -266v-18M-6 -278h12', tone(wall, 0.1), 3) + small(-112) + small(112) + arch(0, 0, 34, 58, tone(wall, -0.3));
}

/** A bell tower that stands alone, foot at 0,0, about 300 high. */
export const campanile = (s: Stage, wall: string, cap: string, pane: string): string => rect(-30, -210, 60, 212, lit(s, wall)) + [-60, -110, -160].map((y) => rect(-4, y, 8, 24, pane)).join('') + rect(-36, -216, 72, 10, tone(wall, 0.08)) + rect(-30, -256, 60, 42, lit(s, tone(wall, 0.05))) + [-15, 0, 15].map((x) => arch(x, -220, 11, 30, pane)).join('') + rect(-36, -264, 72, 10, tone(wall, 0.08)) + fill('M-30 -264L0 -330L30 -264Z', lit(s, cap)) + disc(0, -332, 4, '#f2cf7a');

/** A castle with a keep and three towers, foot at 0,0, about 220 high. */
export function castleOnHill(s: Stage, wall: string, roof: string, pane: string): string {
  const merlons = (x: number, y: number, w: number): string => Array.from({ length: Math.floor(w / 12) }, (_, i) => rect(x + i * 12, y - 9, 7, 10, wall)).join('');
  const tower = (x: number, w: number, h: number, pointed: boolean): string => rect(x - w / 2, -h, w, h + 2, lit(s, wall)) + rect(x - 3, -h * 0.7, 6, 16, pane) + rect(x - 3, -h * 0.4, 6, 16, pane) + (pointed ? fill(`M${x - w / 2 - 5} ${-h}L${x} ${-h - w * 1.3}L${x + w / 2 + 5} ${-h}Z`, lit(s, roof)) : rect(x - w / 2 - 4, -h - 4, w + 8, 8, tone(wall, 0.06)) + merlons(x - w / 2 - 2, -h - 4, w + 6));
  return rect(-150, -70, 300, 72, lit(s, tone(wall, -0.03))) + merlons(-150, -70, 300) + tower(-44, 74, 150, false) + tower(34, 44, 176, true) + tower(-150, 46, 104, true) + tower(148, 50, 116, false) + tower(92, 34, 128, true) + arch(-96, 0, 34, 46, tone(wall, -0.3)) + line('M34 -234v-26', tone(wall, -0.2), 2.4) + fill('M34 -260L62 -252L34 -244Z', '#c9483f');
}

/** A stone bridge of round arches from x0 to x1 with its roadway at y; feet in the water 70 below. */
export function archedBridge(s: Stage, x0: number, x1: number, y: number, stone: string): string {
  const span = 118;
  const n = Math.max(2, Math.round((x1 - x0) / span));
  const w = (x1 - x0) / n;
  const holes = Array.from({ length: n }, (_, i) => { const c = x0 + (i + 0.5) * w; const r = w * 0.4; return `M${c - r} ${y + 86}V${y + 76}A${r} ${r} 0 0 1 ${c + r} ${y + 76}V${y + 86}Z`; }).join('');
  return `<path fill-rule="evenodd" d="M${x0} ${y}H${x1}V${y + 84}H${x0}Z${holes}" fill="${s.down(y, y + 84, [tone(stone, 0.05), tone(stone, -0.08)])}"/>` + rect(x0, y - 8, x1 - x0, 12, tone(stone, 0.1)) + Array.from({ length: n + 1 }, (_, i) => fill(poly([[x0 + i * w - 16, y + 86], [x0 + i * w, y + 58], [x0 + i * w + 16, y + 86]]), tone(stone, -0.04))).join('');
}

/** The dark frame of an arched window or gate, through which everything else is seen. */
export function archFrame(s: Stage, wall: string): string {
  const [a, b, c] = [s.w * 0.1, s.w * 0.9, s.w / 2];
  const hole = `M${a} 1100V420C${a} 160 ${c - s.w * 0.16} 60 ${c} 44C${c + s.w * 0.16} 60 ${b} 160 ${b} 420V1100Z`;
  return `<path fill-rule="evenodd" d="M-100 -100H${s.w + 100}V1200H-100Z${hole}" fill="${s.down(0, 1000, [tone(wall, 0.03), wall, tone(wall, -0.05)])}"/>` + line(hole, tone(wall, 0.14), 12) + line(hole, tone(wall, -0.06), 3);
}

/** A long narrow boat drawn up on sand, its middle at 0,0, about 220 long. */
export const beachedBoat = (hull: string, inside: string, band: string): string => oval(6, 14, 128, 12, '#5a3f34', 'opacity="0.35"') + fill('M-124 -34Q-60 6 6 8Q78 6 132 -44Q118 12 62 20H-52Q-104 10 -124 -34Z', hull) + fill('M-118 -30Q-58 8 6 10Q76 8 126 -38Q70 -6 6 -6Q-60 -6 -118 -30Z', inside) + line('M-116 -16Q-60 14 4 15Q74 14 122 -22', band, 5) + line('M-40 -8L-36 8M30 -8L34 10', tone(inside, -0.1), 5);

/** Surfboards stuck upright in the sand, foot at 0,0, about 150 high. */
export const boards = (colours: readonly string[]): string => colours.map((c, i) => `<g transform="translate(${i * 46 - 60} ${(i % 2) * 8}) rotate(${-6 + i * 4})">${fill('M-15 0Q-20 -84 0 -156Q20 -84 15 0Z', c) + line('M0 -4V-146', '#ffffff', 2.4, 'opacity="0.8"') + fill('M-17 -50Q0 -62 17 -50L18 -66Q0 -78 -18 -66Z', '#ffffff', 'opacity="0.75"')}</g>`).join('') + oval(14, 6, 110, 8, '#6a4a3c', 'opacity="0.3"');

/** A plank jetty that runs out from the near shore to a thatched hut at 0,0. */
export const jettyHut = (wood: string, straw: string, glow: string): string => line('M-70 30V84M-24 30V90M24 30V90M70 30V84', tone(wood, -0.12), 8) + rect(-92, 20, 184, 12, wood) + rect(-62, -46, 124, 66, tone(wood, 0.1)) + rect(-46, -34, 32, 54, glow) + rect(14, -34, 34, 30, glow) + fill('M-98 -38Q-48 -64 -26 -118H26Q48 -64 98 -38Q0 -56 -98 -38Z', straw) + Array.from({ length: 14 }, (_, i) => line(`M${-24 + i * 3.7} -114Q${-50 + i * 7.7} -72 ${-84 + i * 13} -44`, tone(straw, -0.12), 1.6, 'opacity="0.6"')).join('');

/** A tent with its flap open, foot at 0,0, about 190 wide. */
export const tent = (cloth: string, inside: string): string => oval(10, 2, 126, 10, '#2a2a34', 'opacity="0.3"') + fill('M-104 0L-6 -104L96 0Z', cloth) + fill('M-6 -104L96 0H52L-2 -88Z', tone(cloth, -0.12)) + fill('M-44 0L-6 -104L26 0Z', inside) + fill('M-44 0L-6 -104L-24 0Z', tone(cloth, 0.06)) + line('M-104 0L-134 12M96 0L124 12M-6 -104L-6 -112', '#f4ead4', 2.4);

/** A cairn with a string of flags, foot at 0,0, about 120 high. */
export function cairn(stone: string, reach: number): string {
  const stones = ([[-34, -10, 24], [4, -8, 26], [40, -8, 20], [-20, -34, 22], [20, -32, 22], [-2, -56, 20], [2, -76, 13]] as const).map(([x, y, r], i) => oval(x, y, r, r * 0.52, tone(stone, ((i % 3) - 1) * 0.05))).join('');
  const at = (t: number): Pt => [reach * t, -92 - 60 * t + 90 * t * (1 - t)];
  const flags = Array.from({ length: 12 }, (_, i) => { const [x, y] = at((i + 0.5) / 12); return fill(`M${x - 11} ${y}h22l-3 27h-16Z`, ['#3f6fb5', '#f4efe4', '#d8453a', '#3f8f5a', '#f0b83a'][i % 5]!); }).join('');
  return stones + line('M2 -70V-96', '#6a5444', 4) + line(curve([0, 0.25, 0.5, 0.75, 1].map(at)), '#4a4048', 2.4) + flags;
}

/** A lighthouse on its rock, foot at 0,0, about 230 high. */
export const lighthouse = (s: Stage, rock: string, band: string, lamp: string, far: boolean): string => fill(curve([[-150, 12], [-110, -22], [-50, -36], [20, -40], [80, -26], [140, 12]], true), rock) + fill('M-24 -38L-15 -176H15L24 -38Z', lit(s, '#fbf4e6')) + [-66, -110, -154].map((y, i) => fill(`M${-22 + i * 3.2} ${y}H${22 - i * 3.2}L${20.5 - i * 3.2} ${y - 22}H${-20.5 + i * 3.2}Z`, band)).join('') + rect(-20, -184, 40, 9, '#4a4450') + rect(-12, -208, 24, 25, lamp) + fill('M-16 -208L0 -228L16 -208Z', band) + (far ? fill(circlePath(0, -196, 60), s.radial(0, -196, 60, [`${lamp}aa`, `${lamp}00`])) : '');
