// What the fields of a form may hold. A contract names the limits once: its schemas check them, the form's controls
// stop at them.

/** A text of at most `most` characters. `missing` is said where it is blank; without it, it may be. */
export type TextRule = { most: number; missing?: string };

/**
 * A list of at most `items` texts of `characters` each. `missing` is said where there is none; without it, there may be
 * none.
 */
export type ListRule = { items: number; characters: number; missing?: string };

/** Some files: how many there must be and may be, each with what is said otherwise. */
export type FilesRule = { least?: CountRule; most: CountRule };
type CountRule = { count: number; message: string };

/** A number. `name` is what it is called where something is wrong with it. */
export type NumberRule = { name: string; least: number; most: number };

/** What a contract may say of a field; a choice, one file, or a list of anything else than texts has less to say. */
export type FieldRule = TextRule | ListRule | NumberRule | FilesRule | { items?: number; missing?: string };

export const numberMissing = ({ name }: NumberRule): string => `${name} is required`;

export const numberOutside = ({ name, least, most }: NumberRule): string =>
  `${name} must be a number from ${least} to ${most}`;
