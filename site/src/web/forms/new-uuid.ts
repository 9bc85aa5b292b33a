/** A random UUID. The browser's own function is missing where a site is reached without https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const mark = (place: number, keep: number, set: number) => {
    bytes[place] = ((bytes[place] ?? 0) & keep) | set;
  };
  mark(6, 0x0f, 0x40);
  mark(8, 0x3f, 0x80);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
