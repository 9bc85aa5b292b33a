import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from './staff-form.texts.ts';

/** Opens the preview beside the form, which keeps what is typed. */
export function PreviewLink({ href, className }: { href: string; className?: string }) {
  return (
    <ButtonLink className={className} variant="outline" small href={hrefTo(href)} target="_blank">
      <EyeIcon small />
      {t.preview}
    </ButtonLink>
  );
}
