import { useSelector } from '@xstate/react';
import type { ClientPolicies } from '#machines/service/clients.ts';
import type { Block } from '#machines/sales/client/block.ts';
import type { HandOverActor } from '#machines/sales/client/handOverMachine.ts';
import type { ReportOption } from '#machines/sales/client/reportOptions.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { lineIcon } from '#src/shell/entries.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { Hint } from '#src/sales/shortcuts/Hint.tsx';
import { useShortcut } from '#src/sales/shortcuts/shortcutsContext.ts';
import { BlockFrame } from './BlockFrame.tsx';
import styles from './HandOverPage.module.css';
import { lineOf } from './policyWords.ts';
import { useReports } from './useReports.ts';

interface Props {
  readonly policies: Block<ClientPolicies>;
  readonly handOver: HandOverActor;
  /** The policy that was left for it. */
  readonly first: string | undefined;
  readonly onBack: () => void;
  /** Leads to the box of the search. */
  readonly onBox: () => void;
}

/** Which policy a report is about, by what each of them answers for; or none of them. Source: specification section 2. */
export const HandOverPage = ({ policies, handOver, first, onBack, onBox }: Props) => {
  const { t } = useTexts('clients');
  const { t: start } = useTexts('start');
  const failure = useSelector(handOver, ({ context }) => context.failure);
  const isBusy = useSelector(handOver, (snapshot) => snapshot.hasTag('busy'));
  const { options, entries, report, reportIn } = useReports(policies, handOver, first);
  useShortcut('nth', (nth) => {
    const option = options[nth - 1];
    if (option) report(option);
  });
  useShortcut('back', onBack);
  useShortcut('box', onBox);
  const name = options.length > 0 ? t('report.other') : t('report.any');
  return (
    <WayBack value={onBack}>
      <PageFrame isSpaced title={options.length > 0 ? t('report.title') : t('report.titleOfAny')}>
        <AskFailed failure={failure} />
        {options.length > 0 ? (
          <ol className={styles['options']} aria-label={t('policies.title')}>
            {options.map((option, at) => (
              <li key={`${option.policy.policyNumber} ${option.claimType} ${option.uniKind ?? ''}`}>
                <Button icon={lineIcon(option.claimType)} isBusy={isBusy} onClick={() => report(option)}>
                  <Option option={option} at={at} />
                </Button>
              </li>
            ))}
          </ol>
        ) : null}
        <BlockFrame title={name}>
          <ul className={styles['entries']}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Button look="quiet" icon={entry.icon} isBusy={isBusy} onClick={() => reportIn(entry)}>
                  {start(`lines.${entry.name}.title`)}
                </Button>
              </li>
            ))}
          </ul>
        </BlockFrame>
      </PageFrame>
    </WayBack>
  );
};

interface OptionProps {
  readonly option: ReportOption;
  /** Its place in the list, from 0. */
  readonly at: number;
}

const Option = ({ option: { policy, claimType, uniKind }, at }: OptionProps) => {
  const { t } = useTexts('clients');
  const { policyNumber, vehicle, registrationNo } = policy;
  return (
    <>
      <strong>{uniKind ? t('report.on.uniflow') : t(`report.on.${claimType}`)}</strong>
      {at < 9 ? <Hint of="nth" nth={at + 1} /> : null}
      <span className={styles['policy']}>
        {[lineOf(policy, t), vehicle, registrationNo, policyNumber].filter(Boolean).join(' · ')}
      </span>
    </>
  );
};
