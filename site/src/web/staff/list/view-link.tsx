import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { ExternalIcon } from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from './staff-list.texts.ts';

/** Opens the public page of what is published, beside the form, which keeps what is typed. */
export function ViewLink({ href, className }: { href: string; className?: string }) {
  return (
    <ButtonLink className={className} variant="ghost" small href={hrefTo(href)} target="_blank">
      <ExternalIcon small />
      {t.viewOnSite}
    </ButtonLink>
  );
}
