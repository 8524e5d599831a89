import { useMemo, type ReactNode } from 'react';
import type { RiskCode } from '../../../machines/claim/enums.ts';
import { TileField } from '../../fields/TileField.tsx';
import type { IconName } from '../../layout/icons.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { offeredRisks } from './offeredRisks.ts';

const icons = {
  DNL: 'bandage',
  PN: 'thermometer',
  NEM: 'bed',
  TN: 'bone',
  ZO: 'stethoscope',
  UMR: 'leaf',
  OCR: 'people',
  INV: 'wheelchair',
  DNSB: 'hand',
  SED: 'seat',
  CPZ: 'plane',
  BAN: 'bank',
  PAR: 'baby',
  OTHER: 'document',
} satisfies Record<RiskCode, IconName>;

/** What happened, in plain words; visitors of the client zone are not offered all of it. */
export function ChooseEvent(props: PageProps): ReactNode {
  const { claim, configuration } = props;
  const { kzAccessDisabledRisks } = configuration;
  const offered = useMemo(() => offeredRisks(claim, kzAccessDisabledRisks), [claim, kzAccessDisabledRisks]);
  return (
    <PageForm {...props}>
      <TileField name="appliedRiskId" options={offered} icons={icons} isGrid isLabelHidden />
    </PageForm>
  );
}
