import { CheckIcon, WarningIcon } from '@trekker/design-system/icon.tsx';
import type { SetupMachinery } from '#features/settings/site-setup.contract.ts';
import styles from './setup-form.module.css';
import { t } from './staff-site-setup.texts.ts';

/** What the machinery can do already, and what can wait. */
export function MachineryState({ storage, storageWorks, mail }: SetupMachinery) {
  const where = storage === 'disk' ? t.imagesOnDisk : t.imagesInStore;
  return (
    <ul className={styles.machinery}>
      <Fact isGood>{t.databaseWorks}</Fact>
      <Fact isGood={storageWorks}>{storageWorks ? where : t.imagesNowhere}</Fact>
      <Fact isGood={mail === 'smtp'}>{mail === 'smtp' ? t.mailServer : t.mailCanWait}</Fact>
    </ul>
  );
}

function Fact({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <li className={isGood ? styles.works : styles.waits}>
      {isGood ? <CheckIcon small /> : <WarningIcon small />}
      {children}
    </li>
  );
}
