import type { ReactNode } from 'react';
import { glassParts } from '../../../machines/claim/damagedPart.ts';
import { GlassDamage, GlassFeature, GlassRepair } from '../../../machines/claim/enums.ts';
import { CheckboxesField } from '../../fields/CheckboxesField.tsx';
import { DamagedPartsField } from '../../fields/DamagedPartsField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { glassQuestions } from './eventQuestions.ts';

/** Where the windscreen is broken; what nobody knows comes last. */
const places = [...GlassDamage.options.filter((code) => code !== '0'), '0'];

/** Which glass is broken, and what a new one must be able to do. */
export const Glass = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <DamagedPartsField name="glassParts" only={glassParts} isLabelHidden />
    <Asked when={glassQuestions.windShield}>
      <RadioField name="windShield" options={places} isOptional={false} />
    </Asked>
    <RadioField name="glassRepair" options={GlassRepair.options} />
    <CheckboxesField name="glassFeatures" options={GlassFeature.options} none="NONE" />
  </PageForm>
);
