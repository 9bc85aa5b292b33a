import { type PickedFile, urlOfPicked } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { mentionsIn } from '@trekker/rich-text/mentions.ts';
import type { Answer } from '#contract/endpoint.ts';
import { checkedItem } from '#features/checklists/checked-fields.rules.ts';
import type { CheckedFields } from '#features/checklists/checked-item.ts';
import type { Finding, readChecklistFacts } from '#features/checklists/checklist.contract.ts';
import { checkItem } from '#features/checklists/checklist.rules.ts';

export type FormFacts = Answer<typeof readChecklistFacts>['data'];
type Values = Readonly<Record<string, unknown>>;

const pickedIn = (value: unknown): PickedFile[] => (Array.isArray(value) ? value : value ? [value as PickedFile] : []);

/** What the server is asked before a form can be checked. */
export function askedOf({ images }: CheckedFields, values: Values, blocks: readonly Block[]) {
  const picked = images.flatMap(({ field }) => pickedIn(values[field]));
  const { media, items } = mentionsIn(blocks);
  return {
    media: [...media, ...picked.flatMap(({ library }) => library?.id ?? [])],
    urls: picked.flatMap((one) => (one.file || one.library ? [] : (one.url ?? []))),
    items: Object.entries(items).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`)),
  };
}

/** The rules of the checklist, on what stands in a form now. */
export function checkForm(
  fields: CheckedFields,
  values: Values,
  blocks: readonly Block[],
  { media, publicItems }: FormFacts,
): Finding[] {
  const byUrl = new Map(media.map((one) => [one.url, one._id]));
  const imageOf = (picked: PickedFile) => ({
    // A file that is not sent yet is in no library.
    media: picked.file ? null : (picked.library?.id ?? byUrl.get(urlOfPicked(picked) ?? '') ?? null),
    alt: picked.alt ?? '',
  });
  const images = fields.images.map(({ field }) => {
    const value = values[field];
    return [field, Array.isArray(value) ? value.map(imageOf) : pickedIn(value).map(imageOf)[0]] as const;
  });
  return checkItem(
    checkedItem(fields, { ...values, ...Object.fromEntries(images) }, blocks, {
      media: new Map(media.map((one) => [one._id, one])),
      isPublic: (item) => publicItems.includes(item),
    }),
  );
}
