import type { ReactNode } from 'react';
import { DateField } from '../../../fields/DateField.tsx';
import { RadioField } from '../../../fields/RadioField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { TileField } from '../../../fields/TileField.tsx';
import type { IconName } from '../../../layout/icons.ts';
import { Asked } from '../../Asked.tsx';
import { personAsked } from '../injuredQuestions.ts';
import { ContactFields } from './ContactFields.tsx';
import { WhereLives } from './WhereLives.tsx';

const kinds = ['NATURAL', 'LEGAL'];
const icons = { NATURAL: 'person', LEGAL: 'briefcase' } satisfies Record<string, IconName>;
const forms = ['CORPORATE', 'SELF_EMPLOYED'];

type Props = {
  /** The person: `insured`, `injuredParties[1].injured`. */
  who: string;
  /** The heading of the page asks who it is. */
  isKindLabelHidden?: boolean;
  /** Below the name: where it was taken from. */
  origin?: ReactNode;
};

/** The insured, a person or a company. */
export const InsuredFields = ({ who, origin }: Props): ReactNode => (
  <>
    <TileField name={`${who}.personKind`} options={kinds} icons={icons} isGrid isLabelHidden />
    <Asked when={personAsked(who).human}>
      <TextField name={`${who}.fullName`} isOptional={false} />
      {origin}
      <TextField name={`${who}.birthNumber`} width="medium" inputMode="numeric" />
      <DateField name={`${who}.birthDate`} hasCalendar={false} />
    </Asked>
    <Asked when={personAsked(who).company}>
      <RadioField name={`${who}.legalForm`} options={forms} isOptional={false} />
      <TextField name={`${who}.companyName`} isOptional={false} />
      <Asked when={{ [`${who}.legalForm`]: ['SELF_EMPLOYED'] }}>
        <CompanyId who={who} isOptional />
      </Asked>
    </Asked>
    <Asked when={personAsked(who).corporate}>
      <CompanyId who={who} />
    </Asked>
    <WhereLives who={who} />
  </>
);

/** An injured, a person or a company; no company id is taken of one who is self-employed (section 5). */
export const InjuredFields = ({ who, isKindLabelHidden = false, origin }: Props): ReactNode => (
  <>
    <TileField
      name={`${who}.personKind`}
      options={kinds}
      icons={icons}
      isGrid
      isOptional={false}
      isLabelHidden={isKindLabelHidden}
    />
    <Asked when={personAsked(who).human}>
      <TextField name={`${who}.fullName`} isOptional={false} />
      {origin}
      <TextField name={`${who}.birthNumber`} width="medium" inputMode="numeric" />
    </Asked>
    <Asked when={personAsked(who).company}>
      <RadioField name={`${who}.legalForm`} options={forms} isOptional={false} />
      <TextField name={`${who}.companyName`} isOptional={false} />
    </Asked>
    <Asked when={personAsked(who).corporate}>
      <CompanyId who={who} />
    </Asked>
    <ContactFields who={who} />
    <WhereLives who={who} />
  </>
);

const CompanyId = ({ who, isOptional = false }: { who: string; isOptional?: boolean }) => (
  <TextField name={`${who}.identificationNumber`} width="short" inputMode="numeric" isOptional={isOptional} />
);
