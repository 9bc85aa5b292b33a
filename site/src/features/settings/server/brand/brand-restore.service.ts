import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { storiesTag } from '#features/stories/story.contract.ts';
import { onlyChanged } from '#features/versions/server/content.rules.ts';
import { saveEdit } from '#features/versions/server/edit.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import { siteTag } from '../../site.contract.ts';
import { lockSettings, updateSettings } from '../settings.repository.ts';
import { presentBrand } from './brand.presenter.ts';
import { findBrand } from './brand.repository.ts';
import { type BrandContent, brandId, brandVersions } from './brand-version.repository.ts';

/** Makes the brand what it was. Throws `not_allowed` but for an AUTHOR, as a save does; `conflict`. */
export function restoreBrand(db: Transactor, viewer: Viewer, _id: string, restore: Restore): Promise<Restored> {
  if (viewer.role !== 'AUTHOR') throw new Problem('not_allowed');
  return db.transaction(async (tx) => {
    const { row } = await lockSettings(tx);
    const wanted = async (from: BrandContent) => restore.wanted(from);
    const write = async (before: BrandContent, after: BrandContent) => {
      const { name, logo, logoDark, icon, shareImage, ...others } = onlyChanged(before, after);
      await updateSettings(tx, {
        ...others,
        siteName: name,
        logoId: idOf(logo),
        logoDarkId: idOf(logoDark),
        iconId: idOf(icon),
        shareImageId: idOf(shareImage),
      });
    };
    const edit = { ...restoreEdit(viewer, restore), id: brandId, stored: row };
    const merged = await saveEdit(tx, brandVersions, edit, { wanted, write });
    const data = presentBrand(await findBrand(tx));
    // Stories whose author has left stand under the site's name.
    await dropCached(tx, [siteTag, storiesTag]);
    await recordActivity(tx, viewer, { action: 'Restored brand', detail: data.name, type: 'update' });
    return { data, merged };
  });
}

const idOf = (image: BrandContent['logo'] | undefined) => (image === undefined ? undefined : (image?.media ?? null));
