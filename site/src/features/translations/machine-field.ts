import type { VersionedField } from '../versions/versioned-field.ts';
import { t } from './web/staff-translations.texts.ts';

/** What versions of an edition hold beside its texts: whether some that nobody has reviewed are of a machine. */
export const machineField: VersionedField = { label: () => t.machine, type: 'value', follows: true };
