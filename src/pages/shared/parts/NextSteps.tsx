import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { SayOnPage } from '../../usePageTexts.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { Section } from './Section.tsx';

/** What happens next, in order, each with when. A line of insurance may add the inspection. */
export function NextSteps({ claim, say }: { claim: ClaimDetail; say: SayOnPage }): ReactNode {
  const { t } = useTexts('shared');
  const outcome = claim.bankContactType === 'NONE' ? 'withoutAccount' : 'text';
  const steps = [
    { name: 'contact', text: say('next.contact.text') },
    { name: 'inspection', text: say(`next.inspection.${claim.inspectionMethod}`) },
    { name: 'decision', text: say(`next.decision.${outcome}`) },
  ];
  return (
    <Section title={t('finalised.next.title')}>
      <NumberedSteps
        steps={steps
          .filter(({ text }) => text !== undefined)
          .map(({ name, text }) => ({
            title: say(`next.${name}.title`),
            aside: say(`next.${name}.when`),
            text,
          }))}
      />
    </Section>
  );
}
