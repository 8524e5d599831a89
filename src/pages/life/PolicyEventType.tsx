import type { ReactNode } from 'react';
import type { ClaimEventType } from '../../../machines/claim/life/codes.ts';
import { eventTypesOf } from '../../../machines/claim/life/lifeRules.ts';
import { TileField } from '../../fields/TileField.tsx';
import type { IconName } from '../../layout/icons.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { findField } from './lifeFields.ts';

const icons = {
  INJURY: 'bandage',
  PERMANENT: 'bone',
  HOSPITAL: 'bed',
  NO_WORK: 'thermometer',
  JOB_LOSS: 'briefcase',
  DISABILITY: 'wheelchair',
  DEATH: 'leaf',
  ILLNESS: 'stethoscope',
  DEPENDENCY: 'hand',
  CARE: 'people',
  IVF: 'baby',
  OTHER: 'document',
} satisfies Record<ClaimEventType, IconName>;

const none: readonly ClaimEventType[] = [];

/** Which event of a loan or a journey it is, and the policy. */
export const PolicyEventType = (props: PageProps): ReactNode => {
  const { appliedRiskId } = props.claim;
  const offered = (appliedRiskId && eventTypesOf[appliedRiskId]) ?? none;
  return (
    <PageForm {...props}>
      <TileField name="claimEventType" options={offered} icons={icons} isGrid />
      {['policyNumber', 'incidentDate'].map((name) => findField(props.page, name)?.(name, props.claim))}
    </PageForm>
  );
};
