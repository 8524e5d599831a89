import { useEffect, useEffectEvent, useRef } from 'react';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { instalmentsOf, usualDueDates } from '#machines/sales/policy/instalments.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { DateBox } from '#src/fields/date/DateBox.tsx';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldMessages } from '#src/fields/FieldMessages.tsx';
import { useRowName } from '#src/fields/rows/RowTools.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useField } from '#src/forms/conform.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Instalments.module.css';
import { usePremium, type Priced } from './usePremium.ts';

const list = 'instalments';

/** What of the premium of the first year is due when: the amounts follow from the answers, and so do the days until others are agreed. */
export const Instalments = ({ priced }: { readonly priced: Priced }) => {
  const { label, hint } = useFieldWords(list);
  const due = useFieldWords(`${list}.dueDate`).label;
  const amount = useFieldWords(`${list}.amount`).label;
  const rows = useField<unknown[]>(list).getFieldList();
  const amounts = useAmounts(priced);
  if (rows.length === 0) return null;
  return (
    <table className={styles['table']} aria-describedby={`${list}-hint`}>
      <caption>
        <span className={styles['name']}>{label}</span>
        <span id={`${list}-hint`} className={styles['hint']}>
          {hint}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{label}</span>
          </th>
          <th scope="col">{due}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name }, row) => (
          <Row key={key ?? name} name={name} row={row} amount={amounts[row]} />
        ))}
      </tbody>
    </table>
  );
};

/** The amounts of the rows that there are to be. Where their days follow from other answers now, the rows are made anew. */
const useAmounts = (priced: Priced): readonly (number | undefined)[] => {
  const { setValues, typedIn } = useFormAround();
  const { perYear, frequency: paymentFrequency } = usePremium(priced);
  const insuranceStart = readDay(useAnswer('insuranceStart'));
  const paid = { insuranceStart, paymentFrequency };
  const amounts = instalmentsOf(paid, perYear).map(({ amount }) => amount);
  const usual = usualDueDates(paid);
  const before = useRef(usual);
  const follow = useEffectEvent(() => {
    const was = before.current;
    before.current = usual;
    // Another day that was agreed stays, where the rows are still the same ones.
    const agreed = (row: number) => {
      const day = valueAt(typedIn(`${list}[${row}]`), 'dueDate');
      return was.length === usual.length && day !== was[row] ? day : undefined;
    };
    const rows = usual.map((day, row) => ({ dueDate: agreed(row) ?? day, amount: amounts[row] ?? '' }));
    setValues({ [list]: rows });
  });
  const days = usual.join(' ');
  useEffect(() => {
    // Days that are being typed make no row.
    if (days !== '' && days !== before.current.join(' ')) follow();
  }, [days]);
  return amounts;
};

interface RowProps {
  /** In the form: `instalments[2]`. */
  readonly name: string;
  readonly row: number;
  readonly amount: number | undefined;
}

const Row = ({ name, row, amount }: RowProps) => {
  const { language } = useTexts('clientRecord');
  const rowName = useRowName(list)(row);
  const due = useBoundField({ name: `${name}.dueDate` });
  const sum = useBoundField({ name: `${name}.amount` });
  const { value, change, leave, carrier } = useHiddenValue(due.name, due.defaultValue);
  const label = `${due.label}, ${rowName}`;
  return (
    <tr>
      <th scope="row">{row + 1}.</th>
      <td>
        <label htmlFor={due.id} className="visually-hidden">
          {label}
        </label>
        {carrier}
        <DateBox
          id={due.id}
          label={label}
          value={value}
          onChange={change}
          onLeave={leave}
          isDisabled={false}
          isRequired
          isInvalid={due.error !== undefined}
          describedBy={describedBy(due.id, due)}
        />
        <FieldMessages id={due.id} error={due.error} note={due.note} />
      </td>
      <td>
        <input type="hidden" name={sum.name} value={amount ?? ''} />
        <output id={sum.id} tabIndex={-1} aria-describedby={describedBy(sum.id, sum)} data-quiet-focus>
          {amount === undefined ? '–' : formatMoney(amount, 'CZK', language)}
        </output>
        <FieldMessages id={sum.id} error={sum.error} note={sum.note} />
      </td>
    </tr>
  );
};
