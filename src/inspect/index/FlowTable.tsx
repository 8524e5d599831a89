import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { FlowCounts } from '#machines/analysis/overview/flowCounts.ts';
import { FlowBars } from './FlowBars.tsx';
import { flowGroups, type FlowGroup } from './flowGroups.ts';
import styles from './FlowIndex.module.css';
import { useFlowNames } from './useFlowNames.ts';

const numbers = ['pages', 'questions', 'rules', 'documents'] as const;

/** Every flow with its numbers, a part of the table for each line. Its order is that of the product. */
export const FlowTable = () => {
  const { t } = useTexts('catalogues');
  return (
    <table className={styles['flows']}>
      <thead>
        <tr>
          <th scope="col">{t('index.head.flow')}</th>
          {numbers.map((name) => (
            <th key={name} scope="col" className={styles['number']}>
              {t(`index.head.${name}`)}
            </th>
          ))}
          <th aria-hidden="true" className={styles['bars']}>
            {t('index.head.bars')} <span>{t('index.legend')}</span>
          </th>
        </tr>
      </thead>
      {flowGroups.map((group) => (
        <Group key={group.line ?? 'sales'} group={group} />
      ))}
    </table>
  );
};

const Group = ({ group: { line, icon, flows } }: { readonly group: FlowGroup }) => {
  const { lineName, kindName } = useFlowNames();
  const id = `line-${line ?? 'sales'}`;
  return (
    <tbody>
      {flows.map((flow, at) => (
        <tr key={flow.code}>
          <th scope="row">
            {at === 0 ? (
              <>
                <span className={styles['badge']}>
                  <Icon name={icon} />
                </span>
                <b id={id}>{lineName(line)}</b>{' '}
              </>
            ) : null}
            <a id={flow.code} href={`/inspect/${flow.code}`} aria-labelledby={`${id} ${flow.code}`}>
              {kindName(flow.code)}
            </a>
          </th>
          <Numbers flow={flow} />
          <td aria-hidden="true" className={styles['bars']}>
            <FlowBars steps={flow.steps} />
          </td>
        </tr>
      ))}
    </tbody>
  );
};

const Numbers = ({ flow }: { readonly flow: FlowCounts }) => {
  const { t, language } = useTexts('catalogues');
  const write = new Intl.NumberFormat(language);
  return numbers.map((name) => (
    <td key={name} className={styles['number']} data-unit={t(`index.unit.${name}`)}>
      {flow[name] === 0 ? '–' : write.format(flow[name])}
    </td>
  ));
};
