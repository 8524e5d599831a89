import type { ReactNode } from 'react';
import { LineDrawing } from '../../layout/Icon.tsx';
import card from '../../layout/Card.module.css';
import type { BoundField } from '../useBoundField.ts';
import { pictures, type PictureName } from './pictures.ts';
import type { Choice } from './useChoices.ts';
import { Opened } from './Opened.tsx';
import open from './Opened.module.css';
import box from './CheckboxField.module.css';
import radio from './Radios.module.css';
import styles from './TileField.module.css';

type Props = {
  field: BoundField;
  choice: Choice;
  icon: PictureName | undefined;
  isMultiple: boolean;
  /** The one that the field's id leads to. */
  isFirst: boolean;
  /** What stands inside the tile. */
  opened?: ReactNode;
};

/** One tile of a choice: a line icon, a name, one sentence, and the native control that holds the answer. */
export const TileChoice = ({ field, choice, icon, isMultiple, isFirst, opened }: Props): ReactNode => {
  const { id, name, isDisabled } = field;
  const { value, label, sentence } = choice;
  return (
    <div className={open['option']}>
      <label className={`${card['card']} ${styles['tile']}`}>
        {icon ? (
          <span className={`${card['icon']} ${styles['icon']}`}>
            <LineDrawing path={pictures[icon]} size={26} />
          </span>
        ) : null}
        <span className={`${card['words']} ${styles['words']}`}>
          <span className={styles['name']}>{label}</span>
          {sentence ? (
            <span id={`${id}-${value}`} className={styles['sentence']}>
              {sentence}
            </span>
          ) : null}
        </span>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          id={isFirst ? id : undefined}
          name={name}
          value={value}
          defaultChecked={field.chosen.split('\n').includes(value)}
          disabled={isDisabled}
          aria-label={label}
          aria-describedby={sentence ? `${id}-${value}` : undefined}
          className={isMultiple ? box['box'] : radio['mark']}
        />
      </label>
      {opened === undefined ? null : <Opened>{opened}</Opened>}
    </div>
  );
};
