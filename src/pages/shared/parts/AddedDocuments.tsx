import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { AnswerList } from '#src/layout/AnswerList.tsx';
import { documentsState } from '#src/pages/shared/documentsState.ts';
import { FileNames } from '#src/uploads/FileNames.tsx';
import { useUploads } from '#src/uploads/uploadContext.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';

type Props = { flow: Flow; claim: ClaimDetail; onChange: () => void };

/** The files added, by kind, and the kinds that are needed and missing. */
export function AddedDocuments({ flow, claim, onChange }: Props): ReactNode {
  const { t } = useTexts('shared');
  const nameOf = useDocumentNames();
  const kinds = documentsState(flow, claim, useUploads().files);
  const shown = kinds.filter(({ isRequired, added }) => isRequired || added.length > 0);
  return (
    <AnswerList
      title={t('documents.name')}
      page="documents"
      onChange={onChange}
      rows={shown.map(({ code, added }) => ({
        label: nameOf(code) ?? '…',
        value: added.length > 0 ? <FileNames files={added} /> : t('summary.noFiles'),
      }))}
    />
  );
}
