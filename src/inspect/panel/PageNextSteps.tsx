import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { NextStepRow, StepWords } from '#machines/report/nextSteps.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { fieldName } from '#src/inspect/fields/fieldName.ts';
import { When } from '#src/inspect/fields/When.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { isReport } from '#src/inspect/isReport.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { pageNextSteps } from './pageNextSteps.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
}

/** The steps after sending that a page decides about, and when each says what; nothing where there are none. */
export const PageNextSteps = ({ flow, page }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const steps = pageNextSteps(flow, page);
  const titled = steps.flatMap((step) => {
    const title = keyOf(flow, `next.${step.name}.title`);
    return title === undefined ? [] : [{ step, title: say(title) }];
  });
  return titled.length === 0 ? null : (
    <details className={styles['folded']}>
      <summary>{t('panel.nextSteps', { count: titled.length })}</summary>
      <ol>
        {titled.map(({ step, title }) => (
          <li key={JSON.stringify(step)}>
            {title}
            <Counts flow={flow} page={page} of={step} />
            <ul>
              {[step.text].flat().map((words) => (
                <li key={JSON.stringify(words)}>
                  <Said flow={flow} page={page} name={step.name} words={words} />
                  <Counts flow={flow} page={page} of={words} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
};

/** The key of a text of the page after sending, as far as the line, or every line, has one. */
const keyOf = (flow: AnyFlow, key: string): string | undefined =>
  isReport(flow)
    ? pageTextKeys(flow.claimType, { view: 'finalised' }, key, [flow.flowType]).find((one) =>
        i18n.exists(one),
      )
    : undefined;

const Said = ({
  flow,
  page,
  name,
  words: { key },
}: Props & { readonly name: string; readonly words: StepWords }) => {
  const { t, language } = useTexts('inspect');
  const { say } = useSay(flow);
  if (typeof key === 'object') return t('panel.saysOf', { field: fieldName(flow, page, key.of, say) });
  const text = keyOf(flow, `next.${name}.${key}`);
  return text === undefined ? t('panel.noWords', { language }) : say(text, { shop: '…', count: 1 });
};

const Counts = ({
  flow,
  page,
  of: { when, answered },
}: Props & { readonly of: Pick<NextStepRow, 'when' | 'answered'> }) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  return (
    <>
      {when ? <When flow={flow} when={[when]} /> : null}
      {answered === undefined ? null : (
        <p className={styles['soft']}>
          {t('panel.answered', { field: fieldName(flow, page, answered, say) })}
        </p>
      )}
    </>
  );
};
