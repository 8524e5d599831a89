import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { definePage, type Page } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';
import { medicalFacility } from './medicalFacility.ts';

type Variant<Code extends string> = Pick<Page, 'answers' | 'checks'> & {
  readonly code: Code;
  readonly path: `/${string}`;
};

/** The last page of an event: what is left to ask, and room for what nobody asked. Each variant adds its own questions. */
const moreInfo = <const Code extends string>(variant: Variant<Code>) =>
  definePage({ ...variant, step: 'event', next: ['documents'] });

const rest = Claim.pick({ moreInfo: true }).partial();

export const injuryMore = moreInfo({ code: 'injuryMore', path: '/uraz-dalsi-informace', answers: rest });

export const hospitalMore = moreInfo({
  code: 'hospitalMore',
  path: '/pobyt-v-nemocnici-dalsi-informace',
  answers: rest.extend(
    Claim.pick({ policeInvestigation: true, ...policeReport }).partial(policeReport).shape,
  ),
  checks: () => [policeStationWhenInvestigated],
});

export const ocrMore = moreInfo({
  code: 'ocrMore',
  path: '/ocr-dalsi-informace',
  answers: rest.extend(Claim.pick({ singleParent: true, childCareBenefit: true }).partial().shape),
});

export const deathMore = moreInfo({
  code: 'deathMore',
  path: '/umrti-dalsi-informace',
  answers: rest.extend(Claim.pick({ notary: true, beneficiaryMinor: true }).partial().shape),
});

export const permanentMore = moreInfo({
  code: 'permanentMore',
  path: '/trvale-nasledky-dalsi-informace',
  answers: rest.extend(
    Claim.pick({ ...medicalFacility, doctorName: true }).partial({
      doctorName: true,
    }).shape,
  ),
});

export const noWorkMore = moreInfo({
  code: 'noWorkMore',
  path: '/pracovni-neschopnost-dalsi-informace',
  answers: rest.extend(Claim.pick({ hospitalized: true, workActivityNow: true }).partial().shape),
});

export const carSeatsMore = moreInfo({
  code: 'carSeatsMore',
  path: '/sedadla-ve-voze-dalsi-informace',
  answers: rest.extend(
    Claim.pick({
      ...medicalFacility,
      doctorName: true,
      injuryType: true,
      bodyAreas: true,
      hospitalized: true,
    }).partial({ doctorName: true }).shape,
  ),
});
