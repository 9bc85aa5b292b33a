import type { ComponentType } from 'react';

/** A file of a library, as a form takes it over. */
export type LibraryFile = {
  id: string;
  name: string;
  url: string;
  alt: string;
  caption: string;
  /** Where it was taken, if it says so. */
  position?: { latitude: number; longitude: number } | null | undefined;
};

/** Chooses from a library what is there already. */
export type LibraryButtonProps = {
  /** What it is chosen for: "Cover image". */
  label: string;
  kind: 'image' | 'video';
  /** So many may be chosen; one by default. */
  most?: number | undefined;
  /** In the place of one that is there: an icon alone. */
  replaces?: string | undefined;
  onChoose: (files: readonly LibraryFile[]) => void;
};
export type LibraryButton = ComponentType<LibraryButtonProps>;

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
  /** The file of the library that is to stand there. */
  library?: LibraryFile | undefined;
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

/** A file that somebody just chose from the library, with its words. */
export const libraryFile = (library: LibraryFile): PickedFile => ({
  name: library.name,
  library,
  caption: library.caption,
  alt: library.alt,
});

/** A file that is stored. */
export const storedFile = (url: string, words: Pick<PickedFile, 'caption' | 'alt' | 'link'> = {}): PickedFile => ({
  name: '',
  url,
  ...words,
});

/** Another file at the place of one: its words stay, and what it stands for is remembered. */
export const replaced = ({ library: _before, ...old }: PickedFile, file: File): PickedFile => ({
  ...old,
  name: file.name,
  file,
});

/**
 * A file of the library at the place of another: the caption belongs to the place and stays, what it shows comes with
 * it.
 */
export const replacedByLibrary = ({ file: _before, ...old }: PickedFile, library: LibraryFile): PickedFile => ({
  ...old,
  name: library.name,
  library,
  alt: library.alt,
});

/** Where what was picked can be seen, unless it was not sent yet. */
export const urlOfPicked = ({ library, url }: PickedFile): string | undefined => library?.url ?? url;

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
