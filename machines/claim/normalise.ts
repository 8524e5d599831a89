/** The text trimmed, with single spaces and composed letters. Source, also for the functions below: decisions, "Validation". */
export const normaliseText = (value: string): string => value.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** A name as a text; one typed in small letters throughout is given its capitals: Jana Nováková, Anna z Lípy. */
export const normaliseName = (value: string): string => {
  const name = normaliseText(value);
  if (name !== name.toLowerCase()) return name;
  // A capital may be written in parts where its small letter is one.
  return name
    .replaceAll(/(?<![\p{L}\p{M}])(?!(?:z|ze|de|van|von)(?![\p{L}\p{M}]))\p{L}/gu, (letter) =>
      letter.toUpperCase(),
    )
    .normalize('NFC');
};

/** A text of several lines, trimmed, with its lines kept and no spaces at their ends. */
export const normaliseLines = (value: string): string =>
  value
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();

/** An account number without spaces: its hyphen and slash part it. */
export const dropSpaces = (value: string): string => value.replaceAll(/\s+/g, '');

/** A number without spaces and without the hyphens, dots and slashes that people write between its parts. */
export const dropSeparators = (value: string): string =>
  value.replaceAll(/[\s\p{Cf}\p{Pd}\u2212./\\]+/gu, '');

/** A plate, VIN, policy, claim or VAT number, or a ZIP code, in capitals without separators. */
export const normaliseIdentifier = (value: string): string => dropSeparators(value).toUpperCase();

/** What a device or an animal is marked by, in capitals without spaces: its hyphens are part of it. */
export const normaliseMark = (value: string): string => dropSpaces(value).toUpperCase();

/**
 * A phone number as it is dialled from abroad, without what people write between the digits: `+` for an international 00, and
 * before 420 and 421 where it was left out. Ten digits that begin with a zero are a Slovak number as it is written at home: 09 of a
 * mobile phone, 02 to 05 of a place. Nine digits stay as they are.
 */
export const normalisePhone = (value: string): string =>
  value
    .replace(/^\s*tel[a-zé]*[.:\s]*(?=[+(\d])/iu, '')
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replace(/^(\+|00)(\d+)\(0\)/, '$1$2')
    .replaceAll(/[\p{Pd}\u2212./\\()]+/gu, '')
    .replace(/^00(?=[1-9]\d{9})/, '+')
    .replace(/^(?=42[01]\d{9}$)/, '+')
    .replace(/^0(?=[2-59]\d{8}$)/, '+421');

/** A birth number without spaces and without the slash after the sixth digit. */
export const normaliseBirthNumber = (value: string): string =>
  dropSpaces(value).replace(/^(\d{6})\/(\d{3,4})$/, '$1$2');

/** What somebody searches a vehicle by: capitals, no spaces, no slash in a birth number. */
export const normaliseVehicleSearch = (value: string): string =>
  normaliseBirthNumber(normaliseIdentifier(value));
