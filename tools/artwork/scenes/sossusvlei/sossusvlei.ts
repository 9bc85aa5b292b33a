import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, group, oval, put } from '@trekker/cover-art/core/shape.ts';
import { clay, deadTree, dune, sand } from '../../src/land/dunes.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { oryx } from '../../src/animals/savanna.ts';
import { mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { rng } from '@trekker/cover-art/core/random.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { grass } from '@trekker/cover-art/trees.ts';

const place = 'Sossusvlei, Namibia';

/** A tree and its shadow must have the same branches: the tree is drawn twice from one seed. */
const tree = (s: Stage, x: number, y: number, k: number, seed: number, wood: string, lit: string): string => {
  const before = s.r;
  s.r = rng(seed);
  const shadow = deadTree(s, '#8f6c74', '#8f6c74');
  s.r = rng(seed);
  const own = deadTree(s, wood, lit);
  s.r = before;
  return group(shadow, `transform="translate(${s.x(x).toFixed(0)} ${y}) matrix(${k} 0 ${(k * 1.7 * Math.sign(s.light)).toFixed(2)} ${(-k * 0.22).toFixed(2)} 0 0)" opacity="0.45"`) + put(s.x(x), y, k, own);
};

const deadvlei: Scene = {
  slug: 'sossusvlei-deadvlei', place, seed: 331, light: -0.8, air: '#f3c9a0',
  alt: 'Black dead camelthorn trees on the white clay of Deadvlei before a towering orange dune',
  layers: () => [
    sky(['#1f5f9f', '#4f9ac4', '#a9d2d6', '#f3e6c8'], 560),
    streaks({ y: [60, 240], count: 6, colours: ['#ffffff', '#e9f4f2'], opacity: 0.5, width: [300, 700] }),
    dune({ depth: 0.12, skyline: [[-0.1, 470], [0.1, 430], [0.2, 404], [0.34, 470], [0.5, 520], [0.7, 560]], crest: [[0.2, 404], [0.19, 450], [0.25, 500], [0.22, 560], [0.28, 660]], lit: ['#f2a964', '#e9965a'], shade: ['#b8604f', '#cf7c58'], bottom: 700 }),
    dune({ depth: 0.18, skyline: [[0.1, 640], [0.26, 540], [0.42, 390], [0.56, 250], [0.63, 196], [0.72, 262], [0.84, 342], [0.96, 392], [1.1, 420]], crest: [[0.63, 196], [0.605, 268], [0.65, 350], [0.6, 440], [0.5, 520], [0.52, 600], [0.42, 700]], lit: ['#f7a552', '#e07a3c'], shade: ['#9c3c3c', '#c05a40'], bottom: 720, rim: '#ffd490', lines: 40 }),
    dune({ depth: 0.22, skyline: [[0.66, 690], [0.78, 610], [0.9, 520], [0.98, 468], [1.06, 500], [1.12, 520]], crest: [[0.98, 468], [0.965, 520], [0.99, 580], [0.95, 650], [0.96, 720]], lit: ['#ee9148', '#d8703a'], shade: ['#8f3640', '#b04f40'], bottom: 730, lines: 18 }),
    layer(0.26, (s) => fill(`M-100 690Q${s.x(0.3)} 668 ${s.x(0.55)} 684Q${s.x(0.8)} 696 ${s.w + 100} 676V740H-100Z`, s.down(668, 720, ['#d98752', '#f0c898']))),
    clay({ depth: 0.3, y: 704, stops: ['#f6e2c4', '#f1dcc8', '#e3c9bd'], crack: '#b79a98' }),
    mist({ depth: 0.32, y: 706, height: 34, colour: '#fff0d4', opacity: 0.5 }),
    layer(0.4, (s) => tree(s, 0.36, 738, 0.9, 5, '#4a2f36', '#c98a6a') + tree(s, 0.56, 730, 0.7, 9, '#4a2f36', '#c98a6a') + tree(s, 0.9, 744, 1.1, 12, '#40282f', '#c98a6a')),
    layer(0.55, (s) => tree(s, 0.74, 830, 2.3, 21, '#2e1c26', '#d08a60')),
    layer(0.7, (s) => tree(s, s.tall ? 0.26 : 0.2, 930, 5.6, 33, '#211520', '#d9905f')),
  ],
};

const ridgeWalk: Scene = {
  slug: 'sossusvlei-oryx-dune', place, seed: 332, light: 0.8, air: '#f6c9a0',
  alt: 'An oryx crosses the foot of an immense red dune whose crest winds into the morning sky',
  layers: () => [
    sky(['#6f7fb8', '#b59fc4', '#f0bfae', '#ffd9a8', '#ffeac4'], 640),
    sun({ x: 0.9, y: 470, r: 46, colour: '#fff8da', glow: '#ffd890', reach: 560 }),
    streaks({ y: [90, 420], count: 8, colours: ['#d3b0cc', '#ffd2b8', '#ffe4c0'], opacity: 0.7 }),
    ridge({ depth: 0.1, base: 650, height: 110, rough: 0.5, colour: '#b08fae', shade: '#937aa6', lit: '#f0c4ae', foot: '#f6cdb0', gullies: 3 }),
    dune({ depth: 0.14, skyline: [[0.5, 680], [0.66, 600], [0.8, 560], [0.92, 590], [1.1, 640]], crest: [[0.8, 560], [0.81, 590], [0.78, 630], [0.79, 690]], lit: ['#f7b27a', '#eda872'], shade: ['#c07a72', '#d4937a'], bottom: 900, lines: 12 }),
    mist({ depth: 0.16, y: 670, height: 60, colour: '#ffdcb4', opacity: 0.7 }),
    dune({ depth: 0.24, skyline: [[-0.12, 330], [0, 300], [0.14, 236], [0.26, 178], [0.36, 262], [0.5, 400], [0.64, 540], [0.78, 660], [0.9, 730], [1.1, 770]], crest: [[0.26, 178], [0.29, 250], [0.25, 330], [0.3, 410], [0.41, 480], [0.4, 560], [0.5, 640], [0.6, 700], [0.6, 800]], lit: ['#fba85a', '#e27a40'], shade: ['#7a2c48', '#c2604e'], bottom: 830, rim: '#ffdd9c', lines: 46 }),
    sand({ depth: 0.4, y: 792, height: 50, colour: '#ee9a58', shade: '#a8484a', lit: '#ffd69a', ripple: '#a04a48', shape: (p) => 0.5 - p * 0.9 }),
    layer(0.5, (s) => oval(s.x(0.69) - 40, 852, 74, 5, '#7a2f44', 'opacity="0.5"') + put(s.x(0.7), 850, 1.5, oryx('#c7a99a', '#3a2230', '#fff2e2')) + put(s.x(s.tall ? 0.44 : 0.585), 836, 1.1, oryx('#b9978e', '#3f2636', '#fbe8d8'))),
    grass({ depth: 0.9, y: 968, height: [30, 130], count: 230, colours: ['#6a3040', '#94503f', '#c98a52', '#f0c47a'], lean: -0.3, bank: '#7a3040', to: 1.06, seedHeads: '#ffdf9c' }),
  ],
};

export const sossusvlei = [deadvlei, ridgeWalk];
