import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { ComboField } from '../../fields/ComboField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { eventQuestions } from './carQuestions.ts';

/** The causes of the codelist `damage-cause` that make an accident. */
const causes = ['100', '110', '120', '130', '140', '571'];
const places = ['CZECH', 'ABROAD', 'UNKNOWN'];

/** What happened, where, and whether the police know. */
export const Event = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <RadioField name="damageCause" options={causes} />
    <TextAreaField name="incidentDescription" max={limits.moreInfo} />
    <RadioField name="countryScope" options={places} />
    <Asked when={eventQuestions.country}>
      <ComboField name="country" codelist="country" isOptional={false} />
    </Asked>
    <TextField name="incidentPlace" />
    <YesNoField name="policeInvestigation" />
    <Asked when={eventQuestions.policeStation}>
      <TextField name="policeStation" isOptional={false} />
      <TextField name="policeFileNo" width="medium" />
    </Asked>
  </PageForm>
);
