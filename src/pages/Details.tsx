import { useState, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import disclosure from '#src/layout/Disclosure.module.css';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Details.module.css';

interface Props {
  readonly asked: readonly { readonly name: string }[];
  /** The claim the form began with. */
  readonly claim: ClaimDetail;
  readonly children: ReactNode;
}

/** What few have anything to say to, behind a line that opens it. It is open where something was answered there. */
export function Details({ asked, claim, children }: Props): ReactNode {
  const { t } = useTexts('common');
  const isAnswered = useFields((read) =>
    asked.some(({ name }) => read(name).some((text) => text !== '') || valueAt(claim, name) !== undefined),
  );
  // What is emptied again is not closed under the hand of whoever emptied it.
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  return (
    <details className={styles['details']} data-details open={wasAnswered}>
      <summary className={`${disclosure['line']} ${styles['summary']}`}>
        <Icon name="add" />
        {t('addDetails')}
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}
