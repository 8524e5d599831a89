import { useState, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { needsDocuments } from '#machines/service/sent/claimOutcome.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { documentsState } from '#src/pages/shared/documentsState.ts';
import { FileNames } from '#src/uploads/FileNames.tsx';
import { hasArrived, isAdded, useUploads } from '#src/uploads/uploadContext.ts';
import { Section } from '#src/pages/shared/parts/Section.tsx';
import { WantedDocuments } from './WantedDocuments.tsx';
import styles from './SentDocuments.module.css';

type Props = {
  flow: Flow;
  claim: ClaimDetail;
  result: FinalizeAnswer | undefined;
  addDocUrl: string;
  /** Extensions that are accepted. */
  types: readonly string[];
  onAdd: () => void;
};

/** The documents that are needed, as a checklist where one of them is missing, and how many came with the claim. */
export function SentDocuments({ flow, claim, result, addDocUrl, types, onAdd }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { files } = useUploads();
  const isNeeded = needsDocuments(result?.claimList ?? []);
  const asked = (result?.claimList ?? []).flatMap(({ progress }) =>
    (progress?.asks ?? []).flatMap(({ documentType }) => documentType ?? []),
  );
  const needed = documentsState(flow, claim, files, asked).filter(({ isRequired }) => isNeeded && isRequired);
  const missing = needed.filter(({ added }) => added.length === 0);
  const sent = (result?.claimsData ?? []).reduce((sum, { uploadedDocCount }) => sum + uploadedDocCount, 0);
  // What did not get through with the claim may have come since.
  const uploaded = files.filter(hasArrived);
  // Nor was the result told again of what was refused since.
  const count = files.some(({ wasFoundBad }) => wasFoundBad)
    ? uploaded.length
    : Math.max(sent, uploaded.length);
  const late = Math.max(0, uploaded.length - sent);
  // Those at hand are listed with their reasons below.
  const isIncomplete = (result?.failedDocCount ?? 0) > late && files.every(isAdded);
  // A checklist stays while its last lines are ticked.
  const [isChecklist] = useState(missing.length > 0);
  return (
    <Section title={t(missing.length > 0 ? 'finalised.documents.missing' : 'finalised.documents.title')}>
      {isChecklist || missing.length > 0 ? (
        <WantedDocuments kinds={needed} types={addDocUrl === '' ? undefined : types} />
      ) : null}
      {count > 0 ? (
        <p className={styles['count']}>{t('finalised.documents.uploaded', { count })}</p>
      ) : missing.length > 0 ? null : (
        <p>{t('finalised.documents.none')}</p>
      )}
      {uploaded.length > 0 ? <FileNames files={uploaded} /> : null}
      {isIncomplete ? <Notice tone="warning">{t('finalised.documents.some')}</Notice> : null}
      {addDocUrl === '' ? null : (
        <p className={styles['way']}>
          <ButtonLink
            look={missing.length > 0 ? 'quiet' : 'secondary'}
            icon={missing.length > 0 ? 'add' : 'upload'}
            href={addDocUrl}
            onClick={onAdd}
          >
            {t('finalised.documents.add')}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
