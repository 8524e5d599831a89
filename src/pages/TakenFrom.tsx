import type { ReactNode } from 'react';
import { readDate } from '../../machines/claim/checks/date.ts';
import { isRecord } from '../../machines/claim/valueAt.ts';
import type { ReadField } from '../forms/liveFields.ts';
import { useFields } from '../forms/useAnswer.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './TakenFrom.module.css';

interface Props {
  /** The field, by its name, and the answer that was taken. */
  readonly name: string;
  readonly taken: unknown;
  readonly field: ReactNode;
  /** Where from; nothing where nothing was taken. */
  readonly children: ReactNode;
}

/** A field that says where its first answer was taken from, until another one is given. */
export function TakenFrom({ name, taken, field, children }: Props): ReactNode {
  const isStanding = useFields((read) => isSaid(read, name, taken));
  return (
    <>
      {field}
      {children === null || !isStanding ? null : (
        <p className={styles['origin']} data-taken={name}>
          <Icon name="check" size={18} />
          <span>{children}</span>
        </p>
      )}
    </>
  );
}

/** True while the fields hold an answer, each of its parts in its own field. A day may be typed as people write it. */
const isSaid = (read: ReadField, name: string, answer: unknown): boolean => {
  if (isRecord(answer))
    return Object.entries(answer).every(([part, value]) => isSaid(read, `${name}.${part}`, value));
  const [text = ''] = read(name);
  return text === String(answer ?? '') || readDate(text) === answer;
};
