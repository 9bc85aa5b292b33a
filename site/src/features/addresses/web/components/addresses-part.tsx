import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-addresses.texts.ts';

/** In the settings: the way to the lists of addresses. */
export function AddressesPart() {
  return (
    <FormPart title={t.addresses}>
      <p className="muted">{t.addressesAbout}</p>
      <div className="row">
        <ButtonLink href={hrefTo('/admin/addresses')} variant="outline" small>
          {t.missing}
        </ButtonLink>
        <ButtonLink href={hrefTo('/admin/addresses/redirects')} variant="outline" small>
          {t.redirects}
        </ButtonLink>
      </div>
    </FormPart>
  );
}
