import { Button } from '@trekker/design-system/actions/button.tsx';
import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { useState } from 'react';
import { Problem } from '#contract/problem.ts';
import type { LoginAnswer } from '#features/accounts/auth.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { t } from './login.texts.ts';

type PasskeyLoginProps = {
  onDone: (answer: LoginAnswer) => void;
  /** It is the only way on, not one beside another. */
  only?: boolean;
};

/** Logs in with a passkey, which is both steps at once. */
export function PasskeyLogin({ onDone, only }: PasskeyLoginProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const ask = async () => {
    setBusy(true);
    setWrong('');
    try {
      const { askForPasskey } = await import('../../passkey-ceremony.ts');
      onDone(await askForPasskey(api));
    } catch (error) {
      setWrong(error instanceof Problem ? error.message : t.somethingWentWrong);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div data-needs-script>
      <Button variant={only ? 'primary' : 'outline'} wide busy={busy} onClick={() => void ask()}>
        {busy ? t.waitingForYourPasskey : t.logInWithPasskey}
      </Button>
      <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
    </div>
  );
}
