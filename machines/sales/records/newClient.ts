import { readBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { splitFullName } from '#machines/claim/checks/fullName.ts';
import { normaliseName } from '#machines/claim/normalise.ts';
import { searchedBy } from '#machines/sales/search/searched.ts';
import type { ClientSearch, FoundClients } from '#machines/service/clients.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { addressPartsOf } from './addressParts.ts';

/** What the form of a new client begins with after a search that found nobody: the number or the name, and the type that it says. */
export const newClientAfter = (search: ClientSearch | undefined, found?: FoundClients): ClientRecord => {
  if (!search) return {};
  const { kinds, number, name, doubt } = searchedBy(search.text);
  const [kind] = kinds;
  if (kind === 'BIRTH_NUMBER') {
    const read = readBirthNumber(number);
    if (doubt === 'PLACEHOLDER' && read)
      return { person: { type: 'FO', foreigner: true, birthDate: read.birthDate } };
    return {
      person: { type: 'FO', birthNumber: number, ...(search.birthDate && { birthDate: search.birthDate }) },
    };
  }
  if (kind === 'COMPANY_ID') {
    const { companyName, address } = found?.company ?? {};
    return {
      person: { type: 'PO', ico: number, ...(companyName && { companyName }) },
      ...(address && { address: addressPartsOf(address) }),
    };
  }
  if (kind !== 'NAME') return {};
  const { firstName, surname } = splitFullName(normaliseName(name.replaceAll(/\d/g, '').trim()));
  return { person: surname === '' ? { surname: firstName } : { firstName, surname } };
};
