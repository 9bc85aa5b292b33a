import { Badge } from '@trekker/design-system/badge.tsx';
import { FormPart } from '@trekker/design-system/staff/form-part.tsx';
import type { SiteSettings } from '../../settings.contract.ts';
import { printBytes } from '../print-bytes.ts';
import { Facts } from './facts.tsx';

/** What the site stands on. Only whoever runs the server changes it. */
export function SystemState({ settings: { storage, database } }: { settings: SiteSettings }) {
  const { kind, works, files, bytes } = storage;
  return (
    <FormPart title="The machinery">
      <Facts
        facts={[
          [
            'Storage',
            <span key="storage" className="row">
              {kind === 's3' ? 'Object store (S3)' : 'Disk'}
              <Badge tone={works ? 'ok' : 'bad'}>{works ? 'Works' : 'Does not answer'}</Badge>
            </span>,
          ],
          ['Pictures and films', `${files.toLocaleString('en')} files, ${printBytes(bytes)} in all sizes`],
          ['Database', `PostgreSQL ${database.version}, ${printBytes(database.bytes)}`],
        ]}
      />
    </FormPart>
  );
}
