import reine from '#features/accounts/web/components/login/reine-640.webp';
import styles from './setup-form.module.css';

type StartChoiceProps = { value: string; onChange: (value: string) => void };

const starts = [
  {
    value: 'sample',
    title: 'With the sample library',
    text: '44 places, 24 stories, 24 highlights. Look around, then make them yours. It is removed in one press.',
    takes: 'Less than a minute, about 65 MB',
  },
  {
    value: 'empty',
    title: 'Empty',
    text: 'A blank issue. The dashboard leads you through the first steps.',
    takes: 'At once',
  },
] as const;

/** How the magazine begins. */
export function StartChoice({ value, onChange }: StartChoiceProps) {
  return (
    <fieldset className={styles.starts}>
      <legend className="sr">First pages</legend>
      {starts.map((start) => (
        <label key={start.value} className={styles.start}>
          <input
            type="radio"
            name="start"
            value={start.value}
            checked={value === start.value}
            onChange={() => onChange(start.value)}
          />
          <span className={styles.drawing}>
            {start.value === 'sample' ? (
              <img src={reine} alt="" width={640} height={800} loading="lazy" />
            ) : (
              <svg viewBox="0 0 120 80" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
                <path d="M60 20c-12-8-28-9-44-7v48c16-2 32-1 44 7 12-8 28-9 44-7V13c-16-2-32-1-44 7zM60 20v48" />
              </svg>
            )}
          </span>
          <span className={styles.about}>
            <b>{start.title}</b>
            <span>{start.text}</span>
            <span>{start.takes}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
