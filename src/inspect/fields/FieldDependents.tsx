import { isWithin } from '#machines/subject/path.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { dependents, type Dependent } from './dependents.ts';
import { fieldName } from './fieldName.ts';
import styles from './Fields.module.css';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly name: string;
}

/** More than these are folded. */
const most = 8;

/** The answers that may be dropped when this one changes, and those whose change may drop this one. */
export const FieldDependents = ({ flow, page, name }: Props) => {
  const { t } = useTexts('inspect');
  const all = dependents(flow);
  const clears = all.filter(({ changed }) => changed === name);
  const clearedBy = all.filter(({ falls }) => falls === name || isWithin(name, falls));
  return (
    <>
      <Falling title={t('field.clears')} all={clears} flow={flow} page={page} told={({ falls }) => falls} />
      <Falling
        title={t('field.clearedBy')}
        all={clearedBy}
        flow={flow}
        page={page}
        told={({ changed }) => changed}
      />
    </>
  );
};

interface FallingProps {
  readonly title: string;
  readonly all: readonly Dependent[];
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly told: (dependent: Dependent) => string;
}

const Falling = ({ title, all, ...props }: FallingProps) => {
  const list = (
    <ul className={styles['rules']}>
      {all.map((dependent) => (
        <Fallen key={JSON.stringify(dependent)} dependent={dependent} {...props} />
      ))}
    </ul>
  );
  return all.length === 0 ? null : (
    <div>
      <dt>{title}</dt>
      <dd>
        {all.length > most ? (
          <details>
            <summary>{all.length}</summary>
            {list}
          </details>
        ) : (
          list
        )}
      </dd>
    </div>
  );
};

const Fallen = ({
  dependent,
  flow,
  page,
  told,
}: Pick<FallingProps, 'flow' | 'page' | 'told'> & { readonly dependent: Dependent }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const path = told(dependent);
  return (
    <li>
      {fieldName(flow, page, path, spoken.say)} <code>{path}</code>
      {dependent.unless ? (
        <p className={styles['when']}>{t('field.stays', { rule: ruleWords(dependent.unless, spoken) })}</p>
      ) : null}
      {dependent.isOffer ? <p className={styles['when']}>{t('field.offered')}</p> : null}
    </li>
  );
};
