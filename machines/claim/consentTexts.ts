import type { Consent } from './consents.ts';
import type { ClaimType } from './enums.ts';

/** What a reporter reads before they agree, in one language. */
export interface ConsentText {
  readonly name: Consent;
  /** One higher with each change of the words, in whatever language. */
  readonly version: number;
  /** The only line of insurance that reads these words; left out for all that have none of their own. */
  readonly claimType?: ClaimType;
  readonly language: 'cs' | 'sk' | 'en';
  /** The label and the sentence below it. */
  readonly text: string;
  readonly sha256: string;
}

/** The words of a consent as the pages of a line say them now; undefined where a language has none. */
export function findConsentText(
  name: Consent,
  { claimType, language }: Required<Pick<ConsentText, 'claimType' | 'language'>>,
): ConsentText | undefined {
  const said = consentTexts.filter((one) => one.name === name && one.language === language);
  const version = Math.max(...said.map((one) => one.version));
  const now = said.filter((one) => one.version === version);
  return now.find((one) => one.claimType === claimType) ?? now.find((one) => one.claimType === undefined);
}

/** Every version of the words that reporters have agreed to. A version that was read once is never changed, only followed by another. */
export const consentTexts: readonly ConsentText[] = [
  {
    name: 'truthfulness',
    version: 1,
    language: 'cs',
    text: 'Potvrzuji, že všechny údaje jsou pravdivé',
    sha256: '7080a8a5e74c1ea7c87380cd93c348ab784f4838b6069f2de79e40c81e7f1656',
  },
  {
    name: 'truthfulness',
    version: 1,
    language: 'sk',
    text: 'Potvrdzujem, že všetky údaje sú pravdivé',
    sha256: 'a20410a272db4f1694e476883e32cdb40cf2c7972fd45adfe6a088e62f228904',
  },
  {
    name: 'truthfulness',
    version: 1,
    language: 'en',
    text: 'I confirm that everything is true',
    sha256: '8990886ad3ff385721b5d1e27bb5f6f596d61504f85bd74f9e2b76947b4a843f',
  },
  {
    name: 'dataProcessingConsent',
    version: 1,
    language: 'cs',
    text: 'Beru na vědomí, jak zpracováváte osobní údaje Použijeme je jen k vyřízení této škody, údaje o zdraví jen k posouzení nároku. Souhlas k tomu ze zákona nepotřebujeme.',
    sha256: '9beccd6a1c2764865e7350283084fde5e69a941d888e254c4cb673868e68f20c',
  },
  {
    name: 'dataProcessingConsent',
    version: 1,
    claimType: 'life',
    language: 'cs',
    text: 'Beru na vědomí, jak zpracováváte osobní údaje Použijeme je jen k vyřízení této události, údaje o zdraví jen k posouzení nároku. Souhlas k tomu ze zákona nepotřebujeme.',
    sha256: '9ec23631171387b7ead2c6467667a32e95c3db180690d310689791784fbdbdb2',
  },
  {
    name: 'dataProcessingConsent',
    version: 1,
    language: 'sk',
    text: 'Beriem na vedomie, ako spracúvate osobné údaje Použijeme ich len na vybavenie tejto škody, údaje o zdraví len na posúdenie nároku. Súhlas na to zo zákona nepotrebujeme.',
    sha256: 'fd4952fbceaaf735fce5f28335ee1c912b356eba2afdad41cc0b26c0657ae5d8',
  },
  {
    name: 'dataProcessingConsent',
    version: 1,
    claimType: 'life',
    language: 'sk',
    text: 'Beriem na vedomie, ako spracúvate osobné údaje Použijeme ich len na vybavenie tejto udalosti, údaje o zdraví len na posúdenie nároku. Súhlas na to zo zákona nepotrebujeme.',
    sha256: 'e738532d86fa7cb714fb2053c1c45054047c8711e85f1f3d66bcdc12dadd59bc',
  },
  {
    name: 'dataProcessingConsent',
    version: 1,
    language: 'en',
    text: 'I understand how you use personal data We use them only to settle this claim, and health data only to assess it. By law this needs no consent.',
    sha256: '8436738dc8eaa298c369d8ebfd8c8dd8635c5741fea59b0600da2c7abbea6948',
  },
  {
    name: 'dataProcessingConsent',
    version: 1,
    claimType: 'life',
    language: 'en',
    text: 'I understand how you use personal data We use them only to settle this event, and health data only to assess it. By law this needs no consent.',
    sha256: 'f756da36e04754f6aad0ad6c9296d85efcc7efd38b34782a76eb012eea71256d',
  },
  {
    name: 'recordsConsent',
    version: 1,
    language: 'cs',
    text: 'Smíme si zprávy vyžádat u lékařů? Je to dobrovolné. Když odmítnete, pošlete nám zprávy sami, jen to může trvat déle.',
    sha256: '9840dc4faffb7fed92ae2ba2f51c97fcfc58beda3d85e38ec5bd6873ba88cf65',
  },
  {
    name: 'recordsConsent',
    version: 1,
    language: 'sk',
    text: 'Smieme si správy vyžiadať u lekárov? Je to dobrovoľné. Keď odmietnete, pošlete nám správy sami, len to môže trvať dlhšie.',
    sha256: 'ab37d74b2c96015b2b574762594899b00211dd3136d1a1261cbfa65080e4ed2b',
  },
  {
    name: 'recordsConsent',
    version: 1,
    language: 'en',
    text: 'May we ask the doctors for records? It is up to you. If you refuse, you send us the records yourself, it may only take longer.',
    sha256: 'e4d22d71d2001a87a3a453f53d2704036f81c8f35fddb7a75a6beae20fb8314c',
  },
  {
    name: 'insuredKnows',
    version: 1,
    language: 'cs',
    text: 'Pojištěný o hlášení ví Ozveme se mu a řekneme, jak s jeho údaji o zdraví pracujeme.',
    sha256: '6b14baacc41a47a157818ea804224da3c7a9791705d45d97ef48703d46b62139',
  },
  {
    name: 'insuredKnows',
    version: 1,
    language: 'sk',
    text: 'Poistený o hlásení vie Ozveme sa mu a povieme, ako pracujeme s jeho údajmi o zdraví.',
    sha256: 'cd1f483aff42f6b9887d82f8ac6b8e5fb77374a63d5231defdd51c82a9940932',
  },
  {
    name: 'insuredKnows',
    version: 1,
    language: 'en',
    text: 'The insured knows about this report We will get in touch and tell them how we use data on their health.',
    sha256: '1d33effca524195f79ccd1f88d3622ebee9ba9b14426159430e702d45986e4e6',
  },
  {
    name: 'keepContact',
    version: 1,
    language: 'cs',
    text: 'Smíme si nechat váš kontakt? Zatím nejste naším klientem. Když budete souhlasit, necháme si jméno, e-mail a telefon i po vyřízení škody. Škodu vyřídíme, i když nesouhlasíte.',
    sha256: '9e4ab76e2339efd506976dcb48e03e38e42b82c5c02c823709b5cf4f7eb1c3fa',
  },
  {
    name: 'keepContact',
    version: 1,
    language: 'sk',
    text: 'Smieme si nechať váš kontakt? Zatiaľ nie ste naším klientom. Ak budete súhlasiť, necháme si meno, e-mail a telefón aj po vybavení škody. Škodu vybavíme, aj keď nesúhlasíte.',
    sha256: 'cfac17973ca2968356e7d520c615d7d5935a1e1a5b2482369fc2b9e6bca643df',
  },
  {
    name: 'keepContact',
    version: 1,
    language: 'en',
    text: 'May we keep your contact? You are not a client of ours yet. If you agree, we will keep your name, e-mail and phone after the claim is settled, too. We will settle the claim even if you do not agree.',
    sha256: '2bb95d020a0de8348c5df31d9e5427d03e668d972fe178edf0328f51ffceeed2',
  },
];
