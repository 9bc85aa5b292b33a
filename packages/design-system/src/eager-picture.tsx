import { useEffect, useRef, useState } from 'react';
import { PictureFailed } from './picture-failed.tsx';
import { sparingSizes } from './picture-file.ts';
import type { PictureWayProps } from './picture-way.ts';
import { ResponsiveImage } from './responsive-image.tsx';

/** A plain responsive image that loads with the page: at once when it is the first, else when it is in the viewport. */
export function EagerPicture({ picture, sizes, box, first }: PictureWayProps & { first: boolean }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // a failure before this script ran has fired its event already
  useEffect(() => setFailed(hasFailed(image.current)), []);
  return (
    <span {...box}>
      {failed ? (
        <PictureFailed onRetry={() => setFailed(false)} />
      ) : (
        <ResponsiveImage
          ref={image}
          picture={picture}
          sizes={sparingSizes(sizes)}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}

const hasFailed = (image: HTMLImageElement | null) => Boolean(image?.complete && image.naturalWidth === 0);
