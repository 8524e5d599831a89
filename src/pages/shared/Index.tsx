import type { ReactNode } from 'react';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { steps } from '#machines/claim/steps.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { pagesToCome } from './pagesToCome.ts';
import { EmergencyNumbers } from './parts/EmergencyNumbers.tsx';
import { NumberedSteps } from './parts/NumberedSteps.tsx';
import { Section } from './parts/Section.tsx';
import { TimeAhead } from './parts/TimeAhead.tsx';
import { WhatToPrepare } from './parts/WhatToPrepare.tsx';
import styles from './Index.module.css';

// Few come by it, and all at once.
const LaneIndex = lazyPart(() => import('./parts/LaneIndex.tsx'), 'LaneIndex');

/** The first page of a report: what happens, how long it takes and what it needs. */
export function Index(props: PageProps): ReactNode {
  const { claim, configuration } = props;
  // Once a lane is closed, who has begun in it goes on behind the usual first page.
  const lane = configuration.lanes.find(({ key }) => key === claim.lane?.key);
  return lane ? <LaneIndex {...props} lane={lane} /> : <UsualIndex {...props} />;
}

function UsualIndex({ flow, page, claim, isBusy, nextAddress, onNext }: PageProps): ReactNode {
  const { title, lead, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const { t } = useTexts('shared');
  const { say: sayStep } = usePageTexts(flow.claimType, { view: 'steps' });
  const ahead = pagesToCome(flow, claim, page);
  const way = steps[flow.flowType];
  // A step that most reports pass over says when it is asked, not that it has no pages.
  const pagesOf = (count: number) => (count > 0 ? t('index.way.pages', { count }) : undefined);
  return (
    <PageFrame title={title} lead={lead}>
      <EmergencyNumbers />
      <WhatToPrepare flow={flow} page={page} claim={claim} say={say} />
      <Section title={t('index.way.title', { count: way.length })}>
        <TimeAhead pages={ahead.length} />
        <NumberedSteps
          isBrief
          steps={way.map((step) => ({
            title: sayStep(step) ?? t(`steps.${step}`),
            aside: pagesOf(ahead.filter((next) => next.step === step).length),
            text: say(`way.${step}`),
          }))}
        />
      </Section>
      <p className={styles['kept']}>{t('index.kept')}</p>
      <ActionBar label={t('index.begin')} href={nextAddress()} onPress={() => onNext({})} isBusy={isBusy} />
    </PageFrame>
  );
}
