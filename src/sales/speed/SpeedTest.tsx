import { useMachine } from '@xstate/react';
import { telling } from '#machines/calls/port.ts';
import { uploadTime, type SpeedGrade } from '#machines/sales/speed/grades.ts';
import { speedTestMachine } from '#machines/sales/speed/speedTestMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { measureDownload, measureLatency, measureUpload } from '#src/service/measureSpeed.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import styles from './SpeedTest.module.css';

const machine = speedTestMachine.provide({
  actors: {
    measureLatency: telling(measureLatency),
    measureDownload: telling(measureDownload),
    measureUpload: telling(measureUpload),
  },
});

const phases = ['latency', 'download', 'upload'] as const;
type Phase = (typeof phases)[number];

const grades = [
  'excellent',
  'sufficient',
  'insufficient',
] as const satisfies readonly Lowercase<SpeedGrade>[];

/** The test of the connection: it is begun, measures, can be given up, and says what the connection is good for. */
export const SpeedTest = () => {
  const { t, language } = useTexts('sales');
  const [state, send] = useMachine(machine);
  const { measured, progress, sample, failure } = state.context;
  const isMeasuring = state.hasTag('measuring');
  const phase = phases.find((one) => state.matches({ measuring: one }));
  const grade = grades.find((one) => state.matches({ graded: one }));
  const number = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const say = (measure: Phase, value: number) =>
    measure === 'latency'
      ? t('speed.milliseconds', { value: number(Math.round(value)) })
      : t('speed.megabits', { value: number(value / 1_000_000) });
  const press = () => send({ type: isMeasuring ? 'CANCEL' : state.matches('idle') ? 'START' : 'RETRY' });
  return (
    <>
      <p>{t('speed.lead')}</p>
      <div role="status">
        {phase ? <p className={styles['phase']}>{t(`speed.phase.${phase}`)}</p> : null}
        {grade ? (
          <p className={styles['grade']} data-grade={grade}>
            {t(`speed.grade.${grade}`)}
          </p>
        ) : null}
        {grade && measured.upload ? <p>{said(measured.upload, t)}</p> : null}
        {state.matches('cancelled') ? <p>{t('speed.cancelled')}</p> : null}
      </div>
      {phase ? (
        <progress className={styles['progress']} aria-label={t(`speed.phase.${phase}`)} value={progress} />
      ) : null}
      {state.matches('failed') ? <AskFailed failure={failure} /> : null}
      {isMeasuring || grade ? (
        <dl className={styles['measures']}>
          {phases.map((measure) => {
            const value = measured[measure] ?? (measure === phase ? sample : undefined);
            return (
              <div key={measure}>
                <dt>{t(`speed.measure.${measure}`)}</dt>
                <dd>{value === undefined ? '–' : say(measure, value)}</dd>
              </div>
            );
          })}
          {grade && measured.loadedLatency ? (
            <div>
              <dt>{t('speed.measure.loadedLatency')}</dt>
              <dd>{say('latency', measured.loadedLatency)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <Button look={isMeasuring ? 'secondary' : 'primary'} onClick={press}>
        {t(isMeasuring ? 'speed.cancel' : state.matches('idle') ? 'speed.start' : 'speed.again')}
      </Button>
    </>
  );
};

/** What the speed up means for the work of the day. */
const said = (upload: number, t: ReturnType<typeof useTexts<'sales'>>['t']): string => {
  const { unit, count } = uploadTime(upload);
  return t(`speed.work.${unit}`, { time: count });
};
