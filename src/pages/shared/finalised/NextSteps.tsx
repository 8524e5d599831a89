import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { formatDay } from '#src/i18n/formatDay.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import { expectedBy } from '#src/pages/shared/expectedBy.ts';
import { nextSteps } from '#machines/flows/shared/nextSteps.ts';
import { nextStepsAfter, type NextStep, type Within } from '#machines/report/nextSteps.ts';
import { NumberedSteps } from '#src/pages/shared/parts/NumberedSteps.tsx';
import { Section } from '#src/pages/shared/parts/Section.tsx';

type Props = {
  claim: ClaimDetail;
  result: FinalizeAnswer | undefined;
  say: SayOnPage;
  entryPrefix: string;
  /** The address of a question about the report, and what is done as somebody goes there. */
  asking: { readonly href: string; readonly onClick: () => void };
};

/** What happens next, in order, each with when and, where it is promised, the last day. A line may add steps of its own. */
export function NextSteps({ claim, result, say, entryPrefix, asking }: Props): ReactNode {
  const { t, language } = useTexts('shared');
  const dayOf = (within: Within | undefined) =>
    within && result?.acceptedOn
      ? formatDay(expectedBy(result.acceptedOn, within).toString(), language)
      : undefined;
  const wayOf = ({ name, way, task }: NextStep) => {
    const link = task === 'written' ? asking : way === undefined ? undefined : { href: entryPrefix + way };
    return (
      link && (
        <ButtonLink look="quiet" icon="next" {...link}>
          {say(`next.${name}.way`)}
        </ButtonLink>
      )
    );
  };
  return (
    <Section title={t('finalised.next.title')}>
      <NumberedSteps
        steps={nextStepsAfter(nextSteps, claim)
          .map((step) => ({
            title: say(`next.${step.name}.title`),
            aside: [say(`next.${step.name}.when`), dayOf(step.within)].filter(Boolean).join(' · '),
            text: say(`next.${step.name}.${step.text}`, step.values),
            way: wayOf(step),
          }))
          .filter(({ text }) => text !== undefined)}
      />
    </Section>
  );
}
