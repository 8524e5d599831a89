import { valueOrigins, type ValueOrigin } from '#machines/analysis/valueOrigins.ts';
import { knownByVisitor, type KnownByVisitor } from '#machines/origins/knownByVisitor.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { factValue } from '#src/inspect/facts/factWords.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { pageName } from '#src/inspect/pageName.ts';
import type { Say } from '#src/inspect/say.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { fieldName } from './fieldName.ts';
import styles from './Fields.module.css';
import type { PageField } from './pageFields.ts';
import { When } from './When.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly field: PageField;
}

/** Every place that the value of a field may come from; nothing where the reporter alone tells it. */
export const ValueOrigins = ({ flow, page, field: { question, name } }: Props) => {
  const { t } = useTexts('inspect');
  const origins = valueOrigins(flow, question, name);
  const known = isReport(flow) && flow.flowType === 'DRAFT' ? knownByVisitor(flow.claimType, name) : [];
  if (known.length === 0 && origins.every(({ from }) => from === 'REPORTER')) return null;
  const all: readonly Origin[] = [...origins, ...known];
  return (
    <div>
      <dt>{t('valueFrom.title')}</dt>
      <dd>
        <ul className={styles['rules']}>
          {all.map((origin) => (
            <li key={JSON.stringify(origin, withoutPages)}>
              <OneOrigin flow={flow} page={page} name={name} origin={origin} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
};

type Origin = ValueOrigin | KnownByVisitor;

const withoutPages = (key: string, value: unknown): unknown =>
  key === 'page' ? JSON.stringify(value, ['code']) : value;

interface OneProps extends Pick<Props, 'flow' | 'page'> {
  readonly name: string;
  readonly origin: Origin;
}

const OneOrigin = ({ flow, page, name, origin }: OneProps) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  if ('by' in origin)
    return origin.by === 'CLIENT'
      ? t('valueFrom.client')
      : madeOf(
          t('valueFrom.origin', { origin: factValue('referer', origin.origin, say) }),
          valueWords(origin.value, name, say),
        );
  return (
    <>
      {wordsOf(origin)}
      {origin.when ? <When flow={flow} when={[origin.when]} /> : null}
    </>
  );

  function wordsOf(from: ValueOrigin): string {
    if (from.from === 'REPORTER') return t('valueFrom.reporter');
    if (from.from === 'LOOKUP') return t('valueFrom.lookup', { page: pageName(flow, from.page, say) });
    if (from.from === 'DIALOG') {
      const dialog = say(`dialogs:${from.dialog}.title`);
      const confirmed = t('valueFrom.dialog', { dialog, page: pageName(flow, from.page, say) });
      return madeOf(confirmed, valueWords(from.value, name, say));
    }
    const said = from.from === 'BEGINNING' ? t('valueFrom.beginning') : t('valueFrom.answers');
    const paths = from.of?.map((path) => fieldName(flow, page, path, say)).join(', ');
    return madeOf(said, paths ?? valueWords(from.value, name, say));
  }

  function madeOf(from: string, of: string): string {
    return of === '' ? from : t('valueFrom.made', { from, of });
  }
};

/** A value in words; nothing for a group of answers. */
const valueWords = (value: unknown, name: string, say: Say): string =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'boolean')
    .map((one) => factValue(name, one, say))
    .join(', ');
