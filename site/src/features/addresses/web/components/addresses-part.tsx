import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { hrefTo } from '#web/language/href-to.ts';

/** In the settings: the way to the lists of addresses. */
export function AddressesPart() {
  return (
    <FormPart title="Addresses">
      <p className="muted">See which addresses visitors tried that have no page, and redirect them to the right one.</p>
      <div className="row">
        <ButtonLink href={hrefTo('/admin/addresses')} variant="outline" small>
          Missing pages
        </ButtonLink>
        <ButtonLink href={hrefTo('/admin/addresses/redirects')} variant="outline" small>
          Redirects
        </ButtonLink>
      </div>
    </FormPart>
  );
}
