import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import type { ReviewFilter } from '../../review.contract.ts';
import { categoryNames, sortNames } from '../review-words.ts';
import { t } from '../reviews.texts.ts';
import styles from './review-filters.module.css';

/**
 * Category and order of the reviews: a form that sends itself when a choice is made, and has a button where no script
 * runs.
 */
export function ReviewFilters({
  filter,
  address,
}: {
  filter: ReviewFilter;
  address: (filter: ReviewFilter) => string;
}) {
  const form = useRef<HTMLFormElement>(null);
  // What was chosen stands at once, not when its reviews are there.
  const [chosen, setChosen] = useState(filter);
  const [shown, setShown] = useState(filter);
  if (address(shown) !== address(filter)) {
    setShown(filter);
    setChosen(filter);
  }
  const choose = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen({ ...chosen, [name]: value });
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      id="review-list"
      className={styles.filters}
      action={hrefTo(address({ category: '', rating: '', sort: 'newest', page: 1 }))}
      method="get"
      data-stay
    >
      {filter.rating && <input type="hidden" name="rating" value={filter.rating} />}
      <Field label={t.category} hideLabel>
        <Select name="category" value={chosen.category} onChange={choose}>
          <option value="">{t.allCategories}</option>
          {Object.entries(categoryNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.sort} hideLabel>
        <Select name="sort" value={chosen.sort} onChange={choose}>
          {Object.entries(sortNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name()}
            </option>
          ))}
        </Select>
      </Field>
      <noscript>
        <Button type="submit" variant="outline" small>
          {t.show}
        </Button>
      </noscript>
    </form>
  );
}
