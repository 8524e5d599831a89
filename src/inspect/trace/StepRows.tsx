import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { TraceStep } from '#machines/flow/trace.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { Row } from '#src/inspect/panel/Row.tsx';
import { useSay } from '#src/inspect/useSay.ts';
import { StateWords } from './StateWords.tsx';

/** One step of a trace in words: what happened, on which page, in which states, and what failed. */
export const StepRows = ({ flow, step }: { readonly flow: AnyFlow; readonly step: TraceStep }) => {
  const { t } = useTexts('inspect');
  useNamespaces('failures', 'machines');
  const { say } = useSay(flow);
  const page = findPage(flow, step.page);
  const title = `failures:${step.failure}.title`;
  return (
    <dl className={styles['diff']}>
      <Row name={t('trace.event')}>
        <StateWords kind="event" name={step.event} say={say} />
      </Row>
      <Row name={t('trace.page')}>
        {page ? `${pageName(flow, page, say)} ` : null}
        <code>{step.page}</code>
      </Row>
      <Row name={t('trace.request')}>
        <StateWords kind="request" name={step.request} say={say} />
      </Row>
      <Row name={t('trace.session')}>
        <StateWords kind="session" name={step.session} say={say} />
      </Row>
      {step.failure === undefined ? null : (
        <Row name={t('trace.failure')}>
          {i18n.exists(title) ? `${say(title)} ` : null}
          <code>{step.failure}</code>
        </Row>
      )}
    </dl>
  );
};
