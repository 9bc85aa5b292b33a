import { Badge } from '@trekker/design-system/content/badge.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import type { ImportedAddress } from '#features/imports/imported-address.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-imports.texts.ts';

const columns = (): readonly Column<ImportedAddress>[] => [
  { head: t.oldAddress, long: true, cell: ({ path }) => <span className="fine">{path}</span> },
  {
    head: t.newAddress,
    long: true,
    cell: ({ to, isPublic }) =>
      isPublic ? (
        <a className="fine" href={hrefTo(to)}>
          {to}
        </a>
      ) : (
        <span className="fine muted">{to}</span>
      ),
  },
  {
    head: t.state,
    phone: 'state',
    cell: ({ isPublic }) => <Badge tone={isPublic ? 'ok' : 'plain'}>{isPublic ? t.works : t.oncePublished}</Badge>,
  },
];

/** Where addresses of the old site lead from now on. */
export function ImportAddresses({ rows }: { rows: readonly ImportedAddress[] }) {
  return (
    <>
      <p className="muted fine">{t.addressesLead}</p>
      <DataTable label={t.oldAddresses} rows={rows} keyOf={({ path }) => path} columns={columns()} />
    </>
  );
}
