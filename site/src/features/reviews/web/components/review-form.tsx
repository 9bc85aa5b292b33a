import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Select, Textarea } from '@trekker/design-system/forms/input.tsx';
import { RateInput } from '@trekker/design-system/forms/rate-input.tsx';
import { t as overlayWords } from '@trekker/design-system/overlay/overlay.texts.ts';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { t as errorWords } from '../../api-reviews.texts.ts';
import type { Review } from '../../review.contract.ts';
import { reviewLength } from '../../review-writing.contract.ts';
import { t } from '../own-review.texts.ts';
import { categoryNames } from '../review-words.ts';
import type { ReviewDraft } from './review-draft.ts';
import styles from './review-form.module.css';

export type ReviewFormProps = {
  /** What is there to begin with. */
  draft: ReviewDraft;
  /** A review that is there already is changed. */
  isChange: boolean;
  onTyped: (draft: ReviewDraft) => void;
  /** Resolves to what the server says; rejects with a Problem. */
  send: (draft: ReviewDraft) => Promise<string>;
  onSent: () => void;
  onCancel: () => void;
};

type Errors = { rating?: string; text?: string; whole?: string };

/** Writing a review, or changing one's own. What was typed stays when it cannot be sent. */
export function ReviewForm({ draft: first, isChange, onTyped, send, onSent, onCancel }: ReviewFormProps) {
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  useFocusOnOpen(form);
  const type = (change: Partial<ReviewDraft>) => {
    setDraft({ ...draft, ...change });
    onTyped({ ...draft, ...change });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = errorsOf(draft);
    setErrors(wrong);
    if (wrong.rating || wrong.text) return form.current?.querySelector<HTMLElement>(firstWrong(wrong))?.focus();
    setBusy(true);
    try {
      const message = await send(draft);
      onSent();
      toast(message);
    } catch (error) {
      setErrors(failure(error));
      setBusy(false);
    }
  };
  const length = draft.text.length;
  return (
    <form
      method="post"
      ref={form}
      className={`panel ${styles.form}`}
      aria-label={title(isChange)}
      onSubmit={submit}
      noValidate
    >
      <RateInput
        name="rating"
        value={draft.rating}
        onChange={(rating) => type({ rating })}
        error={errors.rating}
        required
      />
      <Field label={t.category}>
        <Select
          name="category"
          value={draft.category}
          onChange={({ target }) => type({ category: target.value as Review['category'] })}
        >
          {Object.entries(categoryNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name()}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t.title}
        error={errors.text}
        note={t.length({ length, most: reviewLength.most, least: reviewLength.least })}
      >
        <Textarea name="text" required value={draft.text} onChange={({ target }) => type({ text: target.value })} />
      </Field>
      <div role="alert">{errors.whole && <FieldError>{errors.whole}</FieldError>}</div>
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? t.sending : isChange ? t.save : t.send}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {overlayWords.cancel}
        </Button>
      </div>
    </form>
  );
}

const title = (isChange: boolean) => (isChange ? t.change : t.write);
const firstWrong = ({ rating }: Errors) => (rating ? 'input[type=radio]' : 'textarea');

/** The same as the server's, so that nobody waits for it. */
function errorsOf({ rating, text }: ReviewDraft): Errors {
  const errors: Errors = {};
  const length = text.trim().length;
  if (rating === 0) errors.rating = errorWords.ratingMissing;
  if (length < reviewLength.least) errors.text = errorWords.tooShort;
  if (length > reviewLength.most) errors.text = errorWords.tooLong;
  return errors;
}

/** What helps is said in the server's words, everything else in literal ones (docs/specification.md, 7). */
function failure(error: unknown): Errors {
  const whole = t.failed;
  if (!(error instanceof Problem)) return { whole };
  if (error.code === 'conflict' || error.code === 'too_many') return { whole: error.message };
  const byField = Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
  return byField.rating || byField.text ? byField : { whole };
}

/** Whoever opens the form means to write. */
function useFocusOnOpen(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
  }, [form]);
}
