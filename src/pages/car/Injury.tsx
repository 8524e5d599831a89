import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { PriceField } from '../../fields/PriceField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { injuryQuestions } from './injuredQuestions.ts';
import { SeverityTiles } from './parts/SeverityTiles.tsx';

/** The injury of the one who reports, and whether a doctor has assessed the pain. */
export const Injury = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <SeverityTiles name="injurySeverity.code" />
    <SelectField name="injuryType" codelist="injury-type" />
    <TextAreaField name="injuryDescription" max={limits.moreInfo} />
    <YesNoField name="injuryCompensated" />
    <YesNoField name="painForm" />
    <Asked when={injuryQuestions.painFormPoints}>
      <NumberField name="painFormPoints" isOptional={false} />
      <PriceField name="painFormFee" />
    </Asked>
  </PageForm>
);
