import type { ReactNode } from 'react';
import type { CodelistEntry } from '../../codelists/useCodelist.ts';
import styles from './ChosenWords.module.css';

type Props = {
  id: string;
  chosen: CodelistEntry | undefined;
  /** The description is said here, too, because the list cannot show it. */
  isDescribed?: boolean;
};

/** What a codelist has to say about the value chosen, heard as soon as it is chosen. */
export const ChosenWords = ({ id, chosen, isDescribed = false }: Props): ReactNode => {
  const words = [isDescribed ? chosen?.description : undefined, chosen?.tooltip].filter(Boolean);
  return (
    <output className={styles['words']} htmlFor={id}>
      {words.join(' ')}
    </output>
  );
};
