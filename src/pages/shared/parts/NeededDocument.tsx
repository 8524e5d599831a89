import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { IconName } from '#src/layout/icons.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { DocumentKind } from '#src/pages/shared/documentsState.ts';
import type { Uploads } from '#src/uploads/uploadContext.ts';
import { useDocumentWords } from '#src/pages/shared/useDocumentWords.ts';
import { CarViews } from '#src/pages/shared/photos/CarViews.tsx';
import { showsCar } from '#src/pages/shared/photos/photoSubject.ts';
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

/** A document the claim needs; its place is open. */
export function NeededDocument({ kind, types, uploads, claimType, claim }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { name, help } = useDocumentWords(kind.code, claimType, claim);
  const { length: count } = kind.added;
  return (
    <div className={styles['needed']}>
      <h3 className={styles['name']}>
        <Icon name={iconOf(kind)} size={22} />
        {name}
        <span className={styles['state']} data-missing={count === 0}>
          {count > 0 ? t('documents.has', { count }) : t('documents.missing')}
        </span>
      </h3>
      {help ? <p className={styles['help']}>{help}</p> : null}
      {kind.code === 'DAMAGE_PHOTO' && claimType === 'car' && showsCar(claim) ? (
        <CarViews kind={kind} uploads={uploads} />
      ) : null}
      <DocumentPlace kind={kind} label={name} types={types} uploads={uploads} />
    </div>
  );
}

const iconOf = ({ code, added }: DocumentKind): IconName => {
  if (added.length > 0) return 'done';
  return code.endsWith('PHOTO') ? 'camera' : 'document';
};
