import { findPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { i18n } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import { dependents, type Dependent } from '../explore/dependents.ts';
import { pageName } from '../pageName.ts';
import { useSay } from '../useSay.ts';
import styles from './Fields.module.css';
import { fieldKeys } from './fieldTexts.ts';
import { anyRow, isBelow } from './pageFields.ts';
import { When } from './When.tsx';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  readonly name: string;
}

/** The answers that fall when this one changes, and those whose change lets this one fall. */
export const FieldDependents = ({ flow, page, name }: Props) => {
  const { t } = useTexts('inspect');
  const all = dependents().filter(
    ({ changed, falls }) => changed !== falls && isInFlow(flow, changed) && isInFlow(flow, falls),
  );
  const clears = all.filter(({ changed }) => anyRow(changed) === name);
  const clearedBy = all.filter(({ falls }) => anyRow(falls) === name || isBelow(name, anyRow(falls)));
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
  readonly flow: Flow;
  readonly page: Page;
  readonly told: (dependent: Dependent) => string;
}

const Falling = ({ title, all, flow, page, told }: FallingProps) => {
  const { say } = useSay(flow.claimType);
  const name = (field: string) => {
    const home = pageAsking(flow, field);
    const scopes = wordScopesOf(flow.claimType, home ?? page);
    const label = fieldKeys(scopes, field, 'label').find((key) => i18n.exists(key));
    const words = label === undefined ? field : say(label, { number: 1 });
    return home && home !== page ? `${words} (${pageName(flow, home, say)})` : words;
  };
  return all.length === 0 ? null : (
    <>
      <dt>{title}</dt>
      <dd>
        <ul className={styles['rules']}>
          {all.map((dependent) => (
            <li key={`${dependent.changed} ${dependent.falls} ${dependent.when === undefined}`}>
              {name(told(dependent))} <code>{told(dependent)}</code>
              {dependent.when ? <When flow={flow} page={page} when={dependent.when} /> : null}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
};

/** What a lookup tells and what follows from answers is kept in every flow; an answer is only of the flows that ask for it. */
const isInFlow = (flow: Flow, field: string) => pageAsking(flow, field) !== undefined || field === 'riskFlow';

const pageAsking = (flow: Flow, field: string): Page | undefined => {
  const [top = field] = field.split(/[.[]/);
  return findPage(flow, flow.pages.find(({ answers }) => top in answers.shape)?.code ?? '');
};
