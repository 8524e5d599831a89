import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { causesOf } from '../../../machines/flows/car/causesOf.ts';
import { ComboField } from '../../fields/ComboField.tsx';
import { FixedField } from '../../fields/FixedField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePageTexts } from '../usePageTexts.ts';
import { eventQuestions } from './eventQuestions.ts';

const places = ['CZECH', 'ABROAD', 'UNKNOWN'];

/** What happened, where, and whether the police know. */
export function Event(props: PageProps): ReactNode {
  const { flow, page, claim } = props;
  const { say } = usePageTexts(flow.claimType, page);
  const causes = causesOf(claim.eventKinds);
  const [cause] = causes;
  const isAsked = causes.length !== 1;
  return (
    <PageForm {...props} lead={say(`leads.${claim.eventKinds?.[0]}`)}>
      {isAsked ? <RadioField name="damageCause" options={causes} /> : null}
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
      {cause !== undefined && !isAsked ? <FixedField name="damageCause" value={cause} /> : null}
    </PageForm>
  );
}
