import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { consequentTo } from '#machines/claim/derived/consequentClaim.ts';
import type { FlowType } from '#machines/claim/enums.ts';
import { headlineOf, isAccepted } from '#machines/service/sent/claimOutcome.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { ClaimNumbers } from './finalised/ClaimNumbers.tsx';
import { FinalisedWays } from './finalised/FinalisedWays.tsx';
import { GivenAnswers } from './finalised/GivenAnswers.tsx';
import { LeftFiles } from './parts/LeftFiles.tsx';
import { NextSteps } from './finalised/NextSteps.tsx';
import { Section } from './parts/Section.tsx';
import { MessagesSent } from './finalised/MessagesSent.tsx';
import { SentDocuments } from './finalised/SentDocuments.tsx';

/** The report is sent: the number of each claim and how it stands, what happens next and when, what was received and is missing, and whom to ask. */
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
  const { hotline, addDocUrl, entryPrefix, acceptedFileTypes: types } = configuration;
  const isDuplicate = result?.claimsData.some(({ duplicateClaimsCount }) => duplicateClaimsCount > 0);
  const claimNumber = result?.claimsData[0]?.claimNumber;
  const { claimType } = flow;
  const handOver = (to: FlowType) =>
    claimNumber && onHandOver(`${claimType}.${to}`, { claimNumber, incidentDate: claim.incidentDate });
  const follow = () =>
    result && onHandOver(`${claimType}.DRAFT`, consequentTo(claim, { ...result, claimNumber }));
  const headline = headlineOf(result?.claimList ?? []);
  // What the insurer says of a claim takes the place of what usually comes next.
  const said = result?.claimList.flatMap(({ progress }) => progress ?? []) ?? [];
  const step = result?.claimList.length === 1 ? said[0]?.headline : undefined;
  const isGoingOn =
    said.length === 0 && (headline === 'ACCEPTED' || result?.claimList.some(isAccepted) === true);
  const addUrl = addDocUrl.replace('{line}', flow.home.slice(1));
  const add = () => handOver('UPLOAD');
  const asking = {
    href: `${entryPrefix}${flow.home}?flow=QUESTION`,
    onClick: () => handOver('QUESTION'),
  };
  const titleOf = () => {
    if (step) return say(`progress.${step}.title`) ?? title;
    return headline === 'ACCEPTED' ? title : t(`finalised.headline.${headline}.title`);
  };
  return (
    <PageFrame
      title={titleOf()}
      lead={step ? undefined : headline === 'ACCEPTED' ? lead : t(`finalised.headline.${headline}.lead`)}
    >
      <ClaimNumbers {...{ result, say, hotline, onNewReport }} addDocUrl={addUrl} onAdd={add}>
        <MessagesSent result={result} />
      </ClaimNumbers>
      {isDuplicate ? (
        <Notice>{t(claim.isOtherEvent ? 'finalised.otherEvent' : 'finalised.duplicate')}</Notice>
      ) : null}
      {isGoingOn ? <NextSteps {...{ claim, result, say, entryPrefix, asking }} /> : null}
      {flow.flowType === 'QUESTION' ? null : (
        <SentDocuments {...{ flow, claim, result, types }} addDocUrl={addUrl} onAdd={add} />
      )}
      <LeftFiles types={types} isSent />
      {flow.flowType === 'QUESTION' ? null : <GivenAnswers claim={claim} result={result} say={say} />}
      <Section title={t('finalised.contact.title')}>
        <p>{say('contact.text', { hotline })}</p>
        {flow.flowType === 'QUESTION' ? null : (
          <ButtonLink look="quiet" icon="info" {...asking}>
            {t('finalised.ask')}
          </ButtonLink>
        )}
      </Section>
      <FinalisedWays {...{ flow, claim, say, result, configuration, onNewReport }} onFollow={follow} />
    </PageFrame>
  );
}
