import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breakable } from '#src/layout/Breakable.tsx';

test.each([
  ['jana.novakova@example.cz', 'jana.<wbr>novakova@<wbr>example.<wbr>cz'],
  ['Jan Novák, jan@posta.example.cz', 'Jan Novák, <wbr>jan@<wbr>posta.<wbr>example.<wbr>cz'],
  ['Dlouhá 12, 110 00 Praha', 'Dlouhá 12, 110 00 Praha'],
])('%s goes on in the next line after its sign and its dots', (text, shown) => {
  const { container } = render(<Breakable text={text} />);
  expect([container.textContent, container.innerHTML]).toEqual([text, shown]);
});
