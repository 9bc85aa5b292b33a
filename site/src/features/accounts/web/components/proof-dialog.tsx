import { Button } from '@trekker/design-system/button.tsx';
import { Dialog } from '@trekker/design-system/dialog.tsx';
import { Field, FieldError } from '@trekker/design-system/field.tsx';
import { PasswordInput } from '@trekker/design-system/password-input.tsx';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Problem } from '../../../../contract/problem.ts';

export type Proof = { currentPassword?: string };

export type ProofDialogProps<Done> = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word on the button that does it. */
  action: string;
  /** It takes something away. */
  bad?: boolean;
  call: (proof: Proof) => Promise<Done>;
  onDone: (done: Done) => void;
  onClose: () => void;
};

/** Asks before a way into the account changes; for the password too, where the login is older than ten minutes: the server says so. */
export function ProofDialog<Done>({ title, children, action, bad, call, onDone, onClose }: ProofDialogProps<Done>) {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState<{ field?: string; message?: string }>({});
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const form = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setWrong({});
    try {
      onDone(await call(asked ? { currentPassword: password } : {}));
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('internal');
      const atField = problem.errors.find(({ field }) => field === 'currentPassword')?.message;
      // The first time it only asks.
      if (atField === undefined) setWrong({ message: problem.message });
      else if (asked) setWrong({ field: atField });
      else setAsked(true);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const foot = (
    <>
      <Button look="line" small onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={form} look={bad ? 'bad' : 'ink'} small busy={busy} data-autofocus>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} foot={foot}>
      <form id={form} className="stack" method="post" onSubmit={submit} noValidate>
        {children}
        {asked && (
          <Field label="Your password" hint="You logged in a while ago. Please show that it’s you." error={wrong.field}>
            <PasswordInput
              name="currentPassword"
              autoComplete="current-password"
              maxLength={128}
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        <div role="alert">{wrong.message && <FieldError>{wrong.message}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
