import { type ComponentProps, useState } from 'react';
import { EyeOffIcon } from '../account-icons.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { EyeIcon } from '../icon.tsx';
import { t } from './forms.texts.ts';
import { Input } from './input.tsx';
import styles from './password-input.module.css';

/**
 * A password, tied to the Field around it, that can be looked at. Say in autoComplete whether it is a new or the
 * current one.
 */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className={styles.input}
      />
      <IconButton
        className={styles.eye}
        label={shown ? t.hidePassword : t.showPassword}
        onClick={() => setShown(!shown)}
        data-needs-script
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </div>
  );
}
