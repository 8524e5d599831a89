import type { ReactNode } from 'react';
import { EmailField } from '../../../fields/EmailField.tsx';
import { PhoneField } from '../../../fields/PhoneField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { FieldGroup } from '../../shared/parts/FieldGroup.tsx';

/**
 * E-mail and phone of an injured: each is required when the other is missing (section 5), and each says so.
 *
 * @param who the person: `injured`
 */
export function ContactFields({ who, isOwn = false }: { who: string; isOwn?: boolean }): ReactNode {
  const { t } = useTexts('car');
  const email = useAnswer(`${who}.email`);
  const tel = useAnswer(`${who}.tel`);
  return (
    <FieldGroup title={t('person.contact')} hint={t('person.contactHint')}>
      <EmailField name={`${who}.email`} isOptional={tel.trim() !== ''} isOwn={isOwn} />
      <PhoneField name={`${who}.tel`} isOptional={email.trim() !== ''} isOwn={isOwn} />
    </FieldGroup>
  );
}
