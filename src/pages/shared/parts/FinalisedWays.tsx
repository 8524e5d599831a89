import type { ReactNode } from 'react';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { OpenFile } from '#src/viewer/OpenFile.tsx';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import styles from './FinalisedWays.module.css';

type Props = {
  flow: Flow;
  /** The words of the page, which differ from line to line. */
  say: SayOnPage;
  result: FinalizeAnswer | undefined;
  configuration: Configuration;
  onNewReport: () => void;
  onAsk: () => void;
  onFollow: () => void;
};

/** What may be done with a sent claim: keep it, print it, report what follows from it, begin another. */
export function FinalisedWays(props: Props): ReactNode {
  const { flow, say, result, configuration, onNewReport, onAsk, onFollow } = props;
  const { t, language } = useTexts('shared');
  const { initNewFlowUrl, initConsequentFlowUrl, entryPrefix } = configuration;
  const claims = result?.claimsData ?? [];
  // Documents and questions are no claim that another could follow from.
  const base = flow.flowType === 'DRAFT' ? result?.activeBaseClaimUuid : undefined;
  return (
    <div className={styles['ways']}>
      {claims.map(({ claimPreviewUrl, claimNumber }) =>
        claimPreviewUrl === undefined ? null : (
          <OpenFile
            key={claimPreviewUrl}
            file={{
              name: `${claimNumber}.pdf`,
              kind: 'pdf',
              source: `${claimPreviewUrl}?language=${language}`,
            }}
          >
            {(open) => (
              <Button icon="document" onClick={open}>
                {t('finalised.preview')}
              </Button>
            )}
          </OpenFile>
        ),
      )}
      <Button icon="print" onClick={() => print()}>
        {t('finalised.print')}
      </Button>
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
      {flow.flowType === 'QUESTION' ? null : (
        <ButtonLink
          look="quiet"
          icon="info"
          href={`${entryPrefix}${flow.home}?flow=QUESTION`}
          onClick={onAsk}
        >
          {t('finalised.ask')}
        </ButtonLink>
      )}
      {initNewFlowUrl === '' ? null : (
        <ButtonLink look="quiet" icon="next" href={initNewFlowUrl}>
          {say('otherLine')}
        </ButtonLink>
      )}
    </div>
  );
}
