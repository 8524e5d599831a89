import { Fragment } from 'react';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { Conditions } from '../explore/conditions.ts';
import { AnswerIs } from './AnswerIs.tsx';
import styles from './Fields.module.css';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  /** Conditions of which any is enough. */
  readonly when: readonly Conditions[];
}

/** When something holds, in words; nothing where it always does. */
export const When = ({ flow, page, when }: Props) => {
  const { t } = useTexts('inspect');
  const { t: facts } = useTexts('facts');
  return when
    .filter(({ size }) => size > 0)
    .map((conditions, at) => (
      <p key={[...conditions].join(';')} className={styles['when']}>
        {t(at === 0 ? 'field.when' : 'field.orWhen')}{' '}
        {[...conditions].map(([name, codes], place) => (
          <Fragment key={name}>
            {place === 0 ? '' : ` ${facts('rule.and')} `}
            <AnswerIs flow={flow} page={page} name={name} codes={codes} />
          </Fragment>
        ))}
      </p>
    ));
};
