type CategoryOptionsProps = { names: readonly string[]; chosen?: string };

/** The categories of stories, for a select; and `chosen`, where it is none of them any more. */
export function CategoryOptions({ names, chosen = '' }: CategoryOptionsProps) {
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen];
  return all.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
