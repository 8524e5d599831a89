import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { isBelow } from '#machines/service/isBelow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Foldable } from '#src/layout/Foldable.tsx';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import styles from './FinalisedWays.module.css';

type Props = {
  flow: Flow;
  claim: ClaimDetail;
  /** The words of the page, which differ from line to line. */
  say: SayOnPage;
  result: FinalizeAnswer | undefined;
  configuration: Configuration;
  onNewReport: () => void;
  onFollow: () => void;
};

/** What else may be reported: one way that asks what it is about. Nobody who has reported a death is offered more of it. */
export function FinalisedWays({ claim, ...props }: Props): ReactNode {
  const { homepageUrl } = props.configuration;
  return (
    <>
      {isBelow(homepageUrl, salesHome) ? <ToClient href={homepageUrl} /> : null}
      {tellsOfDeath(claim) ? null : <Others {...props} />}
    </>
  );
}

/** Whoever reports for a client of theirs goes on at the client. */
function ToClient({ href }: { href: string }): ReactNode {
  const { t } = useTexts('shared');
  return (
    <div className={styles['ways']}>
      <ButtonLink look="primary" icon="back" href={href}>
        {t('finalised.toClient')}
      </ButtonLink>
    </div>
  );
}

function Others(props: Omit<Props, 'claim'>): ReactNode {
  const { t } = useTexts('shared');
  const ways = <Ways {...props} />;
  if (props.flow.flowType !== 'DRAFT') return <div className={styles['ways']}>{ways}</div>;
  return (
    <div className={styles['ways']}>
      <Foldable title={t('finalised.more')} holds="choices">
        {ways}
      </Foldable>
    </div>
  );
}

function Ways({ flow, say, result, configuration, onNewReport, onFollow }: Omit<Props, 'claim'>): ReactNode {
  const { initNewFlowUrl, initConsequentFlowUrl } = configuration;
  // Documents and questions are no claim that another could follow from.
  const base = flow.flowType === 'DRAFT' ? result?.activeBaseClaimUuid : undefined;
  return (
    <div className={styles['list']}>
      {initConsequentFlowUrl !== '' && base !== undefined ? (
        <ButtonLink
          look="quiet"
          icon="add"
          href={initConsequentFlowUrl.replace('{baseClaimId}', base).replace('{line}', flow.home.slice(1))}
          onClick={onFollow}
        >
          {say('consequent')}
        </ButtonLink>
      ) : null}
      <Button look="quiet" icon="add" onClick={onNewReport}>
        {say('another')}
      </Button>
      {initNewFlowUrl === '' ? null : (
        <ButtonLink look="quiet" icon="next" href={initNewFlowUrl}>
          {say('otherLine')}
        </ButtonLink>
      )}
    </div>
  );
}
