import type { ReactNode } from 'react';
import { writeDate } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import type { ClientPolicy } from '#machines/service/clients.ts';
import type { NamedVehicle } from '#machines/service/sales/policyCalls.ts';
import { DiscountedLine } from '#machines/service/sales/discountRecord.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import styles from '#src/sales/client/Blocks.module.css';
import { insuredOf, lineOf, premiumOf, statusOf } from '#src/sales/client/policyWords.ts';
import { Fleet } from './Fleet.tsx';

interface Props {
  readonly policy: ClientPolicy;
  /** What it insures, where that is a fleet. */
  readonly vehicles: readonly NamedVehicle[] | undefined;
  /** Who else is at it. */
  readonly others: ReactNode;
  readonly onBack: () => void;
  /** Undefined where one only shares the policy. */
  readonly onDiscounts: (() => void) | undefined;
}

/** A policy of the register, which is shown and not changed here. */
export const RegisteredPolicyPage = ({ policy, vehicles, others, onBack, onDiscounts }: Props) => {
  const { t, language } = useTexts('clients');
  const { t: record } = useTexts('clientRecord');
  const { policyNumber, line, validFrom } = policy;
  const what = insuredOf(policy, t);
  const facts = [
    [t('policies.number'), `${lineOf(policy, t)} ${policyNumber}`],
    ...(what === '' ? [] : [[t('policies.what'), what]]),
    [t('policies.from'), writeDate(validFrom)],
    [t('policies.premium'), premiumOf(policy, language)],
    [t('policies.state'), statusOf(policy, today(), t)],
  ];
  return (
    <WayBack value={onBack}>
      <PageFrame isSpaced title={record('title.policy')}>
        {others}
        <Notice>
          <p>{record(line === 'LIFE' ? 'lead.life' : 'lead.registered')}</p>
        </Notice>
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles['fact']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {vehicles ? <Fleet vehicles={vehicles} /> : null}
        {onDiscounts && DiscountedLine.safeParse(line).success ? (
          <Ways>
            <Button onClick={onDiscounts}>{record('title.discount')}</Button>
          </Ways>
        ) : null}
      </PageFrame>
    </WayBack>
  );
};
