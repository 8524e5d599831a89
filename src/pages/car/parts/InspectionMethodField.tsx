import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { InspectionMethod } from '../../../../machines/claim/enums.ts';
import { TextField } from '../../../fields/TextField.tsx';
import { TileField } from '../../../fields/TileField.tsx';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { IconName } from '../../../layout/icons.ts';
import { Notice } from '../../../layout/Notice.tsx';
import { Asked } from '../../Asked.tsx';
import { inspectionQuestions } from '../repairQuestions.ts';
import { PlaceOnMap } from './PlaceOnMap.tsx';

const icons = { SELF_INSPECTION: 'camera', MOBILE_TECHNICIAN: 'person' } satisfies Record<
  InspectionMethod,
  IconName
>;
const technicianOnly: readonly InspectionMethod[] = ['MOBILE_TECHNICIAN'];

type Props = { claim: ClaimDetail; mayInspectAlone: boolean };

/** Who inspects the vehicle, and for a technician where and whom to call. */
export function InspectionMethodField({ claim, mayInspectAlone }: Props): ReactNode {
  const { t } = useTexts('car');
  const options = mayInspectAlone ? InspectionMethod.options : technicianOnly;
  return (
    <>
      <TileField name="inspectionMethod" options={options} icons={icons} isOptional={false} />
      {mayInspectAlone ? null : <Notice>{t('inspection.selfDenied')}</Notice>}
      <Asked when={inspectionQuestions.inspectionPlace}>
        <TextField name="inspectionPlace" isOptional={false} />
        <PlaceOnMap {...claim} />
        <TextField name="contactPerson" />
      </Asked>
    </>
  );
}
