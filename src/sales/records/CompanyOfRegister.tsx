import { useEffect, useEffectEvent } from 'react';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { dropSeparators } from '#machines/claim/normalise.ts';
import { addressPartsOf } from '#machines/sales/records/addressParts.ts';
import type { KnownCompany } from '#machines/service/sales/recordCalls.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Notes.module.css';
import type { RecordPorts } from './recordPorts.ts';
import { useAnswerOf } from './useAnswerOf.ts';

/** What the register of companies tells of the number that is typed; it fills in the name and the seat where nothing is there. */
export const CompanyOfRegister = ({ ports }: { readonly ports: RecordPorts }) => {
  const { t } = useTexts('clientRecord');
  const { setValues } = useFormAround();
  const number = dropSeparators(useAnswer('person.ico'));
  const isNamed = useAnswer('person.companyName') !== '';
  const hasAddress = useAnswer('address.street') + useAnswer('address.village') !== '';
  const company = useAnswerOf(isCompanyId(number) ? number : undefined, ports.company);
  const fill = useEffectEvent(({ companyName, address }: KnownCompany) => {
    const parts = address && !hasAddress ? addressPartsOf(address) : {};
    setValues({
      ...(companyName !== undefined && !isNamed && { 'person.companyName': companyName }),
      ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [`address.${name}`, part])),
    });
  });
  useEffect(() => {
    if (company?.companyFound) fill(company);
  }, [company]);
  return (
    <p role="status" className={styles['notes']}>
      {company?.companyName === undefined ? null : t('derived.company', { name: company.companyName })}
      {company?.isAway ? t('derived.companyAway') : null}
    </p>
  );
};
