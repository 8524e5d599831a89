import { useId, useRef, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { languages } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { isReport } from '#src/inspect/isReport.ts';
import { stepName } from '#src/inspect/pageName.ts';
import { Choice } from '#src/inspect/preview/Choice.tsx';
import { useWidth } from '#src/viewer/useWidth.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Button } from '#src/layout/Button.tsx';
import { createQueue } from './createQueue.ts';
import { ScreenFigure } from './ScreenFigure.tsx';
import styles from './Screens.module.css';
import { screensOf, views, type Screen } from './screensOf.ts';
import { useOwnFocus } from './useOwnFocus.ts';
import { usePrint } from './usePrint.ts';

/** How many live pages may load at once. */
const atOnce = 6;

/** Every page of a flow as the reporter sees it, on a phone and on a computer; words where its pages cannot be shown alive. */
export const ScreensView = ({ flow }: { readonly flow: AnyFlow }) => {
  const { t } = useTexts('screens');
  const heading = useId();
  return (
    <section className={styles['screens']} aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      {isReport(flow) ? <Screens flow={flow} /> : <p className={inspect['soft']}>{t('none')}</p>}
    </section>
  );
};

const Screens = ({ flow }: { readonly flow: Flow }) => {
  const { t, language: spoken } = useTexts('screens');
  const { t: common } = useTexts('common');
  const { say } = useSay(flow);
  const [view, setView] = useState<(typeof views)[number]>('plain');
  const [step, setStep] = useState('');
  const [language, setLanguage] = useState(spoken);
  const [queue] = useState(() => createQueue(atOnce));
  const room = useRef<HTMLDivElement>(null);
  useOwnFocus();
  const space = useWidth(room) ?? 0;
  const screens = screensOf(flow, view, step === '' ? undefined : step);
  const { isPrinting, print, ...told } = usePrint(2 * screens.length);
  const steps = flow.steps.filter((one) => screens.some(({ page }) => page.step === one));
  return (
    <>
      <p className={inspect['soft']}>{t('lead')}</p>
      <div className={`${inspect['facts']} ${styles['choices']}`}>
        <Choice
          label={t('show')}
          value={view}
          options={views.map((one) => [one, t(`views.${one}`)])}
          onChange={setView}
        />
        <Choice
          label={t('step')}
          value={step}
          options={[
            ['', t('everyStep')],
            ...flow.steps.map((one) => [one, stepName(flow, one, say)] as const),
          ]}
          onChange={setStep}
        />
        <Choice
          label={t('language')}
          value={language}
          options={languages.map((one) => [one, common(`language.${one}`)])}
          onChange={setLanguage}
        />
      </div>
      <div className={styles['bar']}>
        <p role="status">{t('count', { count: screens.length })}</p>
        <Button isBusy={isPrinting} onClick={print}>
          {t('print')}
        </Button>
      </div>
      <div ref={room}>
        {space === 0
          ? null
          : steps.map((one) => (
              <section key={one} className={styles['step']}>
                <h3>{stepName(flow, one, say)}</h3>
                <div className={styles['grid']}>
                  {screens
                    .filter(({ page }) => page.step === one)
                    .map((screen) => (
                      <ScreenFigure
                        key={`${keyOf(screen)} ${language}`}
                        flow={flow}
                        screen={screen}
                        language={language}
                        space={space}
                        queue={queue}
                        isWanted={isPrinting}
                        {...told}
                      />
                    ))}
                </div>
              </section>
            ))}
      </div>
    </>
  );
};

const keyOf = ({ page, hasErrors, dialog = '' }: Screen): string => `${page.code} ${dialog} ${hasErrors}`;
