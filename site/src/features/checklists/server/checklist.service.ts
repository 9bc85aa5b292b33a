import type { Block } from '@trekker/rich-text/document.ts';
import { mentionsIn } from '@trekker/rich-text/mentions.ts';
import { readText } from '@trekker/rich-text/read-text.ts';
import { Problem } from '#contract/problem.ts';
import { mediaUrl } from '#features/media/server/media.presenter.ts';
import { listPublicItems } from '#features/rich-text/server/rich-text.service.ts';
import { readBlockingRules } from '#features/settings/server/settings.service.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import { checkedItem, imagesIn } from '../checked-fields.rules.ts';
import type { CheckedFields } from '../checked-item.ts';
import { type Finding, problemRules } from '../checklist.contract.ts';
import { blockingOf, checkItem } from '../checklist.rules.ts';
import { t } from '../staff-findings.texts.ts';
import { t as answers } from './api-checklists.texts.ts';
import { listCheckedMedia } from './checklist.repository.ts';

/** A kind of thing that has a checklist. */
export type CheckedKind = { versions: VersionedKind; fields: CheckedFields };

/** What is found in an item as it is stored. Throws `not_found`. */
export async function checkStored(db: Queryable, { versions, fields }: CheckedKind, id: string): Promise<Finding[]> {
  const item = await versions.read(db, id);
  if (!item) throw new Problem('not_found', answers.noItem);
  const { content } = item;
  const markdown = fields.text ? String(content[fields.text.field] ?? '') : '';
  const { blocks } = readText(markdown);
  const { media, items } = namedBy(blocks);
  const shown = imagesIn(fields, content).flatMap((image) => image.media ?? []);
  const facts = await readFacts(db, { media: [...media, ...shown], files: [], items });
  const known = new Map(facts.media.map((one) => [one.id, one]));
  const isPublic = (name: string) => facts.publicItems.includes(name);
  const needed = (fields.needed ?? []).filter(({ ofForm }) => !ofForm);
  return checkItem(checkedItem({ ...fields, needed }, content, blocks, { media: known, isPublic }));
}

/**
 * Part of whatever publishes an item, or plans to.
 * @throws Problem `conflict`, with the list, where a problem of it blocks by the settings
 */
export async function requireReady(tx: Queryable, kind: CheckedKind, id: string): Promise<void> {
  const refusal = (await refusalsOf(tx, kind, [id])).get(id);
  if (refusal) throw refusal;
}

/** The same of several items: why each that may not be published may not, by its id. */
export async function refusalsOf(tx: Queryable, kind: CheckedKind, ids: readonly string[]) {
  const refusals = new Map<string, Problem>();
  const rules = await readBlockingRules(tx);
  // Most sites let nothing block: nothing is read then.
  if (rules.length === 0 && !kind.fields.gaps) return refusals;
  for (const id of ids) {
    const refusal = refusalBy(blockingOf(await checkStored(tx, kind, id), rules));
    if (refusal) refusals.set(id, refusal);
  }
  return refusals;
}

function refusalBy(findings: readonly Finding[]): Problem | undefined {
  if (findings.length === 0) return undefined;
  const message = t.fixFirst({ findings: findings.map((finding) => finding.message).join('. ') });
  return new Problem('conflict', message, { data: { findings } });
}

function namedBy(blocks: readonly Block[]): { media: string[]; items: string[] } {
  const { media, items } = mentionsIn(blocks);
  return { media, items: Object.entries(items).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`)) };
}

/** What a form cannot know by itself of what it shows and names, and which problems block. */
export async function readFormFacts(db: Queryable, asked: Asked) {
  const facts = await readFacts(db, asked);
  const blocking = await readBlockingRules(db);
  return {
    publicItems: facts.publicItems,
    media: facts.media.map(({ id, ...one }) => ({ _id: id, ...one })),
    blocking: problemRules.filter((rule) => blocking.includes(rule)),
  };
}

type Asked = { media: readonly string[]; files: readonly string[]; items: readonly string[] };

async function readFacts(db: Queryable, { media, files, items }: Asked) {
  // One after another: within a transaction there is one connection.
  const found = await listCheckedMedia(db, media, files);
  const publicItems = await listPublicItems(db, items);
  return { media: found.map(({ file, ...facts }) => ({ ...facts, url: mediaUrl(file) })), publicItems };
}
