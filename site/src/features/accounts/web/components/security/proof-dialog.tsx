import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { mostPasswordCharacters } from '#contract/rules/password-rule.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { CodeInput } from './code-input.tsx';
import { t } from './security.texts.ts';

export type Proof = { currentPassword?: string; code?: string };

export type ProofDialogProps<Done> = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word on the button that does it. */
  action: string;
  /** It takes something away. */
  bad?: boolean;
  /** A code of the authenticator app is asked for in any case. */
  asksCode?: boolean;
  call: (proof: Proof) => Promise<Done>;
  onDone: (done: Done) => void;
  onClose: () => void;
};

/**
 * Asks before a way into the account changes; where the login is older than ten minutes, for what a login asks for: the
 * server says what.
 */
export function ProofDialog<Done>(props: ProofDialogProps<Done>) {
  const { title, children, action, bad, asksCode = false, call, onDone, onClose } = props;
  const [typed, setTyped] = useState<Proof>(asksCode ? { code: '' } : {});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFocusOnErrors(form, errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setErrors({});
    setMessage('');
    try {
      onDone(await call(typed));
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('internal');
      const wrong = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
      const isShown = ([field]: [string, string]) => field in typed;
      // The first time it only asks.
      setTyped({
        ...('currentPassword' in wrong && { currentPassword: '' }),
        ...('code' in wrong && { code: '' }),
        ...typed,
      });
      setErrors(Object.fromEntries(Object.entries(wrong).filter(isShown)));
      if (!('currentPassword' in wrong || 'code' in wrong)) setMessage(problem.message);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose}>
        {t.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={bad ? 'danger' : 'primary'}
        small
        busy={busy}
        data-autofocus={asksCode ? undefined : true}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} foot={foot}>
      <form ref={form} id={formId} className="stack" method="post" onSubmit={submit} noValidate>
        {children}
        {typed.currentPassword !== undefined && (
          <Field label={t.yourPassword} hint={t.proveIt} error={errors.currentPassword}>
            <PasswordInput
              name="currentPassword"
              autoComplete="current-password"
              maxLength={mostPasswordCharacters}
              autoFocus
              value={typed.currentPassword}
              onChange={({ target: { value } }) => setTyped({ ...typed, currentPassword: value })}
            />
          </Field>
        )}
        {typed.code !== undefined && (
          <Field label={t.code} hint={t.codeHint} error={errors.code}>
            <CodeInput
              data-autofocus={asksCode ? true : undefined}
              value={typed.code}
              onChange={({ target: { value } }) => setTyped({ ...typed, code: value })}
            />
          </Field>
        )}
        <div role="alert">{message && <FieldError>{message}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
