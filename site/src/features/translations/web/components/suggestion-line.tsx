import { Button } from '@trekker/design-system/actions/button.tsx';
import { t } from '../staff-translations.texts.ts';
import type { Suggestion } from './use-suggestion.ts';

/** The button that has a machine fill what is empty, and what came of it. */
export function SuggestionLine({ suggestion: { isWanted, busy, outcome, ask } }: { suggestion: Suggestion }) {
  return (
    <div className="row">
      {(isWanted || busy) && (
        <Button variant="outline" small busy={busy} onClick={ask}>
          {t.suggest}
        </Button>
      )}
      <p className="fine muted" role={outcome?.isBad ? 'alert' : 'status'}>
        {outcome?.words}
      </p>
    </div>
  );
}
