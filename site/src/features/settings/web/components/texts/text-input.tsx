import { Button } from '@trekker/design-system/actions/button.tsx';
import { Badge } from '@trekker/design-system/content/badge.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import type { SiteText } from '#features/settings/text.contract.ts';
import { t } from './staff-texts.texts.ts';
import styles from './texts-form.module.css';

/** Longer ones take more than a line. */
const lineCharacters = 120;

export type TextInputProps = {
  text: SiteText;
  /** What stands in the field. */
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  error?: string | undefined;
  /** The language that it is written in, where that is not the site's own. */
  written?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
};

/** One text, its default below it where it is worded anew. */
export function TextInput({ text, value, onChange, onFocus, error, written }: TextInputProps) {
  const isOwn = value !== text.default;
  const control = {
    name: text.key,
    value,
    maxLength: text.maximum,
    autoComplete: 'off',
    onFocus,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value.replaceAll('\n', ' ')),
  };
  return (
    <li className={styles.text}>
      <Field label={text.where} error={error} note={isOwn ? <Original text={text} /> : undefined} written={written}>
        {text.maximum > lineCharacters ? <Textarea rows={2} {...control} /> : <Input {...control} />}
      </Field>
      {!isOwn && text.isUntranslated && (
        <div className={styles.own}>
          <Badge tone="warn">{t.notTranslated}</Badge>
        </div>
      )}
      {isOwn && (
        <div className={styles.own}>
          <Badge>{text.isFirst && value === text.value ? t.fromSetUp : t.edited}</Badge>
          <Button
            variant="ghost"
            small
            onClick={({ currentTarget }) => {
              onChange(text.default);
              // The button goes: who pressed it by keys goes on where the text is.
              currentTarget.closest('li')?.querySelector<HTMLElement>('input, textarea')?.focus();
            }}
          >
            {t.takeBack}
            <span className="sr"> {t.takeBackFor({ where: text.where })}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function Original({ text }: { text: SiteText }) {
  return t.default({ text: text.default });
}
