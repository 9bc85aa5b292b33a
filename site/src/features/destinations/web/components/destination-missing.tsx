import { Button } from '@trekker/design-system/actions/button.tsx';
import { useNavigate } from 'react-router';
import type { SimilarAddress } from '#features/addresses/addresses.contract.ts';
import { SimilarAddresses } from '#features/addresses/web/components/similar-addresses.tsx';
import type { DestinationSummary } from '../../destination.contract.ts';
import { t } from '../destination.texts.ts';
import { DestinationCards } from './destination-cards.tsx';
import styles from './destination-missing.module.css';

type DestinationMissingProps = { similar: SimilarAddress[]; instead: DestinationSummary[] };

/** An address that leads to no destination (any more), and where one could go instead. */
export function DestinationMissing({ similar, instead }: DestinationMissingProps) {
  const navigate = useNavigate();
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate('/destinations'));
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1 className="t-page">{t.notFound}</h1>
        <p className="lead">{t.gone}</p>
        <Button onClick={goBack} data-needs-script>
          {t.goBack}
        </Button>
        <SimilarAddresses similar={similar} />
      </div>
      {instead.length > 0 && (
        <section aria-labelledby="instead">
          <h2 className={`t-section ${styles.title}`} id="instead">
            {t.instead}
          </h2>
          <DestinationCards destinations={instead} />
        </section>
      )}
    </div>
  );
}
