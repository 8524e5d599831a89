import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { FieldMessages } from '../../../fields/FieldMessages.tsx';
import { useChoices } from '../../../fields/choice/useChoices.ts';
import { usePageField } from '../../../forms/usePageField.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../layout/Button.tsx';
import { Icon } from '../../../layout/Icon.tsx';
import styles from './PartyCard.module.css';

type Props = {
  row: number;
  party: NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;
  onOpen: () => void;
  /** Absent where it is the only one. */
  onRemove: (() => void) | undefined;
};

/** One injured party at a glance: who it is and what is damaged, with the ways to look again and to remove it. */
export function PartyCard({ row, party, onOpen, onRemove }: Props): ReactNode {
  const { t } = useTexts('car');
  const { id, name, error } = usePageField(`injuredParties[${row}]`);
  const kinds = (party.damageKinds ?? []).filter((kind) => kind !== undefined);
  const damages = useChoices('injuredParties.damageKinds', kinds).map(({ label }) => label);
  const { injured } = party;
  const who = injured?.fullName ?? injured?.companyName;
  const called = t('injuredParties.called', { number: row + 1 });
  return (
    <li
      id={`${id}-group`}
      className={styles['card']}
      data-field={name}
      data-invalid={error !== undefined}
      tabIndex={-1}
    >
      <Icon name={injured?.personKind === 'LEGAL' ? 'briefcase' : 'person'} size={26} />
      <div className={styles['words']}>
        <h3 className={styles['name']}>{who ?? called}</h3>
        <p className={styles['damage']}>
          {damages.length > 0 ? damages.join(', ') : t('injuredParties.blank')}
        </p>
        <FieldMessages id={id} error={error} note={undefined} />
      </div>
      <div className={styles['tools']}>
        <Button
          look="quiet"
          icon="edit"
          aria-label={`${t('injuredParties.edit')}: ${who ?? called}`}
          onClick={onOpen}
        >
          {t('injuredParties.edit')}
        </Button>
        {onRemove ? (
          <Button
            look="quiet"
            icon="remove"
            aria-label={`${t('injuredParties.remove')}: ${who ?? called}`}
            onClick={onRemove}
          >
            {t('injuredParties.remove')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
