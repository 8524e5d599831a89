import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { PageField } from './pageFields.ts';
import { When } from './When.tsx';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  readonly asked: PageField['asked'];
}

/** Which answers bring a question onto its page. */
export const ShownWhen = ({ flow, page, asked }: Props) => {
  const { t } = useTexts('inspect');
  const when = asked.map(
    ({ riskFlow, condition }) =>
      new Map([
        ...(riskFlow === undefined ? [] : [['riskFlow', [riskFlow]] as const]),
        ...Object.entries(condition),
      ]),
  );
  const isAlways = when.some(({ size }) => size === 0);
  return (
    <div>
      <dt>{t('field.shown')}</dt>
      <dd>{isAlways ? t('panel.always') : <When flow={flow} page={page} when={when} />}</dd>
    </div>
  );
};
