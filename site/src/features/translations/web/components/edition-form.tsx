import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { ExternalIcon } from '@trekker/design-system/icon.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { ReactNode } from 'react';
import { hrefIn } from '#web/language/href-in.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import type { EditionChanges, StoredEdition } from '../../edition.contract.ts';
import type { EditionStanding } from '../../edition-standing.contract.ts';
import type { EditionOf } from '../edition-of.ts';
import { t } from '../staff-translations.texts.ts';
import EditionSwitch, { StandingBadge } from './edition-switch.tsx';
import { titleOfEdition } from './edition-words.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import { type EditionFormKind, useEditionForm } from './use-edition-form.ts';

export type EditionFormProps<Edition extends StoredEdition, Values extends object> = {
  of: EditionOf<Edition>;
  kind: EditionFormKind<Edition, Values>;
  /** "Languages of this story". */
  label: string;
  /** Whether readers see the original. */
  isWithOriginal: boolean;
  /** The fields beside the texts of the original. */
  children: (fields: FieldsProps<Values> & { changes: EditionChanges }) => ReactNode;
};

/** An item in another language, written beside its original. */
export function EditionForm<Edition extends StoredEdition, Values extends object>({
  of,
  kind,
  label,
  isWithOriginal,
  children,
}: EditionFormProps<Edition, Values>) {
  const { form, review, suggestion } = useEditionForm(of, kind);
  const { item } = form;
  const change = (fields: Partial<Values>) => form.change(fields as Parameters<typeof form.change>[0]);
  const { _id: id, standing } = of;
  const { language } = standing;
  const forms = kind.formsOf(id);
  const original = kind.originalOf?.(id) ?? forms;
  const state = item?.state ?? 'missing';
  const changes = item?.reviewedAt === of.edition?.reviewedAt ? of.changedSince : [];
  const isGiven = item === null && standing.isGiven;
  const standings = of.languages.map((one) => (one.language === language ? { ...one, state, isGiven } : one));
  return (
    <>
      <StaffPageHeader
        title={titleOfEdition(of)}
        badge={<StandingBadge state={state} isGiven={isGiven} />}
        back={{ href: hrefTo(original), label: t.back }}
      >
        {item?.isPublished && (
          <WhereItIs path={kind.pathOf(item)} standing={standing} isWithOriginal={isWithOriginal} />
        )}
      </StaffPageHeader>
      <EditionSwitch label={label} form={forms} original={original} standings={standings} shown={language} />
      {suggestion && <SuggestionLine suggestion={suggestion} />}
      {isGiven && <p className="fine muted">{t.isGiven}</p>}
      {item?.madeBy === 'machine' && <p className="fine muted">{t.byMachine}</p>}
      <EditForm
        form={form}
        action={t.save}
        more={
          (state === 'stale' || changes.length > 0 || item?.madeBy === 'machine') && (
            <Button variant="outline" small busy={form.saving.busy} onClick={review}>
              {t.reviewed}
            </Button>
          )
        }
      >
        {children({ values: form.values, change, errors: form.errors, percent: undefined, changes })}
      </EditForm>
    </>
  );
}

type WhereItIsProps = { path: string; standing: EditionStanding; isWithOriginal: boolean };

/** Where its readers find it, or why they do not. */
function WhereItIs({ path, standing: { language, name, dir, isOnSite }, isWithOriginal }: WhereItIsProps) {
  if (!isWithOriginal || !isOnSite)
    return <p className="fine muted">{isWithOriginal ? t.languageHidden : t.originalHidden}</p>;
  return (
    <ButtonLink
      variant="ghost"
      small
      href={hrefIn({ code: language, name, dir }, [], path)}
      hrefLang={language}
      target="_blank"
    >
      <ExternalIcon small />
      {t.view}
    </ButtonLink>
  );
}
