import { useId } from 'react';
import { Switch } from '../../forms/check.tsx';
import styles from './switch-line.module.css';

export type SwitchLineProps = {
  label: string;
  /** What it means: "Anyone can read it". */
  hint?: string | undefined;
  /** A word beside the switch: how much there is of it. */
  aside?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
};

/** One thing of a form that is on or off: what it is on the left, the switch on the right. */
export function SwitchLine({ label, hint, aside, on, onChange, disabled, busy }: SwitchLineProps) {
  const id = useId();
  const [hintId, asideId] = [`${id}-hint`, `${id}-aside`];
  return (
    <div className={styles.line}>
      <label htmlFor={id}>
        <b>{label}</b>
        {hint && <span id={hintId}>{hint}</span>}
      </label>
      {aside && (
        <span className={styles.aside} id={asideId}>
          {aside}
        </span>
      )}
      <Switch
        id={id}
        label={label}
        hideLabel
        checked={on}
        disabled={disabled}
        busy={busy}
        aria-label={label}
        aria-describedby={[hint && hintId, aside && asideId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
