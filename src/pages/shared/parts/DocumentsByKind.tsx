import type { ReactNode } from 'react';
import type { Flow } from '#machines/report/claimFlow.ts';
import { useChoices } from '#src/fields/choice/useChoices.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { documentsByKind, type KindsWithDocuments } from '#src/pages/shared/documentsByKind.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import styles from './WhatToPrepare.module.css';

/** What each kind of event needs, shown before the kind is chosen; nothing where all need the same. */
export const DocumentsByKind = ({ flow }: { flow: Flow }): ReactNode => {
  const { t } = useTexts('shared');
  const groups = documentsByKind(flow);
  if (groups.length < 2) return null;
  return (
    <Foldable title={t('index.needs.byKind')}>
      <dl className={styles['kinds']}>
        {groups.map((group) => (
          <Group key={group.documents.join()} {...group} />
        ))}
      </dl>
    </Foldable>
  );
};

const Group = ({ kinds, documents }: KindsWithDocuments) => {
  const nameOf = useDocumentNames();
  const names = useChoices('eventKinds', kinds).map(({ label }) => label);
  return (
    <div>
      <dt>{documents.map((code) => nameOf(code) ?? '…').join(', ')}</dt>
      <dd>{names.join(', ')}</dd>
    </div>
  );
};
