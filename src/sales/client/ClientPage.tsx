import { useEffect } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useSelector } from '@xstate/react';
import type { ClientActor } from '#machines/sales/client/clientMachine.ts';
import type { HandOverActor } from '#machines/sales/client/handOverMachine.ts';
import type { OpenedClient } from '#machines/service/clients.ts';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { Presence } from '#src/sales/live/Presence.tsx';
import { KeyedButton } from '#src/sales/shortcuts/KeyedButton.tsx';
import { toBox } from '#src/sales/shortcuts/toBox.ts';
import { useShortcut } from '#src/sales/shortcuts/shortcutsContext.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { ClaimsBlock } from './ClaimsBlock.tsx';
import styles from './ClientPage.module.css';
import { Contacts } from './Contacts.tsx';
import { Life } from './Life.tsx';
import { DiscountsBlock } from './DiscountsBlock.tsx';
import { LooksBlock } from './LooksBlock.tsx';
import { PoliciesBlock } from './PoliciesBlock.tsx';
import { RolesBlock } from './RolesBlock.tsx';
import { VehiclesBlock } from './VehiclesBlock.tsx';
import { useReports } from './useReports.ts';

interface Props {
  readonly shell: ShellActor;
  readonly actor: ClientActor;
  readonly opened: OpenedClient;
  readonly handOver: HandOverActor;
  /** Asks on which policy a claim is reported, the given one first. */
  readonly onChoose: (policyNumber?: string) => void;
}

/** A client: who they are, what is insured, what has happened, and who has looked. */
export const ClientPage = ({ shell, actor, opened, handOver, onChoose }: Props) => {
  const { t } = useTexts('clients');
  const { t: sales } = useTexts('sales');
  const { name, born, identificationNumber, right, town } = opened;
  const { policies, claims, vehicles, discounts, looks, reveal } = actor.getSnapshot().context;
  const { only, report, goOn } = useReports(policies, handOver);
  const failure = useSelector(handOver, ({ context }) => context.failure);
  const isBusy = useSelector(handOver, (snapshot) => snapshot.hasTag('busy'));
  const reportOn = (policyNumber?: string) => {
    const option = only(policyNumber);
    if (option) report(option);
    else onChoose(policyNumber);
  };
  const visitor = useSelector(shell, ({ context }) => context.visitor);
  const mayReport = visitor?.mayReport === true;
  useShortcut('report', () => {
    if (mayReport) reportOn();
  });
  const isOwn = right === 'OWN';
  const mayWrite = isOwn && visitor?.mayCreate === true;
  const edit = () => shell.send({ type: 'GO', page: 'personData', client: opened.id });
  const addVehicle = () => shell.send({ type: 'GO', page: 'newVehicle', client: opened.id });
  // Where there are several vehicles, the one is picked in their block.
  const addPolicy = () => {
    const known = vehicles.getSnapshot().context.value?.vehicles;
    const [only, ...others] = known ?? [];
    if (!known) return;
    if (!only) addVehicle();
    else if (others.length > 0) document.querySelector<HTMLElement>('[data-insure]')?.focus();
    else shell.send({ type: 'GO', page: 'newPolicy', client: opened.id, vehicle: only.vehicle });
  };
  const toDiscount = (policy: string) =>
    shell.send({ type: 'GO', page: 'discount', client: opened.id, policy });
  // Where there are several policies, the one is picked in the block of their discounts.
  useShortcut('discounts', () => {
    const [one, ...others] = discounts.getSnapshot().context.value?.discounts ?? [];
    if (one && others.length === 0) toDiscount(one.policy);
    else document.querySelector<HTMLElement>('[data-discount]')?.focus();
  });
  useShortcut('policy', () => {
    if (mayWrite) addPolicy();
  });
  useShortcut('edit', () => {
    if (mayWrite) edit();
  });
  useShortcut('vehicle', () => {
    if (mayWrite) addVehicle();
  });
  useShortcut('back', () => shell.send({ type: 'GO', page: 'search' }));
  useShortcut('box', () => toBox(shell));
  const isSeen = right !== 'FOREIGN';
  const said = [
    ...(born === undefined ? [] : [t('head.born', { year: born })]),
    ...(identificationNumber === undefined ? [] : [t('head.ico', { number: identificationNumber })]),
    ...(town === undefined ? [] : [town]),
    sales(`found.right.${right}`),
  ];
  // What was said while the client was opened is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  return (
    <WayBack value={() => shell.send({ type: 'GO', page: 'search' })}>
      <PageFrame title={name} lead={said.join(' · ')}>
        <div className={styles['actions']}>
          {mayReport ? (
            <KeyedButton
              of="report"
              look="primary"
              icon="document"
              isBusy={isBusy}
              onClick={() => reportOn()}
            >
              {t('report.action')}
            </KeyedButton>
          ) : null}
          {mayWrite ? (
            <>
              <KeyedButton of="vehicle" icon="add" onClick={addVehicle}>
                {t('vehicles.add')}
              </KeyedButton>
              <KeyedButton of="policy" icon="add" onClick={addPolicy}>
                {t('policies.add')}
              </KeyedButton>
              <KeyedButton of="edit" icon="edit" onClick={edit}>
                {t('edit')}
              </KeyedButton>
            </>
          ) : null}
        </div>
        <AskFailed failure={failure} />
        <Presence client={opened.id} page="client" />
        <div className={styles['blocks']}>
          <Life opened={opened} onOpen={(client) => shell.send({ type: 'GO', page: 'client', client })} />
          {isSeen ? (
            <>
              <PoliciesBlock
                block={policies}
                opened={opened}
                shell={shell}
                onReport={mayReport ? reportOn : undefined}
              />
              <div className={styles['column']}>
                <ClaimsBlock block={claims} client={opened.id} shell={shell} onGoOn={goOn} />
                <Contacts opened={opened} actor={reveal} />
                {isOwn ? <AddressBlock address={opened.address} /> : null}
              </div>
            </>
          ) : null}
          <div className={styles['column']}>
            {isSeen ? (
              <VehiclesBlock block={vehicles} shell={shell} client={opened.id} mayInsure={mayWrite} />
            ) : null}
            {isOwn ? (
              <>
                <DiscountsBlock block={discounts} onOpen={toDiscount} />
                <RolesBlock shell={shell} client={opened.id} />
              </>
            ) : null}
            <LooksBlock block={looks} />
          </div>
        </div>
      </PageFrame>
    </WayBack>
  );
};
