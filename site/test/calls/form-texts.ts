export type BadFile = { fileName: string; mimeType: string; bytes: number };
export type BadValue = string | boolean | BadFile | undefined;

export type WrongForm = {
  /** Wrong values by the field names of the contract; undefined leaves a field out, or unchanged on the screen. */
  bad: Readonly<Record<string, BadValue>>;
  /** The expected messages by field, in the order of the form. */
  texts: Readonly<Record<string, string>>;
  /** Where it is tested, if the other side has no way to do it. */
  only?: 'api' | 'screen';
};

export type FormTexts = {
  form: string;
  who: 'guest' | 'member' | 'staff';
  call: `${'POST' | 'PUT'} ${string}`;
  /** Valid values that are sent along. */
  good?: Readonly<Record<string, string | boolean | number>>;
  wrong: readonly WrongForm[];
  /**
   * Where the form is on the screen. `open` is pressed first, `save` when it is filled in, if it can be pressed then.
   */
  screen?: { address: string; open?: string; save: string };
};
