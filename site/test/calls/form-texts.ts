export type BadFile = { fileName: string; mimeType: string; bytes: number };
export type BadValue = string | boolean | BadFile | undefined;

export type WrongForm = {
  /** By the names of the contract; undefined is left out, or left as it is on the screen. */
  bad: Readonly<Record<string, BadValue>>;
  /** By the name of the field, in the order of the form. */
  texts: Readonly<Record<string, string>>;
  /** The screen has no way to do this. */
  only?: 'api' | 'screen';
};

export type FormTexts = {
  form: string;
  who: 'guest' | 'member' | 'staff';
  call: `${'POST' | 'PUT'} ${string}`;
  /** What nothing is wrong with, sent beside what is. */
  good?: Readonly<Record<string, string | boolean | number>>;
  wrong: readonly WrongForm[];
  /** Where a person fills it in; `open` is pressed first, `save` once it is filled in, unless it cannot be pressed then. */
  screen?: { address: string; open?: string; save: string };
};
