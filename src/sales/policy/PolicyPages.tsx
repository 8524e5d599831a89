import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { policyMerging } from '#machines/sales/policy/storedPolicy.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { policyCalls, type BegunPolicy, type OpenedPolicy } from '#machines/service/sales/policyCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { policyForm } from '#machines/sales/policy/policyForm.ts';
import { blockOf } from '#src/sales/blockOf.ts';
import { Presence } from '#src/sales/live/Presence.tsx';
import { blocksOf } from '#src/sales/records/blocksOf.ts';
import { Coming } from '#src/sales/records/Coming.tsx';
import { RecordPage } from '#src/sales/records/RecordPage.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { useApplication } from '#src/shell/application.ts';
import { aboutOf, policyKind } from './policyKind.tsx';
import { createPolicyPorts } from './policyPorts.ts';
import { providePolicy } from './providePolicy.ts';
import { RegisteredPolicyPage } from './RegisteredPolicyPage.tsx';

interface Props {
  readonly actor: ShellActor;
}

/** The form of a new policy of the vehicle that the address names, with what it begins with. */
export const NewPolicy = ({ actor }: Props) => {
  const { client, vehicle } = useSelector(actor, ({ context }) => context);
  return client === undefined || vehicle === undefined ? null : (
    <Begun key={`${client} ${vehicle}`} {...{ actor, client, vehicle }} />
  );
};

/** The policy that the address names: one that was filled in in its form, one of the register as it is. */
export const PolicyOfClient = ({ actor }: Props) => {
  const { client, policy } = useSelector(actor, ({ context }) => context);
  return client === undefined || policy === undefined ? null : (
    <OpenedOne key={`${client} ${policy}`} {...{ actor, client, policy }} />
  );
};

const Begun = ({ actor, client, vehicle }: Props & { readonly client: string; readonly vehicle: string }) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [machine] = useState(() =>
    blockOf<BegunPolicy>(actor, 'begun', (signal) =>
      application.client.call(policyCalls.beginPolicy, { params: { client, vehicle }, signal }),
    ),
  );
  const block = useActorRef(machine, { input: {} });
  const title = t('title.newPolicy');
  return (
    <Coming block={block} title={title}>
      {(begun) => <Form {...{ actor, client, vehicle, title }} opened={{ version: 0, ...begun }} />}
    </Coming>
  );
};

const OpenedOne = ({
  actor,
  client,
  policy,
}: Props & { readonly client: string; readonly policy: string }) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [machine] = useState(() =>
    blockOf<OpenedPolicy>(actor, 'policy', (signal) =>
      application.client.call(policyCalls.recordOfPolicy, { params: { client, policy }, signal }),
    ),
  );
  const block = useActorRef(machine, { input: {} });
  const title = t('title.policy');
  return (
    <Coming block={block} title={title}>
      {({ isOwn, registered, vehicles, filledIn }) => {
        if (registered)
          return (
            <RegisteredPolicyPage
              policy={registered}
              vehicles={vehicles}
              others={<Presence {...{ client, page: 'policy', record: policy }} />}
              onBack={() => actor.send({ type: 'GO', page: 'client', client })}
              onDiscounts={
                isOwn ? () => actor.send({ type: 'GO', page: 'discount', client, policy }) : undefined
              }
            />
          );
        return filledIn ? (
          <Form {...{ actor, client, title }} policy={policy} opened={{ ...filledIn, isShared: !isOwn }} />
        ) : null;
      }}
    </Coming>
  );
};

interface FormProps extends Props {
  readonly client: string;
  /** Of which a new one is. */
  readonly vehicle?: string;
  /** Undefined for a new one. */
  readonly policy?: string;
  readonly opened: Opened;
  readonly title: string;
}

const Form = ({ actor, client, vehicle, policy, opened, title }: FormProps) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [ports] = useState(() => createPolicyPorts(application.client));
  const [machine] = useState(() => providePolicy(application.client, { client, vehicle, opened }));
  const kind = useMemo(
    () => policyKind(ports, () => actor.send({ type: 'GO', page: 'discount', client, policy })),
    [ports, actor, client, policy],
  );
  const back = () => actor.send({ type: 'GO', page: 'client', client });
  const { name, registrationNumber = '' } = aboutOf(opened).vehicle;
  return (
    <RecordPage
      shell={actor}
      {...{ kind, machine, merging: policyMerging, id: policy, title }}
      begins={opened}
      memoryKey={`${client}.policy.${policy ?? `new.${vehicle ?? ''}`}`}
      lead={t('lead.policy', { vehicle: `${name} ${registrationNumber}`.trim() })}
      others={(unsaved) =>
        policy === undefined ? null : (
          <Presence {...{ client, page: 'policy', record: policy }} unsaved={blocksOf(policyForm, unsaved)} />
        )
      }
      onSaved={() => actor.send({ type: 'GO', page: 'client', client, isSaved: true })}
      onBack={back}
    />
  );
};
