import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select } from '@trekker/design-system/forms/input.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import type { ImportReport } from '#features/imports/import.contract.ts';
import { CategoryOptions } from '#features/stories/web/components/staff/category-options.tsx';
import { useStoryCategories } from '#features/stories/web/components/staff/use-story-categories.ts';
import { t } from '../staff-imports.texts.ts';
import styles from './imports.module.css';

type Run = ImportReport['run'];
export type Choices = NonNullable<Run['choices']>;

type ImportChoicesProps = {
  run: Run;
  choices: Choices;
  errors: Readonly<Record<string, string>>;
  onChange: (choices: Choices) => void;
};

/** How what was found comes in. */
export function ImportChoices({ run, choices, errors, onChange }: ImportChoicesProps) {
  const { findings, writers, kinds } = run;
  const change = (some: Partial<Choices>) => onChange({ ...choices, ...some });
  const has = (kind: string) => kinds.some((one) => one.kind === kind);
  const isWritten = has('story') || has('page');
  const stories = has('story');
  const categories = useStoryCategories();
  return (
    <>
      {stories && findings && findings.authors.length > 0 && (
        <FormPart title={t.whoWrote} aside={<span className="fine muted">{foundByEmail(findings)}</span>}>
          <ul className={styles.maps}>
            {findings.authors.map(({ key, name, account }) => (
              <Mapped key={key} from={name}>
                <Select
                  aria-label={t.becomes({ name })}
                  value={choices.authors[key] ?? account?._id ?? ''}
                  onChange={({ target: { value } }) => change({ authors: withEntry(choices.authors, key, value) })}
                >
                  {!account && <option value="">{t.you}</option>}
                  {writers.map((writer) => (
                    <option key={writer._id} value={writer._id}>
                      {writer.name}
                    </option>
                  ))}
                </Select>
              </Mapped>
            ))}
          </ul>
        </FormPart>
      )}
      {stories && (
        <FormPart title={t.categories}>
          {findings && (
            <Categories
              found={findings.categories}
              names={categories}
              value={choices.categories}
              onChange={(categories) => change({ categories })}
            />
          )}
          <Field label={t.otherCategory} error={errors.category ?? null}>
            <Select value={choices.category} onChange={({ target: { value } }) => change({ category: value })}>
              <CategoryOptions names={categories} chosen={choices.category} />
            </Select>
          </Field>
        </FormPart>
      )}
      <FormPart title={t.how}>
        {isWritten && <HowTexts run={run} choices={choices} errors={errors} onChange={onChange} />}
        {has('subscriber') && (
          <SwitchLine
            label={t.consent}
            hint={t.consentHint}
            on={choices.confirmed}
            onChange={(confirmed) => change({ confirmed })}
          />
        )}
        {has('destination') && <p className="muted">{t.placesAreDrafts}</p>}
      </FormPart>
    </>
  );
}

function foundByEmail({ authors }: NonNullable<Run['findings']>): string {
  const found = authors.filter(({ account }) => account !== null).length;
  return t.foundByEmail({ found: printNumber(found), total: printNumber(authors.length) });
}

/** Of stories and pages. */
function HowTexts({ run, choices, errors, onChange }: ImportChoicesProps) {
  const change = (some: Partial<Choices>) => onChange({ ...choices, ...some });
  const isHere = run.kinds.some(({ unchanged }) => unchanged > 0);
  return (
    <>
      <SwitchLine
        label={t.asDrafts}
        hint={t.asDraftsHint}
        on={!choices.publish}
        onChange={(on) => change({ publish: !on })}
      />
      {(isHere || choices.update) && (
        <SwitchLine
          label={t.update}
          hint={t.updateHint}
          on={choices.update}
          // Without its images a text that came before would lose them.
          onChange={(update) => change(update ? { update, images: 'fetch' } : { update })}
        />
      )}
      <SwitchLine
        label={t.images}
        hint={choices.update ? t.imagesNeeded : t.imagesHint}
        on={choices.images === 'fetch'}
        disabled={choices.update}
        onChange={(on) => change({ images: on ? 'fetch' : 'leave' })}
      />
      <Field label={t.oldSite} hint={t.oldSiteHint} error={errors.site ?? null}>
        <Input
          name="site"
          type="url"
          inputMode="url"
          placeholder={run.site || 'https://old.example'}
          value={choices.site}
          onChange={({ target: { value } }) => change({ site: value })}
        />
      </Field>
    </>
  );
}

/** So many are in sight; the rest are those of few stories. */
const inSight = 8;

type CategoriesProps = {
  /** Ours. */
  names: readonly string[];
  found: NonNullable<Run['findings']>['categories'];
  value: Choices['categories'];
  onChange: (categories: Choices['categories']) => void;
};

function Categories({ names, found, value, onChange }: CategoriesProps) {
  const rows = (categories: CategoriesProps['found']) => (
    <ul className={styles.maps}>
      {categories.map(({ name, count }) => (
        <Mapped key={name} from={name} aside={t.items({ count })}>
          <Select
            aria-label={t.becomes({ name })}
            value={value[name] ?? ''}
            onChange={({ target }) => onChange(withEntry(value, name, target.value))}
          >
            <option value="">{t.aTag}</option>
            <CategoryOptions names={names} />
          </Select>
        </Mapped>
      ))}
    </ul>
  );
  const more = found.slice(inSight);
  return (
    <>
      {found.length > 0 && rows(found.slice(0, inSight))}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t.smallerOnes({ count: more.length })}</summary>
          {rows(more)}
        </details>
      )}
    </>
  );
}

/** With '' the entry goes. */
function withEntry<Value extends string>(entries: Record<string, Value>, key: string, value: Value | '') {
  const { [key]: _, ...rest } = entries;
  return (value === '' ? rest : { ...rest, [key]: value }) as Record<string, Value>;
}

function Mapped({ from, aside, children }: { from: string; aside?: string; children: ReactNode }) {
  return (
    <li>
      <span>
        <b>{from}</b> {aside && <span className="fine muted">{aside}</span>}
      </span>
      {children}
    </li>
  );
}
