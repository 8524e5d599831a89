import type * as z from 'zod';

type Values = Record<string, string | number>;

/**
 * What one of zod's own checks found: a key of the text namespace `checks` and the values its text needs, `required` where an
 * answer is missing. The issue must still hold the refused input. Source: specification section 5, generic messages.
 */
export function builtinIssue(raw: z.core.$ZodRawIssue): { key: string; values?: Values } {
  if (isMissing(raw)) return { key: 'required' };
  switch (raw.code) {
    case 'invalid_type':
      return { key: keyOfType[raw.expected] ?? 'suggestion' };
    case 'invalid_value':
      return { key: 'suggestion' };
    case 'too_small':
      return sizeIssue(raw.origin, 'min', Number(raw.minimum), raw.exact);
    case 'too_big':
      return sizeIssue(raw.origin, 'max', Number(raw.maximum), raw.exact);
    case 'invalid_format':
      return { key: keyOfFormat[raw.format] ?? 'allowedCharacters' };
    case 'not_multiple_of':
      return { key: 'number' };
    default:
      return { key: 'suggestion' };
  }
}

const keyOfType: Record<string, string> = { string: 'string', number: 'number', int: 'number' };
const keyOfFormat: Record<string, string> = {
  date: 'dateFormat',
  datetime: 'momentFormat',
  time: 'timeFormat',
};

/** An empty text, an empty list and an unticked box count as answers not given. */
function isMissing(raw: z.core.$ZodRawIssue): boolean {
  if (raw.input === undefined) return true;
  if (raw.code === 'invalid_value')
    return raw.input === '' || (raw.input === false && raw.values[0] === true);
  if (raw.code !== 'too_small') return false;
  return raw.input === '' || (Array.isArray(raw.input) && raw.input.length === 0);
}

function sizeIssue(origin: string, bound: 'min' | 'max', limit: number, exact = false) {
  if (origin === 'string' && exact) return { key: 'exactLength', values: { length: limit } };
  if (origin === 'string') return { key: `${bound}Length`, values: { [bound]: limit } };
  if (origin === 'array') return { key: `${bound}Items`, values: { [bound]: limit } };
  return { key: bound, values: { [bound]: limit } };
}
