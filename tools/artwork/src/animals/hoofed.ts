import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

type Joint = [x: number, y: number, width: number];

/** A limb or neck: smooth along its joints, as wide at each as it says. */
export function tapered(joints: readonly Joint[]): string {
  const side = (k: number): Pt[] => joints.map(([x, y, w], i) => {
    const [before, after] = [joints[Math.max(0, i - 1)]!, joints[Math.min(joints.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (k * dy * w) / (2 * length), y + (k * dx * w) / (2 * length)];
  });
  const [left, right] = [side(1), side(-1).reverse()];
  return `${curve(left)}L${right[0]!.join(' ')}${curve(right).replace(/^M\S+ [^C]+/, '')}Z`;
}

const hoof = (x: number, y: number, w: number, colour: string): string => fill(`M${x - w * 0.5} ${y - 7}H${x + w * 0.5}L${x + w * 0.72} ${y}H${x - w * 0.72}Z`, colour);

/** A bull elk's antler from its burr at 0,0: the beam sweeps up and back, its tines reach forward. */
function antler(colour: string): string {
  const beam: Pt[] = [[0, 0], [14, -16], [34, -42], [44, -74], [40, -104], [28, -128]];
  const tines: Pt[][] = [[[4, -6], [-16, -14], [-30, -32]], [[16, -18], [-2, -30], [-14, -52]], [[32, -40], [16, -58], [8, -84]], [[44, -72], [28, -90], [20, -112]], [[43, -92], [58, -112], [62, -132]]];
  return line(curve(beam), colour, 6.5) + tines.map((t, i) => line(curve(t), colour, 5 - i * 0.3)).join('') + disc(0, 0, 5, colour);
}

/** A bull elk, feet at 0,0, facing left, about 180 high at the brow and 300 with antlers; a cow without `horn`. */
export function elk(body: string, mane: string, rump: string, horn?: string): string {
  const far = tone(body, -0.13);
  const foot = '#2a2024';
  const fore = (x: number, c: string): string => fill(tapered([[x, -98, 30], [x - 2, -70, 17], [x - 4, -46, 12], [x - 2, -26, 8], [x - 3, -2, 9]]), c) + hoof(x - 3, 0, 10, foot);
  const hind = (x: number, c: string): string => fill(tapered([[x - 10, -104, 46], [x - 4, -78, 30], [x + 9, -52, 13], [x + 6, -28, 9], [x + 3, -2, 9]]), c) + hoof(x + 3, 0, 10, foot);
  const trunk = curve([[-60, -104], [-48, -138], [-20, -147], [12, -139], [42, -139], [66, -135], [82, -120], [82, -98], [66, -86], [34, -78], [-8, -66], [-44, -68]], true);
  const neck = curve([[-92, -168], [-76, -186], [-60, -182], [-42, -164], [-8, -143], [-10, -112], [-34, -80], [-54, -78], [-68, -94], [-76, -118], [-86, -142]], true);
  const head = curve([[-66, -186], [-80, -188], [-98, -178], [-120, -163], [-126, -155], [-121, -148], [-104, -150], [-88, -154], [-74, -160], [-62, -172]], true);
  return (
    fore(-30, tone(mane, -0.05)) + hind(50, far) + (horn ? `<g transform="translate(-70 -184) rotate(14)">${antler(tone(horn, -0.1))}</g>` : '') + fill(trunk, body)
    + fill(curve([[-40, -80], [0, -80], [40, -84], [66, -92], [60, -82], [28, -74], [-10, -70], [-40, -73]], true), tone(body, -0.1), 'opacity="0.7"')
    + hind(64, body) + fill(curve([[62, -134], [76, -124], [82, -106], [76, -92], [64, -98], [62, -116]], true), rump) + fill('M72 -126L86 -116L78 -108Z', mix(body, rump, 0.5)) + fore(-46, mix(body, mane, 0.75))
    + fill(neck, mane) + Array.from({ length: 13 }, (_, i) => fill(`M${-76 + i * 4} ${-132 + i * 4}l${-3 + i * 0.4} ${20 + (i % 3) * 5}l8 ${-14}Z`, i % 2 ? mane : tone(mane, -0.05))).join('')
    + line(curve([[-6, -144], [12, -139], [42, -139], [66, -134]]), '#ffdcae', 1.8, 'opacity="0.5"')
    + fill(head, tone(mane, 0.05)) + fill('M-66 -184L-46 -196L-54 -178ZM-76 -188L-70 -204L-64 -184Z', tone(mane, 0.02)) + disc(-91, -171, 2.6, '#120c10') + disc(-123, -156, 3.6, '#241a1c') + line('M-118 -150Q-108 -152 -102 -155', tone(mane, -0.1), 1.6)
    + (horn ? `<g transform="translate(-74 -186) rotate(-4)">${antler(horn)}</g>` : '')
  );
}

/** A guanaco, feet at 0,0, facing right, about 125 high; `graze` lowers its neck to the grass. */
export function guanaco(coat: string, belly: string, face: string, graze = false): string {
  const foot = '#4a3a34';
  const fore = (x: number, c: string): string => fill(tapered([[x, -60, 15], [x + 1, -40, 9], [x, -26, 6.5], [x + 1, -14, 5], [x, -2, 5.5]]), c) + hoof(x, 0, 6, foot);
  const hind = (x: number, c: string): string => fill(tapered([[x + 4, -64, 24], [x - 1, -46, 14], [x - 6, -30, 7], [x - 3, -14, 5.5], [x - 3, -2, 5.5]]), c) + hoof(x - 3, 0, 6, foot);
  const trunk = curve([[-38, -66], [-34, -78], [-18, -82], [4, -79], [22, -80], [33, -72], [34, -58], [22, -50], [0, -47], [-22, -52], [-35, -56]], true);
  const neck: Joint[] = graze ? [[20, -70, 24], [38, -62, 17], [52, -44, 12], [60, -24, 10], [64, -12, 10]] : [[22, -68, 24], [32, -82, 16], [37, -98, 12], [40, -114, 11], [42, -122, 11]];
  const head = graze
    ? fill(curve([[58, -20], [69, -18], [77, -6], [79, 3], [73, 6], [66, 1], [59, -8]], true), coat) + fill(curve([[69, -8], [77, -6], [79, 3], [73, 6], [66, 1]], true), face) + fill('M60 -18L54 -30L66 -20ZM67 -18L68 -31L72 -17Z', coat) + disc(69, -10, 1.5, '#1a1418')
    : fill(curve([[35, -122], [41, -129], [51, -127], [62, -120], [65, -114], [60, -110], [50, -112], [40, -112]], true), coat) + fill(curve([[51, -126], [62, -120], [65, -114], [60, -110], [51, -113], [49, -120]], true), face) + fill('M36 -124L31 -139L42 -128ZM43 -127L44 -141L49 -127Z', coat) + disc(51, -121, 1.5, '#1a1418');
  return (
    hind(-20, tone(coat, -0.1)) + fore(18, tone(coat, -0.1)) + fill(trunk, coat) + fill(curve([[-30, -57], [-8, -53], [14, -53], [32, -60], [24, -50], [0, -46], [-22, -51]], true), belly)
    + hind(-30, coat) + fore(27, coat) + fill(tapered(neck), coat) + (graze ? '' : fill(tapered([[35, -70, 3], [42, -84, 5], [45, -98, 4], [46, -110, 3]]), belly)) + head + fill(curve([[-36, -74], [-45, -68], [-46, -58], [-40, -60], [-34, -66]], true), coat)
    + line(curve([[-34, -77], [-16, -81], [6, -78], [22, -79]]), tone(coat, 0.14), 2, 'opacity="0.7"')
  );
}

/** A white horse that canters through water, facing right, the water line at 0,0, about 190 high. */
export function wadingHorse(s: Stage, coat: string, shade: string): string {
  const near = (joints: Joint[]): string => fill(tapered(joints), coat);
  const far = (joints: Joint[]): string => fill(tapered(joints), shade);
  // Long locks stream back from the crest, each over the one behind it.
  let mane = '';
  for (let i = 0; i < 34; i++) {
    const t = 1 - i / 33;
    const [x, y] = [84 - t * 66, -204 + t * 58 - 10 * Math.sin(t * Math.PI)];
    const [sweep, drop] = [s.r.range(34, 74) * (0.7 + 0.3 * t), s.r.range(-14, 20)];
    mane += fill(`M${x + 4} ${y - 1}Q${x - sweep * 0.45} ${y - 16 + drop * 0.2} ${x - sweep} ${y + drop}Q${x - sweep * 0.42} ${y + drop * 0.4 + 2} ${x - 5} ${y + 11}Z`, mix(coat, i % 3 ? '#ffffff' : shade, i % 3 ? s.r.range(0.15, 0.8) : s.r.range(0.3, 0.75)));
  }
  const trunk = curve([[-66, -128], [-48, -142], [-22, -139], [4, -140], [22, -146], [44, -140], [58, -122], [56, -104], [36, -88], [8, -80], [-26, -82], [-56, -92], [-70, -108]], true);
  const neck = curve([[4, -140], [28, -166], [54, -192], [78, -206], [92, -200], [96, -178], [82, -152], [70, -132], [58, -112], [40, -108], [22, -120]], true);
  // A long wedge from the poll: straight down the nose, round at the cheek.
  const head = curve([[78, -205], [90, -208], [100, -201], [113, -184], [126, -167], [137, -153], [140, -145], [137, -137], [129, -134], [120, -139], [110, -147], [100, -153], [89, -154], [80, -162], [75, -178], [74, -194]], true);
  const dark = mix(shade, '#4a4258', 0.55);
  return (
    fill(curve([[-64, -130], [-84, -130], [-108, -112], [-124, -84], [-136, -66], [-116, -72], [-112, -54], [-96, -76], [-80, -98], [-64, -112]], true), mix(shade, coat, 0.4)) + line(curve([[-68, -126], [-92, -116], [-114, -86]]), coat, 4)
    + far([[-42, -104, 40], [-22, -78, 25], [-30, -48, 14], [-12, -22, 9], [-4, 6, 11]]) + far([[44, -106, 32], [72, -76, 19], [92, -46, 13], [106, -16, 9], [114, 6, 11]])
    + fill(trunk, coat) + fill(curve([[-60, -98], [-26, -92], [10, -92], [40, -102], [56, -110], [50, -98], [34, -86], [6, -79], [-26, -81], [-54, -90]], true), shade, 'opacity="0.7"')
    + near([[-50, -116, 54], [-56, -86, 34], [-82, -56, 16], [-80, -28, 11], [-92, 6, 12]]) + near([[38, -114, 38], [60, -88, 23], [82, -70, 15], [80, -46, 11], [66, -34, 11]])
    + fill(neck, coat) + group(group(fill(curve([[74, -178], [82, -160], [92, -150], [82, -140], [68, -130], [66, -150]], true), shade), `opacity="0.6" ${s.blur(5)}`), s.clip(neck))
    + fill('M85 -206Q86 -218 93 -224Q96 -212 93 -203Z', mix(shade, coat, 0.3)) + mane + fill(head, s.linear(80, -206, 132, -134, [mix(coat, '#ffffff', 0.6), coat, mix(coat, shade, 0.5)]))
    + fill('M77 -203Q76 -218 84 -225Q90 -214 89 -203Z', coat) + fill('M80 -205Q80 -215 84 -220Q87 -213 86 -205Z', mix(shade, coat, 0.25))
    // The forelock falls over the brow; grey skin shows round nostril and lips.
    + fill('M84 -209Q98 -206 104 -186Q98 -194 92 -196Q96 -190 96 -184Q88 -196 80 -202Z', mix(coat, '#ffffff', 0.85)) + fill('M86 -208Q94 -202 97 -190Q90 -198 82 -203Z', shade, 'opacity="0.5"')
    + group(group(fill(curve([[128, -166], [137, -154], [141, -145], [137, -136], [129, -133], [120, -138], [124, -150]], true), dark), `opacity="0.7" ${s.blur(3.5)}`) + group(fill(curve([[78, -160], [90, -151], [101, -152], [112, -146], [104, -158], [94, -160], [84, -166]], true), shade), `opacity="0.7" ${s.blur(3)}`), s.clip(head))
    + fill('M130 -152Q137 -153 136 -146Q133 -142 131 -145Q129 -148 130 -152Z', '#3a3142') + line('M138 -139Q131 -141 124 -144', '#4a4054', 1.5, 'opacity="0.8"')
    + line('M107 -177Q116 -165 125 -155', mix(shade, coat, 0.4), 1.8, 'opacity="0.6"')
    + fill('M96 -186Q101 -191 107 -184Q102 -180 97 -182Z', '#241d2a') + disc(101.6, -186, 0.9, '#ffffff') + line('M94 -187Q101 -194 108 -185', dark, 1.5, 'opacity="0.8"')
  );
}
