import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { useLocation } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { summarizeTrash } from '#features/trash/trash.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { listAddress } from '#web/staff/list/list-address.ts';
import { t } from '../staff-trash.texts.ts';
import { kindWords } from './kind-words.ts';
import styles from './trash.module.css';

export type TrashSummary = Answer<typeof summarizeTrash>['data'];

/** How much lies in the trash, of every kind. */
export const countAll = ({ kinds }: TrashSummary): number => kinds.reduce((sum, { count }) => sum + count, 0);

/** The kinds that lie in the trash, with how many there are; one of them can be shown alone. */
export function TrashKinds({ summary }: { summary: TrashSummary }) {
  const location = useLocation();
  const chosen = new URLSearchParams(location.search).get('kind') ?? '';
  // The one that is shown stays when its last one has gone.
  const shown = summary.kinds.filter(({ kind, count }) => count > 0 || kind === chosen);
  return (
    <Tabs label={t.kinds} className={styles.kinds}>
      <Tab on={chosen === ''} href={hrefTo(listAddress(location, 'kind', ''))} count={formatCount(countAll(summary))}>
        {t.everything}
      </Tab>
      {shown.map(({ kind, count }) => (
        <Tab
          key={kind}
          on={kind === chosen}
          href={hrefTo(listAddress(location, 'kind', kind))}
          count={formatCount(count)}
        >
          {kindWords[kind].many()}
        </Tab>
      ))}
    </Tabs>
  );
}
