import type { ReactNode } from 'react';
import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import type { Rule } from '../../machines/flow/rule.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { upperFirst } from './chart/flowLabels.ts';
import { ruleWords } from './facts/ruleWords.ts';
import { fileOf } from './fileOf.ts';
import styles from './Inspect.module.css';
import { pageName, stepName } from './pageName.ts';
import { Questions } from './Questions.tsx';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  readonly onChoose: (code: string) => void;
}

/** Everything a flow says of one page: address, saving, who sees it, what it asks, looks up and confirms, where it leads. */
export const PagePanel = ({ flow, page, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow.claimType);
  const sentence = (rule: Rule | undefined, otherwise: string) =>
    rule ? upperFirst(ruleWords(rule, spoken), spoken.language) : otherwise;
  const link = (code: string) => (
    <button type="button" className={styles['way']} onClick={() => onChoose(code)}>
      {pageName(flow, getPage(flow, code), spoken.say)}
    </button>
  );
  const file = fileOf(page);
  const before = flow.pages.filter(({ next }) => next.includes(page.code));
  return (
    <section className={styles['panel']} aria-live="polite">
      <h2>{pageName(flow, page, spoken.say)}</h2>
      <dl>
        <Row name={t('panel.address')}>{flow.home + (page.path === '/' ? '' : page.path)}</Row>
        <Row name={t('panel.step')}>{stepName(flow, page.step, spoken.say)}</Row>
        <Row name={t('panel.saving')}>
          {page.saves ? t('panel.saves') : t('panel.savesNot')}
          {page.sends ? `, ${t('panel.sends')}` : ''}
        </Row>
        <Row name={t('panel.view')}>{page.view}</Row>
        {file === undefined ? null : <Row name={t('panel.file')}>{file}</Row>}
        <Row name={t('panel.who')}>{sentence(page.canEnter, t('panel.everybody'))}</Row>
      </dl>
      <Questions flow={flow} page={page} />
      <List
        title={t('panel.lookups')}
        rows={page.lookups.map(({ call, when }) => ({
          id: call,
          name: call,
          note: sentence(when, t('panel.always')),
        }))}
      />
      <List
        title={t('panel.dialogs')}
        rows={page.confirm.map(({ dialog, when }) => ({
          id: dialog,
          name: spoken.say(`dialogs:${dialog}.title`),
          note: sentence(when, t('panel.always')),
        }))}
      />
      <List
        title={t('panel.next')}
        hint={page.next.length > 1 ? t('panel.nextHint') : undefined}
        rows={page.next.map((code) => ({
          id: code,
          name: link(code),
          note: sentence(getPage(flow, code).canEnter, t('panel.always')),
        }))}
      />
      <List
        title={t('panel.from')}
        rows={before.map(({ code }) => ({ id: code, name: link(code), note: undefined }))}
      />
    </section>
  );
};

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface ListProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly note: string | undefined;
  }[];
}

const List = ({ title, hint, rows }: ListProps) =>
  rows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      {hint === undefined ? null : <p className={styles['soft']}>{hint}</p>}
      <ol>
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            {name}
            {note === undefined ? null : <p className={styles['soft']}>{note}</p>}
          </li>
        ))}
      </ol>
    </>
  );
