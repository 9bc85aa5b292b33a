/**
 * A form of a page that was posted without a script, and what came of it: shown in the page that answers. Passwords are
 * never among the values.
 */
export type SentForm = {
  /** Which form of the page. */
  form: string;
  /** What was typed, by the name of the field. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with each field. */
  errors: Readonly<Record<string, string>>;
  message: string;
  /** The same may well succeed a moment later. */
  canRetry: boolean;
};
