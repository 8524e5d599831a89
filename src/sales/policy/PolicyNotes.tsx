import { writeDate } from '#machines/claim/checks/date.ts';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { dayCountOf } from '#machines/sales/policy/policyDays.ts';
import { instalmentOf } from '#machines/sales/policy/tariff.ts';
import type { AboutPolicy } from '#machines/service/sales/policyCalls.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/sales/records/Notes.module.css';
import { useAnswerOf } from '#src/sales/records/useAnswerOf.ts';
import { isAgentNumber, type PolicyPorts } from './policyPorts.ts';
import { usePremium, type Priced } from './usePremium.ts';

/** How many days a policy holds that ends. */
export const PolicyDays = () => {
  const { t } = useTexts('clientRecord');
  const isFixed = useAnswer('duration') === 'FIXED';
  const [start, end] = [readDay(useAnswer('insuranceStart')), readDay(useAnswer('insuranceEnd'))];
  const count = isFixed ? dayCountOf(start, end) : undefined;
  return (
    <p role="status" className={styles['notes']}>
      {count === undefined ? null : t('derived.dayCount', { days: count })}
    </p>
  );
};

/** The premium that follows from the answers, and one instalment of it. */
export const Premium = ({ priced }: { readonly priced: Priced }) => {
  const { t, language } = useTexts('clientRecord');
  const { perYear, frequency } = usePremium(priced);
  const instalment = instalmentOf(perYear, frequency);
  return (
    <p role="status" className={styles['notes']}>
      {perYear === undefined || instalment === undefined
        ? t('derived.noPremium')
        : t('derived.premium', {
            year: formatMoney(perYear, 'CZK', language),
            instalment: formatMoney(instalment, 'CZK', language),
          })}
    </p>
  );
};

interface AgentProps {
  readonly ports: PolicyPorts;
  readonly credits: AboutPolicy['credits'];
  /** The number of the agent in whose portfolio the client is. */
  readonly mainAgent: string | undefined;
}

/** Whom the register of agents knows by the number that is typed, whose client it is, and the credits of who fills it in. */
export const AgentOfRegister = ({ ports, credits: { isAway, available }, mainAgent }: AgentProps) => {
  const { t, language } = useTexts('clientRecord');
  const number = useAnswer('agent.agentNumber').trim();
  const found = useAnswerOf(isAgentNumber(number) ? number : undefined, ports.agent);
  const { name, regulatorNumber } = found ?? {};
  return (
    <div className={styles['notes']}>
      <p role="status">
        {name === undefined || regulatorNumber === undefined
          ? null
          : t('derived.agent', { name, number: regulatorNumber })}
      </p>
      {mainAgent === undefined ? null : <p>{t('derived.mainAgent', { number: mainAgent })}</p>}
      {isAway ? <p>{t('derived.creditsAway')}</p> : null}
      {available === undefined ? null : (
        <p>{t('derived.credits', { amount: formatMoney(available, 'CZK', language) })}</p>
      )}
    </div>
  );
};

type LossesProps = Pick<AboutPolicy, 'losses'> & {
  /** The insurer has said yes or no already. */
  isDecided?: boolean;
};

/** What the register of losses knows of the client, and who decides where that is something else. */
export const LossesOfRegister = ({ losses, isDecided = false }: LossesProps) => {
  const { t } = useTexts('clientRecord');
  const { outcome, months = 0, events = 0, asOf = '' } = losses;
  return (
    <p className={styles['notes']}>
      {t(`losses.${outcome}`, { months, events, day: writeDate(asOf) })}
      {outcome === 'DIFFERS' && !isDecided ? ` ${t('losses.approves')}` : null}
    </p>
  );
};
