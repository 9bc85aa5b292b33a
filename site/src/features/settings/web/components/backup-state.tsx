import { Badge } from '@trekker/design-system/content/badge.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import type { SiteSettings } from '../../settings.contract.ts';
import { formatBytes } from '../format-bytes.ts';
import { Facts } from './facts.tsx';

/** When all of this was last kept elsewhere. Backups are made and brought back on the server alone. */
export function BackupState({ backup }: { backup: SiteSettings['backup'] }) {
  return (
    <FormPart title="Backup">
      {backup ? (
        <Facts
          facts={[
            ['Last backup', <FormattedDate key="made" at={backup.madeAt} />],
            ['Size', formatBytes(backup.bytes)],
            [
              'Restore test',
              backup.rehearsedAt ? <Rehearsed key="tried" at={backup.rehearsedAt} /> : <NotRehearsed key="tried" />,
            ],
          ]}
        />
      ) : (
        <p className="muted">
          No backup yet. Ask your administrator to run <code>npm run backup</code>.
        </p>
      )}
    </FormPart>
  );
}

function Rehearsed({ at }: { at: string }) {
  return (
    <span className="row">
      <Badge tone="ok">Can be restored</Badge>
      <FormattedDate at={at} />
    </span>
  );
}

function NotRehearsed() {
  return (
    <>
      Not tested yet. Ask your administrator to run <code>npm run rehearse</code>.
    </>
  );
}
