import type { ReactNode } from 'react';
import { AgeGroup } from '../../../machines/claim/enums.ts';
import { lifeRolesOf } from '../../../machines/claim/life/lifeRoles.ts';
import { RadioField } from '../../fields/RadioField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import type { IconName } from '../../layout/icons.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

const icons = {
  INSURED: 'person',
  LEGAL_REP: 'shield',
  BROKER: 'briefcase',
  OTHER: 'people',
} satisfies Record<string, IconName>;

/** Who reports, as the risk allows, and whether it happened to an adult or a child. */
export const ChooseReporter = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TileField name="reporterRole" options={lifeRolesOf(props.claim)} icons={icons} isLabelHidden />
    <RadioField name="ageGroup" options={AgeGroup.options} isInline />
  </PageForm>
);
