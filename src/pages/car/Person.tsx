import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { TakenFrom } from '../TakenFrom.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { FoundVehicle } from '../shared/parts/FoundVehicle.tsx';

/** The insured or the injured, a person or a company. Where the name is the reporter's, that is said below it. */
export function Person(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const { reporterRole, reporter, insured, injured } = props.claim;
  const isReporter = reporter?.fullName !== undefined;
  const isInsured =
    isReporter &&
    reporterRole === 'INSURED' &&
    insured?.fullName === undefined &&
    insured?.companyName === undefined;
  const isInjured = isReporter && reporterRole === 'INJURED' && injured === undefined;
  return (
    <PageForm
      {...props}
      around={{
        'insured.fullName': (field) => (
          <TakenFrom field={field}>{isInsured ? t('person.fromContact') : null}</TakenFrom>
        ),
        'injured.fullName': (field) => (
          <TakenFrom field={field}>{isInjured ? t('person.POVPOS.fromContact') : null}</TakenFrom>
        ),
      }}
      frame={(questions) => (
        <>
          <FoundVehicle {...props} />
          {questions}
        </>
      )}
    />
  );
}
