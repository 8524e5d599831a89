import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import { clientActs } from '#machines/service/sales/clientActs.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { BlockFrame } from '#src/sales/client/BlockFrame.tsx';

/** What operators do about who a client is, and who cares for them. */
export const ClientsBlock = ({ actor }: { readonly actor: OperationsActor }) => {
  const { t } = useTexts('operations');
  return (
    <BlockFrame title={t('clients.title')}>
      <p>{t('clients.lead')}</p>
      <Ways>
        {clientActs.map((act) => (
          <Button key={act} look="quiet" onClick={() => actor.send({ type: 'WANT', wanted: { act } })}>
            {t(`clients.act.${act}`)}
          </Button>
        ))}
      </Ways>
    </BlockFrame>
  );
};
