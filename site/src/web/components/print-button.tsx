import { Button } from '@trekker/design-system/actions/button.tsx';
import { PrintIcon } from '@trekker/design-system/icon.tsx';

/** Prints the page; what is of no use on paper is hidden there. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="outline" small onClick={() => window.print()} data-needs-script data-screen-only>
      <PrintIcon small />
      {children}
    </Button>
  );
}
