import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { confirmTotp, type TotpSetup } from '#features/accounts/second-factor.contract.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import styles from './security.module.css';
import { t } from './security.texts.ts';

type TotpSetupDialogProps = { setup: TotpSetup; onDone: (recoveryCodes: string[]) => void; onClose: () => void };

/** Six digits, as apps group them and people paste them. */
const mostTyped = 12;

/** The secret, this once, as an image and as text, and the first code that shows that it arrived. */
export function TotpSetupDialog({ setup: { secret, qr }, onDone, onClose }: TotpSetupDialogProps) {
  const [code, setCode] = useState('');
  const call = useFormCall(confirmTotp);
  const form = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await call.send({ code });
    if (answer) onDone(answer.data.recoveryCodes);
  };
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose}>
        {t.cancel}
      </Button>
      <Button type="submit" form={form} small busy={call.busy}>
        {t.turnOn}
      </Button>
    </>
  );
  return (
    <Dialog open title={t.setUpApp} onClose={onClose} foot={foot}>
      <form id={form} className="stack" method="post" onSubmit={submit} noValidate>
        <p>{t.scanThis}</p>
        <svg
          className={styles.qr}
          role="img"
          aria-label={t.qrCode}
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <p className="fine muted">
          {t.typeKey({
            secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
            key: (words) => (
              <code key="key" className={styles.key}>
                {words}
              </code>
            ),
          })}
        </p>
        <Field label={t.code} error={call.errors.code}>
          <Input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={mostTyped}
            data-autofocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <div role="alert">{call.failed && !call.errors.code && <FieldError>{call.message}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
