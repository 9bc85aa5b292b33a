import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { compareVersions, type FieldChange, type ItemVersion, listVersions, readVersion } from '../version.contract.ts';

/** What is compared: a version with the newest, or with the one before it. */
export type Show = 'since' | 'own';

export type HistoryData = {
  kind: string;
  id: string;
  /** What the item is called now; "" where nothing tells. */
  title: string;
  versions: readonly ItemVersion[];
  page: number;
  pages: number;
  count: number;
  newest: ItemVersion | null;
  chosen: number;
  show: Show;
  /** Null where there is nothing to compare with. */
  compared: { from: ItemVersion; to: ItemVersion; fields: readonly FieldChange[] } | null;
};

const perPage = 50;

export async function readHistory({ params, request, context }: LoaderFunctionArgs): Promise<HistoryData> {
  const api = context.get(apiContext);
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const item = { kind: params.kind ?? '', id: params.id ?? '' };
  const page = query.get('page') ?? '1';
  const list = await api.call(listVersions, { params: item, query: { page, limit: String(perPage) } }, signal);
  const about = { page: list.page, pages: list.totalPages, count: list.totalCount };
  const none = { ...item, ...about, title: '', versions: [], newest: null, chosen: 0, compared: null };
  if (list.totalCount === 0) return { ...none, show: 'since' };
  const read = async (version: number) =>
    (await api.call(readVersion, { params: { ...item, version: String(version) } }, signal)).data;
  const top = list.page === 1 ? list.data[0]?.version : undefined;
  const newest = await read(top ?? (await newestOf()));
  const wanted = Number(query.get('version')) || newest.version;
  const show: Show = query.get('show') === 'own' || wanted === newest.version ? 'own' : 'since';
  const [from, to] = show === 'own' ? [wanted - 1, wanted] : [wanted, newest.version];
  const { title, name } = newest.content;
  const told = { ...none, title: String(title ?? name ?? ''), versions: list.data, newest, chosen: wanted, show };
  const oldest = about.pages === list.page ? (list.data.at(-1)?.version ?? 1) : 1;
  if (from < oldest) return told;
  const [old, fresh, { data: fields }] = await Promise.all([
    read(from),
    read(to),
    api.call(compareVersions, { params: item, query: { from: String(from), to: String(to) } }, signal),
  ]);
  return { ...told, compared: { from: old, to: fresh, fields } };

  async function newestOf(): Promise<number> {
    const first = await api.call(listVersions, { params: item, query: { limit: '1' } }, signal);
    return first.data[0]?.version ?? 1;
  }
}
