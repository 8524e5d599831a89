import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { fieldName } from './fieldName.ts';
import styles from './Fields.module.css';
import type { FieldTexts } from './fieldTexts.ts';
import type { FieldRule } from './pageFields.ts';
import { TextIn } from './TextIn.tsx';
import { When } from './When.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly messages: FieldTexts['messages'];
}

/** Everything that may be objected to at a field: how severe it is, when it is checked and what the reporter reads. */
export const FieldRules = ({ flow, page, messages }: Props) => {
  const { t } = useTexts('inspect');
  return (
    <ul className={styles['rules']}>
      {messages.map(({ rule, text }) => (
        <li key={JSON.stringify(rule)}>
          <span className={styles['badge']} data-severity={rule.severity}>
            {t(`severity.${rule.severity}`)}
          </span>{' '}
          <code>{rule.key}</code>
          <Counts flow={flow} page={page} rule={rule} />
          <TextIn text={text} />
        </li>
      ))}
    </ul>
  );
};

/** When a rule counts: depending on other answers, on what is offered, on the answers a check reads. */
const Counts = ({ flow, page, rule }: Pick<Props, 'flow' | 'page'> & { readonly rule: FieldRule }) => {
  const { t, language } = useTexts('inspect');
  const { say } = useSay(flow);
  const { when, or, isOffer, reads = [] } = rule;
  const others = reads.filter((path) => path !== rule.name);
  const names = others.map((path) => fieldName(flow, page, path, say));
  return (
    <>
      {when ? <When flow={flow} when={[when]} /> : null}
      {or === undefined ? null : (
        <p className={styles['when']}>{t('field.unless', { field: fieldName(flow, page, or, say) })}</p>
      )}
      {isOffer ? <p className={styles['when']}>{t('field.offered')}</p> : null}
      {names.length === 0 ? null : (
        <p className={styles['when']}>
          {t('field.reads', { fields: new Intl.ListFormat(language).format(names) })}
        </p>
      )}
    </>
  );
};
