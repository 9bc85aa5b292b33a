import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './address-tabs.module.css';

/** The two lists of addresses. */
export function AddressTabs({ on }: { on: 'missing' | 'redirects' }) {
  return (
    <Tabs label="Lists of addresses" className={styles.tabs}>
      <Tab on={on === 'missing'} href={hrefTo('/admin/addresses')}>
        Missing pages
      </Tab>
      <Tab on={on === 'redirects'} href={hrefTo('/admin/addresses/redirects')}>
        Redirects
      </Tab>
    </Tabs>
  );
}
