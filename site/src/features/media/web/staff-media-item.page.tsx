import { type LoaderFunctionArgs, redirect } from 'react-router';
import { panelAddress } from '#web/staff/list/list-address.ts';

export { Component, meta, Waiting } from './staff-media.page.tsx';

/** The address of one item leads to the library with that item open. */
export function loader({ params, request }: LoaderFunctionArgs): Promise<never> {
  const { search } = new URL(request.url);
  throw redirect(panelAddress({ pathname: '/admin/media', search }, 'view', params.id));
}
