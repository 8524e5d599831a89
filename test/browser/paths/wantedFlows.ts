import { flows } from '#machines/flows/index.ts';

const codes = process.env['FLOWS']?.split(',');

/** All flows; `FLOWS=car.DRAFT,life.DRAFT` walks only these. */
export const wantedFlows = flows.filter(({ code }) => codes?.includes(code) ?? true);
