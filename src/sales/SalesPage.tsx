import { useSelector } from '@xstate/react';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { salesPaths } from '#machines/sales/paths.ts';
import { withReturnPath } from '#machines/service/identity/returnPath.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { EnterWays } from '#src/signIn/Enter.tsx';
import { Principals } from '#src/signIn/Principals.tsx';
import { ClientRecord } from './client/ClientRecord.tsx';
import { ClientSearchPage } from './ClientSearchPage.tsx';
import { NewClient, PersonData } from './records/ClientForms.tsx';
import { DiscountOfPolicy } from './discount/DiscountPage.tsx';
import { NewPolicy, PolicyOfClient } from './policy/PolicyPages.tsx';
import { NewVehicle, VehicleOfClient } from './vehicle/VehicleForm.tsx';
import { OperationsPage } from './operations/OperationsPage.tsx';
import { ReportsPage } from './reports/ReportsPage.tsx';
import { TrailPage } from './trail/TrailPage.tsx';
import type { ShellActor } from './shellActor.ts';

interface Props {
  readonly actor: ShellActor;
}

/** The page of the shell with a code, or that the service is away. */
export const SalesPage = ({ actor, page }: Props & { readonly page: string }) => {
  const isAway = useSelector(actor, (snapshot) => snapshot.matches('away'));
  if (isAway) return <Away actor={actor} />;
  switch (page) {
    case 'noPermission':
      return <NoPermission />;
    case 'delegation':
      return <Delegation actor={actor} />;
    case 'search':
      return <ClientSearchPage actor={actor} />;
    case 'client':
    case 'handOver':
      return <OfClient actor={actor} page={page} />;
    case 'newClient':
      return <NewClient actor={actor} />;
    case 'personData':
      return <PersonData actor={actor} />;
    case 'newVehicle':
      return <NewVehicle actor={actor} />;
    case 'vehicle':
      return <VehicleOfClient actor={actor} />;
    case 'newPolicy':
      return <NewPolicy actor={actor} />;
    case 'policy':
      return <PolicyOfClient actor={actor} />;
    case 'discount':
      return <DiscountOfPolicy actor={actor} />;
    case 'reports':
      return <ReportsPage shell={actor} />;
    case 'operations':
      return <OperationsPage shell={actor} />;
    case 'accesses':
      return <TrailPage actor={actor} />;
    case 'loggedOut':
      return <Ended actor={actor} />;
    default:
      return <Entry actor={actor} />;
  }
};

const OfClient = ({ actor, page }: Props & { readonly page: string }) => {
  const client = useSelector(actor, ({ context }) => context.client);
  return client === undefined ? null : (
    <ClientRecord key={client} shell={actor} client={client} page={page} />
  );
};

const Entry = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useTitle(t('entry.title'));
  return (
    <PageFrame isSpaced title={t('entry.title')} lead={t('entry.lead')}>
      <EnterWays
        isBusy={isBusy}
        failure={failure}
        onEnter={(id) => actor.send(id === undefined ? { type: 'ENTER' } : { type: 'ENTER_FOR', id })}
      />
    </PageFrame>
  );
};

const NoPermission = () => {
  const { t } = useTexts('sales');
  useTitle(t('noPermission.title'));
  return (
    <PageFrame title={t('noPermission.title')} lead={t('noPermission.lead')}>
      <Ways>
        <ButtonLink look="primary" icon="lock" href={withReturnPath(signInPaths.loggedOut, salesPaths.home)}>
          {t('bar.logout')}
        </ButtonLink>
        <ButtonLink look="quiet" href="/">
          {t('noPermission.report')}
        </ButtonLink>
      </Ways>
    </PageFrame>
  );
};

const Delegation = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { visitor, failure } = useSelector(actor, ({ context }) => context);
  useTitle(t('delegation.title'));
  if (!visitor) return null;
  return (
    <PageFrame isSpaced title={t('delegation.title')} lead={t('delegation.lead')}>
      {visitor.isDelegationRefused ? (
        <Notice tone="warning" title={t('delegation.refusedTitle')}>
          <p>{t('delegation.refused')}</p>
        </Notice>
      ) : null}
      <AskFailed failure={failure} />
      <Principals who={visitor} isBusy={isBusy} onPick={(id) => actor.send({ type: 'ACT_FOR', id })} />
    </PageFrame>
  );
};

/** A session that is over without its user's doing; who logs out comes to the page of that. */
const Ended = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const ended = useSelector(actor, ({ context }) => context.ended);
  useTitle(t('ended.title'));
  return (
    <PageFrame title={t('ended.title')} lead={ended === 'BROKEN' ? t('ended.broken') : t('ended.expired')}>
      <Ways>
        {ended === 'BROKEN' ? (
          <ButtonLink
            look="primary"
            icon="lock"
            href={withReturnPath(signInPaths.loggedOut, salesPaths.home)}
          >
            {t('bar.logout')}
          </ButtonLink>
        ) : (
          <Button look="primary" icon="key" onClick={() => actor.send({ type: 'ENTER' })}>
            {t('ended.again')}
          </Button>
        )}
      </Ways>
    </PageFrame>
  );
};

const Away = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const failure = useSelector(actor, ({ context }) => context.failure);
  useTitle(t('entry.title'));
  return (
    <PageFrame isSpaced title={t('entry.title')}>
      <AskFailed failure={failure} />
      <Ways>
        <Button look="primary" onClick={() => actor.send({ type: 'RETRY' })}>
          {t('away.again')}
        </Button>
      </Ways>
    </PageFrame>
  );
};
