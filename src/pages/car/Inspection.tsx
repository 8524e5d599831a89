import type { ReactNode } from 'react';
import { TileField } from '../../fields/TileField.tsx';
import type { IconName } from '../../layout/icons.ts';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { RepairHandling } from '../../../machines/claim/enums.ts';
import { choiceWordsOf } from '../../../machines/flows/car/choiceWords.ts';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { CostBasisField } from './parts/CostBasisField.tsx';
import { InspectionMethodField } from './parts/InspectionMethodField.tsx';
import { inspectionQuestions } from './repairQuestions.ts';

const icons = {
  VEHICLE_HEADINGFOR_SERVICE: 'car',
  VEHICLE_IN_SERVICE: 'wrench',
  VEHICLE_SELF_REPAIRMENT: 'house',
  VEHICLE_FIXED: 'done',
  VEHICLE_NOT_DECIDED: 'clock',
} satisfies Record<RepairHandling, IconName>;

const onlyTechnician = { inspectionMethod: 'MOBILE_TECHNICIAN' } satisfies ClaimDetail;

/** Where the vehicle is, who repairs it, how it is inspected and paid. */
export const Inspection = (props: PageProps): ReactNode => {
  const { selfInspectionAuthorized = false } = props.claim;
  return (
    <PageForm {...props} suggested={selfInspectionAuthorized ? {} : onlyTechnician}>
      <TileField
        name="repairHandling"
        options={RepairHandling.options}
        icons={icons}
        isLabelHidden
        choices={choiceWordsOf('repairHandling', props.claim)}
      />
      <Asked when={inspectionQuestions.inspectionMethod}>
        <InspectionMethodField claim={props.claim} mayInspectAlone={selfInspectionAuthorized} />
      </Asked>
      <Asked when={inspectionQuestions.costBasis}>
        <CostBasisField />
      </Asked>
    </PageForm>
  );
};
