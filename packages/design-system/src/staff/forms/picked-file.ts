/** An image or a video of a form: stored already, or chosen and not sent yet. */
export type PickedFile = {
  /** As it was called where it was chosen; empty for a stored file. */
  name: string;
  /**
   * Where the stored file lies. Still there when another file was chosen in its place: it is what that one replaces.
   */
  url?: string | undefined;
  /** The file that is to be sent. */
  file?: File | undefined;
  caption?: string | undefined;
  /** What it shows, for those who do not see it. */
  alt?: string | undefined;
  /** What it leads to, where a form lets somebody choose that. */
  link?: { id: string; name: string } | null | undefined;
};

/** Says why a file cannot be taken, or null. */
export type FileCheck = (file: File) => string | null;

/** A file that somebody just chose. */
export const pickedFile = (file: File): PickedFile => ({ name: file.name, file });

/** A file that is stored. */
export const storedFile = (url: string, words: Pick<PickedFile, 'caption' | 'alt' | 'link'> = {}): PickedFile => ({
  name: '',
  url,
  ...words,
});

/** Another file at the place of one: its words stay, and what it stands for is remembered. */
export const replaced = (old: PickedFile, file: File): PickedFile => ({ ...old, name: file.name, file });

/** Parts files into those that can be taken and the reasons why the others cannot. */
export function sortFiles(
  files: readonly File[],
  check: FileCheck | undefined,
  room: number,
): { taken: File[]; refusals: string[] } {
  const refusals: string[] = [];
  const taken = files.filter((file) => {
    const reason = check?.(file) ?? null;
    if (reason) refusals.push(`${file.name}: ${reason}`);
    return !reason;
  });
  return { taken: taken.slice(0, room), refusals: [...new Set(refusals)] };
}
