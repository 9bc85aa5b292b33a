import type pg from 'pg';

/**
 * Whether there is more than the sample library, whose people all have an address at example.com, and who wrote to
 * nobody.
 */
export async function isPeoples(client: pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from accounts where email !~* '@(people[.])?example[.]com$') or exists (select from contact_messages)
       or exists (select from activity_entries) as found`,
  );
  return rows[0]?.found ?? false;
}
