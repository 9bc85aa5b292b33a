import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { PageIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { longTime } from '#web/staff/staff-time.ts';
import { t } from '../staff-imports.texts.ts';
import { formatWords, listed } from './import-words.tsx';
import styles from './imports.module.css';

type Run = ImportReport['run'];

/** What was brought, from where, when and by whom. */
export function ImportFile({ run: { name, format, site, state, by, isCommand, createdAt } }: { run: Run }) {
  const [, ending = ''] = /\.(\w{2,8})$/.exec(name) ?? [];
  const from = origin(formatWords(format), site);
  const isRead = state === 'ready' || state === 'refused';
  return (
    <div className={styles.file}>
      <span className={styles.sheet} aria-hidden="true">
        <PageIcon small />
        {ending.toUpperCase()}
      </span>
      <div>
        <h2>{name}</h2>
        <p className="fine muted nums">{listed([from, longTime(createdAt), isCommand ? t.byCommand : by?.name])}</p>
      </div>
      {isRead && (
        <ButtonLink variant="outline" small href={hrefTo('/admin/settings/import')}>
          {t.another}
        </ButtonLink>
      )}
    </div>
  );
}

/** Of Markdown the site is what the file is called. */
function origin(format: string, site: string): string {
  const host = hostOf(site);
  if (!host) return format;
  return format === '' ? t.ofHost({ host }) : t.formatOf({ format, host });
}

export const hostOf = (site: string): string => URL.parse(site)?.hostname ?? '';
