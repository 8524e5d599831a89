import type { ReactNode } from 'react';
import type { Currency } from '#machines/claim/codes/currency.ts';
import { currencySign } from '#machines/claim/writing/formatMoney.ts';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/** `isOwn`: it is the reporter's own, so the browser may offer it. */
type OwnProps = FieldProps & { isOwn?: boolean | undefined };

/**
 * An e-mail. The box is of type text: browsers rewrite what is typed into their own e-mail boxes
 * (accents become punycode) before our checks can say what is wrong.
 */
export const EmailField = ({ isOwn = false, ...field }: OwnProps): ReactNode => (
  <TextField {...field} inputMode="email" width="long" autoComplete={isOwn ? 'email' : 'off'} />
);

/** A phone number, with or without spaces and prefix. */
export const PhoneField = ({ isOwn = false, ...field }: OwnProps): ReactNode => (
  <TextField {...field} type="tel" inputMode="tel" width="medium" autoComplete={isOwn ? 'tel' : 'off'} />
);

type NumberProps = FieldProps & {
  unit?: string | undefined;
  isDecimal?: boolean | undefined;
  width?: 'tiny' | 'short' | 'medium' | 'long' | 'full' | undefined;
};

/** A number, typed as text: `12 500`, `3,5`. A number box would drop what it does not understand. */
export const NumberField = ({ isDecimal = false, width = 'short', ...field }: NumberProps): ReactNode => (
  <TextField {...field} width={width} inputMode={isDecimal ? 'decimal' : 'numeric'} />
);

/** An amount of money: `12 500`, `99,90`, with its currency once that is known. */
export const PriceField = ({
  currency,
  ...field
}: FieldProps & { currency?: Currency | undefined }): ReactNode => (
  <NumberField {...field} unit={currency && currencySign(currency)} isDecimal />
);
