import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon, LineDrawing } from '#src/layout/Icon.tsx';
import look from '#src/layout/Choice.module.css';
import type { BoundField } from '#src/fields/useBoundField.ts';
import { pictures, type PictureName } from './pictures.ts';
import type { Choice } from './useChoices.ts';
import { Opened } from './Opened.tsx';
import open from './Opened.module.css';
import box from './CheckboxField.module.css';
import styles from './TileField.module.css';

type Props = {
  field: BoundField;
  choice: Choice;
  icon: PictureName | undefined;
  isMultiple: boolean;
  /** A button that answers and goes on. */
  autoSubmits: boolean;
  /** Called before it goes on. */
  onLeading?: (() => void) | undefined;
  /** The one that the field's id leads to. */
  isFirst: boolean;
  /** What stands inside the tile. */
  opened?: ReactNode;
};

/** One tile of a choice: a line icon, a name, one sentence, and the native control that holds the answer. */
export const TileChoice = (props: Props): ReactNode => (
  <div className={open['option']}>
    {props.autoSubmits ? <LeadingTile {...props} /> : <ChoosingTile {...props} />}
    {props.opened === undefined ? null : <Opened>{props.opened}</Opened>}
  </div>
);

const ChoosingTile = ({ field, choice, icon, isMultiple, isFirst }: Props) => {
  const { id, name, isDisabled } = field;
  const { value, label, sentence } = choice;
  const mark = (
    <input
      type={isMultiple ? 'checkbox' : 'radio'}
      id={isFirst ? id : undefined}
      name={name}
      value={value}
      defaultChecked={isChosen(field, value)}
      disabled={isDisabled}
      aria-label={label}
      aria-describedby={sentence ? `${id}-${value}` : undefined}
      className={isMultiple ? box['box'] : look['mark']}
    />
  );
  return (
    <label className={look['choice']}>
      {icon ? null : mark}
      <Words id={id} icon={icon} choice={choice} />
      {icon ? mark : null}
    </label>
  );
};

/**
 * A button that answers and goes on in one. The answer is kept in a control that nobody sees, so that the form is read as any
 * other, also before the page listens.
 */
const LeadingTile = ({ field, choice, icon, isFirst, onLeading }: Props) => {
  const { id, name, isDisabled } = field;
  const { value } = choice;
  const answer = useRef<HTMLInputElement>(null);
  const goOn = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!answer.current) return;
    onLeading?.();
    answer.current.disabled = false;
    answer.current.checked = true;
    form?.requestSubmit();
  };
  return (
    <>
      <input
        ref={answer}
        type="radio"
        id={`${id}-${value}-answer`}
        name={name}
        value={value}
        defaultChecked={isChosen(field, value)}
        disabled={isDisabled}
        hidden
      />
      <button
        // No submit button: the enter key in any field of the form would press the first of them.
        type="button"
        id={isFirst ? id : undefined}
        data-picks={`${id}-${value}-answer`}
        aria-current={!isDisabled && isChosen(field, value) ? true : undefined}
        className={`${look['choice']} ${styles['leading']}`}
        onClick={goOn}
      >
        <Words id={id} icon={icon} choice={choice} />
        <Icon name="next" size={20} />
      </button>
    </>
  );
};

const isChosen = ({ chosen }: BoundField, value: string) => chosen.split('\n').includes(value);

const Words = ({
  id,
  icon,
  choice: { value, label, sentence },
}: Pick<Props, 'icon' | 'choice'> & { id: string }) => (
  <>
    {icon ? (
      <span className={look['picture']}>
        <LineDrawing path={pictures[icon]} size={24} />
      </span>
    ) : null}
    <span className={look['words']}>
      <span>{label}</span>
      {sentence ? (
        <span id={`${id}-${value}`} className={look['about']}>
          {sentence}
        </span>
      ) : null}
    </span>
  </>
);
