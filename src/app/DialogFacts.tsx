import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { useFieldWords } from '../fields/useFieldWords.ts';
import { valueAt } from '../forms/path.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Answer } from '../pages/shared/parts/Answer.tsx';
import styles from './DialogFacts.module.css';

interface Props {
  readonly claim: ClaimDetail;
  /** Fields, in this order; one without an answer is left out. */
  readonly names: readonly string[];
}

/** The answers a dialog asks about, as they would be sent. */
export const DialogFacts = ({ claim, names }: Props) => {
  useTexts('fields');
  const answered = names.filter((name) => valueAt(claim, name) !== undefined);
  return (
    <dl className={styles['facts']}>
      {answered.map((name) => (
        <Fact key={name} name={name} value={valueAt(claim, name)} />
      ))}
    </dl>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: unknown }) => (
  <div>
    <dt>{useFieldWords(name).label}</dt>
    <dd>
      <Answer name={name} value={value} />
    </dd>
  </div>
);
