import type { ReactNode } from 'react';
import { readDate } from '#machines/claim/checks/date.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import type { ReadField } from '#src/forms/liveFields.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './AdoptedFrom.module.css';

interface Props {
  /** The field, by its name, and the suggestion that was adopted. */
  readonly name: string;
  readonly adopted: unknown;
  readonly field: ReactNode;
  /** Where from; nothing where nothing was adopted. */
  readonly children: ReactNode;
}

/** A field that says where its adopted suggestion comes from, until another answer is given. */
export function AdoptedFrom({ name, adopted, field, children }: Props): ReactNode {
  const isAdopted = useFields((read) => isSaid(read, name, adopted));
  return (
    <>
      {field}
      {children === null || !isAdopted ? null : (
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
