import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';
import { reportName } from '#machines/claim/derived/reportName.ts';
import { findLine } from '#machines/flows/lines.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { useDraftName } from '#src/drafts/useDraftName.ts';
import { formatShortDay } from '#src/i18n/formatShortDay.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Breakable } from '#src/layout/Breakable.tsx';
import { SideBlock } from '#src/layout/frame/SideBlock.tsx';
import styles from './RunningClaim.module.css';

/** What the report says so far, in a few lines: what happened, to what, when and where, and who reports it. */
export function RunningClaim({ flow, claim }: { flow: Flow; claim: ClaimDetail }): ReactNode {
  const { t, language } = useTexts('shared');
  const nameOf = useDraftName();
  const { claimType, flowType } = flow;
  const { events, vehicle } = reportName(claim, findLine(claimType)?.event);
  const { incidentDate, incidentPlace, registrationNo, policyNumber, reporter } = claim;
  const thing = [vehicle, registrationNo].filter((one) => one !== undefined);
  const lines = [
    nameOf({ claimType, flowType, name: { ...(events && { events }) }, updatedAt: today() }),
    (thing.length > 0 ? thing : [policyNumber]).join(', '),
    [incidentDate && formatShortDay(incidentDate, language, { of: today().slice(0, 4) }), incidentPlace]
      .filter(Boolean)
      .join(', '),
    reporter?.fullName ?? '',
  ].filter((line) => line !== '');
  return (
    <SideBlock title={t('running')}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>
            <Breakable text={line} />
          </li>
        ))}
      </ul>
    </SideBlock>
  );
}
