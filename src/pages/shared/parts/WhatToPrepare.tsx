import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { documentsFor } from '../../../../machines/flows/shared/requiredDocuments.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Icon } from '../../../layout/Icon.tsx';
import type { IconName } from '../../../layout/icons.ts';
import type { SayOnPage } from '../../usePageTexts.ts';
import { useDocumentNames } from '../useDocumentNames.ts';
import { Section } from './Section.tsx';
import styles from './WhatToPrepare.module.css';

const needs = { identification: 'search', day: 'calendar', account: 'bank' } satisfies Record<
  string,
  IconName
>;

/** What the reporter will want at hand: facts now, documents at the end. */
export function WhatToPrepare({ claim, say }: { claim: ClaimDetail; say: SayOnPage }): ReactNode {
  const { t } = useTexts('shared');
  const nameOf = useDocumentNames();
  const { required, optional } = documentsFor(claim);
  return (
    <Section title={t('index.needs.title')}>
      <ul className={styles['needs']}>
        {Object.entries(needs).map(([need, icon]) => (
          <li key={need} className={styles['need']}>
            <Icon name={icon} size={22} />
            {say(`needs.${need}`)}
          </li>
        ))}
        {required.map((code) => (
          <li key={code} className={styles['need']}>
            <Icon name={code.endsWith('PHOTO') ? 'camera' : 'document'} size={22} />
            {nameOf(code) ?? '…'}
          </li>
        ))}
      </ul>
      {optional.length > 0 ? (
        <details className={styles['optional']}>
          <summary className={styles['more']}>
            <Icon name="down" size={18} />
            {t('index.needs.optional')}
          </summary>
          <ul className={styles['documents']}>
            {optional.map((code) => (
              <li key={code}>{nameOf(code) ?? '…'}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className={styles['later']}>{t('index.needs.later')}</p>
    </Section>
  );
}
