import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { revealMachine } from '#machines/sales/client/revealMachine.ts';
import { MaskedField, type OpenedClient } from '#machines/service/clients.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { Hint } from '#src/sales/shortcuts/Hint.tsx';
import { useShortcut } from '#src/sales/shortcuts/shortcutsContext.ts';
import { BlockFrame } from './BlockFrame.tsx';
import styles from './Blocks.module.css';

interface Props {
  readonly opened: OpenedClient;
  readonly actor: ActorRefFrom<typeof revealMachine>;
}

/** What identifies and reaches a client: masked, and told one at a time for a minute. */
export const Contacts = ({ opened: { masked }, actor }: Props) => {
  const { t } = useTexts('clients');
  const { field: asked, value, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const fields = MaskedField.options.filter((field) => masked[field] !== undefined);
  useShortcut('reveal', () => {
    const field = fields[asked === undefined ? 0 : (fields.indexOf(asked) + 1) % fields.length];
    if (field) actor.send({ type: 'REVEAL', field });
  });
  return (
    <BlockFrame
      title={
        <>
          {t('person.title')}
          {fields.length > 0 ? <Hint of="reveal" /> : null}
        </>
      }
    >
      {fields.length === 0 ? <p>{t('person.none')}</p> : null}
      <dl className={styles['facts']}>
        {fields.map((field) => {
          const isShown = asked === field && value !== undefined;
          return (
            <div key={field} className={styles['fact']}>
              <dt>{t(`person.${field}`)}</dt>
              <dd>
                <span role="status">{isShown ? value : null}</span>
                {isShown ? null : masked[field]}
              </dd>
              <dd className={styles['way']}>
                <Button
                  look="quiet"
                  icon="eye"
                  isBusy={isBusy && asked === field}
                  aria-label={`${t(isShown ? 'person.hide' : 'person.reveal')}: ${t(`person.${field}`)}`}
                  onClick={() => actor.send(isShown ? { type: 'MASK' } : { type: 'REVEAL', field })}
                >
                  {t(isShown ? 'person.hide' : 'person.reveal')}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
      {value === undefined ? null : <p className={styles['soft']}>{t('person.revealed')}</p>}
      <AskFailed failure={failure} />
    </BlockFrame>
  );
};
