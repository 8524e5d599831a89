import type { ReactNode } from 'react';
import { currencySign } from '../../machines/claim/formatMoney.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { FieldProps } from './fieldProps.ts';
import { NumberField } from './NumberField.tsx';

/** An amount of money: `12 500`, `99,90`. */
export function PriceField(field: FieldProps): ReactNode {
  const { language } = useTexts('common');
  return <NumberField {...field} unit={currencySign(language)} isDecimal />;
}
