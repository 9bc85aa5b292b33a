import { Badge } from '@trekker/design-system/content/badge.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import type { ImportedAddress } from '#features/imports/imported-address.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';

const columns: readonly Column<ImportedAddress>[] = [
  { head: 'Old address', long: true, cell: ({ path }) => <span className="fine">{path}</span> },
  {
    head: 'New address',
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
    head: 'State',
    phone: 'state',
    cell: ({ isPublic }) => <Badge tone={isPublic ? 'ok' : 'plain'}>{isPublic ? 'Works' : 'Once published'}</Badge>,
  },
];

/** Where addresses of the old site lead from now on. */
export function ImportAddresses({ rows }: { rows: readonly ImportedAddress[] }) {
  return (
    <>
      <p className="muted fine">They lead here in one step as soon as the domain of the old site points to this one.</p>
      <DataTable label="Old addresses" rows={rows} keyOf={({ path }) => path} columns={columns} />
    </>
  );
}
