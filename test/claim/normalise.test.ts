import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  dropSeparators,
  dropSpaces,
  normaliseBirthNumber,
  normaliseIdentifier,
  normaliseLines,
  normaliseMark,
  normaliseName,
  normalisePhone,
  normaliseText,
  normaliseVehicleSearch,
} from '#machines/claim/normalise.ts';

test.each([
  ['a name', normaliseText, '  Jan \t Nova\u0301k\u00A0', 'Jan Novák'],
  ['a description', normaliseLines, ' Jel jsem  rychle.\r\n \r\nSrna. ', 'Jel jsem rychle.\n\nSrna.'],
  ['a ZIP code', normaliseIdentifier, ' 110-00 ', '11000'],
  ['a company number', dropSeparators, '270 74-358', '27074358'],
  ['a plate as it is embossed in Slovakia', normaliseIdentifier, 'ba-048dh', 'BA048DH'],
  ['a plate with a dot of a hand-written note', normaliseIdentifier, '4ui.5655', '4UI5655'],
  ['a VIN with a long dash', normaliseIdentifier, 'tmbjj7ne0 – l0012345', 'TMBJJ7NE0L0012345'],
  ['a policy number with slashes', normaliseIdentifier, '44/000/18683', '4400018683'],
  ['a claim number with minus signs', normaliseIdentifier, '2026\u2212lif\u221200000001', '2026LIF00000001'],
  ['a frame number keeps its hyphen', normaliseMark, ' wz 12-4 ', 'WZ12-4'],
  ['an account number keeps what parts it', dropSpaces, ' 19-2000145399 / 0800', '19-2000145399/0800'],
  ['a plate', normaliseIdentifier, ' 1ab 2345', '1AB2345'],
  ['a phone', normalisePhone, '+420 777 123 456', '+420777123456'],
  ['a phone dialled abroad', normalisePhone, '00420 777 123 456', '+420777123456'],
  ['a phone with dashes', normalisePhone, '602-123-456', '602123456'],
  ['a phone with long dashes', normalisePhone, '602 – 123—456', '602123456'],
  ['a phone with dots, slashes and brackets', normalisePhone, '+420 (602) 123.456/', '+420602123456'],
  ['a phone whose plus was left out', normalisePhone, '420 602 123 456', '+420602123456'],
  ['a Slovak phone whose plus was left out', normalisePhone, '421/905-123.456', '+421905123456'],
  ['a phone dialled abroad, with brackets', normalisePhone, '(00420) 602/123 456', '+420602123456'],
  ['a Slovak mobile phone as it is written at home', normalisePhone, '0905 123 456', '+421905123456'],
  ['a Slovak mobile phone with a slash', normalisePhone, '0905/123 456', '+421905123456'],
  ['a Slovak landline as it is written at home', normalisePhone, '02/1234 5678', '+421212345678'],
  ['a Slovak landline of another town', normalisePhone, '041 / 123 45 67', '+421411234567'],
  ['a phone with the zero that only the country needs', normalisePhone, '+49 (0)171 123456', '+49171123456'],
  ['a phone with its word', normalisePhone, 'Tel.: 602 123 456', '602123456'],
  [
    'a phone copied from contacts',
    normalisePhone,
    '\u202a+420\u00a0602\u00a0123\u00a0456\u202c',
    '+420602123456',
  ],
  [
    'a phone of nine digits that begins as the prefix of a country',
    normalisePhone,
    '420 123 456',
    '420123456',
  ],
  ['a phone of nine zeros', normalisePhone, '000 000 000', '000000000'],
  ['a name in small letters', normaliseName, ' jana  nováková-zábrodská ', 'Jana Nováková-Zábrodská'],
  ['a name with a particle', normaliseName, 'anna z lípy', 'Anna z Lípy'],
  ['a name that has capitals', normaliseName, 'Ludwig van Beethoven', 'Ludwig van Beethoven'],
  ['a name whose capital is written in parts', normaliseName, '\u1FD2', '\u03AA\u0300'],
  ['a birth number', normaliseBirthNumber, ' 751231 / 9001', '7512319001'],
  ['a slash elsewhere stays', normaliseBirthNumber, '7512/319001', '7512/319001'],
  ['a vehicle search by plate', normaliseVehicleSearch, '1ab 2345', '1AB2345'],
  ['a vehicle search by birth number', normaliseVehicleSearch, '751231/9001', '7512319001'],
])('%s', (_what, normalise, typed, normal) => {
  expect(normalise(typed)).toBe(normal);
});

test('what is normal stays as it is', () => {
  const normalisers = [
    dropSeparators,
    dropSpaces,
    normaliseBirthNumber,
    normaliseIdentifier,
    normaliseLines,
    normaliseMark,
    normaliseName,
    normalisePhone,
    normaliseText,
    normaliseVehicleSearch,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...normalisers), fc.string({ unit: 'grapheme' }), (normalise, typed) => {
      const normal = normalise(typed);
      expect(normalise(normal)).toBe(normal);
    }),
  );
});
