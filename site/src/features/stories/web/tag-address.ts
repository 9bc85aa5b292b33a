/** The page that an address names; what is no number is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
