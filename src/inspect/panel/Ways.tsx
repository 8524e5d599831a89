import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { RowList } from './RowList.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly onChoose: (code: string) => void;
}

/** Where a page leads, in the order it is tried, and which pages lead to it. */
export const Ways = ({ flow, page, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const link = (code: string) => (
    <button type="button" className={styles['way']} onClick={() => onChoose(code)}>
      {pageName(flow, getPage(flow, code), spoken.say)}
    </button>
  );
  const note = (code: string) => {
    const { canEnter } = getPage(flow, code);
    return canEnter ? sentenceOf(canEnter, spoken) : t('panel.always');
  };
  const hintOf = ({ next, kind }: AnyPage) => {
    if (kind === 'hub') return t('panel.hubHint');
    return next.length > 1 ? t('panel.nextHint') : undefined;
  };
  const before = flow.pages.filter(({ next }) => next.includes(page.code));
  return (
    <>
      <RowList
        title={t('panel.next')}
        hint={hintOf(page)}
        rows={page.next.map((code) => ({ id: code, name: link(code), note: note(code) }))}
      />
      <RowList
        title={t('panel.from')}
        rows={before.map(({ code }) => ({ id: code, name: link(code), note: undefined }))}
      />
    </>
  );
};
