import type { ReactNode } from 'react';
import { grid } from '../../../machines/claim/control.ts';
import { ControlField } from '../../fields/controls.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

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
