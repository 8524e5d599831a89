import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Path } from '#machines/claim/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { answerText, labelText } from '#machines/report/answerText.ts';
import { Breakable } from '#src/layout/Breakable.tsx';
import { useWording } from '#src/pages/useWording.ts';
import styles from './DialogFacts.module.css';

interface Props {
  readonly claim: ClaimDetail;
  /** Answers, in this order; one that was not given is left out. */
  readonly paths: readonly Path[];
}

/** All of them are typed and shown as they are, whatever field they stand in. */
const field = z.unknown();

/** The answers a dialog asks about, as they would be sent. */
export const DialogFacts = ({ claim, paths }: Props) => {
  const told = paths
    .map((path) => ({
      question: { ask: path, field },
      path,
      value: valueAt(claim, path),
      words: undefined,
      choices: undefined,
      parts: [],
    }))
    .filter(({ value }) => value !== undefined);
  const wording = useWording(told, { claim });
  return (
    <dl className={styles['facts']}>
      {told.map((one) => (
        <div key={one.path}>
          <dt>{labelText(wording, one)}</dt>
          <dd>
            <Breakable text={answerText(wording, one)} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
