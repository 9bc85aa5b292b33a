import { Problem } from '#contract/problem.ts';
import { isTextKey, maximumOf, type TextKey, textCatalogue } from '#contract/texts/catalogue.ts';
import type { TextSite } from '#contract/texts/text-in.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { siteTag } from '../../site.contract.ts';
import type { SiteText } from '../../text.contract.ts';
import { lockSettings } from '../settings.repository.ts';
import { readSiteName } from '../settings.service.ts';
import { findOwnTexts, storeOwnTexts } from './text.repository.ts';
import { shownTexts, textsId, textVersions } from './text-version.repository.ts';

/** What mails and the feed are worded with. */
export async function readTextSite(db: Queryable): Promise<TextSite> {
  const [siteName, texts] = await Promise.all([readSiteName(db), findOwnTexts(db)]);
  return { siteName, texts };
}

export async function listTexts(db: Queryable): Promise<SiteText[]> {
  const own = await findOwnTexts(db);
  return textCatalogue.map((text) => ({ ...text, value: own[text.key] ?? null }));
}

/** Words a text anew, or takes its default back. @throws Problem `not_found`, `invalid_input` */
export async function saveText(db: Transactor, viewer: Viewer, key: string, value: string | null): Promise<SiteText> {
  if (!isTextKey(key)) throw new Problem('not_found');
  const maximum = maximumOf(key);
  if (value !== null && value.length > maximum) throw tooLong(maximum);
  return db.transaction(async (tx) => {
    const { row } = await lockSettings(tx);
    const text = describe(key);
    // Whoever types the default wants the default.
    const wanted = value === text.default ? null : value;
    const { [key]: before, ...others } = row.texts;
    if (wanted !== (before ?? null)) {
      await withVersion(tx, textVersions, textsId, { by: viewer.accountId }, () =>
        storeOwnTexts(tx, wanted === null ? others : { ...others, [key]: wanted }),
      );
      await dropCached(tx, [siteTag]);
      const detail = `${text.group}, ${text.where}: ${wanted ?? 'the default'}`;
      await recordActivity(tx, viewer, { action: 'Changed text', detail, type: 'update' });
    }
    return { ...text, value: wanted };
  });
}

/** Makes the texts what they were. They are saved one by one, so that nobody's `updatedAt` is outdated by another's. */
export function restoreTexts(db: Transactor, viewer: Viewer, _id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const { row } = await lockSettings(tx);
    const wanted = restore.wanted(shownTexts(row.texts));
    const others = Object.entries(row.texts).filter(([key]) => !isTextKey(key));
    const own = textCatalogue.flatMap(({ key, default: original }) => {
      const text = wanted[key] ?? original;
      return text === original ? [] : [[key, text] as const];
    });
    const texts = Object.fromEntries([...others, ...own]);
    await withVersion(tx, textVersions, textsId, restoreEdit(viewer, restore), () => storeOwnTexts(tx, texts));
    await dropCached(tx, [siteTag]);
    await recordActivity(tx, viewer, {
      action: 'Restored texts',
      detail: `From version ${restore.version}`,
      type: 'update',
    });
    return { data: texts, merged: [] };
  });
}

function tooLong(maximum: number): Problem {
  const message = `At most ${maximum} characters`;
  return new Problem('invalid_input', message, { errors: [{ field: 'value', message }] });
}

const describe = (key: TextKey) => textCatalogue.find((text) => text.key === key) as (typeof textCatalogue)[number];
