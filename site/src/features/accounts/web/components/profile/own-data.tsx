import { DownloadIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { lazy, Suspense, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { exportAccount } from '#features/accounts/profile.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { unreachableMessage } from '#web/unreachable.ts';
import styles from '../../profile.module.css';
import { t } from './profile.texts.ts';

// Few open it. Without a line, the page stays and says so.
const DeleteAccountDialog = lazy(() =>
  import('../security/delete-account-dialog.tsx').then(
    (file) => ({ default: file.DeleteAccountDialog }),
    () => ({ default: () => <p role="alert">{unreachableMessage()}</p> }),
  ),
);

/** What the site keeps of a person is theirs: to take along, and to have deleted. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="your-data">
      <h2 className="t-block" id="your-data">
        {t.yourData}
      </h2>
      <div className="row">
        <DownloadButton />
        <Button className={styles.delete} variant="ghost" onClick={() => setAsking(true)}>
          {t.deleteMyAccount}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}

function DownloadButton() {
  const api = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    toast.forget();
    try {
      const { data } = await api.call(exportAccount, {});
      save(JSON.stringify(data, null, 2));
    } catch (error) {
      toast(error instanceof Problem ? error.message : t.somethingWentWrong, { bad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" busy={busy} onClick={download}>
      <DownloadIcon small />
      {t.downloadMyData}
    </Button>
  );
}

function save(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'my-data.json' });
  link.click();
  // The browser has taken it by the time that it is idle again.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
