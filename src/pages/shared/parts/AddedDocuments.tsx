import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import type { ClaimType } from '../../../../machines/claim/enums.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { AnswerList } from '../../../layout/AnswerList.tsx';
import { documentsState } from '../documentsState.ts';
import { useUploads } from '../uploadContext.ts';
import { useDocumentNames } from '../useDocumentNames.ts';

type Props = { claim: ClaimDetail; claimType: ClaimType; onChange: () => void };

/** The files added, by kind, and the kinds that are needed and missing. */
export function AddedDocuments({ claim, claimType, onChange }: Props): ReactNode {
  const { t } = useTexts('shared');
  const nameOf = useDocumentNames();
  const kinds = documentsState({ ...claim, claimType }, useUploads().files);
  const shown = kinds.filter(({ isRequired, added }) => isRequired || added.length > 0);
  return (
    <AnswerList
      title={t('documents.name')}
      onChange={onChange}
      rows={shown.map(({ code, added }) => ({
        label: nameOf(code) ?? '…',
        value: added.length > 0 ? added.map(({ name }) => name).join('\n') : t('summary.noFiles'),
      }))}
    />
  );
}
