import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Notice } from '../../layout/Notice.tsx';
import { PageFrame } from '../../layout/frame/PageFrame.tsx';
import type { PageProps } from '../pageProps.ts';
import { consequentTo } from '../../../machines/claim/derived/consequentClaim.ts';
import type { FlowType } from '../../../machines/claim/enums.ts';
import { textVariants } from '../../../machines/claim/derived/textVariants.ts';
import { usePageTexts } from '../usePageTexts.ts';
import { ClaimNumbers } from './parts/ClaimNumbers.tsx';
import { FinalisedWays } from './parts/FinalisedWays.tsx';
import { GivenAnswers } from './parts/GivenAnswers.tsx';
import { LeftFiles } from './parts/LeftFiles.tsx';
import { NextSteps } from './parts/NextSteps.tsx';
import { Section } from './parts/Section.tsx';
import { SmsSent } from './parts/SmsSent.tsx';
import { SentDocuments } from './parts/SentDocuments.tsx';

/** The claim is with us: its number, what happens next and when, what was received and is missing, and whom to ask. */
export function Finalised({
  flow,
  page,
  claim,
  configuration,
  result,
  onNewReport,
  onHandOver,
}: PageProps): ReactNode {
  const { title, lead, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const { t } = useTexts('shared');
  const { hotline, addDocUrl, entryPrefix } = configuration;
  const isDuplicate = result?.claimsData.some(({ duplicateClaimsCount }) => duplicateClaimsCount > 0);
  const claimNumber = result?.claimsData[0]?.claimNumber;
  const { claimType } = flow;
  const handOver = (to: FlowType) =>
    claimNumber && onHandOver(`${claimType}.${to}`, { claimNumber, incidentDate: claim.incidentDate });
  const follow = () =>
    result && onHandOver(`${claimType}.DRAFT`, consequentTo(claim, { ...result, claimNumber }));
  return (
    <PageFrame title={title} lead={lead}>
      <ClaimNumbers result={result} say={say} />
      <SmsSent result={result} />
      {isDuplicate ? (
        <Notice>{t(claim.isOtherEvent ? 'finalised.otherEvent' : 'finalised.duplicate')}</Notice>
      ) : null}
      <NextSteps {...{ claim, result, say, entryPrefix }} />
      <LeftFiles types={configuration.acceptedFileTypes} isSent />
      {flow.flowType === 'QUESTION' ? null : (
        <SentDocuments
          flow={flow}
          claim={claim}
          result={result}
          addDocUrl={addDocUrl.replace('{line}', flow.home.slice(1))}
          onAdd={() => handOver('UPLOAD')}
        />
      )}
      {flow.flowType === 'QUESTION' ? null : <GivenAnswers claim={claim} result={result} say={say} />}
      <Section title={t('finalised.contact.title')}>
        <p>{say('contact.text', { hotline })}</p>
      </Section>
      <FinalisedWays
        flow={flow}
        say={say}
        result={result}
        configuration={configuration}
        onNewReport={onNewReport}
        onAsk={() => handOver('QUESTION')}
        onFollow={follow}
      />
    </PageFrame>
  );
}
