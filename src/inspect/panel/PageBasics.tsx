import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { sentenceOf } from '../facts/ruleWords.ts';
import { stepName } from '../pageName.ts';
import { useSay } from '../useSay.ts';
import { Row } from './Row.tsx';

/** Where a page stands, what it does with its answers and who sees it. */
export const PageBasics = ({ flow, page }: { readonly flow: Flow; readonly page: Page }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow.claimType);
  return (
    <dl>
      <Row name={t('panel.address')}>{flow.home + (page.path === '/' ? '' : page.path)}</Row>
      <Row name={t('panel.step')}>{stepName(flow, page.step, spoken.say)}</Row>
      <Row name={t('panel.saving')}>
        {page.saves ? t('panel.saves') : t('panel.savesNot')}
        {page.sends ? `, ${t('panel.sends')}` : ''}
      </Row>
      <Row name={t('panel.who')}>
        {page.canEnter ? sentenceOf(page.canEnter, spoken) : t('panel.everybody')}
      </Row>
    </dl>
  );
};
