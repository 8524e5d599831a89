import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import styles from './Fields.module.css';
import type { FieldTexts } from './fieldTexts.ts';
import { TextIn } from './TextIn.tsx';
import { When } from './When.tsx';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  readonly messages: FieldTexts['messages'];
}

/** Everything that may be complained of at a field: how severe it is, when it comes and what the reporter reads. */
export const FieldRules = ({ flow, page, messages }: Props) => {
  const { t } = useTexts('inspect');
  return (
    <ul className={styles['rules']}>
      {messages.map(({ rule, text }) => (
        <li key={`${rule.severity} ${rule.key} ${rule.when === undefined}`}>
          <span className={styles['badge']} data-severity={rule.severity}>
            {t(`severity.${rule.severity}`)}
          </span>{' '}
          <code>{rule.key}</code>
          {rule.when === undefined ? null : <OverAnswers flow={flow} page={page} rule={rule} />}
          <TextIn text={text} />
        </li>
      ))}
    </ul>
  );
};

const OverAnswers = ({
  flow,
  page,
  rule: { key, when = [] },
}: Pick<Props, 'flow' | 'page'> & { readonly rule: Props['messages'][number]['rule'] }) => {
  const { t } = useTexts('inspect');
  return when.length === 0 && key === 'suggestion' ? (
    <p className={styles['when']}>{t('field.offered')}</p>
  ) : (
    <When flow={flow} page={page} when={when} />
  );
};
