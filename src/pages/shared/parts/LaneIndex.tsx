import type { MouseEvent, ReactNode } from 'react';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import type { EventLane } from '#machines/service/lanes/eventLane.ts';
import { useLaneWords } from '#src/i18n/lanes/useLaneWords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { callTo, inOneLine } from '#src/layout/hotline.ts';
import { Notice } from '#src/layout/Notice.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { pagesToCome } from '#src/pages/shared/pagesToCome.ts';
import { TimeAhead } from './TimeAhead.tsx';
import { WhatToPrepare } from './WhatToPrepare.tsx';
import styles from './LaneIndex.module.css';

interface Props extends PageProps {
  readonly lane: EventLane;
}

/**
 * The first page of a report in an event lane: what happened, what comes before any form, what it needs, and the way out for whom it
 * happened otherwise.
 */
export function LaneIndex({
  lane,
  flow,
  page,
  claim,
  configuration,
  isBusy,
  nextAddress,
  onNext,
  onEdit,
}: Props): ReactNode {
  const { t } = useTexts('lanes');
  const { t: shared } = useTexts('shared');
  const { say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const words = useLaneWords();
  const line = flow.claimType === 'car' ? 'car' : 'property';
  // What was told already goes on by the usual way.
  const leave = (event: MouseEvent) => {
    if (!claim.formSteps?.includes(page.code)) return;
    event.preventDefault();
    onEdit({ answers: { lane: undefined }, opens: page.code });
  };
  const hotline = lane.hotline ?? configuration.hotline;
  return (
    <PageFrame title={t(`title.${lane.event}`, words(lane))} lead={t(`lead.${line}`)}>
      <Notice
        tone="warning"
        title={t(`first.${line}.title`)}
        action={
          <ButtonLink icon="phone" href={callTo(hotline)}>
            {t('call', { hotline: inOneLine(hotline) })}
          </ButtonLink>
        }
      >
        {t(`first.${line}.text`)}
      </Notice>
      <WhatToPrepare flow={flow} page={page} claim={claim} say={say} />
      <div className={styles['way']}>
        <TimeAhead pages={pagesToCome(flow, claim, page).length} />
        <p>
          {t('elsewhere')}{' '}
          <a href={configuration.entryPrefix + flow.home} onClick={leave}>
            {t('usual')}
          </a>
        </p>
      </div>
      <ActionBar
        label={shared('index.begin')}
        href={nextAddress()}
        onPress={() => onNext({})}
        isBusy={isBusy}
      />
    </PageFrame>
  );
}
