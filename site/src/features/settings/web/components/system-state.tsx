import { Badge } from '@trekker/design-system/content/badge.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { formatCount } from '#web/components/format-count.ts';
import type { SiteSettings } from '../../settings.contract.ts';
import { formatBytes } from '../format-bytes.ts';
import { Facts } from './facts.tsx';
import { t } from './staff-system.texts.ts';

/** What the site runs on. Only its administrator changes it. */
export function SystemState({ settings: { storage, database } }: { settings: SiteSettings }) {
  const { kind, works, files, bytes } = storage;
  return (
    <FormPart title={t.system}>
      <Facts
        facts={[
          [
            t.storage,
            <span key="storage" className="row">
              {kind === 's3' ? t.objectStorage : t.disk}
              <Badge tone={works ? 'ok' : 'bad'}>{works ? t.working : t.notResponding}</Badge>
            </span>,
          ],
          [t.imagesAndVideos, t.filesInAll({ count: formatCount(files), size: formatBytes(bytes) })],
          [t.database, `PostgreSQL ${database.version}, ${formatBytes(database.bytes)}`],
        ]}
      />
    </FormPart>
  );
}
