import type { Queryable } from '#server/queryable.ts';
import { contactInfo } from './contact.table.ts';

/** Where the owners can be found; written anew when it is there already. */
export async function aContactInfo(db: Queryable, values: Partial<typeof contactInfo.$inferInsert> = {}) {
  const written = {
    address: 'Rua do Exemplo 12',
    city: 'Lisbon',
    postalCode: '1100-000',
    country: 'Portugal',
    email1: 'hello@example.com',
    email2: 'press@example.com',
    phone: '+351 21 555 0142',
    workingHours: 'Monday to Friday, 9 to 17',
    followLinks: [{ platform: 'x', url: 'https://example.com/x' }],
    ...values,
  };
  await db.insert(contactInfo).values(written).onConflictDoUpdate({ target: contactInfo.only, set: written });
}
