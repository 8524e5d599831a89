import type { ReactNode } from 'react';
import { reporterRolesOf } from '../../../machines/claim/riskFlow.ts';
import { TileField } from '../../fields/TileField.tsx';
import type { IconName } from '../../layout/icons.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

const icons = {
  INSURED: 'shield',
  INJURED: 'car',
  SERVICE: 'wrench',
  BROKER: 'briefcase',
  OTHER: 'people',
} satisfies Record<string, IconName>;

/** Who reports. Section 6: the roles offered follow from who bears the damage. */
export const ChooseReporter = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TileField
      name="reporterRole"
      options={reporterRolesOf(props.claim.riskFlow ?? 'HAV')}
      icons={icons}
      isLabelHidden
    />
  </PageForm>
);
