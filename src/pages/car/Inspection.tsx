import type { ReactNode } from 'react';
import { TextField } from '../../fields/TextField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import type { IconName } from '../../layout/icons.ts';
import { Notice } from '../../layout/Notice.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { inspectionQuestions } from './carQuestions.ts';

const handling = [
  'VEHICLE_HEADINGFOR_SERVICE',
  'VEHICLE_IN_SERVICE',
  'VEHICLE_SELF_REPAIRMENT',
  'VEHICLE_FIXED',
  'VEHICLE_NOT_DECIDED',
];
const allMethods = ['SELF_INSPECTION', 'MOBILE_TECHNICIAN'];
const technicianOnly = ['MOBILE_TECHNICIAN'];
const handlingIcons = {
  VEHICLE_HEADINGFOR_SERVICE: 'car',
  VEHICLE_IN_SERVICE: 'wrench',
  VEHICLE_SELF_REPAIRMENT: 'house',
  VEHICLE_FIXED: 'done',
  VEHICLE_NOT_DECIDED: 'clock',
} satisfies Record<string, IconName>;
const icons = { SELF_INSPECTION: 'camera', MOBILE_TECHNICIAN: 'person' } satisfies Record<string, IconName>;
const baseIcons = { INVOICE: 'invoice', COSTING: 'scale', UNSPECIFIED: 'clock' } satisfies Record<
  string,
  IconName
>;
const bases = ['INVOICE', 'COSTING', 'UNSPECIFIED'];

/** Where the vehicle is, who repairs it, how it is inspected and paid. */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const mayInspectAlone = props.claim.selfInspectionAuthorized === true;
  return (
    <PageForm {...props}>
      <TileField name="repairHandling" options={handling} icons={handlingIcons} />
      <TileField
        name="inspectionMethod"
        options={mayInspectAlone ? allMethods : technicianOnly}
        icons={icons}
      />
      {mayInspectAlone ? null : <Notice>{t('inspection.selfDenied')}</Notice>}
      <Asked when={inspectionQuestions.inspectionPlace}>
        <TextField name="inspectionPlace" isOptional={false} />
        <TextField name="contactPerson" />
      </Asked>
      <TileField name="costBasis" options={bases} icons={baseIcons} />
    </PageForm>
  );
}
