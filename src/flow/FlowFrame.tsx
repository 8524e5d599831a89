import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Page } from '../../machines/flow/page.ts';
import { progressOf } from '../../machines/flow/progress.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Columns } from '../layout/frame/Columns.tsx';
import { Stepper } from '../layout/frame/Stepper.tsx';
import { usePageTexts } from '../pages/usePageTexts.ts';
import { useOpenedFlow } from './openedFlow.ts';
import { FlowSide } from './FlowSide.tsx';

interface Props {
  readonly page: Page | undefined;
  readonly claim: ClaimDetail;
  readonly children: ReactNode;
}

/** The page with the steps of the flow, and beside it what is good to know. */
export const FlowFrame = ({ page, claim, children }: Props) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('shared');
  const { say } = usePageTexts(flow.claimType, { view: 'steps' });
  if (!page) return <Columns>{children}</Columns>;
  const { steps, pagesLeft } = progressOf(flow, claim, page.code);
  const named = steps.map(({ step, state }) => ({ name: say(step) ?? t(`steps.${step}`), state }));
  // The first page says itself what will be needed, after the last nothing is.
  const isBetween = page.code !== flow.start && page.next.length > 0;
  return (
    <Columns
      stepper={<Stepper steps={named} pagesLeft={pagesLeft} />}
      side={isBetween ? <FlowSide claim={claim} page={page.code} /> : null}
    >
      {children}
    </Columns>
  );
};
