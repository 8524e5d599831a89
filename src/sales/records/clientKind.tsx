import { clientDependents } from '#machines/sales/records/clientDependents.ts';
import type { ClientPage } from '#machines/sales/records/clientForm.ts';
import { openedClient } from '#machines/sales/records/clientMerging.ts';
import { storedRecord } from '#machines/sales/records/storedRecord.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { AddressSearch, Zones } from './address/AddressSearch.tsx';
import { CompanyOfRegister } from './CompanyOfRegister.tsx';
import { Follows } from './Follows.tsx';
import type { RecordPorts } from './recordPorts.ts';
import { recordView, type RecordKind } from './recordView.ts';
import { SameClients } from './SameClients.tsx';
import { SplitStreet } from './address/SplitStreet.tsx';

interface Given {
  readonly page: ClientPage;
  readonly ports: RecordPorts;
  /** The e-mail of who fills it in. */
  readonly agentEmail: string | undefined;
  readonly onOpen: (client: string) => void;
}

/** The form of a client. */
export const clientKind = ({ page, ports, agentEmail, onOpen }: Given): RecordKind => ({
  dependents: clientDependents,
  checks: ports.checks,
  create: 'create',
  viewOf(base) {
    const { record, life, isNumberHidden } = openedClient(base);
    const known = { life, isNumberHidden, agentEmail };
    return recordView({
      page,
      record,
      detail: { ...record, ...known },
      stored: (answers) => storedRecord(page, answers, known, record),
    });
  },
  above: (base) => (openedClient(base).life === 'DEAD' ? <Dead /> : null),
  ahead: () => ({
    'address.street': <AddressSearch place="address" complete={ports.complete} />,
    'mailingAddress.street': <AddressSearch place="mailingAddress" complete={ports.complete} />,
  }),
  below: (base) => ({
    address: <Zones />,
    who: (
      <>
        <Follows base={openedClient(base)} />
        <CompanyOfRegister ports={ports} />
        <SameClients ports={ports} onOpen={onOpen} />
      </>
    ),
  }),
  beside: <SplitStreet />,
});

const Dead = () => {
  const { t } = useTexts('clientRecord');
  return <Notice tone="warning">{t('lead.dead')}</Notice>;
};
