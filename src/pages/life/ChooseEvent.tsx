import type { ReactNode } from 'react';
import { grid } from '../../../machines/claim/control.ts';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { ControlField } from '../../fields/controls.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/**
 * What happened, in plain words. Visitors of the client zone are not offered everything (configuration, kzAccessDisabledRisks).
 */
export function ChooseEvent(props: PageProps): ReactNode {
  const { claim, configuration } = props;
  const disabled = isOfClientZone(claim) ? configuration.kzAccessDisabledRisks : [];
  return (
    <PageForm
      {...props}
      around={{
        appliedRiskId: (_, { codes, ...drawn }) => (
          <ControlField {...drawn} control={grid} codes={codes.filter((code) => !disabled.includes(code))} />
        ),
      }}
    />
  );
}

const isOfClientZone = ({ referer, clientIdentificationState }: ClaimDetail): boolean =>
  referer === 'CLIENT_ZONE' || ['KZ', 'IASC', 'SSO'].includes(clientIdentificationState ?? '');
