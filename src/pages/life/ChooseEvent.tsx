import type { ReactNode } from 'react';
import { grid } from '#machines/subject/control.ts';
import { ControlField } from '#src/fields/controls.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** What happened, in plain words, as a grid. */
export function ChooseEvent(props: PageProps): ReactNode {
  return (
    <PageForm
      {...props}
      around={{
        appliedRiskId: (_, drawn) => <ControlField {...drawn} control={grid} />,
      }}
    />
  );
}
