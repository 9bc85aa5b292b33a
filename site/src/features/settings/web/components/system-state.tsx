import { Badge } from '@trekker/design-system/content/badge.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { SiteSettings } from '../../settings.contract.ts';
import { formatBytes } from '../format-bytes.ts';
import { Facts } from './facts.tsx';

/** What the site runs on. Only its administrator changes it. */
export function SystemState({ settings: { storage, database } }: { settings: SiteSettings }) {
  const { kind, works, files, bytes } = storage;
  return (
    <FormPart title="System">
      <Facts
        facts={[
          [
            'Storage',
            <span key="storage" className="row">
              {kind === 's3' ? 'Object storage (S3)' : 'Disk'}
              <Badge tone={works ? 'ok' : 'bad'}>{works ? 'Working' : 'Not responding'}</Badge>
            </span>,
          ],
          ['Pictures and videos', `${files.toLocaleString('en')} files, ${formatBytes(bytes)} in all sizes`],
          ['Database', `PostgreSQL ${database.version}, ${formatBytes(database.bytes)}`],
        ]}
      />
    </FormPart>
  );
}
