import type { ReactNode } from 'react';
import { claimNumberParts } from '#machines/claim/claimNumber.ts';
import type { FinalizeAnswer, ListedClaim } from '#machines/service/claimRequest.ts';
import { shownStatusOf, type ShownStatus } from '#machines/service/sent/sentClaims.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { Drawing } from '#src/layout/Drawing.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import type { IconName } from '#src/layout/icons.ts';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import { Progress } from './Progress.tsx';
import { OpenPreview } from './OpenPreview.tsx';
import { StatusWay, type StatusWays } from './StatusWay.tsx';
import styles from './ClaimNumbers.module.css';

type Props = {
  result: FinalizeAnswer | undefined;
  say: SayOnPage;
  /** What else is told of the numbers. */
  children: ReactNode;
} & StatusWays;

const marks: Readonly<Record<Exclude<ShownStatus, 'COMPLETED'>, IconName>> = {
  REQUESTED: 'clock',
  IN_QUEUE: 'clock',
  IN_PROGRESS: 'clock',
  PAUSED: 'info',
  CANCELED: 'close',
  ERROR: 'warning',
  REJECTED: 'warning',
};

/**
 * A receipt for every claim that results from the report: its number to keep, what was sent, how it stands, and what can be done
 * where it does not go on.
 */
export function ClaimNumbers({ result, say, children, ...ways }: Props): ReactNode {
  const claims = result?.claimList ?? [];
  if (claims.length === 0) return <p className={styles['pending']}>{say('pending')}</p>;
  return (
    <>
      {claims.map((claim) => {
        const sent = result?.claimsData.find(({ claimNumber }) => claimNumber === claim.claimNumber);
        const isOnly = claims.length === 1;
        return (
          <ClaimCard
            key={claim.claimNumber}
            {...{ claim, say, ways, isOnly }}
            previewUrl={sent?.claimPreviewUrl}
          >
            {isOnly ? children : null}
          </ClaimCard>
        );
      })}
      {claims.length === 1 ? null : children}
    </>
  );
}

type CardProps = {
  claim: ListedClaim;
  say: SayOnPage;
  ways: StatusWays;
  /** Where the PDF of what was sent is; undefined where there is none. */
  previewUrl: string | undefined;
  /** The heading tells how it stands, too. */
  isOnly: boolean;
  children: ReactNode;
};

const ClaimCard = ({ claim, say, ways, previewUrl, isOnly, children }: CardProps) => {
  const { t } = useTexts('shared');
  const { t: common } = useTexts('common');
  const { claimNumber, progress } = claim;
  const status = shownStatusOf(claim);
  return (
    <div className={styles['card']} data-status={status}>
      {status === 'COMPLETED' ? <DrawnTick /> : <Icon name={marks[status]} size={48} />}
      <p className={styles['words']}>
        <span>{say('claimNumber')}</span>
        <strong className={styles['number']}>
          {claimNumberParts(claimNumber).map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </strong>
        {progress ? null : (
          <span role="status" className={isOnly && status === 'COMPLETED' ? 'visually-hidden' : undefined}>
            {t(`finalised.status.${status}`)}
          </span>
        )}
      </p>
      {progress ? <Progress {...{ progress, say, isOnly }} /> : null}
      {children}
      <div className={styles['keep']}>
        <CopyButton read={() => claimNumber} label={t('finalised.copyNumber')}>
          {common('action.copy')}
        </CopyButton>
        {previewUrl === undefined ? null : <OpenPreview {...{ claimNumber, previewUrl }} />}
      </div>
      <StatusWay status={status} {...ways} />
    </div>
  );
};

/** A tick that is drawn once. */
const DrawnTick = () => (
  <Drawing className={styles['tick']} grid={[48, 48]}>
    <circle cx="24" cy="24" r="22" pathLength="1" />
    <path d="M14 25l7 7 13-15" pathLength="1" />
  </Drawing>
);
