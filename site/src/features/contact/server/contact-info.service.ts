import type { z } from 'zod';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import { contactInfoTag } from '../contact.contract.ts';
import type { updateContactInfo } from '../staff-contact.contract.ts';
import * as store from './contact.repository.ts';

type Changes = z.output<(typeof updateContactInfo)['body']>;

/** Writes where the owners can be found, for the first time or anew; what is not sent stays. Throws `conflict`. */
export async function saveContactInfo(
  db: Transactor,
  viewer: Viewer,
  { location, updatedAt, ...rest }: Changes,
): Promise<store.ContactInfoRow> {
  return db.transaction(async (tx) => {
    const { row, isNew } = await store.lockContactInfo(tx);
    if (!isNew) await refuseOutdated(tx, row, updatedAt);
    const saved = await store.updateContactInfo(tx, { ...location, ...rest });
    const action = isNew ? 'Added contact details' : 'Updated contact details';
    const detail = [{ what: 'contactPage' }] as const;
    await recordActivity(tx, viewer, { action, detail, type: isNew ? 'add' : 'update' });
    await dropCached(tx, [contactInfoTag]);
    return saved;
  });
}
