import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { type ReactNode, Suspense } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { StaffErrorPage } from '../../components/error-page.tsx';
import { Awaited } from '../../navigation/awaited.tsx';
import type { EditItem } from './edit-item.ts';
import { t } from './staff-form.texts.ts';

export type EditItemViewProps<Preview, Item> = {
  data: EditItem<Preview, Item>;
  /** What is shown of it until all of it is there. */
  preview: (item: Preview) => ReactNode;
  /** What it is called: "Story". */
  kind: string;
  back: { href: string; label: string };
  children: (item: Item) => ReactNode;
};

/** The page of a form: first what the list knew, then the form, or that there is nothing to edit. */
export function EditItemView<Preview, Item>({ data, preview, kind, back, children }: EditItemViewProps<Preview, Item>) {
  const missing = (
    <Empty title={t.notFound({ kind })}>
      <p className="muted">{t.notFoundWhy}</p>
      <ButtonLink href={hrefTo(back.href)}>{back.label}</ButtonLink>
    </Empty>
  );
  return (
    <Suspense fallback={data.preview && preview(data.preview)}>
      <Awaited of={data.full} failed={<StaffErrorPage />}>
        {(item) => (item === null ? missing : children(item))}
      </Awaited>
    </Suspense>
  );
}
