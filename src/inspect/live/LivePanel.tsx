import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { flowName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import type { Heard } from './heard.ts';
import { LiveState } from './LiveState.tsx';
import type { Live } from './useLive.ts';

interface Props {
  readonly flow: AnyFlow;
  /** The flows that a report in another tab may be of. */
  readonly flows: readonly AnyFlow[];
  readonly live: Live;
  readonly onFollow: () => void;
  /** Uses the facts of a session in a what-if. */
  readonly onTake: (known: Facts) => void;
}

/** Reports running in other tabs of this browser: one can be followed and frozen, and its facts used. */
export const LivePanel = ({ flow, flows, live, onFollow, onTake }: Props) => {
  const { t } = useTexts('inspect');
  const { sessions, followed, isFrozen, follow, freeze, resume } = live;
  return (
    <section className={styles['whatIf']}>
      <h2>{t('live.title')}</h2>
      <p className={styles['soft']}>{t('live.lead')}</p>
      <h3>{t('live.sessions')}</h3>
      {sessions.length === 0 ? <p role="status">{t('live.none')}</p> : null}
      <ul>
        {sessions.map((heard) => (
          <Session
            key={heard.state.session}
            flow={flow}
            flows={flows}
            heard={heard}
            isFollowed={heard.state.session === followed?.state.session}
            onFollow={(session) => {
              follow(session);
              onFollow();
            }}
          />
        ))}
      </ul>
      {followed ? (
        <>
          <div className={styles['ways']}>
            <Button onClick={isFrozen ? resume : freeze}>
              {isFrozen ? t('live.resume') : t('live.freeze')}
            </Button>
            <Button onClick={() => onTake(followed.state.facts)}>{t('live.take')}</Button>
          </div>
          <p role="status">{isFrozen ? t('live.frozen') : followed.hasEnded ? t('live.ended') : null}</p>
          <LiveState flow={flow} state={followed.state} />
        </>
      ) : null}
    </section>
  );
};

interface SessionProps {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
  readonly heard: Heard;
  readonly isFollowed: boolean;
  readonly onFollow: (session: string | undefined) => void;
}

/** A session of another flow is followed where that flow is inspected. */
const Session = ({ flow, flows, heard: { state }, isFollowed, onFollow }: SessionProps) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const reported = flows.find(({ code }) => code === state.flow);
  const name = t('live.session', {
    flow: reported ? flowName(reported, say) : state.flow,
    session: state.session,
  });
  return (
    <li>
      {state.flow === flow.code ? (
        <button
          type="button"
          className={styles['way']}
          aria-pressed={isFollowed}
          onClick={() => onFollow(isFollowed ? undefined : state.session)}
        >
          {isFollowed ? t('live.stop') : t('live.follow')}: {name}
        </button>
      ) : (
        <a href={`/inspect/${state.flow}`}>{name}</a>
      )}
    </li>
  );
};
