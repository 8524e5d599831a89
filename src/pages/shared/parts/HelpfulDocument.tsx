import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { DocumentKind } from '#src/pages/shared/documentsState.ts';
import type { Uploads } from '#src/uploads/uploadContext.ts';
import { useDocumentWords } from '#src/pages/shared/useDocumentWords.ts';
import { DocumentPlace } from './DocumentPlace.tsx';
import styles from './DocumentKinds.module.css';

type Props = {
  kind: DocumentKind;
  types: readonly string[];
  uploads: Uploads;
  /** The line and what happened decide exactly what is wanted. */
  claimType: ClaimType;
  claim: ClaimDetail;
};

/** A document that helps; its place opens on a press. */
export function HelpfulDocument({ kind, types, uploads, claimType, claim }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { name, help } = useDocumentWords(kind.code, claimType, claim);
  const { length: count } = kind.added;
  return (
    <details className={styles['helpful']}>
      <summary className={styles['summary']}>
        <Icon name={count > 0 ? 'done' : 'add'} size={22} />
        <span>{name}</span>
        {count > 0 ? <span className={styles['state']}>{t('documents.has', { count })}</span> : null}
        {count === 0 && kind.isAwaited ? (
          <span className={styles['state']}>{t('documents.later')}</span>
        ) : null}
      </summary>
      <div className={styles['inside']}>
        {help ? <p className={styles['help']}>{help}</p> : null}
        <DocumentPlace kind={kind} label={name} types={types} uploads={uploads} />
      </div>
    </details>
  );
}
