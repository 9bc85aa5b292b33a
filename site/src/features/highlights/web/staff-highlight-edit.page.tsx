import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Empty } from '@trekker/design-system/empty.tsx';
import { FormBones } from '@trekker/design-system/staff/desk-bones.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '../../../contract/problem.ts';
import { apiContext } from '../../../web/api-client.ts';
import type { PageMeta } from '../../../web/page.ts';
import type { Highlight } from '../highlight.contract.ts';
import { readHighlightForStaff } from '../staff-highlight.contract.ts';
import { HighlightForm } from './components/staff/highlight-form.tsx';

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Highlight | null> {
  try {
    const input = { params: { id: params.id ?? '' } };
    return (await context.get(apiContext).call(readHighlightForStaff, input, request.signal)).data;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

export const meta = (item?: Highlight | null): PageMeta => ({
  title: `Edit ${item?.name ?? 'highlight'}`,
  description: '',
});

export const Waiting = FormBones;

export function Component() {
  const item = useLoaderData<Highlight | null>();
  if (item) return <HighlightForm key={item._id} item={item} />;
  return (
    <Empty title="Highlight not found">
      <ButtonLink href="/admin/highlights">Back to Highlights</ButtonLink>
    </Empty>
  );
}
