import { Button } from '@trekker/design-system/button.tsx';
import { Dialog } from '@trekker/design-system/dialog.tsx';
import { Field, FieldError } from '@trekker/design-system/field.tsx';
import { DownloadIcon } from '@trekker/design-system/icon.tsx';
import { PasswordInput } from '@trekker/design-system/password-input.tsx';
import { useToast } from '@trekker/design-system/toasts.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Problem } from '../../../../contract/problem.ts';
import { useFormCall } from '../../../../web/use-form-call.ts';
import { useApi, useSession } from '../../../../web/use-session.ts';
import { deleteOwnAccount, exportAccount } from '../../profile.contract.ts';
import styles from '../profile.module.css';

/** What the site keeps of a person is theirs: to take along, and to have deleted. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="your-data">
      <h2 className="t-block" id="your-data">
        Your data
      </h2>
      <div className="row">
        <DownloadButton />
        <Button look="bare" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking && <DeleteDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
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
      toast(error instanceof Problem ? error.message : 'Something went wrong', { bad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="line" busy={busy} onClick={download}>
      <DownloadIcon small />
      Download my data
    </Button>
  );
}

function save(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'my-trekker-data.json' });
  link.click();
  // The browser has taken it by the time that it is idle again.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const call = useFormCall(deleteOwnAccount);
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = async () => {
    const answer = await call.send(hasPassword ? { password } : {});
    if (!answer) return;
    session.end();
    toast(answer.message);
    await navigate('/');
  };
  const foot = (
    <>
      <Button look="line" small onClick={onClose}>
        Cancel
      </Button>
      <Button look="bad" small busy={call.busy} disabled={hasPassword && password === ''} onClick={remove}>
        Delete my account
      </Button>
    </>
  );
  return (
    <Dialog open title="Delete my account" onClose={onClose} foot={foot}>
      <div className="stack">
        <p>Your profile, reviews, votes and saved items will be deleted. This action cannot be undone.</p>
        {hasPassword && (
          <Field label="Password" error={call.errors.password}>
            <PasswordInput
              autoComplete="current-password"
              maxLength={128}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        <div role="alert">{call.failed && !call.errors.password && <FieldError>{call.message}</FieldError>}</div>
      </div>
    </Dialog>
  );
}
