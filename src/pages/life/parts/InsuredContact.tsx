import type { ReactNode } from 'react';
import { EmailField } from '../../../fields/EmailField.tsx';
import { PhoneField } from '../../../fields/PhoneField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { FieldGroup } from '../../shared/parts/FieldGroup.tsx';

/** How to reach the insured: each of the two is required when the other is missing (section 5), and each says so. */
export function InsuredContact({ isAdult }: { isAdult: boolean }): ReactNode {
  const { t } = useTexts('life');
  const email = useAnswer('insured.email');
  const tel = useAnswer('insured.tel');
  return (
    <FieldGroup
      title={t('personalData.contact')}
      hint={isAdult ? t('personalData.contactHintAdult') : t('personalData.contactHint')}
    >
      <EmailField name="insured.email" isOptional={tel.trim() !== ''} />
      <PhoneField name="insured.tel" isOptional={email.trim() !== ''} />
    </FieldGroup>
  );
}
