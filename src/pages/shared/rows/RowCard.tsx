import type { ReactNode } from 'react';
import { FieldMessages } from '#src/fields/FieldMessages.tsx';
import { usePageField } from '#src/forms/usePageField.ts';
import { Button } from '#src/layout/Button.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import type { IconName } from '#src/layout/icons.ts';
import styles from './RowCard.module.css';

type Props = {
  /** Its field in the form: `injuredParties[1]`. */
  place: string;
  icon: IconName;
  name: string;
  about: string;
  edit: string;
  remove: string;
  onOpen: () => void;
  /** Absent where it is the only one. */
  onRemove: (() => void) | undefined;
};

/** One row of a list at a glance: who it is and what was answered, with the ways to look again and to remove it. */
export function RowCard({
  place,
  icon,
  name: called,
  about,
  edit,
  remove,
  onOpen,
  onRemove,
}: Props): ReactNode {
  const { id, name, error } = usePageField(place);
  return (
    <li
      id={`${id}-group`}
      className={styles['card']}
      data-field={name}
      data-invalid={error !== undefined}
      tabIndex={-1}
    >
      <Icon name={icon} size={26} />
      <div className={styles['words']}>
        <h3 className={styles['name']}>{called}</h3>
        <p className={styles['about']}>{about}</p>
        <FieldMessages id={id} error={error} note={undefined} />
      </div>
      <div className={styles['tools']}>
        <Button look="quiet" icon="edit" aria-label={`${edit}: ${called}`} onClick={onOpen}>
          {edit}
        </Button>
        {onRemove ? (
          <Button look="quiet" icon="remove" aria-label={`${remove}: ${called}`} onClick={onRemove}>
            {remove}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
