import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import type { IconName } from '#src/layout/icons.ts';
import { needsAhead } from '#src/pages/shared/needsAhead.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { DocumentsByKind } from './DocumentsByKind.tsx';
import { Section } from './Section.tsx';
import styles from './WhatToPrepare.module.css';

/** What is good to have at hand; each has a text `shared:index.needs.{need}`. */
const icons: Readonly<Record<string, IconName>> = {
  identification: 'search',
  day: 'calendar',
  insured: 'person',
  account: 'bank',
  police: 'shield',
  injured: 'people',
  otherDriver: 'car',
  keys: 'key',
  shop: 'wrench',
  address: 'place',
  plots: 'place',
  prices: 'tag',
  culprit: 'person',
  claimants: 'people',
  employer: 'briefcase',
  pet: 'animal',
  trip: 'plane',
  machine: 'wrench',
};

type Props = Pick<PageProps, 'flow' | 'page' | 'claim'> & { say: SayOnPage };

/** What the reporter will want at hand: facts now, documents at the end. */
export function WhatToPrepare({ flow, page, claim, say }: Props): ReactNode {
  const { t } = useTexts('shared');
  const nameOf = useDocumentNames();
  const { needs, required, optional } = needsAhead(flow, claim, page.code);
  return (
    <Section title={t('index.needs.title')}>
      <ul className={styles['needs']}>
        {needs.map((need) => (
          <li key={need} className={styles['need']}>
            <Icon name={icons[need] ?? 'info'} size={22} />
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
        <Foldable title={t('index.needs.optional')}>
          <ul>
            {optional.map((code) => (
              <li key={code}>{nameOf(code) ?? '…'}</li>
            ))}
          </ul>
        </Foldable>
      ) : null}
      {claim.eventKinds === undefined ? <DocumentsByKind flow={flow} /> : null}
      <p className={styles['later']}>{t('index.needs.later')}</p>
    </Section>
  );
}
