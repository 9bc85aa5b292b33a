import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';

/** Opens the preview beside the form, which keeps what is typed. */
export function PreviewLink({ href }: { href: string }) {
  return (
    <ButtonLink variant="outline" small href={href} target="_blank">
      <EyeIcon small />
      Preview
    </ButtonLink>
  );
}
