import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { pages } from '../../pages/server/page.table.ts';
import { settings } from '../../settings/server/settings.table.ts';
import { versions } from '../../versions/server/version.table.ts';
import type { FirstSteps } from '../dashboard.contract.ts';

/** Of what staff have made there is a version; what came with the sample library has none until somebody changes it. */
const firstSteps = sql`select
  exists (select from ${settings}) or not exists (select from ${destinations}) as begun,
  exists (select from ${settings} where site_name <> 'Trekker') as name,
  exists (select from ${settings} where logo_id is not null or logo_dark_id is not null) as logo,
  exists (select from ${versions} where kind = 'destination') as place,
  exists (select from ${versions} where kind = 'story') as story,
  exists (select from ${activityEntries} where action = 'Sent test email') as mail,
  exists (select from ${pages} where published and slug in ('imprint', 'impressum', 'mentions-legales', 'aviso-legal', 'legal-notice')) as imprint`;

/** What a new site needs first, and whether it has it. */
export async function findFirstSteps(db: Queryable): Promise<Omit<FirstSteps, 'backup'> | null> {
  type Row = Omit<FirstSteps, 'backup'> & { begun: boolean };
  const { rows } = await db.execute<Row>(firstSteps);
  const { begun, ...steps } = rows[0] as Row;
  // Places, and nobody has decided anything: the sample library on a developer's machine is no new magazine.
  return begun ? steps : null;
}
