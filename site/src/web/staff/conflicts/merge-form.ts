import type { SavedSince } from '#contract/problem.ts';
import type { FormField } from '../fields/form-field.ts';
import { galleriesOf, imagesOf } from '../fields/image-files.ts';
import type { Choice, ConflictField, ConflictSide } from './conflict-choice.tsx';
import { mergeFields } from './merge-fields.ts';
import { mergeImages, withRemovedImages } from './merge-images.ts';

export type Choices = Readonly<Record<string, Choice>>;

/** What a form was opened with, what it holds, and what somebody else has saved meanwhile. */
export type Versions<Values> = { base: Values; mine: Values; theirs: Values };

/** How the server has put both together, text by text; see SavedSince. `sent` is what it was given. */
export type ServerMerge<Values> = Pick<SavedSince, 'fields' | 'merged'> & { sent: Values };

export type MergedVersions<Values> = {
  /** As it is to be saved; null while somebody has to choose. */
  merged: Values | null;
  /** Fields that both changed, to different things. */
  conflicts: readonly ConflictField[];
  /** Labels of the fields that only they changed. */
  taken: readonly string[];
};

export type FieldsOf<Values> = { readonly [Name in keyof Values & string]: FormField<Values[Name], unknown> };

/** Puts two edits of one item together, with what was chosen where both changed the same field. */
export function mergeVersions<Values extends object>(
  fields: FieldsOf<Values>,
  versions: Versions<Values>,
  choices: Choices = {},
  byServer?: ServerMerge<Values>,
): MergedVersions<Values> {
  const { base, mine, theirs } = withTexts(versions, byServer);
  const { merged, conflicts, taken } = mergeFields(base, mine, theirs);
  const sideOf = (field: keyof Values & string, of: Values): ConflictSide => {
    const value: unknown = of[field];
    if (value === null || (Array.isArray(value) && value.length === 0)) return '';
    return imagesOf(value) ?? fields[field].print(of[field]);
  };
  for (const field of conflicts) {
    const galleries = galleriesOf(field, base, mine, theirs);
    if (choices[field] === 'theirs') merged[field] = theirs[field];
    if (choices[field] === 'both' && galleries) merged[field] = mergeImages(...galleries) as Values[typeof field];
  }
  return {
    merged: conflicts.every((field) => choices[field]) ? merged : null,
    conflicts: conflicts.map((name) => ({
      name,
      label: fields[name].label(),
      base: sideOf(name, base),
      mine: sideOf(name, mine),
      theirs: sideOf(name, theirs),
      isGallery: galleriesOf(name, mine, theirs) !== null,
    })),
    taken: taken.map((field) => fields[field].label()),
  };
}

/**
 * Texts are merged by block, which the server does: of one where both changed the same block each side is given with
 * all else merged, and one where they did not is merged. A text that was typed on since stays as it is.
 */
function withTexts<Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  byServer: ServerMerge<Values> | undefined,
): Versions<Values> {
  const all = { base: { ...base }, mine: { ...mine }, theirs: { ...theirs } };
  if (!byServer) return all;
  const set = (side: Values, name: string, value: string) => Object.assign(side, { [name]: value });
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    if (typeof mine[name] !== 'string' || mine[name] !== byServer.sent[name]) continue;
    const both = byServer.fields?.[name];
    const merged = byServer.merged?.[name];
    if (both && [both.yours, both.theirs, both.base].every((text) => typeof text === 'string')) {
      set(all.base, name, String(both.base));
      set(all.mine, name, String(both.yours));
      set(all.theirs, name, String(both.theirs));
    } else if (!both && typeof merged === 'string' && merged !== mine[name]) {
      // As if only they had changed it.
      set(all.mine, name, String(base[name]));
      set(all.theirs, name, merged);
    }
  }
  return all;
}

/**
 * My form as it can be saved where its galleries were chosen: images that the newer version removed go up again, as
 * files. `lost` counts those that could not be fetched any more.
 */
export async function withChosenGalleries<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Choices,
): Promise<{ mine: Values; lost: number }> {
  const chosen = { ...mine };
  let lost = 0;
  for (const [name, choice] of Object.entries(choices)) {
    const galleries = choice === 'mine' && galleriesOf(name, mine, theirs);
    if (!galleries) continue;
    const found = await withRemovedImages(...galleries);
    Object.assign(chosen, { [name]: found.images });
    lost += found.lost;
  }
  return { mine: chosen, lost };
}
