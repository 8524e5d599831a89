import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Menu.module.css';
import instrument from './Instrument.module.css';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** Buttons behind one button. Escape, and a press elsewhere, close it. */
export const Menu = ({ name, children }: Props) => {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu.current?.contains(target))) setIsOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  return (
    <div
      ref={menu}
      role="presentation"
      className={styles['menu']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        menu.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
    >
      <button
        type="button"
        className={`${instrument['plain']} ${styles['opener']}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
        <Icon name="down" size={16} />
      </button>
      {isOpen ? (
        <div id={id} className={styles['items']}>
          {children}
        </div>
      ) : null}
    </div>
  );
};
