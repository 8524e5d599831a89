import type { ReactNode } from 'react';
import { AddressFields } from '../../fields/AddressFields.tsx';
import { DateField } from '../../fields/DateField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import type { IconName } from '../../layout/icons.ts';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { personQuestions } from './carQuestions.ts';
import styles from './Person.module.css';

const kinds = ['NATURAL', 'LEGAL'];
const icons = { NATURAL: 'person', LEGAL: 'briefcase' } satisfies Record<string, IconName>;
const forms = ['CORPORATE', 'SELF_EMPLOYED'];
const places = ['CZECH', 'ABROAD', 'UNKNOWN'];
const atHome = { 'insured.addressChoice': ['CZECH'] };
const abroad = { 'insured.addressChoice': ['ABROAD'] };

/** The insured person or company. */
export function Person(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const { reporterRole, reporter, insured } = props.claim;
  const known = reporterRole === 'INSURED' && insured === undefined ? reporter?.fullName : undefined;
  return (
    <PageForm {...props} {...(known !== undefined && { suggested: { insured: { fullName: known } } })}>
      <TileField name="insured.personKind" options={kinds} icons={icons} isGrid isLabelHidden />
      <Asked when={personQuestions['insured.fullName']}>
        <TextField name="insured.fullName" isOptional={false} />
        {known === undefined ? null : <p className={styles['origin']}>{t('person.fromContact')}</p>}
        <TextField name="insured.birthNumber" width="medium" inputMode="numeric" />
        <DateField name="insured.birthDate" hasCalendar={false} />
      </Asked>
      <Asked when={personQuestions['insured.legalForm']}>
        <RadioField name="insured.legalForm" options={forms} isOptional={false} />
        <TextField name="insured.companyName" isOptional={false} />
        <TextField name="insured.identificationNumber" width="short" inputMode="numeric" />
      </Asked>
      <RadioField name="insured.addressChoice" options={places} />
      <Asked when={atHome}>
        <AddressFields name="insured.address" />
      </Asked>
      <Asked when={abroad}>
        <AddressFields name="insured.address" isAbroad />
      </Asked>
    </PageForm>
  );
}
