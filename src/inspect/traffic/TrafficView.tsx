import type { AnyFlow } from '#machines/flow/flow.ts';
import type { CountedVersion, Traffic } from '#machines/service/analysts/traffic.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import { MostLeft } from './MostLeft.tsx';
import choice from '#src/inspect/asked/PanelChoice.module.css';
import own from './Traffic.module.css';
import type { TrafficOf } from './useTraffic.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly of: TrafficOf;
  readonly onChoose: (page: string) => void;
}

/** What was counted of a flow: of which version and days, how many visits, and where most of them ended. */
export const TrafficView = ({ flow, of, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const { state, traffic, summary, load } = of;
  return (
    <section className={styles['whatIf']}>
      <h2>{t('traffic.title')}</h2>
      <p className={styles['soft']}>{t('traffic.lead')}</p>
      {state === 'loading' ? <Spinner label={t('traffic.loading')} /> : null}
      {state === 'fail' ? (
        <Notice
          title={t('traffic.away')}
          action={<Button onClick={() => load()}>{t('traffic.again')}</Button>}
        />
      ) : null}
      {traffic && traffic.versions.length === 0 ? <p>{t('traffic.none')}</p> : null}
      {traffic?.shown && summary ? (
        <>
          <Versions traffic={traffic} shown={traffic.shown} onChoose={load} />
          {traffic.shown.isMade ? <p className={own['made']}>{t('traffic.made')}</p> : null}
          <p>{t('traffic.visits', { count: summary.visits })}</p>
          <MostLeft flow={flow} summary={summary} onChoose={onChoose} />
          <p className={styles['soft']}>{t('traffic.explained')}</p>
        </>
      ) : null}
    </section>
  );
};

interface VersionsProps {
  readonly traffic: Traffic;
  readonly shown: CountedVersion;
  readonly onChoose: (version: CountedVersion) => void;
}

/** Which version of the flow is looked at, of those that something was counted of. */
const Versions = ({ traffic: { versions }, shown, onChoose }: VersionsProps) => {
  const { t, language } = useTexts('inspect');
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const keyOf = ({ version, isMade }: CountedVersion) => `${version} ${isMade}`;
  return (
    <label className={choice['choice']}>
      {t('traffic.version')}
      <select
        value={keyOf(shown)}
        onChange={({ target }) => {
          const chosen = versions.find((one) => keyOf(one) === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {versions.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {t(one.isMade ? 'traffic.versionMade' : 'traffic.versionOf', {
              version: one.version,
              days: days.formatRange(new Date(one.from), new Date(one.to)),
            })}
          </option>
        ))}
      </select>
    </label>
  );
};
