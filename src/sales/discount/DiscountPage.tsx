import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { discountMerging } from '#machines/sales/discount/storedDiscount.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { discountForm } from '#machines/sales/discount/discountForm.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import { Presence } from '#src/sales/live/Presence.tsx';
import { blocksOf } from '#src/sales/records/blocksOf.ts';
import { RecordPage } from '#src/sales/records/RecordPage.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { useApplication } from '#src/shell/application.ts';
import type { Decide } from './Decision.tsx';
import { discountKind } from './discountKind.tsx';
import { provideDiscount } from './provideDiscount.ts';

interface Props {
  readonly actor: ShellActor;
}

/** The discounts of the policy that the address names. What an operator decides is read anew. */
export const DiscountOfPolicy = ({ actor }: Props) => {
  const { client, policy } = useSelector(actor, ({ context }) => context);
  const [decisions, setDecisions] = useState(0);
  return client === undefined || policy === undefined ? null : (
    <Form
      key={`${client} ${policy} ${decisions}`}
      {...{ actor, client, policy }}
      onDecided={() => setDecisions((before) => before + 1)}
    />
  );
};

interface FormProps extends Props {
  readonly client: string;
  readonly policy: string;
  readonly onDecided: () => void;
}

const Form = ({ actor, client, policy, onDecided }: FormProps) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [machine] = useState(() => provideDiscount(application.client, client));
  const kind = useMemo(() => {
    const decide: Decide = async (body, signal) => {
      const params = { client, policy };
      await heardBy(actor)(application.client.call(discountCalls.decideDiscount, { params, body, signal }));
      onDecided();
    };
    return discountKind(decide);
    // A decision leads to another form: the first of these stays true for as long as this one is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, application, client, policy]);
  const back = () => actor.send({ type: 'GO', page: 'client', client });
  return (
    <RecordPage
      shell={actor}
      {...{ kind, machine, merging: discountMerging, id: policy }}
      begins={{ version: 0, record: {} }}
      memoryKey={`${client}.discount.${policy}`}
      title={t('title.discount')}
      others={(unsaved) => (
        <Presence
          {...{ client, page: 'discount', record: policy }}
          unsaved={blocksOf(discountForm, unsaved)}
        />
      )}
      onSaved={() => actor.send({ type: 'GO', page: 'client', client, isSaved: true })}
      onBack={back}
    />
  );
};
