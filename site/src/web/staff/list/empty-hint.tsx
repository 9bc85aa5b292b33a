import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from './staff-list.texts.ts';

export type EmptyHintProps = {
  /** Where the first one is made. */
  add?: { href: string; label: string } | undefined;
  /** Where what is listed comes from, when staff do not make it. */
  from?: string | undefined;
};

/** Below the text of an empty list: what to do next. */
export function EmptyHint({ add, from }: EmptyHintProps) {
  const { pathname, search } = useLocation();
  if (search === '' && from) return <p className="muted">{from}</p>;
  if (search === '' && add) return <ButtonLink href={hrefTo(add.href)}>{add.label}</ButtonLink>;
  return (
    <>
      <p className="muted">{t.tryFewer}</p>
      <ButtonLink variant="outline" href={hrefTo(pathname)}>
        {t.showAll}
      </ButtonLink>
    </>
  );
}
