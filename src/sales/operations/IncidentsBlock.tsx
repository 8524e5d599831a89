import type { Block } from '#machines/sales/client/block.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import type { Incident, Incidents } from '#machines/service/sales/incidents.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import styles from './Incidents.module.css';

interface Props {
  readonly block: Block<Incidents>;
  readonly actor: OperationsActor;
  readonly mayAct: boolean;
}

/** What happened with the service, what was done about it, and what an authority is still to have. */
export const IncidentsBlock = ({ block, actor, mayAct }: Props) => {
  const { t } = useTexts('operations');
  const title = t('incidents.title');
  return (
    <BlockFrame title={title} isWide>
      <Loaded block={block} name={title}>
        {({ incidents }) => {
          const open = incidents.filter(({ isClosed }) => !isClosed);
          const closed = incidents.filter(({ isClosed }) => isClosed);
          return (
            <>
              {open.length === 0 ? <p>{t('incidents.none')}</p> : null}
              {open.map((incident) => (
                <OneIncident key={incident.id} {...{ incident, actor, mayAct }} />
              ))}
              {closed.length > 0 ? (
                <details className={styles['closed']}>
                  <summary>{t('incidents.closed', { count: closed.length })}</summary>
                  {closed.map((incident) => (
                    <OneIncident key={incident.id} {...{ incident, actor, mayAct: false }} />
                  ))}
                </details>
              ) : null}
            </>
          );
        }}
      </Loaded>
      {mayAct ? (
        <Ways>
          <Button look="quiet" onClick={() => actor.send({ type: 'WANT', wanted: { act: 'INCIDENT' } })}>
            {t('incidents.add')}
          </Button>
        </Ways>
      ) : null}
    </BlockFrame>
  );
};

const OneIncident = ({ incident, actor, mayAct }: Omit<Props, 'block'> & { readonly incident: Incident }) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  const { id, service, words, startedAt, detectedAt, endedAt, foundBy, alert, isMajor, dues, facts } =
    incident;
  return (
    <article className={styles['incident']} aria-label={t('incidents.name', { number: id })}>
      <h3>
        {t('incidents.name', { number: id })}: {t(`incidents.service.${service}`)}
        <span className={styles['mark']} data-mark={isMajor === true ? 'MAJOR' : 'MINOR'}>
          {t(isMajor === undefined ? 'incidents.undecided' : isMajor ? 'incidents.major' : 'incidents.minor')}
        </span>
      </h3>
      <p>{words}</p>
      <p className={blocks['soft']}>
        {endedAt === undefined
          ? t('incidents.since', { time: stamp(startedAt) })
          : t('incidents.fromTo', { from: stamp(startedAt), to: stamp(endedAt) })}{' '}
        {t(`incidents.foundBy.${foundBy}`, { time: stamp(detectedAt), alert: alert ?? '' })}
      </p>
      <p className={blocks['soft']}>{t('incidents.facts', { ...facts })}</p>
      {dues.map(({ report, due, isLate }) => (
        <p key={report} className={styles['due']} data-late={isLate}>
          {t(isLate ? 'incidents.late' : 'incidents.due', {
            report: t(`incidents.report.${report}`),
            time: stamp(due),
          })}
        </p>
      ))}
      {incident.steps.length > 0 ? (
        <ol className={styles['steps']}>
          {incident.steps.map(({ step, at, by, words: said }) => (
            <li key={`${step} ${at}`}>
              <strong>{t(`incidents.done.${step}`)}</strong> {said}
              <span className={blocks['note']}>{t('incidents.by', { name: by, time: stamp(at) })}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {mayAct ? (
        <Ways>
          {incident.next.map((step) => (
            <Button
              key={step}
              look="quiet"
              aria-label={t('incidents.stepOf', { step: t(`incidents.step.${step}`), number: id })}
              onClick={() =>
                actor.send({ type: 'WANT', wanted: { act: 'INCIDENT_STEP', incident: id, step } })
              }
            >
              {t(`incidents.step.${step}`)}
            </Button>
          ))}
        </Ways>
      ) : null}
    </article>
  );
};
