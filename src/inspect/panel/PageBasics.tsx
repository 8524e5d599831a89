import { use } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { stepName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import { EntryPrefix, pageAddress } from './pageAddress.ts';
import { Row } from './Row.tsx';
import { WhyNot, type WhyNotProps } from './WhyNot.tsx';

/** Where a page belongs, what it does with its answers and who sees it. */
export const PageBasics = ({ flow, page, known, walk }: WhyNotProps) => {
  const { t } = useTexts('inspect');
  const entryPrefix = use(EntryPrefix);
  const spoken = useSay(flow);
  return (
    <dl>
      <Row name={t('panel.address')}>{pageAddress(entryPrefix, flow, page)}</Row>
      <Row name={t('panel.step')}>{stepName(flow, page.step, spoken.say)}</Row>
      <Row name={t('panel.saving')}>
        {page.saves ? t('panel.saves') : t('panel.savesNot')}
        {page.submits ? `, ${t('panel.sends')}` : ''}
      </Row>
      <Row name={t('panel.who')}>
        {page.canEnter ? sentenceOf(page.canEnter, spoken) : t('panel.everybody')}
      </Row>
      {page.skipped ? (
        <Row name={t('panel.skipped')}>
          {sentenceOf({ any: page.skipped.map(({ when }) => when) }, spoken)}
        </Row>
      ) : null}
      {queryOf(known).size === 0 ? null : <WhyNot flow={flow} page={page} known={known} walk={walk} />}
    </dl>
  );
};
