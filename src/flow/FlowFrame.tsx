import { situationOf } from '#machines/flow/situation.ts';
import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { progressOf } from '#machines/flow/progress.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { BackButton } from '#src/layout/frame/BackButton.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { Stepper } from '#src/layout/frame/Stepper.tsx';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useOpenedFlow } from './openedFlow.ts';
import { FlowSide } from './side/FlowSide.tsx';

interface Props {
  readonly page: Page | undefined;
  readonly claim: ClaimDetail;
  /** The way to the page before; undefined where there is none. */
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The page with the steps of the flow, and beside it what is good to know. */
export const FlowFrame = ({ page, claim, onBack, children }: Props) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('shared');
  const { say } = usePageTexts(flow.claimType, { view: 'steps' });
  if (!page) return <Columns>{children}</Columns>;
  const { steps, ...pages } = progressOf(situationOf(flow, claim), page.code);
  const named = steps.map(({ step, state }) => ({ name: say(step) ?? t(`steps.${step}`), state }));
  const isLast = page.next.length === 0;
  // The first page says itself what will be needed, after the last nothing is.
  const isBetween = page.code !== flow.start && !isLast;
  return (
    <Columns
      back={onBack ? <BackButton onPress={onBack} /> : null}
      stepper={isLast ? null : <Stepper steps={named} {...pages} />}
      side={isBetween ? <FlowSide claim={claim} page={page.code} /> : null}
    >
      {children}
    </Columns>
  );
};
