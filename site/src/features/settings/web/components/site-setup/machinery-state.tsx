import { CheckIcon, WarningIcon } from '@trekker/design-system/icon.tsx';
import type { SetupMachinery } from '#features/settings/site-setup.contract.ts';
import styles from './setup-form.module.css';

/** What the machinery can do already, and what can wait. */
export function MachineryState({ storage, storageWorks, mail }: SetupMachinery) {
  const where = storage === 'disk' ? 'on this machine' : 'in the object store';
  return (
    <ul className={styles.machinery}>
      <Fact isGood>Database works</Fact>
      <Fact isGood={storageWorks}>
        {storageWorks ? `Images are stored ${where}` : 'The place for images doesn’t answer'}
      </Fact>
      <Fact isGood={mail === 'smtp'}>
        {mail === 'smtp' ? 'A mail server is set up' : 'Email can wait: without a mail server, emails become files'}
      </Fact>
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
