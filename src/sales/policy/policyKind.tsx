import * as z from 'zod';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { knownOfPolicy } from '#machines/sales/policy/knownOfPolicy.ts';
import { policyDependents } from '#machines/sales/policy/policyDependents.ts';
import { policyForm } from '#machines/sales/policy/policyForm.ts';
import { following, storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { AboutPolicy } from '#machines/service/sales/policyCalls.ts';
import { PolicyRecord, type KnownOfPolicy } from '#machines/service/sales/policyRecord.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { recordView, type RecordKind } from '#src/sales/records/recordView.ts';
import { FurtherVehicles } from './FurtherVehicles.tsx';
import { Instalments } from './Instalments.tsx';
import { AgentOfRegister, LossesOfRegister, PolicyDays, Premium } from './PolicyNotes.tsx';
import type { PolicyPorts } from './policyPorts.ts';
import { Roles } from './Roles.tsx';

/** What is told of a policy besides its record. */
export const aboutOf = (base: Opened) => z.looseObject(AboutPolicy.shape).parse(base);

/** The form of a policy. */
export const policyKind = (ports: PolicyPorts, onDiscounts: () => void): RecordKind => ({
  dependents: policyDependents,
  checks: ports.checks,
  create: 'createPolicy',
  viewOf(base) {
    const known = knownOfPolicy(base);
    const record = withInstalments(PolicyRecord.parse(base.record), known);
    return recordView({
      page: policyForm,
      record,
      detail: { ...record, ...known },
      stored: (answers) => storedPolicy(answers, known),
    });
  },
  above: ({ version, isShared }) =>
    version === 0 || isShared ? null : <ToDiscounts onPress={onDiscounts} />,
  instead: (base) => ({
    instalments: <Instalments priced={knownOfPolicy(base)} />,
    vehicles: <FurtherVehicles insurable={knownOfPolicy(base).insurable ?? []} />,
    roles: (
      <Roles
        machine={ports.pick}
        named={knownOfPolicy(base).named ?? []}
        found={ports.found}
        onFound={ports.keepFound}
      />
    ),
  }),
  nameOf(base) {
    const { named = [], insurable = [] } = knownOfPolicy(base);
    return (id) =>
      named.find(({ client }) => client === id)?.name ??
      ports.found.get(id) ??
      insurable.find(({ vehicle }) => vehicle === id)?.name;
  },
  below(base) {
    const { known, losses, credits } = aboutOf(base);
    return {
      time: <PolicyDays />,
      payment: <Premium priced={known} />,
      agent: <AgentOfRegister {...{ ports, credits }} mainAgent={known.mainAgent} />,
      earlier: <LossesOfRegister losses={losses} />,
    };
  },
});

const ToDiscounts = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useTexts('clientRecord');
  return (
    <Ways>
      <Button onClick={onPress}>{t('title.discount')}</Button>
    </Ways>
  );
};

/** A record with the instalments that follow from what its form begins with. */
const withInstalments = (record: PolicyRecord, known: KnownOfPolicy): PolicyRecord => ({
  ...record,
  instalments: following(PolicyRecord.parse({ ...record, ...begunOf(record) }), known).instalments ?? [],
});

const begunOf = (record: PolicyRecord) => {
  const { paymentFrequency } = withBeginnings(policyForm, { ...record });
  return paymentFrequency === undefined ? {} : { paymentFrequency };
};
