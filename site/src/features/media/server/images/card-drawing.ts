import { drawShareCard } from '@trekker/cover-art/share/share-card.ts';
import sharp from 'sharp';
import type { DrawnCard } from './image.ts';

/**
 * Draws a picture for links. Whoever calls it decodes nothing foreign afterwards: it opens the way for drawings, which
 * is shut for uploads.
 */
export function renderCard(card: DrawnCard): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return drawShareCard(card);
}
