import type { ReactNode } from 'react';
import { currencySign } from '../i18n/currencySign.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { FieldProps } from './fieldProps.ts';
import { NumberField } from './NumberField.tsx';

/** An amount of money in the currency of the language, hundredths too: `12 500`, `99,50`. */
export function MoneyField(field: FieldProps): ReactNode {
  const { language } = useLanguage();
  return <NumberField {...field} isDecimal unit={currencySign(language)} />;
}
