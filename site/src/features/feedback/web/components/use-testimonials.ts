import { useCallback, useRef, useState } from 'react';
import { createApiClient, fetchTransport } from '#web/api-client.ts';
import { listTestimonials, type Testimonial } from '../../feedback.contract.ts';

const api = createApiClient(fetchTransport);

export type FirstTestimonials = { items: Testimonial[]; totalPages: number };

/**
 * Testimonials, six at a time: `more` appends the next page, each of them once. `failed` until a later try succeeds.
 */
export function useTestimonials(first: FirstTestimonials) {
  const [items, setItems] = useState(first.items);
  const [loaded, setLoaded] = useState(1);
  const [failed, setFailed] = useState(false);
  const underWay = useRef(false);

  const more = useCallback(async () => {
    if (underWay.current || loaded >= first.totalPages) return;
    underWay.current = true;
    try {
      const next = await api.call(listTestimonials, { query: { page: String(loaded + 1) } });
      setItems((known) => [...known, ...next.data.filter(({ _id }) => known.every((item) => item._id !== _id))]);
      setLoaded(loaded + 1);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      underWay.current = false;
    }
  }, [loaded, first.totalPages]);

  return { items, more, failed, complete: loaded >= first.totalPages };
}
