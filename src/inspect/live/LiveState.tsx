import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { TraceStep } from '#machines/flow/trace.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FactList } from '#src/inspect/facts/FactList.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { Row } from '#src/inspect/panel/Row.tsx';
import { StateWords } from '#src/inspect/trace/StateWords.tsx';
import { useSay } from '#src/inspect/useSay.ts';
import type { LiveSession } from './liveMessage.ts';
import { LiveTurn } from './LiveTurn.tsx';

/** Where a session is: the three regions, the last event, the last page turn and why, what is known. */
export const LiveState = ({ flow, state }: { readonly flow: AnyFlow; readonly state: LiveSession }) => {
  const { t } = useTexts('inspect');
  useNamespaces('machines');
  const { say } = useSay(flow);
  const step = state.steps.at(-1);
  const page = step && findPage(flow, step.page);
  const event = lastEvent(state.steps);
  const previous = findPage(flow, previousPageIn(state.steps) ?? '');
  return (
    <>
      <h3>{t('live.now')}</h3>
      <dl className={styles['diff']} aria-live="polite">
        <Row name={t('live.page')}>{page ? pageName(flow, page, say) : <code>{step?.page}</code>}</Row>
        {previous ? <Row name={t('live.previous')}>{pageName(flow, previous, say)}</Row> : null}
        <Row name={t('live.inTransition')}>{t(isInTransition(state.steps) ? 'live.yes' : 'live.no')}</Row>
        <Row name={t('live.request')}>
          <StateWords kind="request" name={step?.request ?? ''} say={say} />
        </Row>
        <Row name={t('live.state')}>
          <StateWords kind="session" name={step?.session ?? ''} say={say} />
        </Row>
        {event === undefined ? null : (
          <Row name={t('live.event')}>
            <StateWords kind="event" name={event} say={say} />
          </Row>
        )}
      </dl>
      {state.advance ? <LiveTurn flow={flow} advance={state.advance} /> : null}
      <h3>{t('live.facts')}</h3>
      {Object.keys(state.facts).length === 0 ? <p>{t('live.noFacts')}</p> : null}
      <FactList flow={flow} known={state.facts} />
    </>
  );
};

/** The last event of a session that somebody sent; one that the machine sends itself, such as a clock's tick, is none. */
export const lastEvent = (steps: readonly Pick<TraceStep, 'event'>[]): string | undefined =>
  steps.findLast(({ event }) => !event.startsWith('xstate.'))?.event;

/** The page the reporter was on before this one, undefined on the first: specification section 3, previousModuleName. */
export const previousPageIn = (steps: readonly Pick<TraceStep, 'page'>[]): string | undefined =>
  steps.findLast(({ page }) => page !== steps.at(-1)?.page)?.page;

/** Whether an answer of the reporter is on its way to another page: specification section 3, inTransition. */
export const isInTransition = (steps: readonly Pick<TraceStep, 'request'>[]): boolean =>
  steps.at(-1)?.request.startsWith('occupied.') ?? false;
