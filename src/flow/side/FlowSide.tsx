import { Suspense } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import disclosure from '#src/layout/Disclosure.module.css';
import { SideBlock } from '#src/layout/frame/SideBlock.tsx';
import { useIsWide } from '#src/layout/useIsWide.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { needsAhead } from '#src/pages/shared/needsAhead.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import styles from './FlowSide.module.css';

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
}

// Fetched where there is room for it and something to say: never on a phone.
const RunningClaim = lazyPart(() => import('./RunningClaim.tsx'), 'RunningClaim');

/**
 * What the report says so far, and what this page and those ahead will ask for: in the side column. Where there is no room for one,
 * what will be asked for stands behind a line below the page.
 */
export const FlowSide = ({ claim, page }: Props) => {
  const { flow } = useOpenedFlow();
  const isWide = useIsWide();
  return (
    <>
      {isWide && saysSomething(claim) ? (
        <Suspense>
          <RunningClaim flow={flow} claim={claim} />
        </Suspense>
      ) : null}
      <Needs claim={claim} page={page} isWide={isWide} />
    </>
  );
};

/** What happened alone is what the page before was about. */
const saysSomething = ({ registrationNo, policyNumber, reporter, incidentDate }: ClaimDetail): boolean =>
  [registrationNo, policyNumber, reporter?.fullName, incidentDate].some((answer) => answer !== undefined);

const Needs = ({ claim, page, isWide }: Props & { isWide: boolean }) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('common');
  const { say } = usePageTexts(flow.claimType, { view: 'index' }, textVariants(flow, claim));
  const nameOf = useDocumentNames();
  const { needs, required } = needsAhead(flow, claim, page);
  const words = [
    ...needs.flatMap((need) => say(`needs.${need}`) ?? []),
    ...required.flatMap((code) => nameOf(code) ?? []),
  ];
  if (words.length === 0) return null;
  const list = (
    <ul className={styles['needs']}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
  if (isWide) return <SideBlock title={t('need')}>{list}</SideBlock>;
  return (
    <details>
      <summary className={disclosure['plain']}>
        <h2>{t('need')}</h2>
      </summary>
      <SideBlock>{list}</SideBlock>
    </details>
  );
};
