import { Claim } from '../../../machines/claim/claim.ts';
import { pathOf } from '../../forms/path.ts';
import { codesOf } from './samples.ts';
import { schemaAt } from './schemaAt.ts';

/** Takes the name of a field, `injuredParties[0].damageKinds`; gives the codes it offers, none for a field that anything may be typed into. */
export const codesIn = (name: string): readonly string[] => {
  const schema = schemaAt(Claim, pathOf(name.replaceAll('[]', '[0]')));
  return schema ? codesOf(schema).map(String) : [];
};
