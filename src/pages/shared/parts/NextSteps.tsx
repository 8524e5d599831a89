import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { SayOnPage } from '../../usePageTexts.ts';
import { nextSteps } from '../nextSteps.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { Section } from './Section.tsx';

/** What happens next, in order, each with when. A line of insurance may add steps of its own. */
export function NextSteps({ claim, say }: { claim: ClaimDetail; say: SayOnPage }): ReactNode {
  const { t } = useTexts('shared');
  return (
    <Section title={t('finalised.next.title')}>
      <NumberedSteps
        steps={nextSteps(claim)
          .map(({ name, text, values }) => ({
            title: say(`next.${name}.title`),
            aside: say(`next.${name}.when`),
            text: say(`next.${name}.${text}`, values),
          }))
          .filter(({ text }) => text !== undefined)}
      />
    </Section>
  );
}
