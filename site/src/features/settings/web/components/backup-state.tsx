import { Badge } from '@trekker/design-system/content/badge.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import type { SiteSettings } from '../../settings.contract.ts';
import { formatBytes } from '../format-bytes.ts';
import { Facts } from './facts.tsx';
import { t } from './staff-system.texts.ts';

/** When all of this was last kept elsewhere. Backups are made and brought back on the server alone. */
export function BackupState({ backup }: { backup: SiteSettings['backup'] }) {
  return (
    <FormPart title={t.backup}>
      {backup ? (
        <Facts
          facts={[
            [t.lastBackup, <FormattedDate key="made" at={backup.madeAt} />],
            [t.size, formatBytes(backup.bytes)],
            [
              t.restoreTest,
              backup.rehearsedAt ? <Rehearsed key="tried" at={backup.rehearsedAt} /> : <NotRehearsed key="tried" />,
            ],
          ]}
        />
      ) : (
        <p className="muted">{t.noBackup({ code })}</p>
      )}
    </FormPart>
  );
}

function Rehearsed({ at }: { at: string }) {
  return (
    <span className="row">
      <Badge tone="ok">{t.canBeRestored}</Badge>
      <FormattedDate at={at} />
    </span>
  );
}

const NotRehearsed = () => t.notTested({ code });

const code = (words: string) => <code key="command">{words}</code>;
