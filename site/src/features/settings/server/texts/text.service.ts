import { Problem } from '#contract/problem.ts';
import { isTextKey, maximumOf, type TextKey, textCatalogue } from '#contract/texts/catalogue.ts';
import type { TextSite } from '#contract/texts/text-in.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { siteTag } from '../../site.contract.ts';
import type { SiteText } from '../../text.contract.ts';
import { lockSettings } from '../settings.repository.ts';
import { readSiteName } from '../settings.service.ts';
import { findOwnTexts, storeOwnTexts } from './text.repository.ts';

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
      await storeOwnTexts(tx, wanted === null ? others : { ...others, [key]: wanted });
      await dropCached(tx, [siteTag]);
      const detail = `${text.group}, ${text.where}: ${wanted ?? 'the default'}`;
      await recordActivity(tx, viewer, { action: 'Changed text', detail, type: 'update' });
    }
    return { ...text, value: wanted };
  });
}

function tooLong(maximum: number): Problem {
  const message = `At most ${maximum} characters`;
  return new Problem('invalid_input', message, { errors: [{ field: 'value', message }] });
}

const describe = (key: TextKey) => textCatalogue.find((text) => text.key === key) as (typeof textCatalogue)[number];
