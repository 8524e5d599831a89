import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { BlockFrame } from '#src/sales/client/BlockFrame.tsx';

/** What a person may ask of what is kept of them. Source: GDPR art. 17. */
export const PersonBlock = ({ actor }: { readonly actor: OperationsActor }) => {
  const { t } = useTexts('operations');
  return (
    <BlockFrame title={t('person.title')}>
      <p>{t('person.lead')}</p>
      <Button
        look="quiet"
        icon="remove"
        onClick={() => actor.send({ type: 'WANT', wanted: { act: 'ERASE' } })}
      >
        {t('person.erase')}
      </Button>
    </BlockFrame>
  );
};
