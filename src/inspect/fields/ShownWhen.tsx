import type { Facts } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Refused } from '#src/inspect/facts/Refused.tsx';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import styles from './Fields.module.css';
import type { PageField } from './pageFields.ts';
import { questionNow } from './questionNow.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly field: PageField;
  /** The facts of a what-if, or of the report that is followed. */
  readonly known: Facts;
}

/** What must hold for a question to be asked; whether it is asked by the facts known, and if not, why. */
export const ShownWhen = ({ flow, field, known }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  return (
    <>
      <div>
        <dt>{t('field.shown')}</dt>
        <dd>
          {field.when ? sentenceOf(field.when, spoken) : t('panel.always')}
          {field.question.autoAnswers ? <p className={styles['when']}>{t('field.settles')}</p> : null}
        </dd>
      </div>
      {queryOf(known).size === 0 ? null : (
        <div>
          <dt>{t('field.now')}</dt>
          <dd>
            <Now flow={flow} field={field} known={known} />
          </dd>
        </div>
      )}
    </>
  );
};

const Now = ({ flow, field, known }: Props) => {
  const { t } = useTexts('inspect');
  const now = questionNow(field, known);
  if (now.is === 'SETTLED') return t('field.settledNow', { code: now.code });
  if (now.is === 'ASKED') return field.question.isDisplayOnly ? t('field.toldNow') : t('field.askedNow');
  return (
    <>
      {t('field.hiddenNow')} <Refused flow={flow} verdict={now.verdict} known={known} />
    </>
  );
};
