import { fill, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** Shapes turned on a lathe: `profile` lists [half width, height above the foot] from the foot up. */
const profilePath = (profile: readonly Pt[], x = 0, y = 0): string => poly([...profile.map(([w, h]): Pt => [x - w, y - h]), ...profile.map(([w, h]): Pt => [x + w, y - h]).reverse()]);

/** Lit tone, body, shade: the light's side comes first whatever the scene's light. */
export const sides = (s: Stage, lit: string, body: string, shade: string): string => s.side(s.light <= 0 ? [[0, lit], [0.38, body], [1, shade]] : [[0, shade], [0.62, body], [1, lit]]);

export const turned = (s: Stage, profile: readonly Pt[], lit: string, body: string, shade: string, x = 0, y = 0): string => fill(profilePath(profile, x, y), sides(s, lit, body, shade));
