import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-addresses.texts.ts';
import styles from './address-tabs.module.css';

/** The two lists of addresses. */
export function AddressTabs({ on }: { on: 'missing' | 'redirects' }) {
  return (
    <Tabs label={t.lists} className={styles.tabs}>
      <Tab on={on === 'missing'} href={hrefTo('/admin/addresses')}>
        {t.missing}
      </Tab>
      <Tab on={on === 'redirects'} href={hrefTo('/admin/addresses/redirects')}>
        {t.redirects}
      </Tab>
    </Tabs>
  );
}
