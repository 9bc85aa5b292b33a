import { Button } from '@trekker/design-system/actions/button.tsx';
import { useNavigate } from 'react-router';
import type { SimilarAddress } from '#features/addresses/addresses.contract.ts';
import { SimilarAddresses } from '#features/addresses/web/components/similar-addresses.tsx';
import type { StorySummary } from '../../story.contract.ts';
import { t } from '../story.texts.ts';
import { NextStories } from './next-stories.tsx';
import styles from './story-missing.module.css';

export type StoryMissingProps = { title: string; text: string; similar: SimilarAddress[]; instead: StorySummary[] };

/** An address that leads to no story (any more), and where one could go instead. */
export function StoryMissing({ title, text, similar, instead }: StoryMissingProps) {
  const navigate = useNavigate();
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate('/stories'));
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1 className="t-page">{title}</h1>
        <p className="lead">{text}</p>
        <Button onClick={goBack} data-needs-script>
          {t.goBack}
        </Button>
        <SimilarAddresses similar={similar} />
      </div>
      <NextStories stories={instead} />
    </>
  );
}
